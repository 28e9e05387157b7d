/** How far a figure moves each way, at most. */
export const levels = {
  easy: { most: 6 },
  medium: { most: 10 },
  hard: { most: 10 },
} as const
