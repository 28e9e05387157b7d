/** The greatest common factors. */
export const levels = {
  easy: { factors: [6, 4, 9, 3, 8, 5, 2, 7] },
  medium: { factors: [12, 6, 5, 8, 10, 7, 9, 4, 3, 11] },
  hard: { factors: [12, 8, 15, 6, 9, 10] },
} as const
