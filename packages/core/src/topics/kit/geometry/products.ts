import { type Expr, equation, type Ratio, sum, times, type Value } from '../../../author.ts'
import { shown } from '../decimals/shown.ts'

/** 26 × 18 = 260 + 208 = 468: times the tens and the ones of the smaller whole factor, where that is a long one. */
export function workedProduct(a: Ratio, b: Ratio, result: Value = shown(a.times(b))): Expr {
  const work = times(shown(a), shown(b))
  const [split, other] = !a.isInteger || (b.isInteger && b.compare(a) < 0) ? [b, a] : [a, b]
  const ones = split.isInteger ? split.n % 10 : 0
  const isShort = !split.isInteger || split.n <= 12 || ones === 0 || other.compare(10) === 0
  return isShort
    ? equation(work, result)
    : equation(work, equation(sum(shown(other.times(split.n - ones)), shown(other.times(ones))), result))
}
