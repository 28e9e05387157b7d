import { exact, type Value } from '../../../author.ts'

/** Mistakes that look like the answer come first, so that no choice stands out: whole numbers beside a whole number. */
export function likelyFirst<V extends Value>(
  mistakes: Readonly<Record<string, V>>,
  isLikely: (value: V) => boolean = isWhole,
): Readonly<Record<string, V>> {
  const entries = Object.entries(mistakes)
  return Object.fromEntries([
    ...entries.filter(([, value]) => isLikely(value)),
    ...entries.filter(([, value]) => !isLikely(value)),
  ])
}

const isWhole = (value: Value) => exact(value).isInteger
