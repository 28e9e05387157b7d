import {
  call,
  decimalNumber,
  degrees,
  type Expr,
  equation,
  join,
  line,
  minus,
  over,
  relation,
  type Step,
  statements,
  step,
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
