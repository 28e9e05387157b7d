import {
  approximate,
  bracketed,
  derivative,
  type Expr,
  equation,
  evaluate,
  expr,
  itemOf,
  line,
  list,
  negative,
  type Point,
  type Printed,
  point as pointOf,
  Ratio,
  type Step,
  statements,
  step,
  substitute,
  tupleOf,
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

/** A right side at a point as it is filled in, and its value: 1 − 3 = −2. */
export function filledAt(of: Expr, [x, y]: Point): Expr {
  const [filled, value] = [substitute(of, { x: expr(Ratio.of(x)), y: expr(Ratio.of(y)) }), evaluate(of, { x, y })]
  // −(0 · 2): no minus stands before a 0.
  if (filled.kind === 'negative' && x === 0 && filled.of.kind !== 'number')
    return equation(negative(bracketed(filled.of)), value)
  const isValue =
    filled.kind === 'number' || (filled.kind === 'negative' && filled.of.kind === 'number' && filled.of.n >= 0)
  return isValue ? expr(value) : equation(filled, value)
}

/** dy/dx at a point, with its numbers. */
export function slopeAt(of: Expr, at: Point): Step {
  const filled = filledAt(of, at)
  return step(
    filled.kind === 'relation' ? equation(equation(dydx, filled.left), filled.right) : equation(dydx, filled),
    because.substituteGiven,
    { values: pointOf(...at) },
  )
}

/** Each point's slope with its numbers. */
export const slopesAt = (of: Expr, at: readonly Point[]): Step =>
  step(statements(...at.map(point => filledAt(of, point))), because.explain, {
    sentence: {
      en: line`Substitute each point into ${of}: ${list(...at.map(([x, y]) => pointOf(x, y)))}.`,
      es: line`Sustituye cada punto en ${of}: ${list(...at.map(([x, y]) => pointOf(x, y)))}.`,
    },
  })

/** The slopes at all lattice points, kept: the same right sides are compared again and again. */
const known = new WeakMap<Expr, readonly number[]>()
function latticeSlopes(of: Expr): readonly number[] {
  const before = known.get(of)
  if (before) return before
  const found = LATTICE.map(([x, y]) => approximate(of, { x, y }))
  known.set(of, found)
  return found
}

/** Whether a slope field differs from each of the others at one and the same lattice point. */
export function isTelling(of: Expr, others: readonly Expr[]): boolean {
  const [own, rest] = [latticeSlopes(of), others.map(latticeSlopes)]
  return own.some((slope, i) => rest.every(other => other[i] !== slope))
}

/** How high a solution through a point is elsewhere, by small steps of Runge and Kutta. */
export function followed(of: Expr, [x, y]: Point, to: number): number {
  const [steps, slope] = [10, (u: number, v: number) => approximate(of, { x: u, y: v })]
  const h = (to - x) / steps
  let [u, v] = [x, y]
  for (let i = 0; i < steps; i++) {
    const a = slope(u, v)
    const b = slope(u + h / 2, v + (h / 2) * a)
    const c = slope(u + h / 2, v + (h / 2) * b)
    v += (h / 6) * (a + 2 * b + 2 * c + slope(u + h, v + h * c))
    u += h
  }
  return v
}

/** The flattest point where the slope is not that of any of the others. */
export function tellingPoint(of: Expr, others: readonly Expr[]): Point {
  const [own, rest] = [latticeSlopes(of), others.map(latticeSlopes)]
  const differing = own.map((slope, i) => rest.filter(other => other[i] !== slope).length)
  const [best] = tupleOf(
    own
      .map((_, i) => i)
      .toSorted(
        (a, b) => itemOf(differing, b) - itemOf(differing, a) || Math.abs(itemOf(own, a)) - Math.abs(itemOf(own, b)),
      ),
    1,
  )
  return itemOf(LATTICE, best)
}
export const readSlope = (of: Expr, [x, y]: Point): Step =>
  step(equation(dydx, evaluate(of, { x, y })), because.readGraph, {
    what: {
      en: line`the slope of the segment at ${pointOf(x, y)}`,
      es: line`la pendiente del segmento en ${pointOf(x, y)}`,
    },
  })
