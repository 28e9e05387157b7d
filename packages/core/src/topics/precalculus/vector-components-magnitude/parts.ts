import {
  accented,
  cosineOf,
  type Expr,
  evaluate,
  failed,
  type Random,
  type Surd,
  sineOf,
  surd,
  surdExpr,
  symbol,
  timesSurd,
} from '../../../author.ts'

export type Pair = readonly [x: number, y: number]

/** Pythagorean pairs make whole magnitudes. */
export const PYTHAGOREAN: readonly Pair[] = [
  [3, 4],
  [4, 3],
  [6, 8],
  [8, 6],
  [5, 12],
  [12, 5],
  [9, 12],
  [12, 9],
]

export const signs = (random: Random, [x, y]: Pair): Pair => [x * random.sign(), y * random.sign()]

export const drawVector = (random: Random): Pair => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]

export const arrow = (name: string) => accented('vector', symbol(name))

export const v = arrow('v')

export const length = { kind: 'absolute', of: v } as const

export const theta = symbol('θ')

export const squared = ([x, y]: Pair) => x * x + y * y

export const magnitudeOf = (components: Pair): Surd => surd(1, squared(components))

/** Numbers of the printed tuple. */
export const pairIn = (items: readonly Expr[]): Pair => [
  evaluate(items[0] ?? symbol('?')).n,
  evaluate(items[1] ?? symbol('?')).n,
]

const special = (value: Surd | null) => value ?? failed('The angle has no exact value')
export const cosineAt = (angle: number): Surd => special(cosineOf(angle))
export const sineAt = (angle: number): Surd => special(sineOf(angle))

/** size times the cosine of a special angle, exactly. */
export const component = (size: number, angle: number): Expr => surdExpr(timesSurd(surd(size), cosineAt(angle)))
