import type { Layout } from '../math/layout.ts'
import type { Drawing, Primitive } from './drawing.ts'
import { arc, at, between, cropped, directionOf, distanceOf, line, type Point, polyline, THIN } from './pen.ts'
import { placed } from './placing.ts'
import { around, beside, eitherOf, LABEL_SIZE, led, reachOf, type Sight, type Spot, type Wish } from './wish.ts'

/** Lines and marks at their places, and labels that still look for theirs. */
export interface Sketch {
  readonly items: readonly Primitive[]
  readonly wishes: readonly Wish[]
}

export const finished = ({ items, wishes }: Sketch, halo = false): Drawing =>
  cropped([...items, ...placed(wishes, items, { halo })])

/**
 * Turns true coordinates into em: the longer side of what is drawn measures `size`, the shorter at most `height`.
 * What is flat is drawn up to half as large again, for the sake of its labels.
 */
export function fitted(
  points: readonly Point[],
  size = 11,
  height = 9,
  scale = scaleOf(points, size, height),
): (point: Point) => Point {
  const { left, bottom } = boundsOf(points)
  return ([x, y]) => [(x - left) * scale, (y - bottom) * scale]
}

/** How many em `fitted` draws for a unit. */
export function scaleOf(points: readonly Point[], size: number, height: number): number {
  const { wide, high } = boundsOf(points)
  const fitting = Math.min(size / Math.max(wide, 1e-9), height / Math.max(high, 1e-9))
  const thin = Math.min(wide, high) * fitting
  return thin < 0.01 ? fitting : fitting * Math.min(Math.max(4.6 / thin, 1), 1.5)
}

function boundsOf(points: readonly Point[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)]
  return { left, bottom, wide: Math.max(...xs) - left, high: Math.max(...ys) - bottom }
}

/** Turns about the origin, counterclockwise. */
export const turned = ([x, y]: Point, degrees: number): Point => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return [x * cos - y * sin + 0, x * sin + y * cos + 0]
}

export const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

/** Twice the area, positive when the points run counterclockwise. */
export const windingOf = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)

/** From `from` counterclockwise to `to`, 0 to 360. */
export const sweepOf = (from: number, to: number): number => (((to - from) % 360) + 360) % 360

/** Short strokes across a line: as many as its equal partners have. */
export function tickMarks(from: Point, to: Point, count: number, share = 0.5): Primitive[] {
  const direction = directionOf(from, to)
  return Array.from({ length: count }, (_, i) => {
    const middle = at(between(from, to, share), (i - (count - 1) / 2) * 0.24, direction)
    return line(at(middle, 0.3, direction + 90), at(middle, 0.3, direction - 90), THIN)
  })
}

/** Open arrowheads on a line, as many as its parallels have; parallels point the same way, to the right or up. */
export function parallelMarks(from: Point, to: Point, count: number, share = 0.5): Primitive[] {
  const along = directionOf(from, to)
  const isBackwards = along > 90.001 || along <= -89.999
  const direction = isBackwards ? along + 180 : along
  return Array.from({ length: count }, (_, i) => {
    const tip = at(between(from, to, share), (i - (count - 1) / 2) * 0.28 + 0.17, direction)
    return polyline([at(tip, 0.42, direction + 145), tip, at(tip, 0.42, direction - 145)], { ...THIN, width: 0.06 })
  })
}

/** How large the square of a right angle is drawn. */
const SQUARE = 0.55
/** A ray through a right angle leaves its square large enough to be seen. */
export const SHARED_SQUARE = 1.05
/** Arcs about the vertex of a right angle pass the corner of its square. */
export const BEYOND_SQUARE = SHARED_SQUARE * Math.SQRT2 + 0.17

/** The square of a right angle. */
export function rightAngleMark(vertex: Point, one: Point, two: Point, size = SQUARE): Primitive {
  const side = Math.min(size, distanceOf(vertex, one) * 0.4, distanceOf(vertex, two) * 0.4)
  const [a, b] = [directionOf(vertex, one), directionOf(vertex, two)]
  const first = at(vertex, side, a)
  return polyline([first, at(first, side, b), at(vertex, side, b)], THIN)
}

export type AngleMark = 'none' | 'arc' | 'double-arc' | 'triple-arc' | 'square'
const ARCS: Readonly<Record<AngleMark, number>> = { none: 0, arc: 1, 'double-arc': 2, 'triple-arc': 3, square: 0 }

export interface AngleDrawing {
  readonly vertex: Point
  /** A point on the side where the angle starts; it opens counterclockwise. */
  readonly from: Point
  readonly to: Point
  readonly mark: AngleMark
  readonly label: Layout | null
  /** The arc keeps so far from the vertex: a square is drawn there already. */
  readonly least?: number
  /** How large its square is. */
  readonly square?: number | undefined
  /** Corners of other labeled angles: a label nearer to one of them would be taken for theirs. */
  readonly rivals?: readonly Point[]
}

