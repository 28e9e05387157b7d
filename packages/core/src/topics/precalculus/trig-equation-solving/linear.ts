import { call, type Expr, equation, type Random, type Surd, sum, surd, timesSurd } from '../../../author.ts'
import { multipleOf } from '../../kit/triangles/angle-steps.ts'
import { AROUND, NAMES, type Name, type Unit, VALUES, valueExpr } from '../../kit/triangles/exact-values.ts'
import { drawUnit, x } from './angles.ts'

/** A value of the function that has one there. */
export const known = (name: Name, angle: number): Surd => {
  const value = VALUES[name](angle)
  if (value === null) throw new Error(`${name} has no value at ${angle}°`)
  return value
}
const DEFINED = {
  sin: AROUND,
  cos: AROUND,
  tan: AROUND.filter(angle => VALUES.tan(angle) !== null),
}
const isOnAxis = ({ q, k }: Surd) => q.n === 0 || (k === 1 && q.d === 1)

/** a · f(x) + added = right. */
export interface Linear {
  readonly name: Name
  readonly unit: Unit
  readonly value: Surd
  readonly a: number
  readonly added: Surd
}
const NOTHING = surd(0)
export function drawLinear(random: Random): Linear {
  const [name, unit] = [random.evenly(NAMES), drawUnit(random)]
  const value = known(name, random.pick(DEFINED[name]))
  const a = value.q.d * random.int(1, 2)
  if (value.k === 1) {
    // The bare equation of a value on the axes would have nothing to solve.
    const added = random.int(1, 6) * random.sign()
    return { name, unit, value, a, added: surd(isOnAxis(value) && name !== 'tan' ? added : random.evenly([0, added])) }
  }
  return { name, unit, value, a, added: random.evenly([NOTHING, surd(value.q.times(-a), value.k)]) }
}
const rightOf = ({ value, a, added }: Linear): Surd => {
  const scaled = timesSurd(surd(a), value)
  if (added.q.n === 0) return scaled
  return scaled.k === 1 ? surd(scaled.q.plus(added.q)) : NOTHING
}
export const linearEquation = (drawn: Linear): Expr => {
  const side = multipleOf(drawn.a, call(drawn.name, x))
  return equation(drawn.added.q.n === 0 ? side : sum(side, valueExpr(drawn.added)), valueExpr(rightOf(drawn)))
}
