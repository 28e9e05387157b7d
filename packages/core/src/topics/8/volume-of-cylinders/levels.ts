export const levels = {
  easy: { by: ['radius'], halves: false },
  medium: { by: ['diameter'], halves: true },
  hard: { by: ['radius', 'diameter'], halves: true },
} as const
