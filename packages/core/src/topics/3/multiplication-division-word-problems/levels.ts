export const levels = {
  easy: { factors: [2, 3, 4, 5, 10] },
  /** Few tens: with these there is nothing to find out. */
  medium: { factors: [2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10] },
  hard: { factors: [3, 4, 5, 6, 7, 8, 9] },
} as const
