import { rowsOf } from './parts.ts'

export const levels = {
  easy: {
    tables: [45, 30],
    givens: rowsOf(true, [45, 0, [1]], [30, 0, [1]]),
    rows: {
      45: rowsOf(true, [45, 0, [1]], [45, 2, [2]], [45, 1, [1]]),
      30: rowsOf(true, [30, 0, [1]], [30, 1, [3]], [30, 0, [1]]),
    },
  },
  medium: {
    tables: [30, 45],
    givens: rowsOf(false, [45, 2, [1, 2]], [30, 1, [1, 3]], [30, 2, [1]], [45, 2, [2]], [30, 1, [3]], [30, 2, [3]]),
    rows: {
      45: rowsOf(false, [45, 2, [1]], [45, 2, [2]], [45, 0, [2]]),
      30: rowsOf(false, [30, 1, [1]], [30, 1, [3]], [30, 2, [1, 3]]),
    },
  },
  hard: {},
} as const
