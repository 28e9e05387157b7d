export const levels = {
  easy: {
    denominators: 'equal',
    places: [
      [1, 1],
      [2, 2],
    ],
  },
  medium: {
    denominators: 'unlike',
    places: [
      [1, 2],
      [2, 1],
    ],
  },
  hard: {
    denominators: 'unlike',
    places: [
      [1, 2],
      [2, 1],
    ],
  },
} as const
