import { pairsOf } from './parts.ts'

/** First the facts of 2, 5 and 10; then those of 3 and 4; then the rest, whose products are the greatest. */
export const levels = {
  easy: { families: pairsOf(2, 10, (less, greater) => less === 2 || less === 5 || greater === 5 || greater === 10) },
  medium: { families: pairsOf(3, 9, (less, greater) => less !== 5 && greater !== 5 && less * greater <= 42) },
  hard: { families: pairsOf(4, 9, (less, greater) => greater > 5 && less * greater >= 28) },
} as const
