export const levels = {
  easy: { inputs: 'small', squares: [1], shapes: [] },
  medium: {
    inputs: 'any',
    squares: [1, 1, 2, -1],
    shapes: [
      ['a + n', 'linear'],
      ['na', 'square'],
      ['na', 'linear'],
    ],
  },
  hard: {
    inputs: 'any',
    squares: [2, 3, -1, -2],
    shapes: [
      ['x + h', 'square'],
      ['a + n', 'square'],
      ['x + h', 'linear'],
      ['a + n', 'square'],
    ],
  },
} as const
