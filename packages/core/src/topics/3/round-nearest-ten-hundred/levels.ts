export const levels = {
  easy: { numbers: 'two digits to tens' },
  medium: { numbers: 'three digits' },
  hard: { numbers: 'over the edge' },
} as const
