import type { Primitive, Segment } from './drawing.ts'
import type { Point } from './pen.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}
export type Line = readonly [Point, Point]

/** What labels keep clear of: the lines of one item, and the box around them. Labels ask often: nothing here makes objects. */
export interface Obstacle extends Box {
  /** x and y of the start and the end of each line, one after another. */
  readonly ends: readonly number[]
}

export function obstaclesOf(drawn: readonly Primitive[]): readonly Obstacle[] {
  return drawn.flatMap(item => {
    const ends = endsOf(item)
    return ends.length > 0 ? [{ ends, ...boundsOf(ends) }] : []
  })
}

function boundsOf(ends: readonly number[]): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < ends.length; i += 2) {
    const [x, y] = [ends[i]!, ends[i + 1]!]
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  return { left, right, bottom, top }
}

/** Hair lines are the grid; they may be written upon. */
function endsOf(item: Primitive): readonly number[] {
  switch (item.kind) {
    case 'label':
      return []
    case 'ellipse':
      return ROUND.map((value, i) => (i % 2 === 0 ? item.x + value * item.rx : item.y + value * item.ry))
    case 'path': {
      if (item.stroke ? item.stroke.width <= 0.03 : item.fill !== 'ink') return []
      return endsOfPath(item.segments)
    }
  }
}

/** The lines of a circle of radius 1. */
const ROUND = Array.from({ length: 24 }, (_, i) => [i, i + 1])
  .flat()
  .flatMap(i => [Math.cos((i * Math.PI) / 12), Math.sin((i * Math.PI) / 12)])

function endsOfPath(segments: readonly Segment[]): readonly number[] {
  const ends: number[] = []
  let [startX, startY, x, y] = [0, 0, 0, 0]
  const lineTo = (nextX: number, nextY: number) => {
    ends.push(x, y, nextX, nextY)
    x = nextX
    y = nextY
  }
  for (const segment of segments) {
    switch (segment[0]) {
      case 'M':
        startX = x = segment[1]
        startY = y = segment[2]
        break
      case 'L':
        lineTo(segment[1], segment[2])
        break
      case 'C':
        curveTo(x, y, segment, lineTo)
        break
      case 'Z':
        lineTo(startX, startY)
    }
  }
  return ends
}

function curveTo(
  x: number,
  y: number,
  [, a, b, c, d, e, f]: readonly ['C', number, number, number, number, number, number],
  lineTo: (x: number, y: number) => void,
): void {
  for (const t of [0.25, 0.5, 0.75, 1]) {
    const s = 1 - t
    const mix = (p: number, q: number, r: number, end: number) =>
      s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * end
    lineTo(mix(x, a, c, e), mix(y, b, d, f))
  }
}

export const grown = ({ left, right, bottom, top }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
})

export const touch = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top

export const sharedArea = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom))

/** Whether any of a line lies within a box. */
export const crosses = ([[x1, y1], [x2, y2]]: Line, box: Box): boolean => isCrossed(box, x1, y1, x2, y2)

function isCrossed({ left, right, bottom, top }: Box, x1: number, y1: number, x2: number, y2: number): boolean {
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return false
  if ((y1 < bottom && y2 < bottom) || (y1 > top && y2 > top)) return false
  const low = (x2 - x1) * (bottom - y1)
  const high = (x2 - x1) * (top - y1)
  const near = (y2 - y1) * (left - x1)
  const far = (y2 - y1) * (right - x1)
  // All corners on one side of the line: it passes by.
  const isAbove = low > near && low > far && high > far && high > near
  return !(isAbove || (low < near && low < far && high < far && high < near))
}

/** Whether anything of an obstacle lies within a box. */
export function blocks(obstacle: Obstacle, box: Box): boolean {
  if (!touch(obstacle, box)) return false
  const { ends } = obstacle
  for (let i = 0; i < ends.length; i += 4)
    if (isCrossed(box, ends[i]!, ends[i + 1]!, ends[i + 2]!, ends[i + 3]!)) return true
  return false
}

/** Whether something stands on the straight way from one point to another. */
export function standsBetween(obstacle: Obstacle, [x1, y1]: Point, [x2, y2]: Point): boolean {
  if ((x1 < obstacle.left && x2 < obstacle.left) || (x1 > obstacle.right && x2 > obstacle.right)) return false
  if ((y1 < obstacle.bottom && y2 < obstacle.bottom) || (y1 > obstacle.top && y2 > obstacle.top)) return false
  const dx = x2 - x1
  const dy = y2 - y1
  const { ends } = obstacle
  for (let i = 0; i < ends.length; i += 4) {
    const ax = ends[i]!
    const ay = ends[i + 1]!
    const bx = ends[i + 2]!
    const by = ends[i + 3]!
    if (Math.sign(dx * (ay - y1) - dy * (ax - x1)) === Math.sign(dx * (by - y1) - dy * (bx - x1))) continue
    const ex = bx - ax
    const ey = by - ay
    if (Math.sign(ex * (y1 - ay) - ey * (x1 - ax)) !== Math.sign(ex * (y2 - ay) - ey * (x2 - ax))) return true
  }
  return false
}
