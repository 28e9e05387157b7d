import { type Expr, evaluate, exact, m, measure, type Random, Ratio, type Value } from '../../../author.ts'

/** An x at which all these sizes have a label ax + b with a up to 9 and b up to 40. */
export const drawX = (random: Random, ...sizes: readonly number[]): number =>
  random.int(Math.max(6, Math.ceil((Math.max(...sizes) - 40) / 9)), 18)

/** ax + b that has this size at the given x. */
export function labelFor(random: Random, size: number, at: number) {
  const a = random.int(Math.max(1, Math.ceil((size - 40) / at)), Math.min(9, Math.floor((size + 40) / at)))
  const rest = size - a * at
  return { a, of: rest === 0 ? m`${a}x` : m`${a}x + ${rest}` }
}

export const asDegrees = (of: Expr) =>
  measure(of.kind === 'sum' ? { kind: 'group', of, brackets: 'round' } : of, 'degree')

/** The x at which linear expressions add up to a total. */
export function solutionOf(parts: readonly Expr[], total: number): Ratio {
  const at = (value: Value) => parts.reduce((sum, part) => sum.plus(evaluate(part, { x: exact(value) })), Ratio.of(0))
  const [zero, one] = [at(0), at(1)]
  return Ratio.of(total).minus(zero).over(one.minus(zero))
}
