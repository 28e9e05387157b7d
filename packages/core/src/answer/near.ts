import { approximate } from '../math/approximate.ts'
import { sum, type Value } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { rationalOf } from './written.ts'

/** Wrong values close to a right one: one more, one less, the other sign, the reciprocal. */
export function nearNumbers(value: Value): Value[] {
  const right = rationalOf(value)
  if (!right) return [sum(value, 1), sum(value, -1)]
  const candidates = [right.plus(1), right.minus(1), right.negated(), ...(right.n === 0 ? [] : [right.power(-1)])]
  return candidates.filter(candidate => !candidate.equals(right))
}

export const oneMore = (value: Value): Value => rationalOf(value)?.plus(1) ?? sum(value, 1)

/** The same list with one item off by one, for each item. */
export const nearLists = (values: readonly Value[]): (readonly Value[])[] =>
  values.map((value, i) => values.with(i, oneMore(value)))

/** By size, from least to greatest. */
export function ascending(values: readonly Value[]): Value[] {
  return [...values].sort((a, b) => {
    const [left, right] = [rationalOf(a), rationalOf(b)]
    return left && right ? left.compare(right) : size(a) - size(b)
  })
}

const size = (value: Value): number => rationalOf(value)?.toNumber() ?? approximate(value as Expr)
