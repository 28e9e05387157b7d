export const levels = {
  easy: { factors: ['fraction of a whole'] },
  medium: { factors: ['fraction × fraction', 'fraction × whole'] },
  hard: { factors: ['cross-cancelling'] },
} as const
