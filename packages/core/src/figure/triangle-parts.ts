import { assert } from '../errors.ts'
import {
  type DiagramAngle,
  type DiagramLine,
  type DiagramPoint,
  diagramAngle,
  diagramLine,
  splitNames,
} from './diagram.ts'
import { labelOf, type Name } from './naming.ts'
import { at, between, directionOf, distanceOf, type Point } from './pen.ts'

/** From a corner to the opposite side. */
export interface Cevian {
  readonly from: string
  readonly as: 'altitude' | 'median' | 'bisector' | number
  readonly foot?: string
  readonly label?: Name | null
  readonly dashed?: boolean
}

/** From side to side, parallel to a side, at a share of the way from the opposite corner. */
export interface ParallelLine {
  readonly to: string
  readonly share: number
  readonly names?: string
  readonly label?: Name | null
  readonly marked?: boolean
}

/** The side before the corner goes on beyond it: at C, BC does. */
export interface ExteriorAngle {
  readonly at: string
  readonly label?: Name | null
  readonly name?: string
}

export const isSameLine = (name: string, { from, to }: DiagramLine) => name === from + to || name === to + from

/** What is added to a triangle: a line with its new points and angles. */
interface Part {
  readonly points: readonly DiagramPoint[]
  readonly lines: readonly DiagramLine[]
  readonly angles: readonly DiagramAngle[]
}

const added = (name: string, place: Point, isPrinted: boolean): DiagramPoint => ({
  name,
  at: place,
  label: isPrinted ? labelOf(name) : null,
  dot: false,
})

function opposite(name: string, corners: readonly DiagramPoint[]): readonly [DiagramPoint, DiagramPoint, DiagramPoint] {
  const i = corners.findIndex(corner => corner.name === name)
  assert(i >= 0, () => `The triangle has no corner ${name}`)
  return [corners[i]!, corners[(i + 1) % 3]!, corners[(i + 2) % 3]!]
}

export function cevianOf(
  { from, as, foot, label = null, dashed = as === 'altitude' }: Cevian,
  corners: readonly DiagramPoint[],
): Part {
  const [top, left, right] = opposite(from, corners)
  const share = typeof as === 'number' ? as : shareOf(as, top.at, left.at, right.at)
  assert(Math.abs(share) > 1e-6 && Math.abs(share - 1) > 1e-6, () => `The ${as} from ${from} is a side`)
  const name = foot ?? `${from}1`
  const extension =
    share < 0
      ? [diagramLine({ of: left.name + name, dashed: true })]
      : share > 1
        ? [diagramLine({ of: right.name + name, dashed: true })]
        : []
  return {
    points: [added(name, between(left.at, right.at, share), foot !== undefined)],
    lines: [diagramLine({ of: from + name, dashed, label }), ...extension],
    angles:
      as === 'altitude'
        ? [diagramAngle({ of: from + name + (share > 0.5 ? left.name : right.name), mark: 'square' })]
        : [],
  }
}

function shareOf(as: 'altitude' | 'median' | 'bisector', top: Point, left: Point, right: Point): number {
  switch (as) {
    case 'median':
      return 0.5
    case 'bisector':
      return distanceOf(top, left) / (distanceOf(top, left) + distanceOf(top, right))
    case 'altitude':
      return (
        ((top[0] - left[0]) * (right[0] - left[0]) + (top[1] - left[1]) * (right[1] - left[1])) /
        distanceOf(left, right) ** 2
      )
  }
}

export function parallelOf(
  { to, share, names, label = null, marked = false }: ParallelLine,
  corners: readonly DiagramPoint[],
  sides: readonly DiagramLine[],
): Part {
  const side = sides.find(item => isSameLine(to, item))
  assert(side && share > 0 && share < 1, () => `No line within the triangle is parallel to ${to} at ${share}`)
  const top = corners.find(({ name }) => name !== side.from && name !== side.to)!
  const [left, right] = [side.from, side.to].map(name => corners.find(corner => corner.name === name)!)
  const [one, two] = names === undefined ? [`${side.from}2`, `${side.to}2`] : splitNames(names)
  assert(one && two, () => `"${names}" does not name two points`)
  return {
    points: [
      added(one, between(top.at, left!.at, share), names !== undefined),
      added(two, between(top.at, right!.at, share), names !== undefined),
    ],
    lines: [diagramLine({ of: one + two, label, parallels: marked ? 1 : 0 })],
    angles: [],
  }
}

export function exteriorOf({ at: corner, label = null, name }: ExteriorAngle, corners: readonly DiagramPoint[]): Part {
  const [here, after, before] = opposite(corner, corners)
  const longest = Math.max(
    distanceOf(here.at, before.at),
    distanceOf(here.at, after.at),
    distanceOf(before.at, after.at),
  )
  const end = name ?? `${corner}3`
  return {
    points: [added(end, at(here.at, longest * 0.28, directionOf(before.at, here.at)), name !== undefined)],
    lines: [diagramLine(corner + end)],
    angles: [diagramAngle({ of: end + corner + after.name, label })],
  }
}
