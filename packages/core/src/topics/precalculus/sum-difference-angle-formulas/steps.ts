import { type Expr, type Step, type Surd, step, symbol } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { VALUES } from '../../kit/triangles/exact-values.ts'
import { formula, type Name, type Sign } from './angles.ts'

export const [A, B, x] = [symbol('A'), symbol('B'), symbol('x')]
export const useFormula = (work: Expr, of: Name, sign: Sign): Step =>
  step(work, because.useIdentity, { identity: formula(of, sign) })

export const surdAt = (of: Name, angle: number): Surd => {
  const value = VALUES[of](angle)
  if (!value) throw new Error(`${of} has no value at ${angle}°`)
  return value
}
