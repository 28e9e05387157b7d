export const levels = {
  easy: { numbers: ['no zero'] },
  medium: { numbers: ['no tens', 'teen', 'no ones'] },
  hard: { numbers: ['no ones', 'no tens', 'teen'] },
} as const
