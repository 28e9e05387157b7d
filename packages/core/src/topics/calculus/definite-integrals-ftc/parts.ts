import {
  approximate,
  definiteIntegral,
  type Expr,
  equation,
  expr,
  integral,
  join,
  m,
  minus,
  power,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrated, polynomialOf } from '../../kit/functions/functions.ts'

export interface Definite {
  readonly of: Expr
  readonly from: Value
  readonly to: Value
  readonly value: Expr
  readonly way: Way
  /** The integrand as powers. */
  readonly first?: Expr
}

/** An antiderivative with its values at both limits, or two parts of the interval. */
export type Way =
  | { readonly antiderivative: Expr; readonly values: readonly [Value, Value]; readonly byPowers?: true }
  | { readonly joint: number; readonly parts: readonly [Part, Part] }
interface Part {
  readonly of: Expr
  readonly from: number
  readonly to: number
  readonly antiderivative: Expr
  readonly values: readonly [Ratio, Ratio]
}

/** One polynomial of a split integral, by its coefficients. */
export const partOf = (coefficients: readonly number[], from: number, to: number): Part => ({
  of: polynomialOf(coefficients),
  from,
  to,
  antiderivative: polynomialOf(integrated(coefficients)),
  values: [primitiveAt(coefficients, from), primitiveAt(coefficients, to)],
})
const integralOf = ({ of, from, to }: Part) => integral(of, 'x', [from, to])
const valueOf = ({ values: [lower, upper] }: Part) => upper.minus(lower)

export function solveDefinite({ first, from, to, value, way }: Omit<Definite, 'of'>): readonly Step[] {
  if ('antiderivative' in way)
    return [
      ...(first === undefined ? [] : [step(integral(first, 'x', [from, to]), because.rewriteAsPowers)]),
      ...definiteIntegral(
        way.antiderivative,
        [from, to],
        way.values,
        value,
        'x',
        way.byPowers ? because.integratePowers : because.antidifferentiate,
      ),
    ]
  const [left, right] = way.parts
  return [
    step(sum(integralOf(left), integralOf(right)), because.splitTheIntegral, { place: equation(x, way.joint) }),
    ...way.parts.map(part =>
      step(
        equation(equation(integralOf(part), minus(part.values[1], part.values[0])), valueOf(part)),
        because.valuesOf,
        {
          antiderivative: equation(m`F(x)`, part.antiderivative),
        },
      ),
    ),
    step(equation(sum(valueOf(left), valueOf(right)), value), because.addResults),
  ]
}

export const x = symbol('x')

/** A polynomial by its coefficients, the constant first. */
export const polynomial = (coefficients: readonly number[]): Expr =>
  sum(...coefficients.map((c, n) => (n === 0 ? expr(c) : join(c, n === 1 ? x : power(x, n)))).reverse())

export const primitiveAt = (coefficients: readonly number[], at: number): Ratio =>
  coefficients.reduce((total, c, n) => total.plus(Ratio.of(c * at ** (n + 1), n + 1)), Ratio.of(0))

export function bounds(random: Random, least: number, most: number): readonly [number, number] {
  const [a, b] = random.until(
    () => [random.int(least, most), random.int(least, most)] as const,
    ([a, b]) => a < b && b - a <= 5,
  )
  return random.chance(0.1) ? [b, a] : [a, b]
}

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a), Math.abs(b))

export function simpson(of: Expr, from: number, to: number): number {
  const steps = 200
  // A piecewise integrand jumps at its joint: the open interval alone is sampled.
  const inset = (to - from) * 1e-9
  const at = (i: number) =>
    approximate(of, { x: i === 0 ? from + inset : i === steps ? to - inset : from + ((to - from) * i) / steps })
  let total = 0
  for (let i = 0; i <= steps; i++) total += (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2) * at(i)
  return (total * (to - from)) / steps / 3
}
