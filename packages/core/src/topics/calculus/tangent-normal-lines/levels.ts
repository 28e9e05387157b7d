export const levels = {
  easy: { curves: ['quadratic', 'cubic'] },
  medium: {},
  hard: {},
} as const
