/** Scale factors, as numerator and denominator. */
export const levels = {
  easy: {
    factors: [
      [2, 1],
      [3, 1],
      [4, 1],
    ],
  },
  medium: {
    factors: [
      [3, 2],
      [1, 2],
      [3, 4],
      [1, 3],
    ],
  },
  hard: {
    factors: [
      [3, 2],
      [2, 3],
      [3, 1],
      [1, 2],
      [5, 2],
      [2, 1],
    ],
  },
} as const
