import {
  approximate,
  differentiate,
  type Expr,
  expr,
  join,
  type Of,
  power,
  Ratio,
  sum,
  symbol,
} from '../../../author.ts'

/** Coefficients, the constant first. */
export type Coefficients = readonly (number | Ratio)[]

export const polynomialOf = (coefficients: Coefficients, letter = 'x'): Expr =>
  total(
    ...coefficients
      .flatMap((c, n) => {
        if (Ratio.from(c).equals(0)) return []
        return [n === 0 ? expr(c) : join(c, n === 1 ? symbol(letter) : power(symbol(letter), n))]
      })
      .reverse(),
  )
/** A sum whose parts may be sums themselves: no brackets are needed. */
export function total(...parts: readonly Expr[]): Expr {
  const terms = parts.flatMap(part => (part.kind === 'sum' ? part.terms : [part]))
  return terms.length > 1 ? sum(...terms) : (terms[0] ?? expr(0))
}
export const derived = (coefficients: readonly number[]): number[] => coefficients.map((c, n) => c * n).slice(1)
export const integrated = (coefficients: readonly number[]): Ratio[] => [
  Ratio.of(0),
  ...coefficients.map((c, n) => Ratio.of(c, n + 1)),
]
export const valueAt = (coefficients: Coefficients, at: number | Ratio): Ratio =>
  coefficients.reduceRight<Ratio>((value, c) => value.times(at).plus(c), Ratio.of(0))

export const near = (a: number, b: number, tolerance = 1e-7) =>
  Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) <= tolerance * Math.max(1, Math.abs(a), Math.abs(b))

const POINTS = [-2.3, -1.4, -0.6, 0.35, 0.8, 1.3, 1.9, 2.7, 3.6]

/** Two functions of x that agree wherever the first has a value, at three points or more. */
export function agree(f: Expr, g: Expr, points: readonly number[] = POINTS): boolean {
  const pairs = points
    .map(x => [approximate(f, { x, C: 0 }), approximate(g, { x, C: 0 })] as const)
    .filter(([value]) => Number.isFinite(value))
  return pairs.length >= 3 && pairs.every(([a, b]) => near(a, b, 1e-9))
}

/** The slope of a graph by a central difference. */
export const slopeOf = (f: Expr, x: number, step = 1e-5): number =>
  (approximate(f, { x: x + step }) - approximate(f, { x: x - step })) / (2 * step)

/** The answer is the derivative: by the rules at many points, by differences where two step lengths agree. */
export const isDerivative = (f: Expr, answer: Expr): boolean =>
  agree(differentiate(f, 'x'), answer) &&
  POINTS.every(x => {
    const [slope, rough] = [slopeOf(f, x), slopeOf(f, x, 3e-5)]
    const isSteady = Number.isFinite(slope) && near(slope, rough, 1e-6)
    return !isSteady || near(slope, approximate(answer, { x }), 1e-4)
  })

/** Simpson's rule with sixty strips: enough for a smooth integrand of a check. */
export function areaUnder({ of, by, from, to }: Of<'integral'>): number {
  if (!from || !to) return Number.NaN
  const [a, b] = [approximate(from), approximate(to)]
  const weights = Array.from({ length: 61 }, (_, i) => (i === 0 || i === 60 ? 1 : i % 2 === 1 ? 4 : 2))
  const sum = weights.reduce((area, weight, i) => area + weight * approximate(of, { [by]: a + ((b - a) * i) / 60 }), 0)
  return (sum * (b - a)) / 180
}
