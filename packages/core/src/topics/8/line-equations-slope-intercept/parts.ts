import {
  type Block,
  type Expr,
  evaluate,
  type FormMaker,
  gcd,
  itemOf,
  type Point,
  type Printed,
  type Random,
  Ratio,
  table,
  tupleOf,
} from '../../../author.ts'
import { type Line, X, Y } from '../../kit/lines/line-equation.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

const SIGNS = [-1, 1] as const
/** A slope with one of these denominators, whose sign takes turns; no more than 6, and seldom 1. */
export function drawSlope(random: Random, denominators: readonly number[], most = 7): Ratio {
  const sign = random.evenly(SIGNS)
  const d = random.evenly(denominators)
  const top = random.until(
    () => random.int(d === 1 ? 2 : 1, most),
    n => gcd(n, d) === 1 && n <= 6 * d,
  )
  return Ratio.of(sign * top, d)
}
export const lineOf = (slope: Ratio, start: number): Line => ({ slope, start: Ratio.of(start) })
/** The point at a multiple of the denominator of the slope: both coordinates are whole. */
export const latticePoint = ({ slope, start }: Line, k: number): Point => [k * slope.d, start.n + k * slope.n]
export const isWithin = (points: readonly Point[], most: number): boolean =>
  points.every(([x, y]) => Math.abs(x) <= most && Math.abs(y) <= most)

export const tableOf = (points: readonly Point[]): Block =>
  table({
    rows: [
      [X, ...points.map(([x]) => x)],
      [Y, ...points.map(([, y]) => y)],
    ],
    rowHeads: true,
  })
export const pairsInTable = (printed: Printed): readonly (readonly [Ratio, Ratio])[] => {
  const [top, bottom] = tupleOf(
    printed.block('table').rows.map(row => row.slice(1).map(([item]) => evaluate(item as Expr))),
    2,
  )
  return top.map((x, i) => [x, itemOf(bottom, i)] as const)
}
/** The printed points, in reading order. */
export const pointsIn = (printed: Printed): readonly (readonly [Ratio, Ratio])[] =>
  printed.all('list').map(({ items }) =>
    tupleOf(
      items.map(item => evaluate(item)),
      2,
    ),
  )

/** Multiples of the denominator whose points lie near enough, 0 left out. */
export const placesOf = (of: Line, most: number): readonly number[] =>
  [-4, -3, -2, -1, 1, 2, 3, 4].filter(k => {
    const at = latticePoint(of, k)
    return at[1] !== 0 && isWithin([at], most)
  })
/** All lines with these denominators whose slope is no more than 6 and no whole 1, in two lists: falling and rising. */
export const linesBySign = <T>(
  denominators: readonly number[],
  tops: number,
  starts: readonly number[],
  found: (of: Line) => readonly T[],
): readonly (readonly T[])[] =>
  SIGNS.map(sign =>
    denominators.flatMap(d =>
      Array.from({ length: tops }, (_, i) => i + 1)
        .filter(n => gcd(n, d) === 1 && n <= 6 * d && n + d > 2)
        .flatMap(n => starts.flatMap(start => found(lineOf(Ratio.of(sign * n, d), start)))),
    ),
  )
/** Falling and rising in turn. */
export const bySign = <T>(random: Random, lists: readonly (readonly T[])[]): T =>
  random.pick(itemOf(lists, random.evenly([0, 1])))
