import { among } from './parts.ts'

export const levels = {
  easy: {
    gaps: ['second factor', 'second factor', 'product', 'second factor'],
    ...among([2, 5, 10], [2, 3, 4, 5, 6, 7, 8, 9, 10]),
  },
  medium: { gaps: ['first factor', 'divisor'], ...among([6, 7, 8], [3, 4, 6, 7, 8, 9]) },
  hard: { gaps: ['dividend'], ...among([8, 9], [5, 6, 7, 8, 9]) },
} as const
