/** Squares under a root go up to this side's. */
export const levels = {
  easy: { side: 12 },
  medium: { side: 15 },
  hard: { side: 12 },
} as const
