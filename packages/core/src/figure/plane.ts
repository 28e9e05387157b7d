import { failed } from '../errors.ts'
import { type Axis, type AxisSpec, axis, cellsOf, endOf, startOf, unitOf, X, Y } from './axis.ts'
import type { Window } from './curve.ts'
import type { Drawing, Primitive } from './drawing.ts'
import { withGaps } from './gaps.ts'
import { type Box, blocks, obstaclesOf } from './obstacle.ts'
import { boxOfLabel, cropped, type Point } from './pen.ts'
import { crowds, haloOf, placed } from './placing.ts'
import type { Sketch } from './sketch.ts'
import { standing, type TickNumber } from './tick-numbers.ts'

/** Two axes, with or without a grid. */
export interface Plane {
  readonly x: Axis
  readonly y: Axis
  readonly grid: boolean
}

export interface PlaneOptions {
  readonly x?: AxisSpec
  readonly y?: AxisSpec
  readonly grid?: boolean
}

/** From −10 to 10 both ways unless told otherwise. */
export function planeOf({ x = [-10, 10], y = [-10, 10], grid = true }: PlaneOptions): Plane {
  return { x: axis(x, X), y: axis(y, Y), grid }
}

export const windowOf = ({ x, y }: Plane): Window => ({
  left: startOf(x),
  right: endOf(x),
  bottom: startOf(y),
  top: endOf(y),
})

export function isWithin([x, y]: Point, { left, right, bottom, top }: Window): boolean {
  const slack = 1e-9
  return x >= left - slack && x <= right + slack && y >= bottom - slack && y <= top + slack
}

/** A slip outside of the window would vanish from the page unseen. */
export function assertWithin(points: readonly Point[], plane: Plane): void {
  const window = windowOf(plane)
  for (const point of points) {
    if (!isWithin(point, window)) failed(`The point (${point.join(', ')}) lies outside of the plane`)
  }
}

/** Where the plane stands on paper. */
export interface Frame {
  readonly at: (point: Point) => Point
  readonly width: number
  readonly height: number
  /** Where the axes stand. */
  readonly axisX: number
  readonly axisY: number
}

export function frameOf({ x, y, grid }: Plane): Frame {
  const [columns, rows] = [cellsOf(x), cellsOf(y)]
  const ratio = columns / rows
  const isSquare = grid && ratio > 0.45 && ratio < 2.2
  const cell = cellSize(Math.max(columns, rows))
  const width = isSquare ? columns * cell : Math.min(Math.max(columns * 1.3, 10), 15)
  const height = isSquare ? rows * cell : Math.min(Math.max(rows * 1.15, 7.5), 11)
  const { left, right, bottom, top } = windowOf({ x, y, grid })
  const at = ([px, py]: Point): Point => [
    ((px - left) / (right - left)) * width,
    ((py - bottom) / (top - bottom)) * height,
  ]
  const [axisX, axisY] = at([left <= 0 && right >= 0 ? 0 : left, bottom <= 0 && top >= 0 ? 0 : bottom])
  return { at, width, height, axisX, axisY }
}

/** Few cells are drawn large, many small. */
const cellSize = (cells: number) => Math.min(Math.max((7.5 + cells * 0.475) / cells, 0.5), 2)

export interface PlaneDrawing {
  /** Grid lines: to be drawn before anything else. */
  readonly grid: readonly Primitive[]
  /** Axes with arrows, ticks and names. */
  readonly axes: readonly Primitive[]
  readonly numbers: readonly TickNumber[]
}

/** So many numbers tell the scale; beyond them a name may take the place of one. */
const ENOUGH_NUMBERS = 8

/** Shading, then the grid, then axes with their numbers, then lines. The grid leaves room for what is written upon it. */
export function onPlane({ grid, axes, numbers }: PlaneDrawing, { items, wishes }: Sketch): Drawing {
  const shading = items.flatMap((item): Primitive[] => (isShaded(item) ? [{ ...item, stroke: null }] : []))
  const rest = items.flatMap((item): Primitive[] =>
    !isShaded(item) ? [item] : item.stroke ? [{ ...item, fill: null }] : [],
  )
  const stand = standing(numbers, axes, rest)
  const drawn = [...axes, ...rest]
  const boxes = stand.map(({ box }) => box)
  const labels =
    numbers.length > ENOUGH_NUMBERS
      ? placed(wishes, drawn, { yielding: [...boxes, ...rowsOf(boxes)] })
      : placed(wishes, [...drawn, ...stand.map(({ item }) => item)])
  const names = labels.flatMap(item => (item.kind === 'label' ? [boxOfLabel(item)] : []))
  const kept = stand.filter(({ box }) => !names.some(name => crowds(name, box)))
  const written = [...kept.map(({ box }) => box), ...names]
  const lines = obstaclesOf(drawn)
  return cropped([
    ...shading,
    ...grid.map(item => withGaps(item, written)),
    ...axes,
    ...kept.map(({ item }) => item),
    ...rest,
    ...names.filter(name => lines.some(line => blocks(line, name))).map(haloOf),
    ...labels,
  ])
}

/** A name within a row of numbers would be taken for one of them. */
function rowsOf(boxes: readonly Box[]): readonly Box[] {
  const level = (one: Box, other: Box) => Math.abs(one.top - other.top) < 0.01
  const upright = (one: Box, other: Box) => Math.abs(one.right - other.right) < 0.01
  return [level, upright].flatMap(isAlike => {
    const row = [...boxes]
      .map(box => boxes.filter(other => isAlike(box, other)))
      .sort((one, two) => two.length - one.length)[0]
    return row && row.length > 2 ? [around(row)] : []
  })
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
  top: Math.max(...boxes.map(({ top }) => top)),
})

const isShaded = (item: Primitive): item is Exclude<Primitive, { kind: 'label' }> =>
  item.kind !== 'label' && (item.fill === 'light' || item.fill === 'medium')

/** Whether a circle on the plane looks round. */
export const isEvenScale = ({ x, y }: Pick<Plane, 'x' | 'y'>, { width, height }: Frame): boolean => {
  const [one, two] = [width / ((x.to - x.from) * unitOf(x)), height / ((y.to - y.from) * unitOf(y))]
  return Math.abs(one / two - 1) < 1e-6
}
