import {
  cosineOf,
  degrees,
  type Expr,
  negative,
  negativeSurd,
  piExpr,
  Ratio,
  type Surd,
  sineOf,
  surdExpr,
  tangentOf,
} from '../../../author.ts'

export const NAMES = ['sin', 'cos', 'tan'] as const

export type Name = (typeof NAMES)[number]

export type Unit = 'degrees' | 'radians'

/** The exact value of a function at an angle in degrees, if it has one. */
export const VALUES: Readonly<Record<Name, (angle: number) => Surd | null>> = {
  sin: sineOf,
  cos: cosineOf,
  tan: tangentOf,
}

/** The angles of the unit circle that have exact values. */
export const AROUND = [0, 30, 45, 60, 90, 120, 135, 150, 180, 210, 225, 240, 270, 300, 315, 330] as const

/** 150°, or 5π/6. */
export function angleExpr(angle: Ratio | number, unit: Unit): Expr {
  if (unit === 'degrees') return degrees(angle)
  const turn = Ratio.from(angle).over(180)
  return turn.n < 0 ? negative(piExpr(turn.negated())) : piExpr(turn)
}

/** The value with its sign in front of all of it: −(√3/2), not (−√3)/2. */
export const valueExpr = (value: Surd): Expr =>
  value.q.n < 0 ? negative(surdExpr(negativeSurd(value))) : surdExpr(value)
