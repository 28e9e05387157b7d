import { bracketed, type Expr, expr, itemOf, join, power, type Random, Ratio } from '../../../author.ts'
import { coefficientsOf, type Made } from './power-series.ts'

export interface Bound {
  readonly made: Made
  /** The upper limit is 1/b. */
  readonly b: number
}

const made = (name: Made['name'], a: number, p: number): Made => ({ name, a, p, s: 0 })

/** Up to 1/2 the cosine would have a bound with a denominator in the millions. */
export const drawBound = (random: Random): Bound =>
  random.evenly([
    { made: made('exponential', -1, 2), b: random.int(1, 2) },
    { made: made('cosine', 1, 2), b: 1 },
    { made: made('sine', 1, 2), b: 1 },
    { made: made('exponential', -1, 3), b: 1 },
  ])

/** Coefficients of the integral from 0 to x, of the first four terms. */
export const integralOf = ({ made }: Bound): readonly Ratio[] => [
  Ratio.of(0),
  ...coefficientsOf(made).map((c, k) => c.over(k + 1)),
]

/** The size of the fourth term at the upper limit, before it is worked out: (1/42)(1/2)⁷. */
export function nextTerm(of: Bound): Expr {
  const coefficients = integralOf(of)
  const degree = coefficients.length - 1
  const last = itemOf(coefficients, degree)
  return join(last.n < 0 ? last.negated() : last, power(of.b === 1 ? expr(1) : bracketed(Ratio.of(1, of.b)), degree))
}

/** The four terms at the upper limit. */
export const termsAt = (of: Bound): readonly Ratio[] =>
  integralOf(of).flatMap((c, k) => (c.equals(0) ? [] : [c.over(of.b ** k)]))

export const sumAndBound = (of: Bound): readonly [Ratio, Ratio] => {
  const terms = termsAt(of)
  const next = itemOf(terms, 3)
  return [terms.slice(0, 3).reduce((a, c) => a.plus(c)), next.n < 0 ? next.negated() : next]
}
