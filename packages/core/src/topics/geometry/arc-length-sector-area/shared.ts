import {
  bracketed,
  degrees,
  type Expr,
  equation,
  join,
  line,
  m,
  over,
  pi,
  piExpr,
  power,
  type Step,
  statements,
  step,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Kind, partOf } from './parts.ts'

export const [r, theta] = [symbol('r'), symbol('θ')]

export const RULES = {
  length: { en: line`arc length = ${m`{θ/360}2πr`}`, es: line`longitud de arco = ${m`{θ/360}2πr`}` },
  area: { en: line`sector area = ${m`{θ/360}πr^2`}`, es: line`área del sector = ${m`{θ/360}πr^2`}` },
}

export const RADIANS = {
  en: line`arc length = ${m`rθ`}, with ${m`θ`} in radians`,
  es: line`longitud de arco = ${m`rθ`}, con ${m`θ`} en radianes`,
}

export const RADIAN_AREA = {
  en: line`sector area = ${m`{1/2}r^2θ`}, with ${m`θ`} in radians`,
  es: line`área del sector = ${m`{1/2}r^2θ`}, con ${m`θ`} en radianes`,
}

export const TENTH = { en: line`nearest tenth`, es: line`a la décima más cercana` }

export const LETTERS = { length: symbol('L'), area: symbol('A') }

/** θ/360 of the whole circle. */
export const filled = (kind: Kind, radius: Value, angle: Value): Expr =>
  kind === 'length'
    ? join(over(angle, 360), 2, pi, bracketed(radius))
    : join(over(angle, 360), pi, power(bracketed(radius), 2))

export const readSector = (radius: Value, angle: number): Step =>
  step(statements(equation(r, radius), equation(theta, degrees(angle))), because.read, {
    what: { en: line`the radius and the central angle`, es: line`el radio y el ángulo central` },
  })

/** The length of an arc or the area of a sector, in terms of π. */
export const partSteps = (kind: Kind, radius: number, angle: number): readonly Step[] => [
  step(equation(LETTERS[kind], filled(kind, radius, angle)), because.use, { rule: RULES[kind] }),
  step(equation(LETTERS[kind], piExpr(partOf(kind, radius, angle))), because.multiplyKeepPi),
]
