export const levels = {
  easy: {},
  medium: { given: [0, 3] },
  hard: { given: [2, 1] },
} as const
