import { nearNumbers } from '../../../answer/near.ts'
import { type ValueOrNone, valueOrUndefined } from '../../../answer/number.ts'
import type { AnswerType } from '../../../answer/type.ts'
import { both } from '../../../content.ts'
import type { Point } from '../../../figure/pen.ts'
import { expr, words } from '../../../math/build.ts'
import { gcd, Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'

/** A slope in lowest terms; of a vertical line it is undefined. */
export const slopeOrUndefined: AnswerType<ValueOrNone> = {
  ...valueOrUndefined,
  show: value => both(value === 'none' ? words('undefined', 'indefinida') : expr(value)),
  nearMisses: value => (value === 'none' ? [0, 1] : [...nearNumbers(value), 'none']),
}

export const slopeOf = ([x1, y1]: Point, [x2, y2]: Point): Ratio | 'none' =>
  x1 === x2 ? 'none' : Ratio.of(y2 - y1, x2 - x1)

/** A slope that is no more than so steep, either sign in turn. */
export function drawSlope(random: Random, denominators: readonly number[], most: number): Ratio {
  const d = random.evenly(denominators)
  const sign = random.evenly([1, -1])
  return Ratio.of(
    sign *
      random.until(
        () => random.int(1, most),
        n => gcd(n, d) === 1,
      ),
    d,
  )
}

/** Two lattice points of a line with this slope, no farther than `most` from the axes. */
export function latticePair(random: Random, slope: Ratio, most: number): readonly [Point, Point] {
  const longest = Math.floor(Math.min((2 * most) / slope.d, (2 * most) / Math.max(1, Math.abs(slope.n)), 3))
  const k = random.int(1, Math.max(1, longest))
  const [dx, dy] = [k * slope.d, k * slope.n]
  const [x, y] = [random.int(-most, most - dx), dy >= 0 ? random.int(-most, most - dy) : random.int(-most - dy, most)]
  return [
    [x, y],
    [x + dx, y + dy],
  ]
}
