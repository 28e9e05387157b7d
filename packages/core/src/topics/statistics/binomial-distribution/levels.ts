import { WAYS } from './binomial.ts'

export const levels = {
  easy: { ways: ['exactly'], least: 3, most: 6 },
  medium: { ways: WAYS, least: 6, most: 12 },
  hard: { ways: [], least: 20, most: 200 },
} as const
