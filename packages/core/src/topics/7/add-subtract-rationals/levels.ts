export const levels = {
  easy: {
    signs: 'plain',
    denominators: 'equal',
    places: [
      [1, 1],
      [2, 2],
    ],
    find: 'proper',
    storyParts: [4, 4],
  },
  medium: {
    signs: 'double',
    denominators: 'unlike',
    places: [
      [1, 2],
      [2, 1],
    ],
    find: 'proper',
    storyParts: [4, 2],
  },
  hard: {
    signs: 'double',
    denominators: 'unlike',
    places: [
      [1, 2],
      [2, 1],
    ],
    find: 'mixed',
    storyParts: [4, 3],
  },
} as const
