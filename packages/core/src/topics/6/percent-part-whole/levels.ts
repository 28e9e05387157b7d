import { MEDIUM_RATES, OTHER_RATES } from './parts.ts'

export const levels = {
  easy: {
    rates: [50, 10, 25, 5, 75, 20, 1],
    parts: 'easy',
    told: [10, 25, 20, 50, 75],
    most: 400,
    asksForPart: true,
  },
  medium: { parts: 'medium', rates: MEDIUM_RATES, told: MEDIUM_RATES, least: 40, most: 500 },
  hard: { rates: [...OTHER_RATES, 5, 75], told: [...OTHER_RATES, 75], most: 600, asksForPart: false },
} as const
