export const levels = {
  easy: { numbers: ['no five'] },
  medium: { numbers: ['thousandths', 'chain of nines'] },
  hard: { numbers: ['thousandths', 'chain of nines'] },
} as const
