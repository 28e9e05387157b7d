import { piExpr, surdExpr } from '../../../answer/expression.ts'
import { degrees, expr, negative, symbol, type Value } from '../../../math/build.ts'
import { approximate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import { cosineOf, sineOf, tangentOf } from '../../../number/special-angles.ts'
import { negativeSurd, type Surd } from '../../../number/surd.ts'
import type { Random } from '../../../random.ts'

export const NAMES = ['sin', 'cos', 'tan'] as const

export type Name = (typeof NAMES)[number]

export type Unit = 'degrees' | 'radians'

export const VALUES: Readonly<Record<Name, (angle: number) => Surd | null>> = {
  sin: sineOf,
  cos: cosineOf,
  tan: tangentOf,
}

export const ACUTE = [30, 45, 60] as const

export const AROUND = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330] as const

export const BEYOND = AROUND.filter(angle => angle >= 90)

export const angleExpr = (angle: number, unit: Unit): Expr =>
  unit === 'degrees'
    ? degrees(angle)
    : angle < 0
      ? negative(piExpr(Ratio.of(-angle, 180)))
      : piExpr(Ratio.of(angle, 180))

export const valueExpr = (name: Name, angle: number): Expr | null => {
  const value = VALUES[name](angle)
  if (!value) return null
  return value.q.n < 0 ? negative(surdExpr(negativeSurd(value))) : surdExpr(value)
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
