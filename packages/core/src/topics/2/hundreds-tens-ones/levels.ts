export const levels = {
  easy: { digits: ['three digits'] },
  medium: { digits: ['no tens', 'no ones'] },
  hard: { digits: ['three digits'] },
} as const
