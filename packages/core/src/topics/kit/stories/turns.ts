import { strideOf } from '../../../random.ts'

/** The items as they come so many turns later: forms that share a list and take turns do not meet in it. */
export const startingAt = <T>(items: readonly T[], turns: number): readonly T[] => {
  const start = (turns * strideOf(items.length)) % items.length
  return start === 0 ? items : [...items.slice(start), ...items.slice(0, start)]
}
