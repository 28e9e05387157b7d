import { decimal, type Expr, equation, expr, Ratio, sum, times, type Value } from '../../../author.ts'

const shown = (value: Ratio): Expr => (value.isInteger ? expr(value) : decimal(value))

/** 26 × 18 = 260 + 208 = 468: times the tens and the ones of the smaller factor, where neither is a short one. */
export function workedProduct(
  a: Ratio,
  b: Ratio,
  result: Value = shown(a.times(b)),
  sign: (a: Value, b: Value) => Expr = times,
): Expr {
  const [large, small] = a.compare(b) > 0 ? [a, b] : [b, a]
  const work = sign(shown(a), shown(b))
  const ones = small.isInteger ? small.n % 10 : 0
  return small.n < 11 * small.d || ones === 0 || !large.isInteger
    ? equation(work, result)
    : equation(work, equation(sum(large.times(small.n - ones), large.times(Ratio.of(ones))), result))
}
