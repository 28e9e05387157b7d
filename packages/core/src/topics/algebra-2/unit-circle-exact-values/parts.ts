import {
  approximate,
  type Expr,
  expr,
  failed,
  isNear,
  point,
  type Random,
  type Surd,
  symbol,
  type Value,
} from '../../../author.ts'
import { AROUND, type Name, type Unit, VALUES, valueExpr } from '../../kit/triangles/exact-values.ts'

export const ACUTE = [30, 45, 60] as const

export const BEYOND = AROUND.filter(angle => angle >= 90)

/** The acute angle to the x-axis, of an angle within one turn. */
export const referenceOf = (angle: number): number => Math.min(angle % 180, 180 - (angle % 180))

export const valueAt = (name: Name, angle: number): Expr | null => {
  const value = VALUES[name](angle)
  return value && valueExpr(value)
}

/** The value of a function that has one there. */
export const surdAt = (name: Name, angle: number): Surd =>
  VALUES[name](angle) ?? failed(`${name} has no value at ${angle}°`)

export const exprAt = (name: Name, angle: number): Expr => valueExpr(surdAt(name, angle))

/** On the unit circle. */
export const placeOf = (angle: number): Expr => point(exprAt('cos', angle), exprAt('sin', angle))

export const near = (a: number, b: number) => isNear(a, b)

/** The printed function at the printed angle against the written value. */
export function isValueOf(of: Expr, answer: Value | 'none'): boolean {
  const size = approximate(of)
  if (Math.abs(size) > 1e9) return answer === 'none'
  return answer !== 'none' && near(size, approximate(expr(answer)))
}

export const θ = symbol('θ')

export const drawUnit = (random: Random): Unit => random.evenly(['degrees', 'radians'])
