export const levels = {
  easy: { curves: ['quadratic', 'reciprocal', 'cubic', 'root'] },
  medium: {},
  hard: {},
} as const
