import {
  approximate,
  definiteIntegral,
  type Expr,
  equation,
  expr,
  integral,
  join,
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

export interface Definite {
  readonly of: Expr
  readonly from: Value
  readonly to: Value
  readonly value: Expr
  readonly way: Way
}

/** An antiderivative with its values at both limits, or two parts of the interval. */
export type Way =
  | { readonly antiderivative: Expr; readonly values: readonly [Value, Value] }
  | { readonly joint: number; readonly parts: readonly [Part, Part] }
interface Part {
  readonly of: Expr
  readonly value: Value
}

export function solveDefinite({ from, to, value, way }: Omit<Definite, 'of'>): readonly Step[] {
  if ('antiderivative' in way) return definiteIntegral(way.antiderivative, [from, to], way.values, value)
  const [first, second] = way.parts
  return [
    step(
      sum(integral(first.of, 'x', [from, way.joint]), integral(second.of, 'x', [way.joint, to])),
      because.splitTheIntegral,
      { place: equation(x, way.joint) },
    ),
    step(equation(sum(first.value, second.value), value), because.addTheIntegrals),
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
