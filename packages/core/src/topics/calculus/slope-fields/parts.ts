import {
  approximate,
  derivative,
  type Expr,
  equation,
  evaluate,
  expr,
  line,
  type Point,
  type Printed,
  point as pointOf,
  Ratio,
  type Step,
  step,
  substitute,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const dydx = derivative('y', 'x')

const WITHIN_TWO = [-2, -1, 0, 1, 2]
export const LATTICE = WITHIN_TWO.flatMap(x => WITHIN_TWO.map((y): Point => [x, y]))

/** At how many lattice points two slope fields differ. */
export const differences = (a: Expr, b: Expr) =>
  LATTICE.filter(([x, y]) => approximate(a, { x, y }) !== approximate(b, { x, y })).length

export const shown = (of: Expr) => equation(dydx, of)

/** The right side of the printed dy/dx. */
export const printedField = (printed: Printed): Expr => printed.one('relation').right

/** dy/dx at a point, with its numbers. */
export const slopeAt = (of: Expr, [x, y]: Point): Step =>
  step(
    equation(equation(dydx, substitute(of, { x: expr(Ratio.of(x)), y: expr(Ratio.of(y)) })), evaluate(of, { x, y })),
    because.substituteGiven,
    {
      values: pointOf(x, y),
    },
  )

/** The flattest point where the slope is not that of any of the others. */
export function tellingPoint(of: Expr, others: readonly Expr[]): Point {
  const slope = (one: Expr, [x, y]: Point) => approximate(one, { x, y })
  const differing = (at: Point) => others.filter(other => slope(other, at) !== slope(of, at)).length
  const [best = [1, 1]] = LATTICE.toSorted(
    (a, b) => differing(b) - differing(a) || Math.abs(slope(of, a)) - Math.abs(slope(of, b)),
  )
  return best
}
export const readSlope = (of: Expr, [x, y]: Point): Step =>
  step(equation(dydx, evaluate(of, { x, y })), because.readGraph, {
    what: {
      en: line`the slope of the segment at ${pointOf(x, y)}`,
      es: line`la pendiente del segmento en ${pointOf(x, y)}`,
    },
  })
