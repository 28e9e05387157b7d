import type { Primitive } from './drawing.ts'
import type { Point } from './pen.ts'

export interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}
export type Line = readonly [Point, Point]

/** What labels keep clear of: the lines of one item, and the box around them. */
export interface Obstacle extends Box {
  readonly lines: readonly Line[]
}

export function obstaclesOf(drawn: readonly Primitive[]): readonly Obstacle[] {
  return drawn.flatMap(item => {
    const lines = linesOf(item)
    return lines.length > 0 ? [{ lines, ...boundsOf(lines) }] : []
  })
}

function boundsOf(lines: readonly Line[]): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [[x1, y1], [x2, y2]] of lines) {
    left = Math.min(left, x1, x2)
    right = Math.max(right, x1, x2)
    bottom = Math.min(bottom, y1, y2)
    top = Math.max(top, y1, y2)
  }
  return { left, right, bottom, top }
}

/** Hair lines are the grid; they may be written upon. */
export function linesOf(item: Primitive): readonly Line[] {
  switch (item.kind) {
    case 'label':
      return []
    case 'ellipse': {
      const round = Array.from({ length: 25 }, (_, i): Point => {
        const turn = (i * Math.PI) / 12
        return [item.x + item.rx * Math.cos(turn), item.y + item.ry * Math.sin(turn)]
      })
      return joined(round)
    }
    case 'path': {
      if (item.stroke ? item.stroke.width <= 0.03 : item.fill !== 'ink') return []
      return linesOfPath(item)
    }
  }
}

const joined = (points: readonly Point[]): Line[] => points.slice(1).map((end, i): Line => [points[i]!, end])

function linesOfPath({ segments }: Extract<Primitive, { kind: 'path' }>): readonly Line[] {
  const found: Line[] = []
  let [start, end]: [Point, Point] = [ORIGIN, ORIGIN]
  const lineTo = (next: Point) => {
    found.push([end, next])
    end = next
  }
  for (const segment of segments) {
    switch (segment[0]) {
      case 'M':
        start = end = [segment[1], segment[2]]
        break
      case 'L':
        lineTo([segment[1], segment[2]])
        break
      case 'C':
        curved(end, segment).forEach(lineTo)
        break
      case 'Z':
        lineTo(start)
    }
  }
  return found
}

const ORIGIN: Point = [0, 0]

function curved(
  [x, y]: Point,
  [, a, b, c, d, e, f]: readonly ['C', number, number, number, number, number, number],
): readonly Point[] {
  return [0.25, 0.5, 0.75, 1].map((t): Point => {
    const s = 1 - t
    const mix = (p: number, q: number, r: number, end: number) =>
      s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * end
    return [mix(x, a, c, e), mix(y, b, d, f)]
  })
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

/** Whether any of the line lies within the box. */
export function crosses([[x1, y1], [x2, y2]]: Line, { left, right, bottom, top }: Box): boolean {
  if ((x1 < left && x2 < left) || (x1 > right && x2 > right)) return false
  if ((y1 < bottom && y2 < bottom) || (y1 > top && y2 > top)) return false
  const [dx, dy] = [x2 - x1, y2 - y1]
  // All corners on one side of the line: it passes by.
  const corner = (x: number, y: number) => dx * (y - y1) - dy * (x - x1)
  const [a, b, c, d] = [corner(left, bottom), corner(right, bottom), corner(right, top), corner(left, top)]
  return !((a > 0 && b > 0 && c > 0 && d > 0) || (a < 0 && b < 0 && c < 0 && d < 0))
}

export const crossesAny = (box: Box, obstacle: Obstacle): boolean =>
  touch(obstacle, box) && obstacle.lines.some(line => crosses(line, box))

/** Whether something stands on the straight way from one point to another. */
export function standsBetween(obstacle: Obstacle, [x1, y1]: Point, [x2, y2]: Point): boolean {
  if ((x1 < obstacle.left && x2 < obstacle.left) || (x1 > obstacle.right && x2 > obstacle.right)) return false
  if ((y1 < obstacle.bottom && y2 < obstacle.bottom) || (y1 > obstacle.top && y2 > obstacle.top)) return false
  const [dx, dy] = [x2 - x1, y2 - y1]
  return obstacle.lines.some(([[ax, ay], [bx, by]]) => {
    const [one, two] = [dx * (ay - y1) - dy * (ax - x1), dx * (by - y1) - dy * (bx - x1)]
    if (Math.sign(one) === Math.sign(two)) return false
    const [ex, ey] = [bx - ax, by - ay]
    return Math.sign(ex * (y1 - ay) - ey * (x1 - ax)) !== Math.sign(ex * (y2 - ay) - ey * (x2 - ax))
  })
}
