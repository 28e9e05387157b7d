import type { Point, Random } from '../../../author.ts'
import { REACH } from '../../kit/transformations/figures.ts'
import type { Vertices } from '../../kit/transformations/points.ts'

/** A right angle at the second vertex; the first side is `a` long and goes up or across, the second one is `b` long. */
export function rightCorner(random: Random, [a, b]: readonly [number, number], isUpright: boolean): Vertices {
  const [right, up] = [random.sign() * (isUpright ? b : a), random.sign() * (isUpright ? a : b)]
  const place = (way: number) => random.int(Math.max(-REACH, -REACH - way), Math.min(REACH, REACH - way))
  const [x, y] = [place(right), place(up)]
  const [across, along]: readonly [Point, Point] = [
    [x + right, y],
    [x, y + up],
  ]
  return isUpright ? [along, [x, y], across] : [across, [x, y], along]
}

/** The rectangle of a right angle. */
export function closed([first, corner, last]: Vertices): Vertices {
  const [[a, b], [x, y], [c, d]] = [first!, corner!, last!]
  return [first!, corner!, last!, [a + c - x, b + d - y]]
}
