import { derivative, equation } from '../../../math/build.ts'
import { approximate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Printed } from '../../../printed.ts'

export const dydx = derivative('y', 'x')

export const LATTICE = [-2, -1, 0, 1, 2]

export const latticeSlopes = new WeakMap<Expr, readonly number[]>()

/** Kept by expression: the bank's are the same for every problem. */
export function slopesOf(of: Expr): readonly number[] {
  const slopes = latticeSlopes.get(of) ?? LATTICE.flatMap(x => LATTICE.map(y => approximate(of, { x, y })))
  latticeSlopes.set(of, slopes)
  return slopes
}

export const differences = (a: Expr, b: Expr) => {
  const [left, right] = [slopesOf(a), slopesOf(b)]
  return left.reduce((count, slope, i) => (slope === right[i] ? count : count + 1), 0)
}

export const shown = (of: Expr) => equation(dydx, of)

/** The right side of the printed dy/dx. */
export const printedField = (printed: Printed): Expr => printed.one('relation').right
