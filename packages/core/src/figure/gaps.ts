import type { Primitive, Segment } from './drawing.ts'
import { type Box, grown } from './obstacle.ts'
import type { Point } from './pen.ts'

/** Corners of a box hold nothing: a line that passes there goes on. */
const CORNER = 0.1

/** A box that nothing passes through. */
interface Gap {
  readonly box: Box
  readonly core: Box
}

/** The same lines with gaps where these boxes stand. What is bent or filled stays whole. */
export function withGaps(item: Primitive, boxes: readonly Box[]): Primitive {
  if (boxes.length === 0 || item.kind !== 'path' || item.fill !== null) return item
  if (item.segments.some(([command]) => command === 'C')) return item
  const gaps = boxes.map((box): Gap => ({ box, core: grown(box, -CORNER) }))
  return { ...item, segments: cutBy(item.segments, gaps) }
}

function cutBy(segments: readonly Segment[], gaps: readonly Gap[]): readonly Segment[] {
  const left: Segment[] = []
  let [start, pen]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  let isCut = false
  const lineTo = (end: Point, asDrawn: Segment) => {
    const holes = holesIn(pen, end, gaps)
    if (holes.length === 0) left.push(asDrawn)
    else {
      isCut = true
      let passed = 0
      for (const [enter, leave] of holes) {
        if (enter > passed) left.push(['L', ...along(pen, end, enter)])
        if (leave <= passed) continue
        left.push(['M', ...(leave < 1 ? along(pen, end, leave) : end)])
        passed = leave
      }
      if (passed < 1) left.push(['L', ...end])
    }
    pen = end
  }
  for (const segment of segments) {
    if (segment[0] === 'M') {
      start = pen = [segment[1], segment[2]]
      left.push(segment)
    } else if (segment[0] === 'L') lineTo([segment[1], segment[2]], segment)
    else if (segment[0] === 'Z') lineTo(start, isCut ? ['L', ...start] : segment)
  }
  return left.filter(([command], i) => command !== 'M' || left[i + 1]?.[0] === 'L' || left[i + 1]?.[0] === 'Z')
}

type Hole = readonly [enter: number, leave: number]

/** Where a line lies within boxes, from its start on. */
function holesIn(from: Point, to: Point, gaps: readonly Gap[]): readonly Hole[] {
  const holes: Hole[] = []
  for (const { box, core } of gaps) {
    const inside = shareInside(from, to, core) && shareInside(from, to, box)
    if (inside) holes.push(inside)
  }
  return holes.length > 1 ? holes.sort(([one], [two]) => one - two) : holes
}

const along = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** From which share of a line to which it lies within a box. */
function shareInside([x1, y1]: Point, [x2, y2]: Point, { left, right, bottom, top }: Box): Hole | null {
  if (Math.max(x1, x2) <= left || Math.min(x1, x2) >= right) return null
  if (Math.max(y1, y2) <= bottom || Math.min(y1, y2) >= top) return null
  const across = shareBetween(x1, x2, left, right)
  const up = shareBetween(y1, y2, bottom, top)
  const enter = Math.max(0, across[0], up[0])
  const leave = Math.min(1, across[1], up[1])
  return leave - enter > 1e-6 ? [enter, leave] : null
}

function shareBetween(from: number, to: number, low: number, high: number): Hole {
  if (from === to) return [0, 1]
  const one = (low - from) / (to - from)
  const two = (high - from) / (to - from)
  return one < two ? [one, two] : [two, one]
}
