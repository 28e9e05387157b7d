/** How many digits come before the block, and how many repeat. */
export const levels = {
  easy: { shapes: [[0, 1]] },
  medium: {
    shapes: [
      [0, 2],
      [0, 2],
      [0, 3],
    ],
  },
  hard: { shapes: [[1, 2]] },
} as const
