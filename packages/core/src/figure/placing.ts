import type { Layout } from '../math/layout.ts'
import type { Primitive, Stroke } from './drawing.ts'
import {
  arrowhead,
  at,
  between,
  boxOfLabel,
  directionOf,
  label,
  labelSize,
  line,
  type Point,
  polygonPath,
} from './pen.ts'

/** A place for the middle of a label; the lower the cost, the better. */
export interface Spot {
  /** The place, or how to find it: most spots are never looked at. */
  readonly at: Point | (() => Point)
  readonly cost: number
  /** A thin line leads from the label to this point, for want of room beside it. */
  readonly leader?: Point
  /** What the label is about: a line between the two would give it to someone else. */
  readonly sight?: Point
}

/** A label that looks for its place. */
export interface Wish {
  readonly of: Layout
  readonly size: number
  readonly spots: readonly Spot[]
  /** Spots that are worth a look only where nothing cheaper is free. */
  readonly further?: { readonly cost: number; readonly spots: () => readonly Spot[] }
}

interface Place {
  readonly at: Point
  readonly spot: Spot
}

const placeOf = (spot: Spot): Place => ({ at: typeof spot.at === 'function' ? spot.at() : spot.at, spot })

interface Box {
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}
type Line = readonly [Point, Point]

interface Path {
  readonly lines: readonly Line[]
  readonly bounds: Box
}

export const LABEL_SIZE = 0.9
const ON_LABEL = 1000
const ON_LINE = 60
const NEAR_LABEL = 9
const UNDER_LEADER = 7
const OUT_OF_SIGHT = 50
const LEADER: Stroke = { width: 0.035, dash: 'solid', tone: 'ink' }

/**
 * Finds a place for each label where it covers no line and no other label, or as few as can be.
 * Grid lines do not count. Labels move on once all have a place, so that the order matters little.
 */
export function placed(wishes: readonly Wish[], drawn: readonly Primitive[], halo = false): Primitive[] {
  const paths = drawn
    .map(linesOf)
    .filter(lines => lines.length > 0)
    .map((lines): Path => ({ lines, bounds: boundsOf(lines) }))
  const fixed = drawn.flatMap(item => (item.kind === 'label' ? [boxOfLabel(item)] : []))
  const ordered = wishes.map(wish => ({ ...wish, spots: cheapestFirst(wish.spots) }))
  const chosen: Place[] = []
  for (let round = 0; round < 3; round++) {
    const before = [...chosen]
    ordered.forEach((wish, i) => {
      const others = ordered.flatMap((other, j) => (j !== i && chosen[j] ? [boxOf(other, chosen[j].at)] : []))
      chosen[i] = best(wish, [...fixed, ...others], paths)
    })
    if (chosen.every(({ spot }, i) => spot === before[i]?.spot)) break
  }
  const labels = wishes.map((wish, i) => label(chosen[i]!.at, wish.of, {}, wish.size))
  const halos = halo ? wishes.map((wish, i) => haloOf(boxOf(wish, chosen[i]!.at))) : []
  return [...halos, ...wishes.flatMap((wish, i) => leaderOf(wish, chosen[i]!)), ...labels]
}

const cheapestFirst = (spots: readonly Spot[]) => [...spots].sort((a, b) => a.cost - b.cost)

function leaderOf(wish: Wish, { at: place, spot: { leader } }: Place): Primitive[] {
  if (!leader) return []
  const direction = directionOf(place, leader)
  const start = at(place, edgeOf(wish, direction) + 0.12, direction)
  return [line(start, at(leader, -0.15, direction), LEADER), arrowhead(leader, direction, 0.26)]
}

/** From the middle of a label to the edge of its box. */
function edgeOf({ of, size }: Wish, degrees: number): number {
  const { width, height } = labelSize(of, size)
  const turn = (degrees * Math.PI) / 180
  return Math.min(
    width / 2 / Math.max(Math.abs(Math.cos(turn)), 1e-6),
    height / 2 / Math.max(Math.abs(Math.sin(turn)), 1e-6),
  )
}

/** Spots come cheapest first, so that the search ends where the rest can only be worse. */
function best(wish: Wish, boxes: readonly Box[], paths: readonly Path[]): Place {
  let winner = placeOf(wish.spots[0]!)
  let lowest = Infinity
  const search = (spots: readonly Spot[]) => {
    for (const spot of spots) {
      if (spot.cost >= lowest) break
      const place = placeOf(spot)
      const cost = spot.cost + crowding(place, boxOf(wish, place.at), boxes, paths, lowest - spot.cost)
      if (cost < lowest) [winner, lowest] = [place, cost]
    }
  }
  search(wish.spots)
  if (wish.further && wish.further.cost < lowest) search(cheapestFirst(wish.further.spots()))
  return winner
}

