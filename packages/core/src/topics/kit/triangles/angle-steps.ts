import {
  type Content,
  call,
  type Expr,
  equation,
  itemOf,
  join,
  line,
  list,
  minus,
  negativeSurd,
  type Step,
  type Surd,
  setOf,
  step,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { AROUND, angleExpr, type Name, type Unit, VALUES, valueExpr } from './exact-values.ts'

const isEqual = (a: Surd, b: Surd) => a.q.equals(b.q) && (a.k === b.k || a.q.n === 0)

/** The angles from 0° to 360° where a function has a value. */
export const anglesOf = (name: Name, value: Surd): readonly number[] =>
  AROUND.filter(angle => {
    const there = VALUES[name](angle)
    return there !== null && isEqual(there, value)
  })

const positive = (value: Surd): Surd => (value.q.n < 0 ? negativeSurd(value) : value)
const isOnAxis = (value: Surd) => value.q.n === 0 || (value.k === 1 && value.q.d === 1)
/** In Spanish with the article. */
export const RATIO_NAMES = {
  sin: words('sine', 'el seno'),
  cos: words('cosine', 'el coseno'),
  tan: words('tangent', 'la tangente'),
} as const
const NOUNS = { sin: words('sine', 'seno'), cos: words('cosine', 'coseno') }
const SIGNS = {
  positive: { en: line`positive`, es: line`positivo` },
  negative: { en: line`negative`, es: line`negativo` },
}
const TANGENT_SIGNS = {
  positive: { en: line`positive`, es: line`positiva` },
  negative: { en: line`negative`, es: line`negativa` },
}
const both = (one: string, two: string) => ({
  en: line`${symbol(one)} and ${symbol(two)}`,
  es: line`${symbol(one)} y ${symbol(two)}`,
})
const QUADRANTS = {
  sin: { positive: both('I', 'II'), negative: both('III', 'IV') },
  cos: { positive: both('I', 'IV'), negative: both('II', 'III') },
  tan: { positive: both('I', 'III'), negative: both('II', 'IV') },
}

/** The line with the angles and its reason: the quadrants by the sign, or the points of the unit circle on the axes. */
export function bySign(work: Content, name: Name, value: Surd): Step {
  if (name === 'tan' && value.q.n === 0) return step(work, because.tangentIsZeroWithSine)
  if (name !== 'tan' && isOnAxis(value))
    return step(work, name === 'sin' ? because.sineIsHeight : because.cosineIsWidth, { value: valueExpr(value) })
  const sign = value.q.n > 0 ? 'positive' : 'negative'
  const quadrants = QUADRANTS[name][sign]
  return name === 'tan'
    ? step(work, because.tangentQuadrants, { sign: TANGENT_SIGNS[sign], quadrants })
    : step(work, because.quadrantsOfSign, { name: NOUNS[name], sign: SIGNS[sign], quadrants })
}

/** sin 30° = 1/2, which gives the size of the value; no line for a value on the axes. */
export function referenceStep(name: Name, value: Surd, unit: Unit): readonly Step[] {
  if (value.q.n === 0 || (name !== 'tan' && isOnAxis(value))) return []
  const acute = angleExpr(itemOf(anglesOf(name, positive(value)), 0), unit)
  return [step(equation(call(name, acute), valueExpr(positive(value))), because.referenceAngleIs, { angle: acute })]
}

/** The same line where the angle is given and its value is found. */
export const referenceValueStep = (name: Name, value: Surd, unit: Unit): readonly Step[] =>
  referenceStep(name, value, unit).map(({ work }) =>
    step(work, because.findOfReferenceAngle, { name: RATIO_NAMES[name] }),
  )

/** 2π − π/3 = 5π/3: the angle from its reference angle; one of Quadrant I or on the axes as it is. */
export function fromReference(angle: number, unit: Unit): Expr {
  const shown = angleExpr(angle, unit)
  if (angle < 90 || angle % 90 === 0) return shown
  const acute = angleExpr(Math.min(angle % 180, 180 - (angle % 180)), unit)
  return equation(
    angle < 180
      ? minus(angleExpr(180, unit), acute)
      : angle < 270
        ? sum(angleExpr(180, unit), acute)
        : minus(angleExpr(360, unit), acute),
    shown,
  )
}

/** From sin x = 1/2 to the angles, each as it is `shown`: the reference angle, and the quadrants by the sign. */
export const anglesFound = (
  name: Name,
  value: Surd,
  unit: Unit,
  shown: (...angles: readonly Expr[]) => Content,
): readonly Step[] => [
  ...referenceStep(name, value, unit),
  bySign(shown(...anglesOf(name, value).map(angle => fromReference(angle, unit))), name, value),
]

/** The same, and the set of the angles. */
export function anglesInSet(name: Name, value: Surd, unit: Unit): readonly Step[] {
  const angles = anglesOf(name, value)
  const set = setOf(...angles.map(angle => angleExpr(angle, unit)))
  return angles.every(angle => angle % 90 === 0)
    ? [...referenceStep(name, value, unit), bySign(set, name, value)]
    : [...anglesFound(name, value, unit, list), step(set, because.writeAsSet)]
}

/** 2 sin x, sin x, −sin x. */
export const multipleOf = (factor: number, of: Expr): Expr =>
  factor === 1 ? of : factor === -1 ? { kind: 'negative', of } : join(factor, of)
