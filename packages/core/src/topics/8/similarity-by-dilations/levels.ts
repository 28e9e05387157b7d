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
      [1, 2],
      [3, 2],
      [5, 2],
    ],
  },
  hard: {
    factors: [
      [2, 3],
      [3, 4],
      [5, 4],
      [4, 3],
      [3, 5],
    ],
  },
} as const
