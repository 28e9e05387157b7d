import { approximate } from '../../../math/approximate.ts'
import { expr, symbol, type Value } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Random } from '../../../random.ts'
import { AROUND, type Name, type Unit, VALUES, valueExpr } from '../../common/exact-values.ts'

export const ACUTE = [30, 45, 60] as const

export const BEYOND = AROUND.filter(angle => angle >= 90)

export const valueAt = (name: Name, angle: number): Expr | null => {
  const value = VALUES[name](angle)
  return value && valueExpr(value)
}

export const near = (a: number, b: number) => Math.abs(a - b) < 1e-9

/** The printed function at the printed angle against the written value. */
export function isValueOf(of: Expr, answer: Value | 'none'): boolean {
  const size = approximate(of)
  if (Math.abs(size) > 1e9) return answer === 'none'
  return answer !== 'none' && near(size, approximate(expr(answer)))
}

export const θ = symbol('θ')

export const drawUnit = (random: Random): Unit => random.evenly(['degrees', 'radians'])
