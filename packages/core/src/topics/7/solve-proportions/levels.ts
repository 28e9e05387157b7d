import { unlikeFactors } from './parts.ts'

export const levels = {
  easy: { mistaken: 'whole factor', kinds: ['whole factor'], factors: [2, 3, 4, 5, 6].map(k => [1, k] as const) },
  medium: { mistaken: 'no whole factor', kinds: ['no whole factor', 'decimal answer'], factors: unlikeFactors },
  hard: {
    mistaken: 'decimals inside',
    kinds: ['fractions inside', 'decimals inside', 'binomial'],
    factors: unlikeFactors,
  },
} as const
