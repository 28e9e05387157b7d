export const levels = {
  easy: {
    givens: [
      { special: 45, index: 0, roots: [1] },
      { special: 30, index: 0, roots: [1] },
    ],
  },
  medium: {
    givens: [
      { special: 45, index: 2, roots: [1, 2] },
      { special: 30, index: 1, roots: [1, 3] },
      { special: 30, index: 2, roots: [1] },
      { special: 45, index: 2, roots: [2] },
      { special: 30, index: 1, roots: [3] },
      { special: 30, index: 2, roots: [3] },
    ],
  },
  hard: { givens: [] },
} as const
