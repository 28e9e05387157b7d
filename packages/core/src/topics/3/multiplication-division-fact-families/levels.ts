import { pairsOf } from './parts.ts'

export const levels = {
  easy: { families: pairsOf(2, 10, [2, 3, 4, 5]) },
  medium: { families: pairsOf(2, 9, [6, 7, 8, 9]) },
  hard: { families: pairsOf(3, 9, [6, 7, 8, 9]) },
} as const
