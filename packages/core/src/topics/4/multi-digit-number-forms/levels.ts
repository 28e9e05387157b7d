export const levels = {
  easy: { numbers: 'no zeros' },
  medium: { numbers: 'one or two zeros' },
  hard: { numbers: 'up to a million' },
} as const
