import {
  type Expr,
  ellipsis,
  evaluate,
  negative,
  type Random,
  Ratio,
  sum,
  symbol,
  symbolsOf,
  tupleOf,
} from '../../../author.ts'

export const firstTerms = (a: Ratio, r: Ratio, count: number): readonly Ratio[] =>
  Array.from({ length: count }, (_, i) => a.times(r.power(i)))

export const finiteSum = (a: Ratio, r: Ratio, n: number) => a.times(r.power(n).minus(1)).over(r.minus(1))

const FRACTIONS: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [1, 6],
  [-1, 2],
  [-1, 3],
  [-2, 3],
  [-1, 4],
  [-3, 4],
  [-2, 5],
]

/** What is missing in a series whose sum is known. */
export const levels = { easy: { wanted: 'first' }, medium: { wanted: 'first' }, hard: { wanted: 'ratio' } } as const

export const drawFraction = (random: Random) => Ratio.of(...random.evenly(FRACTIONS))

export const S = (n: number) => symbol('S', n)

export const a1 = symbol('a', 1)

export const r = symbol('r')

/** a + ar + ar² + …; the sign before the dots is that of the next term. */
export const unending = (terms: readonly Ratio[]) => {
  const [before, last] = tupleOf(terms.slice(-2), 2)
  const isNextNegative = Math.sign(last.n) * Math.sign(before.n) * Math.sign(last.n) < 0
  return sum(...terms, isNextNegative ? negative(ellipsis) : ellipsis)
}

/** The sum of many terms, each made from the one before. */
export function partial(terms: readonly Ratio[], count: number): number {
  const [first = Ratio.of(0), second = Ratio.of(0)] = terms
  const factor = second.toNumber() / first.toNumber()
  let [term, total] = [first.toNumber(), 0]
  for (let i = 0; i < count; i++) {
    total += term
    term *= factor
  }
  return total
}

export const termsIn = (of: Expr): readonly Ratio[] =>
  of.kind === 'sum' || of.kind === 'list'
    ? (of.kind === 'sum' ? of.terms : of.items).filter(item => symbolsOf(item).size === 0).map(item => evaluate(item))
    : []
