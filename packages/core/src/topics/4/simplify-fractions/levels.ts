import { GREATER_FACTORS, improper, ONE_STEP, proper } from './parts.ts'

/** With 1 above the line, nothing must be tried. */
const lowestOf = (denominators: readonly number[]) =>
  proper(denominators, common => common === 1).filter(([n]) => n > 1)

export const levels = {
  easy: {
    reducible: ONE_STEP,
    lowest: lowestOf([3, 4, 5, 6, 8, 10, 12]),
    lowestOfEight: 0,
  },
  medium: {
    reducible: GREATER_FACTORS,
    lowest: proper([100], common => common === 1).filter(([n]) => n > 6),
    lowestOfEight: 1,
  },
  hard: { reducible: improper, lowest: lowestOf([5, 6, 8, 10, 12]), lowestOfEight: 0 },
} as const
