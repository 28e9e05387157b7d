import { unlikeFactors } from './parts.ts'

export const levels = {
  easy: { kinds: ['whole factor'], factors: [2, 3, 4, 5, 6].map(k => [1, k] as const) },
  medium: { kinds: ['no whole factor', 'decimal answer'], factors: unlikeFactors },
  hard: { kinds: ['fractions inside', 'decimals inside', 'binomial'], factors: unlikeFactors },
} as const
