import {
  approximate,
  call,
  type Expr,
  equation,
  list,
  relation,
  type Step,
  type Surd,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { anglesFound, anglesOf } from '../../kit/triangles/angle-steps.ts'
import { angleExpr, valueExpr } from '../../kit/triangles/exact-values.ts'
import { near, x } from './angles.ts'
import { known } from './linear.ts'

/** f(x) in a relation to a value with two angles. */
export interface Inequality {
  readonly name: 'sin' | 'cos'
  readonly value: Surd
  readonly by: '>' | '<' | '≥' | '≤'
  readonly factor: number
}
export const limitsOf = ({ name, value }: Inequality) => tupleOf(anglesOf(name, value), 2)
export const isClosed = ({ by }: Inequality) => by === '≥' || by === '≤'
const isAbove = ({ by }: Inequality) => by === '>' || by === '≥'
/** Between its two angles a positive sine is above the line; all others are below it. */
export const isBetween = (of: Inequality) => isAbove(of) === (of.name === 'sin' && of.value.q.n > 0)
export function inequalitySteps(of: Inequality, answer: Expr): readonly Step[] {
  const { name, value, by, factor } = of
  const middle = name === 'cos' ? 180 : value.q.n > 0 ? 90 : 270
  const [there, at] = [known(name, middle), angleExpr(middle, 'radians')]
  const tested = relation(
    equation(call(name, at), valueExpr(there)),
    name === 'sin' && value.q.n > 0 ? '>' : '<',
    valueExpr(value),
  )
  const reason = isBetween(of)
    ? isClosed(of)
      ? because.betweenWithEnds
      : because.betweenWithoutEnds
    : isClosed(of)
      ? because.outsideWithEnds
      : because.outsideWithoutEnds
  return [
    ...(factor === 1
      ? []
      : [step(relation(call(name, x), by, valueExpr(value)), because.divideBothSides, { value: factor })]),
    step(equation(call(name, x), valueExpr(value)), because.boundaryAngles),
    ...anglesFound(name, value, 'radians', list),
    step(tested, because.testAngleBetween, { angle: at }),
    step(answer, reason, { sign: symbol(by) }),
  ]
}
export function isIn(of: Expr, angle: number): boolean {
  if (of.kind === 'operation') return isIn(of.left, angle) || isIn(of.right, angle)
  if (of.kind !== 'interval') return false
  const [from, to] = [approximate(of.from), approximate(of.to)]
  return (
    (angle > from + 1e-9 || (of.closed[0] && near(angle, from))) &&
    (angle < to - 1e-9 || (of.closed[1] && near(angle, to)))
  )
}
