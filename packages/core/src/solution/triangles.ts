import { line } from '../content.ts'
import { degrees, equation, expr, join, minus, over, power, root, sum, symbol, type Value } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import { rootOf } from '../number/surd.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** As a rule that a solution uses. */
export const PYTHAGOREAN_THEOREM = { en: line`the Pythagorean theorem`, es: line`el teorema de Pitágoras` }

const rootExpr = (square: Ratio): Expr => {
  const { q, k } = rootOf(square)
  if (k === 1) return expr(q)
  return q.equals(1) ? root(k) : join(q, root(k))
}

/** The last line where the square has a whole root, or is taken out of it. */
function rooted(letter: Expr, square: Ratio): readonly Step[] {
  const { q, k } = rootOf(square)
  if (k === 1 || q.equals(1)) return [step(equation(letter, rootExpr(square)), because.positiveRoot)]
  return [
    step(equation(letter, root(square)), because.positiveRoot),
    step(equation(letter, rootExpr(square)), because.squareFactor, { factor: q.power(2) }),
  ]
}

/** The hypotenuse over two legs. */
export function hypotenuseOf(a: Rational, b: Rational, letter = 'c'): readonly Step[] {
  const [x, square] = [symbol(letter), Ratio.from(a).power(2).plus(Ratio.from(b).power(2))]
  return [
    step(equation(sum(power(a, 2), power(b, 2)), power(x, 2)), because.use, { rule: PYTHAGOREAN_THEOREM }),
    step(equation(power(x, 2), square), because.addTheSquares),
    ...rooted(x, square),
  ]
}

/** A leg beside another leg under a hypotenuse. */
export function legOf(leg: Rational, hypotenuse: Rational, letter = 'x'): readonly Step[] {
  const x = symbol(letter)
  const [known, whole] = [Ratio.from(leg).power(2), Ratio.from(hypotenuse).power(2)]
  return [
    step(equation(sum(power(leg, 2), power(x, 2)), power(hypotenuse, 2)), because.use, { rule: PYTHAGOREAN_THEOREM }),
    step(equation(equation(power(x, 2), minus(whole, known)), whole.minus(known)), because.subtractFromBothSides, {
      value: known,
    }),
    ...rooted(x, whole.minus(known)),
  ]
}

/** The third angle of a triangle. */
export function missingAngle(known: readonly number[]): readonly Step[] {
  const together = known.reduce((sum, angle) => sum + angle, 0)
  const x = symbol('x')
  return [
    step(equation(sum(...known.map(angle => degrees(angle)), x), degrees(180)), because.thirdAngle),
    ...(known.length > 1 ? [step(equation(sum(degrees(together), x), degrees(180)), because.addKnownAngles)] : []),
    step(
      equation(equation(x, minus(degrees(180), degrees(together))), degrees(180 - together)),
      because.subtractFromBothSides,
      {
        value: degrees(together),
      },
    ),
  ]
}

/** x over `match` as `a` over `b`, of similar figures. */
export function similarSide(
  match: Rational,
  a: Rational,
  b: Rational,
  letter = 'x',
  unit: (value: Value) => Value = value => value,
): readonly Step[] {
  const x = symbol(letter)
  const value = Ratio.from(match).times(a).over(b)
  return [
    step(equation(over(x, match), over(a, b)), because.matchingSides),
    step(equation(x, over(join(match, a), b)), because.multiplyBothSides, { value: match }),
    step(equation(x, unit(value)), because.multiplyAndDivide),
  ]
}
