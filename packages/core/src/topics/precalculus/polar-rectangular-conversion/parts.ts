import {
  approximate,
  assert,
  bracketed,
  cosineOf,
  type Expr,
  equation,
  expr,
  isNear,
  join,
  type PolarGridOptions,
  piExpr,
  polarGrid,
  type Random,
  Ratio,
  type Surd,
  sineOf,
  surdExpr,
  symbol,
  timesSurd,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'

export const [x, y, r, theta] = ['x', 'y', 'r', 'θ'].map(letter => symbol(letter)) as [Expr, Expr, Expr, Expr]

/** Twelfths of π that are multiples of π/6 or π/4. */
export const SPECIAL = Array.from({ length: 24 }, (_, i) => i).filter(i => i % 2 === 0 || i % 3 === 0)

export const isOnAxis = (twelfths: number) => twelfths % 6 === 0

export const angle = (twelfths: number) => piExpr(Ratio.of(twelfths, 12))

export interface Polar {
  readonly r: Surd
  readonly twelfths: number
}

const OFF_AXES = SPECIAL.filter(turn => !isOnAxis(turn))
export const RADII = [3, 5, 2, 6, 4, 1] as const

/** Forms on one sheet begin at other radii and angles. */
const BEGINNINGS = [
  { radii: RADII, angles: OFF_AXES },
  { radii: startingAt(RADII, 1), angles: startingAt(OFF_AXES, 4) },
  { radii: startingAt(RADII, 3), angles: startingAt(OFF_AXES, 8) },
] as const
export function drawPlace(random: Random, form: 0 | 1 | 2) {
  const { radii, angles } = BEGINNINGS[form]
  const r = random.evenly(radii)
  return { r, twelfths: random.chance(1 / 8) ? random.pick([6, 12, 18]) : random.evenly(angles) }
}

/** The exact cosine and sine; every special angle has them. */
export const cosineAt = (twelfths: number): Surd => known(cosineOf(twelfths * 15))
export const sineAt = (twelfths: number): Surd => known(sineOf(twelfths * 15))

function known(value: Surd | null): Surd {
  assert(value !== null, () => 'Not a special angle')
  return value
}

export const rectangular = ({ r, twelfths }: Polar): readonly [Expr, Expr] => [
  surdExpr(timesSurd(r, cosineAt(twelfths))),
  surdExpr(timesSurd(r, sineAt(twelfths))),
]

export type Place = readonly [x: number, y: number]

export const placeOf = ([radius, turn]: readonly [number, number]): Place => [
  radius * Math.cos(turn),
  radius * Math.sin(turn),
]

export const isSame = ([a, b]: Place, [c, d]: Place) => isNear(a, c) && isNear(b, d)

/** Both numbers of a point. */
export const numbersOf = (items: readonly Value[]) =>
  tupleOf(
    items.map(item => approximate(expr(item))),
    2,
  )

/** The rays of its grid are so far apart, and this is the place of the ray, counted from the polar axis. */
export function rayOf(twelfths: number) {
  const step = twelfths % 2 === 0 ? 2 : 1
  const [apart, place] = [angle(step), twelfths / step]
  return { apart, place, turn: place === 1 ? apart : equation(join(place, bracketed(apart)), angle(twelfths)) }
}

export function gridFor(twelfths: number, points: NonNullable<PolarGridOptions['points']>) {
  return polarGrid({ radius: 7, rays: twelfths % 2 === 0 ? 30 : 15, points })
}
