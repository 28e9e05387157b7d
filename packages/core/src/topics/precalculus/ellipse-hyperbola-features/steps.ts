import {
  equation,
  expr,
  m,
  point as pointOf,
  power,
  type Step,
  statements,
  step,
  sum,
  surdExpr,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Curve, focal, standard } from './conics.ts'

const isEllipse = ({ form }: Curve) => form === 'ellipse'
const reasonOf = (curve: Curve) => (isEllipse(curve) ? because.focusOfEllipse : because.focusOfHyperbola)

/** The center, a and c, as the points or distances of the problem show them. */
const known = (curve: Curve, reason: typeof because.centerBetweenVertices | typeof because.centerBetweenFoci): Step =>
  step(
    statements(
      equation(m`(h, k)`, pointOf(...curve.center)),
      equation(m`a`, curve.a),
      equation(m`c`, surdExpr(focal(curve))),
    ),
    reason,
  )

const otherSquare = (curve: Curve): Step => {
  const [a, c] = [power(curve.a, 2), power(surdExpr(focal(curve)), 2)]
  const difference = isEllipse(curve) ? m`${a} - ${c}` : m`${c} - ${a}`
  return step(equation(equation(m`b^2`, difference), curve.b ** 2), reasonOf(curve))
}

const intoStandard = (curve: Curve): Step => step(standard(curve), because.intoStandardConic)

export const fromVerticesAndFoci = (curve: Curve): readonly Step[] => [
  known(curve, because.centerBetweenVertices),
  otherSquare(curve),
  intoStandard(curve),
]

export const fromFociAndDistance = (curve: Curve): readonly Step[] => [
  known(curve, because.centerBetweenFoci),
  otherSquare(curve),
  intoStandard(curve),
]

export const eccentricitySteps = (curve: Curve): readonly Step[] => {
  const [a, b] = [curve.a ** 2, curve.b ** 2]
  const c = focal(curve)
  return [
    step(statements(equation(m`a^2`, a), equation(m`b^2`, b)), because.halfAxesFromEquation),
    step(
      equation(equation(m`c^2`, isEllipse(curve) ? m`${a} - ${b}` : sum(a, b)), a + (isEllipse(curve) ? -b : b)),
      reasonOf(curve),
    ),
    step(statements(equation(m`a`, curve.a), equation(m`c`, surdExpr(c))), because.takePositiveRoots),
    step(equation(m`c/a`, expr(c.q.over(curve.a))), because.eccentricityIs),
  ]
}

export const fromHalfAxes = (curve: Curve): readonly Step[] => [
  step(
    statements(equation(m`(h, k)`, pointOf(...curve.center)), equation(m`a`, curve.a), equation(m`b`, curve.b)),
    because.centerAndHalfAxes,
  ),
  intoStandard(curve),
]
