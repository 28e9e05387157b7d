import type { Random } from '../../../author.ts'
import type { Pair } from './polygons.ts'
import { turned } from './triangles.ts'

/** A parallelogram or trapezoid whose first and third sides lie along grid lines, across an axis. */
export function drawSlanted(random: Random) {
  const [isTurned, isTrapezoid] = [random.evenly([false, true]), random.evenly([true, false])]
  return random.until(
    () => {
      const [x1, x2, level] = [-random.int(1, 8), random.int(1, 8), random.intExcept(-8, 8, 0)]
      const [top, shift] = [random.intExcept(-8, 8, 0), random.intExcept(-5, 5, 0)]
      const other = isTrapezoid ? random.int(2, 9) : x2 - x1
      return { isTurned, isTrapezoid, level, top, one: x2 - x1, other, x1, x2, x4: x1 + shift, x3: x1 + shift + other }
    },
    ({ level, top, one, other, x1, x2, x3, x4 }) =>
      one >= 4 &&
      Math.abs(top - level) >= 3 &&
      Math.abs(top - level) !== one &&
      top !== -level &&
      x1 !== -x2 &&
      x3 !== x2 &&
      x3 !== -x4 &&
      x3 * x4 !== 0 &&
      Math.max(Math.abs(x3), Math.abs(x4)) <= 8 &&
      (!isTrapezoid || (one !== other && ((one + other) * (top - level)) % 2 === 0)),
  )
}
export type Slanted = ReturnType<typeof drawSlanted>
export const slantedCorners = ({ isTurned, level, top, x1, x2, x3, x4 }: Slanted): readonly Pair[] =>
  turned(
    [
      [x1, level],
      [x2, level],
      [x3, top],
      [x4, top],
    ],
    isTurned,
  )
export const slantedArea = ({ isTrapezoid, level, top, one, other }: Slanted): number =>
  isTrapezoid ? ((one + other) * Math.abs(top - level)) / 2 : one * Math.abs(top - level)
