export const levels = {
  easy: { toStandard: 'from y' },
  medium: { toStandard: 'from y' },
  hard: { toStandard: 'from a point' },
} as const
