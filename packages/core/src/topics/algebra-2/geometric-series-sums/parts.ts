import { type Expr, ellipsis, evaluate, type Random, Ratio, sum, symbol } from '../../../author.ts'

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

export const levels = { easy: {}, medium: {}, hard: {} } as const

export const drawFraction = (random: Random) => Ratio.of(...random.pick(FRACTIONS))

export const S = (n: number) => symbol('S', n)

export const a1 = symbol('a', 1)

export const r = symbol('r')

/** a + ar + ar² + … */
export const unending = (terms: readonly Ratio[]) => sum(...terms, ellipsis)

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
    ? (of.kind === 'sum' ? of.terms : of.items).filter(item => item.kind !== 'symbol').map(item => evaluate(item))
    : []
