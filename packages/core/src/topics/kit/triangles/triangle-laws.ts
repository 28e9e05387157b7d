import {
  bracketed,
  call,
  decimalNumber,
  degrees,
  type Expr,
  equation,
  join,
  line,
  minus,
  over,
  power,
  Ratio,
  relation,
  root,
  type Step,
  statements,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export const sineOf = (angle: Value): Expr => call('sin', angle)
export const cosineOf = (angle: Value): Expr => call('cos', angle)
const PLACE = { en: line`nearest tenth`, es: line`a la décima más cercana` }

/** A decimal that the prompt asks to round to the nearest tenth. */
export const roundedToTenth: typeof decimalNumber = { ...decimalNumber, requires: 'decimal-places-1' }

/** c = 180° − A − B. */
export const thirdAngle = (name: string, known: readonly Value[], value: Value): Step =>
  step(
    equation(
      equation(
        symbol(name),
        known.reduce<Expr>((left, angle) => minus(left, angle), degrees(180)),
      ),
      value,
    ),
    because.thirdAngle,
  )
/** b/sin B = a/sin A, then b alone. */
export const sideByLaw = (name: string, angle: Value, side: Value, across: Value): readonly Step[] => [
  step(equation(over(symbol(name), sineOf(angle)), over(side, sineOf(across))), because.lawOfSines),
  step(equation(symbol(name), over(join(side, sineOf(angle)), sineOf(across))), because.multiplyBothSides, {
    value: sineOf(angle),
  }),
]
export const about = (name: string, value: Value): Expr => relation(symbol(name), '≈', value)
export const roundedTo = (name: string, value: Value): Step =>
  step(about(name, value), because.roundAtTheEnd, { place: PLACE })
export const eachRounded = (...values: readonly Expr[]): Step => step(statements(...values), because.roundEach)

/** a² + b² − 2ab cos C. */
export const cosineSquare = (a: Value, b: Value, angle: Value): Expr =>
  minus(sum(power(a, 2), power(b, 2)), join(2, bracketed(a), bracketed(b), cosineOf(angle)))
/** x² = a² + b² − 2ab cos C, and its root. */
export const sideByCosines = (name: string, a: Value, b: Value, angle: Value): readonly Step[] => [
  step(equation(power(symbol(name), 2), cosineSquare(a, b, angle)), because.lawOfCosines, { angle }),
  step(equation(symbol(name), root(cosineSquare(a, b, angle))), because.positiveRoot),
]
/** The cosine of the angle across from a side, between the two others. */
export const cosineFrom = (across: number, p: number, q: number): Ratio =>
  Ratio.of(p * p + q * q - across * across, 2 * p * q)
/** 7² = 4² + 9² − 2(4)(9) cos x, its cosine, and its angle. */
export const angleByCosines = (name: string, across: number, p: number, q: number): readonly Step[] => {
  const [angle, cosine] = [symbol(name), cosineFrom(across, p, q)]
  return [
    step(equation(power(across, 2), cosineSquare(p, q, angle)), because.lawOfCosinesForAngle, { angle }),
    step(
      equation(
        equation(
          cosineOf(angle),
          over(minus(sum(power(p, 2), power(q, 2)), power(across, 2)), join(2, bracketed(p), bracketed(q))),
        ),
        cosine,
      ),
      because.solveForCosine,
    ),
    step(equation(angle, call('arccos', cosine)), because.inverseOfCosine),
  ]
}