/** An angle with its mark, and its label within it as near to the vertex as it has room. */
export function angleSketch({ vertex, from, to, mark, label, least = 0, square, rivals = [] }: AngleDrawing): Sketch {
  const start = directionOf(vertex, from)
  const sweep = sweepOf(start, directionOf(vertex, to))
  const room = Math.min(distanceOf(vertex, from), distanceOf(vertex, to))
  const radius = Math.max(Math.min(Math.max(48 / Math.max(sweep, 1), 0.75), 1.7, room * 0.45), least)
  const arcs = Array.from({ length: ARCS[mark] }, (_, i) => arc(vertex, radius + i * 0.17, start, start + sweep))
  const items = mark === 'square' ? [rightAngleMark(vertex, from, to, square)] : arcs
  const beyond = mark === 'none' ? 0.15 : mark === 'square' ? 0.6 : radius + Math.max(0, ARCS[mark] - 1) * 0.17
  return { items, wishes: label ? [within(label, vertex, { start, sweep }, beyond, room, rivals)] : [] }
}

const ALL_ROUND = Array.from({ length: 24 }, (_, i) => i * 15)

/** Spots along the bisector of an angle and close to it; where that is too narrow, nearby with a line that leads to the angle. */
function within(
  of: Layout,
  vertex: Point,
  { start, sweep }: Turn,
  beyond: number,
  room: number,
  rivals: readonly Point[],
): Wish {
  const size = LABEL_SIZE
  const spots: Spot[] = []
  const limit = Math.max(room * 0.65, 2.2)
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const direction = start + sweep * share
    const nearest = beyond + 0.12 + reachOf(of, size, direction)
    const sight: Sight = { of: at(vertex, beyond + 0.06, direction), from: 0 }
    for (let distance = nearest; distance < nearest + limit * 1.3; distance += 0.2) {
      const place = at(vertex, distance, direction)
      const beyondLimit = distance - reachOf(of, size, direction) - limit
      const isMistaken = rivals.some(rival => distanceOf(rival, place) < 1.5 * distance + 0.4)
      const cost = (distance - nearest) * 4 + Math.abs(share - 0.5) * 20
      spots.push({
        at: place,
        cost: cost + (beyondLimit > 0 ? 50 + beyondLimit * 10 : 0) + (isMistaken ? 140 : 0),
        sight,
      })
    }
  }
  const target = at(vertex, Math.max(beyond, 0.6), start + sweep / 2)
  const isInside = (place: Point) => sweepOf(start, directionOf(vertex, place)) < sweep
  const isStray = (place: Point) => rivals.some(rival => distanceOf(rival, place) < distanceOf(vertex, place))
  const costOf = (place: Point) => (isInside(place) ? 30 : 60) + (isStray(place) ? 60 : 0)
  const further = () => led(of, size, target, ALL_ROUND, costOf)
  return { of, size, spots, further: { cost: 30, spots: further } }
}

export interface Turn {
  readonly start: number
  readonly sweep: number
}

/** A point's name away from the lines that meet there: in the middle of a wide gap between them, best not in a marked angle. */
export function nameWish(
  of: Layout,
  point: Point,
  neighbors: readonly Point[],
  { marked = [], gap = 0.16 }: { readonly marked?: readonly Turn[]; readonly gap?: number } = {},
): Wish {
  const gaps = gapsBetween(neighbors.map(other => directionOf(point, other)))
  const widest = Math.max(...gaps.map(({ sweep }) => sweep))
  const own = gap + 0.05 + (marked.length > 0 ? 1 : 0)
  const wishes = gaps.map(({ start, sweep }) => {
    const middle = start + sweep / 2
    const isMarked = marked.some(angle => sweepOf(angle.start, middle) < angle.sweep)
    return around(of, point, middle, { gap, extra: (widest - sweep) / 12 + (isMarked ? 12 : 0), own })
  })
  return eitherOf(wishes, () => led(of, LABEL_SIZE, point, ALL_ROUND, () => 50))
}

function gapsBetween(directions: readonly number[]): readonly Turn[] {
  if (directions.length === 0) return [{ start: 0, sweep: 90 }]
  const sorted = directions.map(direction => ((direction % 360) + 360) % 360).sort((a, b) => a - b)
  return sorted
    .map((direction, i): Turn => ({ start: direction, sweep: (sorted[i + 1] ?? sorted[0]! + 360) - direction }))
    .filter(({ sweep }) => sweep > 1e-6)
}

/** A label beside a line, on the side away from `inside`. */
export const sideWish = (of: Layout, from: Point, to: Point, inside: Point): Wish => {
  const middle = between(from, to)
  return beside(of, [from, to], directionOf(inside, middle))
}

export const combined = (...sketches: readonly Sketch[]): Sketch => ({
  items: sketches.flatMap(({ items }) => items),
  wishes: sketches.flatMap(({ wishes }) => wishes),
})
