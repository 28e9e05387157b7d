export const levels = {
  easy: { digits: ['three digits'], regroups: false },
  medium: { digits: ['no tens', 'no ones'], regroups: false },
  hard: { digits: ['three digits'], regroups: true },
} as const
