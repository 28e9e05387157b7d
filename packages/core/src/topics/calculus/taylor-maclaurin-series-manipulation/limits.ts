import { type Expr, itemOf, m, type Random, Ratio } from '../../../author.ts'
import { ascending } from './parts.ts'
import { coefficientsOf, functionOf, type Made } from './power-series.ts'

export interface SeriesLimit {
  readonly of: Expr
  readonly function: Expr
  /** The series of the function, the numerator when it is put in, and that over the denominator. */
  readonly lines: readonly [Expr, Expr, Expr]
  readonly by: Expr
  readonly value: Ratio
}

/** The first terms cancel, the next is divided by its own power. */
function limitOf(made: Made, of: Expr, sign: 1 | -1, terms: number, first: number): SeriesLimit {
  const all = coefficientsOf(made, terms)
  const rest = all.map((c, k) => (k < first ? Ratio.of(0) : c.times(sign)))
  return {
    of,
    function: functionOf(made),
    lines: [ascending(all), ascending(rest), ascending(rest.slice(first))],
    by: m`x^${first}`,
    value: itemOf(rest, first),
  }
}

export function drawLimit(random: Random): SeriesLimit {
  const [a, c] = [random.int(1, 4), random.intExcept(-4, 4, 0)]
  const made = (name: Made['name'], factor: number): Made => ({ name, a: factor, p: 1, s: 0 })
  return random.evenly([
    limitOf(made('sine', a), m`{sin ${a}x - ${a}x}/x^3`, 1, 3, 3),
    limitOf(made('cosine', a), m`{1 - cos ${a}x}/x^2`, -1, 3, 2),
    limitOf(made('exponential', c), m`{e^{${c}x} - 1 + ${-c}x}/x^2`, 1, 4, 2),
    limitOf(made('logarithm', c), m`{ln(1 + ${c}x) + ${-c}x}/x^2`, 1, 3, 2),
  ])
}
