export const levels = {
  easy: { slopes: ['polynomial'] },
  medium: { slopes: ['root', 'reciprocal'] },
  hard: {},
} as const
