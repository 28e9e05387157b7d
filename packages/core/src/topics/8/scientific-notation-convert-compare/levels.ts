export const levels = {
  easy: { sizes: [{ from: 2, to: 7, digits: [1, 2] }] },
  medium: {
    sizes: [
      { from: -7, to: -1, digits: [1, 4] },
      { from: 4, to: 7, digits: [3, 4] },
    ],
  },
  hard: {
    sizes: [
      { from: -7, to: -1, digits: [1, 3] },
      { from: 3, to: 8, digits: [1, 3] },
    ],
  },
} as const
