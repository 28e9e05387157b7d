import { GREATER_FACTORS, improper, ONE_STEP, proper, SMALL, TWELFTHS } from './parts.ts'

export const levels = {
  easy: {
    reducible: ONE_STEP,
    lowest: proper(SMALL, common => common === 1),
    lowestOfEight: 0,
  },
  medium: {
    reducible: GREATER_FACTORS,
    lowest: proper([100], common => common === 1).filter(([n]) => n > 6),
    lowestOfEight: 1,
  },
  hard: { reducible: improper, lowest: proper(TWELFTHS, common => common === 1), lowestOfEight: 0 },
} as const
