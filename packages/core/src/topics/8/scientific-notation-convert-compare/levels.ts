export const levels = {
  easy: { sizes: [[2, 7]], most: 2 },
  medium: {
    sizes: [
      [-7, -1],
      [3, 7],
    ],
    most: 4,
  },
  hard: {
    sizes: [
      [-7, -1],
      [3, 8],
    ],
    most: 3,
  },
} as const
