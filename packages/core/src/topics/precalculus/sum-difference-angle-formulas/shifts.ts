import {
  approximate,
  bracketed,
  call,
  type Expr,
  m,
  negative,
  piExpr,
  type Random,
  Ratio,
  type Surd,
  surd,
  timesSurd,
} from '../../../author.ts'
import { type Angle, combined, isNear, type Sign, TRIPLES } from './angles.ts'

import { surdAt, x } from './steps.ts'

export interface Shift {
  readonly name: 'sin' | 'cos'
  readonly quarter: number
  readonly order: 'plus' | 'minus' | 'from'
}
export const turnOf = ({ quarter }: Shift) => piExpr(Ratio.of(quarter, 2))
export const signIn = ({ order }: Shift): Sign => (order === 'plus' ? 1 : -1)
export const anglesIn = (shift: Shift): readonly [Expr, Expr] =>
  shift.order === 'from' ? [turnOf(shift), x] : [x, turnOf(shift)]
export const shifted = (shift: Shift): Expr => {
  const [one, two] = anglesIn(shift)
  return call(shift.name, bracketed(combined(one, signIn(shift), two)))
}
const SIMPLE: readonly Expr[] = [call('sin', x), call('cos', x), negative(call('sin', x)), negative(call('cos', x))]
export const simplified = (shift: Shift): Expr => {
  const wanted = shifted(shift)
  const found = SIMPLE.find(simple =>
    [0.3, 1.1, 2.7].every(at => isNear(approximate(simple, { x: at }), approximate(wanted, { x: at }))),
  )
  if (!found) throw new Error('A shift by quarter turns is a sine or cosine')
  return found
}

export interface Inverses {
  readonly name: 'sin' | 'cos'
  readonly sign: Sign
  readonly of: readonly [Inverse, Inverse]
}
type Inverse = readonly [inverse: 'arcsin' | 'arccos', value: Ratio]
/** The angle that an inverse function names. */
export const principal = ([inverse, value]: Inverse): Angle => {
  const other = Ratio.of(Math.round(Math.sqrt(value.d ** 2 - value.n ** 2)), value.d)
  return inverse === 'arcsin'
    ? { quadrant: value.n > 0 ? 0 : 3, sin: value, cos: other }
    : { quadrant: value.n > 0 ? 0 : 1, sin: other, cos: value }
}
export const drawInverse = (random: Random): Inverse => {
  const [a, b, c] = random.pick(TRIPLES)
  return [random.pick(['arcsin', 'arccos']), Ratio.of(random.pick([a, b]) * random.sign(), c)]
}

export interface Equation {
  readonly alpha: 30 | 45 | 60
  readonly sign: Sign
  readonly target: Surd
}
export const TARGETS = [
  surd(Ratio.of(1, 2)),
  surd(Ratio.of(-1, 2)),
  surd(Ratio.of(1, 2), 3),
  surd(Ratio.of(-1, 2), 3),
  surd(1),
  surd(-1),
]
/** sin(x + α) + sin(x − α) = 2 sin x cos α, with − it is 2 cos x sin α. */
export const factorOf = ({ alpha, sign }: Equation): Surd =>
  timesSurd(surd(2), sign === 1 ? surdAt('cos', alpha) : surdAt('sin', alpha))
export const nameOf = ({ sign }: Equation) => (sign === 1 ? 'sin' : 'cos')
export const rightSide = (drawn: Equation): Surd => timesSurd(factorOf(drawn), drawn.target)
export const SPAN = m`0 ≤ x < 2π`
