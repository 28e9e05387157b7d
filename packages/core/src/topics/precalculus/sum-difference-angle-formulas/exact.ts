import {
  approximate,
  bracketed,
  call,
  type Expr,
  equation,
  explained,
  join,
  line,
  minus,
  negative,
  over,
  type Printed,
  type Random,
  root,
  type Step,
  step,
  sum,
  surd,
  timesSurd,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { angleExpr, type Unit, valueExpr } from '../../kit/triangles/exact-values.ts'
import { combined, expansion, filled, isNear, type Name, type Sign } from './angles.ts'

import { surdAt, useFormula } from './steps.ts'

/** An odd multiple of 15°, as a special angle and 45°. */
export interface Exact {
  readonly name: Name
  readonly first: number
  readonly sign: Sign
  readonly unit: Unit
}
/** For a tangent the first angle has the tangent √3 or −√3. */
const FIRSTS = {
  sin: [30, 60, 120, 150, 210, 240, 300],
  cos: [30, 60, 120, 150, 210, 240, 300],
  tan: [60, 120, 240, 300],
}
const angleOf = ({ first, sign }: Exact) => first + sign * 45
export const drawExact = (random: Random, names: readonly Name[], unit: Unit): Exact =>
  random.until(
    () => {
      const name = random.evenly(names)
      return { name, first: random.pick(FIRSTS[name]), sign: random.sign() === 1 ? 1 : -1, unit }
    },
    drawn => angleOf(drawn) > 0 && angleOf(drawn) < 360,
  )
const [two, three, six] = [root(2), root(3), root(6)]
const EXACT: readonly Expr[] = [
  over(sum(six, two), 4),
  over(minus(six, two), 4),
  over(minus(two, six), 4),
  negative(over(sum(six, two), 4)),
  sum(2, three),
  minus(2, three),
  minus(three, 2),
  minus(-2, three),
]
export const askedOf = (drawn: Exact) => call(drawn.name, angleExpr(angleOf(drawn), drawn.unit))
export const splitOf = (drawn: Exact): Expr =>
  equation(
    angleExpr(angleOf(drawn), drawn.unit),
    combined(angleExpr(drawn.first, drawn.unit), drawn.sign, angleExpr(45, drawn.unit)),
  )
export function exactValue(drawn: Exact): Expr {
  const value = approximate(askedOf(drawn))
  const found = EXACT.find(one => isNear(approximate(one), value))
  if (!found) throw new Error(`${drawn.name} ${angleOf(drawn)}° is not among the exact values`)
  return found
}
export function exactSteps(drawn: Exact, answer: Expr): readonly Step[] {
  const { name: of, first, sign, unit } = drawn
  const angles = [first, 45] as const
  const surdOf = (inner: Name, which: 0 | 1) => surdAt(inner, angles[which])
  const start = [
    useFormula(
      expansion(of, sign, (inner, which) => call(inner, angleExpr(angles[which], unit))),
      of,
      sign,
    ),
    step(
      filled(of, sign, (inner, which) => valueExpr(surdOf(inner, which))),
      because.putInExactValues,
    ),
  ]
  if (of === 'tan') {
    const t = surdOf('tan', 0)
    const conjugate = sum(1, valueExpr(timesSurd(surd(sign), t)))
    const top = sum(4 * sign, valueExpr(timesSurd(surd(2), t)))
    return [
      ...start,
      step(
        over(
          join(bracketed(sum(valueExpr(t), sign)), bracketed(conjugate)),
          join(bracketed(sum(1, valueExpr(timesSurd(surd(-sign), t)))), bracketed(conjugate)),
        ),
        because.rationalizeBy,
        { value: conjugate },
      ),
      explained(over(top, -2), line`Multiply out above and below.`, line`Desarrolla arriba y abajo.`),
      step(answer, because.divideEachTermBy, { value: -2 }),
    ]
  }
  const [one, other] = of === 'sin' ? (['sin', 'cos'] as const) : (['cos', 'cos'] as const)
  const [third, fourth] = of === 'sin' ? (['cos', 'sin'] as const) : (['sin', 'sin'] as const)
  const products = combined(
    valueExpr(timesSurd(surdOf(one, 0), surdOf(other, 1))),
    of === 'sin' ? sign : sign === 1 ? -1 : 1,
    valueExpr(timesSurd(surdOf(third, 0), surdOf(fourth, 1))),
  )
  return [
    ...start,
    step(products, because.multiplyNumbersAndRoots),
    step(answer, because.writeOverOneDenominator, { value: 4 }),
  ]
}
export const checkExact = (printed: Printed, answer: Expr) =>
  isNear(approximate(printed.one('call')), approximate(answer))
