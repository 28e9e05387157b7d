export const levels = {
  easy: { count: 3, ones: [[3, 9]], total: [40, 99] },
  medium: { count: 3, ones: [[11, 19]], total: [100, 200] },
  hard: {
    count: 4,
    ones: [
      [21, 29],
      [12, 19],
    ],
    total: [150, 300],
  },
} as const
