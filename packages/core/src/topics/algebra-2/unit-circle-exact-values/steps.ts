import {
  call,
  degrees,
  type Expr,
  equation,
  explained,
  expr,
  itemOf,
  line,
  list,
  minus,
  over,
  point,
  prose,
  relation,
  root,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { bySign, referenceValueStep } from '../../kit/triangles/angle-steps.ts'
import { angleExpr, type Name, type Unit, VALUES } from '../../kit/triangles/exact-values.ts'
import { exprAt, placeOf, referenceOf, valueAt } from './parts.ts'

export const QUADRANTS = ['I', 'II', 'III', 'IV'] as const
export const quadrantOf = (angle: number) => itemOf(QUADRANTS, Math.floor(angle / 90))

const SIGNS = {
  I: [line`In Quadrant I, x and y are positive.`, line`En el cuadrante I, x e y son positivas.`],
  II: [
    line`In Quadrant II, x is negative and y is positive.`,
    line`En el cuadrante II, x es negativa e y es positiva.`,
  ],
  III: [line`In Quadrant III, x and y are negative.`, line`En el cuadrante III, x e y son negativas.`],
  IV: [
    line`In Quadrant IV, x is positive and y is negative.`,
    line`En el cuadrante IV, x es positiva e y es negativa.`,
  ],
} as const

const inDegrees = (angle: number, unit: Unit): readonly Step[] =>
  unit === 'radians' ? [step(degrees(angle), because.angleInDegrees)] : []

/** Opposite side, adjacent side, hypotenuse. */
const sidesOf = (angle: number): readonly [Expr, Expr, Expr] =>
  angle === 45 ? [expr(1), expr(1), root(2)] : angle === 30 ? [expr(1), root(3), expr(2)] : [root(3), expr(1), expr(2)]
const ratioOf = (name: Name, angle: number): readonly [Expr, Expr] => {
  const [opposite, adjacent, hypotenuse] = sidesOf(angle)
  return name === 'sin' ? [opposite, hypotenuse] : name === 'cos' ? [adjacent, hypotenuse] : [opposite, adjacent]
}
const RATIO = {
  sin: { en: line`sine = opposite/hypotenuse`, es: line`seno = opuesto/hipotenusa` },
  cos: { en: line`cosine = adjacent/hypotenuse`, es: line`coseno = adyacente/hipotenusa` },
  tan: { en: line`tangent = opposite/adjacent`, es: line`tangente = opuesto/adyacente` },
}
const isRoot = (of: Expr) => of.kind === 'root'

/** The value of an acute angle, from its special right triangle. */
export function acuteSteps(name: Name, angle: number, unit: Unit): readonly Step[] {
  const [top, below] = ratioOf(name, angle)
  const of = call(name, angleExpr(angle, unit))
  const value = exprAt(name, angle)
  return [
    ...inDegrees(angle, unit),
    step(list(...sidesOf(angle)), because.sidesOfSpecialTriangle, { angle: degrees(angle) }),
    ...(isRoot(below) ? [step(equation(of, over(top, below)), because.use, { rule: RATIO[name] })] : []),
    isRoot(below)
      ? step(equation(of, value), because.rationalize, { value: below })
      : step(equation(of, value), because.use, { rule: RATIO[name] }),
  ]
}

/** 210° − 180° = 30°. */
function distanceToAxis(angle: number, unit: Unit): Expr {
  const shown = angleExpr(angle, unit)
  const distance =
    angle < 180
      ? minus(angleExpr(180, unit), shown)
      : angle < 270
        ? minus(shown, angleExpr(180, unit))
        : minus(angleExpr(360, unit), shown)
  return equation(distance, angleExpr(referenceOf(angle), unit))
}
const referenceAngle = (angle: number, unit: Unit): Step =>
  step(distanceToAxis(angle, unit), because.referenceAngleIs, { angle: angleExpr(referenceOf(angle), unit) })

/** The value at an angle of any size: full turns, the axes, or the reference angle and the sign. */
export function valueSteps(name: Name, angle: number, unit: Unit, saysQuadrant = true): readonly Step[] {
  const turned = ((angle % 360) + 360) % 360
  const of = (size: number) => call(name, angleExpr(size, unit))
  const value = VALUES[name](turned)
  const shown = valueAt(name, turned)
  const sameValue = value === null ? angleExpr(turned, unit) : equation(of(angle), of(turned))
  const turn = turned === angle ? [] : [step(sameValue, because.sameAfterFullTurns)]
  if (value === null || shown === null)
    return [
      ...turn,
      step(placeOf(turned), because.pointOnAxis),
      step({ en: prose`undefined`, es: prose`no está definido` }, because.tangentIsQuotient),
    ]
  if (turned % 90 === 0)
    return [
      ...turn,
      step(placeOf(turned), because.pointOnAxis),
      step(equation(of(angle), shown), name === 'tan' ? because.tangentIsQuotient : because.coordinatesOfAngle),
    ]
  const low = Math.floor(turned / 90) * 90
  const quadrant = step(
    relation(relation(angleExpr(low, unit), '<', angleExpr(turned, unit)), '<', angleExpr(low + 90, unit)),
    because.inQuadrant,
    { quadrant: { en: [quadrantOf(turned)], es: [quadrantOf(turned)] } },
  )
  return [
    ...turn,
    ...(saysQuadrant ? [quadrant] : []),
    ...(saysQuadrant && turned > 90 ? [referenceAngle(turned, unit)] : []),
    ...referenceValueStep(name, value, unit),
    bySign(equation(of(angle), shown), name, value),
  ]
}

/** Quadrant and reference angle of an angle within one turn. */
export function referenceSteps(angle: number, unit: Unit): readonly Step[] {
  const low = Math.floor(angle / 90) * 90
  return [
    ...inDegrees(angle, unit),
    step(relation(relation(degrees(low), '<', degrees(angle)), '<', degrees(low + 90)), because.inQuadrant, {
      quadrant: { en: [quadrantOf(angle)], es: [quadrantOf(angle)] },
    }),
    unit === 'radians'
      ? explained(
          distanceToAxis(angle, 'degrees'),
          line`The reference angle is the distance to the x-axis: ${degrees(referenceOf(angle))} is ${angleExpr(referenceOf(angle), unit)}.`,
          line`El ángulo de referencia es la distancia al eje x: ${degrees(referenceOf(angle))} es ${angleExpr(referenceOf(angle), unit)}.`,
        )
      : step(distanceToAxis(angle, unit), because.distanceToXAxis),
  ]
}

/** The point of the unit circle at an angle that is not on the axes. */
export const coordinateSteps = (angle: number, unit: Unit): readonly Step[] => {
  const [shown, acute] = [angleExpr(angle, unit), referenceOf(angle)]
  return [
    step(point(call('cos', shown), call('sin', shown)), because.coordinatesOfAngle),
    ...(acute === angle
      ? [step(placeOf(angle), because.useSpecialTriangle)]
      : [
          referenceAngle(angle, unit),
          step(placeOf(acute), because.useSpecialTriangle),
          explained(placeOf(angle), ...SIGNS[quadrantOf(angle)]),
        ]),
  ]
}
