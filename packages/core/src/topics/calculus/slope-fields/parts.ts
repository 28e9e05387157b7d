import { approximate, derivative, type Expr, equation, type Point, type Printed } from '../../../author.ts'

export const dydx = derivative('y', 'x')

const WITHIN_TWO = [-2, -1, 0, 1, 2]
export const LATTICE = WITHIN_TWO.flatMap(x => WITHIN_TWO.map((y): Point => [x, y]))

/** At how many lattice points two slope fields differ. */
export const differences = (a: Expr, b: Expr) =>
  LATTICE.filter(([x, y]) => approximate(a, { x, y }) !== approximate(b, { x, y })).length

export const shown = (of: Expr) => equation(dydx, of)

/** The right side of the printed dy/dx. */
export const printedField = (printed: Printed): Expr => printed.one('relation').right
