import { FAMILIAR, SMALL } from './roots.ts'

export const levels = {
  easy: { parts: FAMILIAR, coefficients: [1], isOdd: false },
  medium: { parts: SMALL, coefficients: [2, 3, 4, 5], isOdd: false },
  hard: { parts: SMALL, coefficients: [1], isOdd: true },
} as const
