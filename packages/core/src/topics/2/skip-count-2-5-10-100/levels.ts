export const levels = {
  easy: {
    runs: ['multiples to 100'],
    blanks: [
      [2, 4],
      [3, 5],
      [4, 5],
      [2, 5],
    ],
  },
  medium: {
    runs: ['across a hundred'],
    blanks: [
      [2, 4],
      [1, 4],
      [2, 3],
      [1, 3],
    ],
  },
  hard: {
    runs: ['backward', 'from any number'],
    blanks: [
      [2, 4],
      [1, 4],
      [3, 5],
      [2, 5],
    ],
  },
} as const
