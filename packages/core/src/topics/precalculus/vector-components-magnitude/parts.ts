import { accented, type Expr, evaluate, type Random, Ratio, surd, surdExpr, symbol } from '../../../author.ts'

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

const arrow = (name: string) => accented('vector', symbol(name))

export const v = arrow('v')

export const length = { kind: 'absolute', of: v } as const

export const squared = ([x, y]: Pair) => x * x + y * y

/** Numbers of the printed tuple. */
export const pairIn = (items: readonly Expr[]): Pair => [
  evaluate(items[0] ?? symbol('?')).n,
  evaluate(items[1] ?? symbol('?')).n,
]

/** size times the cosine of a special angle, exactly. */
export function component(size: number, angle: number): Expr {
  const turn = ((angle % 360) + 360) % 360
  const sign = turn > 90 && turn < 270 ? -1 : 1
  const acute = turn % 180 > 90 ? 180 - (turn % 180) : turn % 180
  return surdExpr(
    acute === 60
      ? surd(Ratio.of(sign * size, 2))
      : acute === 45
        ? surd(Ratio.of(sign * size, 2), 2)
        : surd(Ratio.of(sign * size, 2), 3),
  )
}