/** What a spot adds to its cost by what is there already; counted no further than the limit. */
function crowding(
  { at, spot: { leader, sight } }: Place,
  box: Box,
  boxes: readonly Box[],
  paths: readonly Path[],
  limit: number,
): number {
  const [roomy, tight] = [grown(box, 0.12), grown(box, 0.07)]
  let cost = 0
  for (const other of boxes) {
    const shared = sharedArea(roomy, other)
    if (shared > 0) cost += ON_LABEL * (1 + shared)
    else if (isNear(box, other)) cost += NEAR_LABEL
    if (leader && crosses([at, leader], other)) cost += ON_LINE
  }
  for (const { lines, bounds } of paths) {
    if (cost >= limit) return cost
    if (touch(bounds, tight) && lines.some(line => crosses(line, tight))) cost += ON_LINE
    if (sight && lines.some(line => meets(line, [at, sight]))) cost += OUT_OF_SIGHT
    if (leader && lines.some(line => meets(line, [at, leader]))) cost += UNDER_LEADER
  }
  return cost
}

const touch = (a: Box, b: Box) => a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top

const sharedArea = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom))

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

/** So near that the two read as one. */
const isNear = (box: Box, other: Box) =>
  box.left - other.right < 0.7 &&
  other.left - box.right < 0.7 &&
  box.bottom - other.top < 0.1 &&
  other.bottom - box.top < 0.1

const grown = ({ left, right, bottom, top }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
})

function boxOf({ of, size }: Wish, [x, y]: Point): Box {
  const { width, height } = labelSize(of, size)
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 }
}

/** Blank paper under a label on a grid. */
export const haloOf = ({ left, right, bottom, top }: Box): Primitive =>
  polygonPath(
    [
      [left, bottom],
      [right, bottom],
      [right, top],
      [left, top],
    ],
    null,
    'paper',
  )

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

/** Whether any of the line lies within the box. */
export function crosses([[x1, y1], [x2, y2]]: Line, { left, right, bottom, top }: Box): boolean {
  if (Math.max(x1, x2) < left || Math.min(x1, x2) > right || Math.max(y1, y2) < bottom || Math.min(y1, y2) > top)
    return false
  let [enter, leave] = [0, 1]
  for (const [start, change, low, high] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, bottom, top],
  ] as const) {
    if (change === 0) continue
    const [one, two] = [(low - start) / change, (high - start) / change]
    enter = Math.max(enter, Math.min(one, two))
    leave = Math.min(leave, Math.max(one, two))
  }
  return enter <= leave
}

function meets([a, b]: Line, [c, d]: Line): boolean {
  const side = (p: Point, q: Point, r: Point) =>
    Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]))
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)
}

/** How far a label's box reaches from its middle in a direction. */
export function reachOf(of: Layout, size: number, degrees: number): number {
  const { width, height } = labelSize(of, size)
  const turn = (degrees * Math.PI) / 180
  return (width / 2) * Math.abs(Math.cos(turn)) + (height / 2) * Math.abs(Math.sin(turn))
}

const ROUND = [0, 0.35, 0.8, 1.4]
  .flatMap(further =>
    Array.from({ length: 24 }, (_, i) => {
      const turn = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 15
      return { turn, further, cost: Math.abs(turn) / 12 + further * 12 }
    }),
  )
  .sort((a, b) => a.cost - b.cost)

/** Beside a point: first in the wanted direction, then turning away from it, then further off. `extra` makes all of it dearer. */
export function around(
  of: Layout,
  point: Point,
  wanted: number,
  { gap = 0.2, size = LABEL_SIZE, extra = 0 }: { gap?: number; size?: number; extra?: number } = {},
): Wish {
  const spots = ROUND.map(({ turn, further, cost }): Spot => {
    const direction = wanted + turn
    return { at: () => at(point, gap + further + reachOf(of, size, direction), direction), cost: cost + extra }
  })
  return { of, size, spots }
}

/** On a place itself, or close to it. */
export function about(of: Layout, place: Point, size = LABEL_SIZE): Wish {
  const near = [0.3, 0.6, 0.9, 1.3].flatMap(distance =>
    Array.from({ length: 12 }, (_, i): Spot => ({ at: () => at(place, distance, i * 30), cost: distance * 10 })),
  )
  return { of, size, spots: [{ at: place, cost: 0 }, ...near] }
}

/** Beside the middle of a line, on the side that `wanted` points to, else further along or on the other side. */
export function beside(
  of: Layout,
  [from, to]: Line,
  wanted: number,
  { gap = 0.2, size = LABEL_SIZE }: { gap?: number; size?: number } = {},
): Wish {
  const direction = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const normal = Math.cos(((wanted - direction - 90) * Math.PI) / 180) >= 0 ? direction + 90 : direction - 90
  const spots = [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78].flatMap(share =>
    [0, 0.25, 0.6].flatMap(further =>
      [0, 180].map((turn): Spot => {
        const side = normal + turn
        return {
          at: () => at(between(from, to, share), gap + further + reachOf(of, size, side), side),
          cost: Math.abs(share - 0.5) * 40 + further * 15 + (turn === 0 ? 0 : 25),
        }
      }),
    ),
  )
  return { of, size, spots }
}
