import type { Value } from '../math/build.ts'
import { exact } from '../math/evaluate.ts'
import type { Ratio } from '../number/ratio.ts'

/** Wrong numbers close to a right one: one more, one less, the other sign, the reciprocal. */
export function nearNumbers(value: Value): Ratio[] {
  const right = exact(value)
  const candidates = [right.plus(1), right.minus(1), right.negated(), ...(right.n === 0 ? [] : [right.power(-1)])]
  return candidates.filter(candidate => !candidate.equals(right))
}

/** The same list with one item off by one, for each item. */
export const nearLists = (values: readonly Value[]): (readonly Value[])[] => values.map((value, i) => values.with(i, exact(value).plus(1)))
