import {
  approximate,
  cosineOf,
  type Expr,
  expr,
  isNear,
  type PolarGridOptions,
  piExpr,
  polarGrid,
  type Random,
  Ratio,
  type Surd,
  sineOf,
  surd,
  surdExpr,
  symbol,
  timesSurd,
  type Value,
} from '../../../author.ts'

export const [x, y, r, theta] = ['x', 'y', 'r', 'θ'].map(letter => symbol(letter)) as [Expr, Expr, Expr, Expr]

/** Twelfths of π that are multiples of π/6 or π/4. */
export const SPECIAL = Array.from({ length: 24 }, (_, i) => i).filter(i => i % 2 === 0 || i % 3 === 0)

export const isOnAxis = (twelfths: number) => twelfths % 6 === 0

export const angle = (twelfths: number) => piExpr(Ratio.of(twelfths, 12))

const nothing = surd(0)

export interface Polar {
  readonly r: Surd
  readonly twelfths: number
}

export const drawAngle = (random: Random) =>
  random.chance(1 / 8) ? random.pick([6, 12, 18]) : random.pick(SPECIAL.filter(turn => !isOnAxis(turn)))

const coordinate = ({ r, twelfths }: Polar, of: typeof sineOf) => surdExpr(timesSurd(r, of(twelfths * 15) ?? nothing))

export const rectangular = (polar: Polar): readonly Expr[] => [coordinate(polar, cosineOf), coordinate(polar, sineOf)]

export type Place = readonly [x: number, y: number]

export const placeOf = ([radius = 0, turn = 0]: readonly number[]): Place => [
  radius * Math.cos(turn),
  radius * Math.sin(turn),
]

export const isSame = ([a, b]: Place, [c, d]: Place) => isNear(a, c) && isNear(b, d)

export const numbersOf = (items: readonly Value[]) => items.map(item => approximate(expr(item)))

export function gridFor(twelfths: number, points: NonNullable<PolarGridOptions['points']>) {
  return polarGrid({ radius: 7, rays: twelfths % 2 === 0 ? 30 : 15, points })
}
