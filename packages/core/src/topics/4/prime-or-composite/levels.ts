export const levels = {
  easy: { numbers: 'to thirty' },
  medium: { numbers: 'to ninety-nine' },
  hard: { numbers: 'to ninety-nine' },
} as const
