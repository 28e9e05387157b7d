/** The greatest number under a square root. */
export const levels = {
  easy: { most: 150 },
  medium: { most: 150 },
  hard: { most: 150 },
} as const
