import { approximate, type Expr, type Of } from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import { yAt } from './curves.ts'

export const bendNear = (curve: Of<'relation'>, x: number, y: number, h = 1e-3) =>
  (yAt(curve, x + h, y) + yAt(curve, x - h, y) - 2 * y) / h ** 2

/** Points of the curve where y is found for some x. */
const pointsOn = (curve: Of<'relation'>) =>
  [-4.3, -2.9, -1.7, -0.6, 0.4, 0.9, 1.6, 2.3, 3.1, 4.7]
    .flatMap(x => [-1.5, 1.2].map(start => [x, yAt(curve, x, start)] as const))
    .filter(([, y]) => Math.abs(y) > 0.15)

/** What is measured at many points of the curve agrees with what is claimed. */
export const agreesOn = (
  curve: Of<'relation'>,
  claim: Expr,
  measured: (x: number, y: number) => number,
  tolerance: number,
) => {
  const steady = pointsOn(curve)
    .map(([x, y]) => [measured(x, y), approximate(claim, { x, y })] as const)
    .filter(([value]) => Number.isFinite(value) && Math.abs(value) < 1e3)
  return steady.length >= 2 && steady.every(([value, claimed]) => near(value, claimed, tolerance))
}
