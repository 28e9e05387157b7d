import {
  assert,
  type Expr,
  evaluate,
  exact,
  isTrue,
  m,
  type Of,
  type Random,
  type Ratio,
  type SystemSolution,
} from '../../../author.ts'

/** ax + by = c. */
export type Row = readonly [a: number, b: number, c: number]

export const rowThrough = (a: number, b: number, x: number, y: number): Row => [a, b, a * x + b * y]
export const rowExpr = ([a, b, c]: Row): Expr => m`${a}x + ${b}y = ${c}`
/** k times one row added to another. */
export const combined = (one: Row, k: number, other: Row): Row => [
  k * one[0] + other[0],
  k * one[1] + other[1],
  k * one[2] + other[2],
]

/** The exact a, b and c of any linear equation in x and y. */
export function coefficientsOf(equation: Expr): readonly [a: Ratio, b: Ratio, c: Ratio] {
  assert(equation.kind === 'relation', 'Only an equation has coefficients')
  const at = (x: number, y: number) => evaluate(equation.left, { x, y }).minus(evaluate(equation.right, { x, y }))
  const constant = at(0, 0)
  return [at(1, 0).minus(constant), at(0, 1).minus(constant), constant.negated()]
}

/** By determinants, from two printed equations. */
export function solutionOf([one, two]: readonly Expr[]): readonly [Ratio, Ratio] | 'none' | 'all' {
  assert(one && two, 'A system has two equations')
  const [[a, b, c], [d, e, f]] = [coefficientsOf(one), coefficientsOf(two)]
  const determinant = a.times(e).minus(b.times(d))
  const [top, side] = [c.times(e).minus(b.times(f)), a.times(f).minus(c.times(d))]
  if (determinant.n !== 0) return [top.over(determinant), side.over(determinant)]
  return top.n === 0 && side.n === 0 ? 'all' : 'none'
}

/** Puts a point into every equation; what is no point is judged by determinants. */
export function solves(answer: SystemSolution, { rows }: Of<'system'>): boolean {
  if (typeof answer === 'string') return solutionOf(rows) === answer
  const [x, y] = answer
  return typeof solutionOf(rows) !== 'string' && rows.every(row => isTrue(row, { x: exact(x), y: exact(y) }))
}

export const nonzero = (random: Random, size: number): number => random.int(1, size) * random.sign()

/** A whole number of this size or less that is neither 0 nor as large as the other. */
export const otherSize = (random: Random, size: number, other: number, least = 1): number => {
  const drawn = random.int(least, size - 1)
  return (drawn >= Math.abs(other) ? drawn + 1 : drawn) * random.sign()
}
