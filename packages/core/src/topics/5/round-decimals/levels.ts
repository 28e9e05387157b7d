export const levels = {
  easy: { numbers: ['no five'] },
  medium: { numbers: ['five', 'chain of nines', 'thousandths'] },
  hard: { numbers: [] },
} as const
