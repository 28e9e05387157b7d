import {
  type Both,
  decimal,
  type Expr,
  equation,
  evaluate,
  expr,
  type Inline,
  line,
  m,
  measure,
  minus,
  type Printed,
  power,
  prose,
  Ratio,
  type Rational,
  root,
  type Step,
  step,
  sum,
  symbol,
  tupleOf,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Side, Triple } from './right-triangles.ts'

const HYPOTENUSE_ASKED = {
  en: line`the Pythagorean theorem: the hypotenuse is asked for`,
  es: line`el teorema de Pitágoras: se pide la hipotenusa`,
}
const LEG_ASKED = {
  en: line`the Pythagorean theorem: the hypotenuse and a leg are known`,
  es: line`el teorema de Pitágoras: se conocen la hipotenusa y un cateto`,
}
const shown = (value: Rational): Expr => {
  const exact = Ratio.from(value)
  return exact.isInteger ? expr(exact) : decimal(exact)
}

/** The square of a side, from two legs or from a hypotenuse and a leg. */
export function squareSteps(
  known: { readonly legs: readonly [Rational, Rational] } | { readonly leg: Rational; readonly hypotenuse: Rational },
  letter = 'x',
  rule = 'legs' in known ? HYPOTENUSE_ASKED : LEG_ASKED,
): readonly Step[] {
  const x = power(symbol(letter), 2)
  if ('legs' in known) {
    const [p, q] = [Ratio.from(known.legs[0]).power(2), Ratio.from(known.legs[1]).power(2)]
    return [
      step(equation(sum(power(shown(known.legs[0]), 2), power(shown(known.legs[1]), 2)), x), because.use, {
        rule,
      }),
      step(equation(equation(x, sum(shown(p), shown(q))), shown(p.plus(q))), because.addTheSquares),
    ]
  }
  const [p, q] = [Ratio.from(known.hypotenuse).power(2), Ratio.from(known.leg).power(2)]
  return [
    step(equation(sum(power(shown(known.leg), 2), x), power(shown(known.hypotenuse), 2)), because.use, {
      rule,
    }),
    step(equation(equation(x, minus(shown(p), shown(q))), shown(p.minus(q))), because.subtractFromBothSides, {
      value: shown(q),
    }),
  ]
}

/** The side itself, where it comes out. */
export const sideSteps = (
  known: Parameters<typeof squareSteps>[0],
  value: Rational,
  {
    letter = 'x',
    unit,
    rule,
  }: { readonly letter?: string; readonly unit?: UnitId; readonly rule?: Both<readonly Inline[]> } = {},
): readonly Step[] => [
  ...squareSteps(known, letter, rule),
  step(
    equation(
      equation(symbol(letter), root(shown(Ratio.from(value).power(2)))),
      unit ? measure(shown(value), unit) : shown(value),
    ),
    because.positiveRoot,
  ),
]

/** What is known of a triangle beside the missing side. */
export const knownOf = (sides: Readonly<Record<Side, Rational>>, missing: Side): Parameters<typeof squareSteps>[0] =>
  missing === 'AB'
    ? { legs: [sides.BC, sides.CA] }
    : { leg: missing === 'BC' ? sides.CA : sides.BC, hypotenuse: sides.AB }

export const sidesOf = ([a, b, c]: Triple): Readonly<Record<Side, number>> => ({ AB: c, BC: a, CA: b })

/** The square of x by the two labels. */
export function printedSquare(printed: Printed): Ratio {
  const [hypotenuse, ...legs] = tupleOf(
    printed.figure('right-triangle').lines.map(({ label }) => label as Expr),
    3,
  )
  const known = legs.filter(({ kind }) => kind !== 'symbol').map(leg => evaluate(leg).power(2))
  const together = known.reduce((total, square) => total.plus(square), Ratio.of(0))
  return hypotenuse.kind === 'symbol' ? together : evaluate(hypotenuse).power(2).minus(together)
}

export const findX = { en: prose`Find ${m`x`}.`, es: prose`Halla ${m`x`}.` }
