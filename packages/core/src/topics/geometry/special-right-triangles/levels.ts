import { rowsOf } from './parts.ts'

export const levels = {
  easy: {
    givens: [
      { special: 45, index: 0, roots: [1] },
      { special: 30, index: 0, roots: [1] },
    ],
    rows: {
      45: rowsOf([45, 0, [1]], [45, 2, [2]], [45, 1, [1]]),
      30: rowsOf([30, 0, [1]], [30, 1, [3]], [30, 0, [1]]),
    },
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
    rows: {
      45: rowsOf([45, 2, [1]], [45, 2, [2]], [45, 0, [2]]),
      30: rowsOf([30, 1, [1]], [30, 1, [3]], [30, 2, [1, 3]]),
    },
  },
  hard: {},
} as const
