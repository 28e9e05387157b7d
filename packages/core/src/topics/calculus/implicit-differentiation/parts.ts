import { type Expr, equation, m, point as pointOf, type Step, step, substitute, symbol } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Curve, dydx, slopeAt } from './curves.ts'

export const [x, y] = [symbol('x'), symbol('y')]

export const differentiateBoth = ({ derived, product }: Pick<Curve, 'derived' | 'product'>): Step =>
  product
    ? step(equation(derived, 0), because.differentiateWithProduct, { term: product, factor: dydx })
    : step(equation(derived, 0), because.differentiateImplicitly, { factor: dydx })

export const collected = ({ before, moved }: Pick<Curve, 'before' | 'moved'>): Step =>
  step(
    equation(m`${before}${dydx}`, moved),
    before.kind === 'group' ? because.collectAndFactorOut : because.collectTerms,
    { factor: dydx },
  )

export const withoutBrackets = (of: Expr): Expr => (of.kind === 'group' ? of.of : of)

/** dy/dx of a curve: differentiate, collect, divide. */
export const slopeSteps = ({ before, moved, slope, ...curve }: Curve): readonly Step[] => [
  differentiateBoth(curve),
  collected({ before, moved }),
  step(equation(dydx, slope), because.divideBothSides, { value: withoutBrackets(before) }),
]

export const slopeAtPoint = (curve: Curve): readonly Step[] => [
  ...slopeSteps(curve),
  step(
    equation(equation(dydx, substitute(curve.slope, { x: curve.at[0], y: curve.at[1] })), slopeAt(curve)),
    because.substitutePoint,
    { point: pointOf(...curve.at) },
  ),
]
