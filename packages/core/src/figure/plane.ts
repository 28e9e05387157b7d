import { assert } from '../errors.ts'
import { type Axis, type AxisSpec, axis, cellsOf, endOf, startOf, type Tick, ticksOf, unitOf, X, Y } from './axis.ts'
import type { Window } from './curve.ts'
import type { Drawing, Primitive } from './drawing.ts'
import type { Label, Scribe } from './kind.ts'
import { arrow, HAIR, label, labelSize, line, type Point } from './pen.ts'
import { boxOfLabel, haloOf } from './placing.ts'
import { finished, type Sketch } from './sketch.ts'

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
  for (const point of points)
    assert(isWithin(point, windowOf(plane)), `The point (${point.join(', ')}) lies outside of the plane`)
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

const TICK_SIZE = 0.8

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
const cellSize = (cells: number) => Math.min(Math.max((11 + cells * 0.3) / cells, 0.5), 2)

export interface PlaneDrawing {
  /** Grid lines: to be drawn before anything else. */
  readonly grid: readonly Primitive[]
  /** Axes with arrows, ticks, numbers and names. */
  readonly axes: readonly Primitive[]
}

export function drawPlane(plane: Plane, frame: Frame, scribe: Scribe): PlaneDrawing {
  const { x, y } = plane
  const { width, height, axisX, axisY } = frame
  const [columns, rows] = [ticksOf(x), ticksOf(y)]
  const across = columns.map(tick => frame.at([tick.at, startOf(y)])[0])
  const up = rows.map(tick => frame.at([startOf(x), tick.at])[1])
  const grid = plane.grid
    ? [...across.map(at => line([at, 0], [at, height], HAIR)), ...up.map(at => line([0, at], [width, at], HAIR))]
    : []
  const lines = [
    ...arrow([axisX > 0.01 ? -0.55 : 0, axisY], [width + 0.6, axisY], axisX > 0.01 ? 'both' : 'end'),
    ...arrow([axisX, axisY > 0.01 ? -0.55 : 0], [axisX, height + 0.6], axisY > 0.01 ? 'both' : 'end'),
  ]
  const ticks = [
    ...shown(columns, x)
      .map(({ at }) => frame.at([at, startOf(y)])[0])
      .map(at => line([at, axisY - 0.12], [at, axisY + 0.12])),
    ...shown(rows, y)
      .map(({ at }) => frame.at([startOf(x), at])[1])
      .map(at => line([axisX - 0.12, at], [axisX + 0.12, at])),
  ]
  return { grid, axes: [...lines, ...ticks, ...numbersOf(plane, frame, scribe)].concat(titlesOf(plane, frame, scribe)) }
}

const shown = (ticks: readonly Tick[], { every }: Axis) => (every === 0 ? [] : ticks)

/** The numbers along both axes, as many as stand clear of each other; one 0 at a corner serves both. */
function numbersOf(plane: Plane, frame: Frame, scribe: Scribe): Primitive[] {
  const { x, y } = plane
  const [columns, rows] = [ticksOf(x), ticksOf(y)]
  const cellWidth = frame.width / cellsOf(x)
  const cellHeight = frame.height / cellsOf(y)
  const sizes = columns.map(tick => labelSize(scribe.layout(tick.label), TICK_SIZE).width)
  const tall = Math.max(...rows.map(tick => labelSize(scribe.layout(tick.label), TICK_SIZE).height))
  const [everyX, everyY] = [
    fitting(x.every, cellWidth, Math.max(...sizes) + 0.2),
    fitting(y.every, cellHeight, tall + 0.15),
  ]
  const same = Math.max(everyX, everyY)
  const alike = x.step === y.step && x.numbers === y.numbers && x.every === y.every
  const [crossX, crossY] = [frame.axisX > 0.01, frame.axisY > 0.01]
  const isOrigin =
    !crossX && !crossY && x.from === 0 && y.from === 0 && x.every > 0 && y.every > 0 && y.numbers !== 'power-of-ten'
  const below = columns
    .filter(tick => bears(tick, alike ? same : everyX) && !isUnder(tick, crossX, crossY || isOrigin))
    .map(tick =>
      label(
        [frame.at([tick.at, startOf(y)])[0], frame.axisY - 0.25],
        scribe.layout(tick.label),
        { y: 'top' },
        TICK_SIZE,
      ),
    )
  const left = rows
    .filter(tick => bears(tick, alike ? same : everyY) && !isUnder(tick, crossY, crossX || isOrigin))
    .map(tick =>
      label(
        [frame.axisX - 0.25, frame.at([startOf(x), tick.at])[1]],
        scribe.layout(tick.label),
        { x: 'right' },
        TICK_SIZE,
      ),
    )
  const zero = isOrigin
    ? [label([-0.2, -0.15], scribe.layout(columns[0]!.label), { x: 'right', y: 'top' }, TICK_SIZE)]
    : []
  const halos = [...(crossY ? below : []), ...(crossX ? left : [])].flatMap(item =>
    item.kind === 'label' ? [haloOf(boxOfLabel(item))] : [],
  )
  return [...halos, ...below, ...left, ...zero]

  /** The number where the other axis crosses would stand on that axis. */
  function isUnder(tick: Tick, crossesHere: boolean, otherGoesOn: boolean): boolean {
    return otherGoesOn && (crossesHere ? tick.index === 0 : tick === columns[0] || tick === rows[0])
  }
}

const bears = ({ index }: Tick, every: number) => every > 0 && index % every === 0

function fitting(every: number, cell: number, needed: number): number {
  return [1, 2, 5, 10, 20].map(factor => every * factor).find(count => count * cell >= needed) ?? every * 50
}

/** A letter stands at the arrow; words stand under the horizontal axis and above the vertical one. */
function titlesOf({ x, y }: Plane, { width, height, axisX, axisY }: Frame, scribe: Scribe): Primitive[] {
  const titles: Primitive[] = []
  const isShort = (name: Label) => labelSize(scribe.layout(name)).width < 1.6
  if (x.name) {
    const layout = scribe.layout(x.name)
    titles.push(
      isShort(x.name)
        ? label([width + 0.75, axisY], layout, { x: 'left' })
        : label([width / 2, Math.min(axisY, 0) - 1.35], layout, { y: 'top' }, 0.85),
    )
  }
  if (y.name) {
    const layout = scribe.layout(y.name)
    titles.push(
      isShort(y.name)
        ? label([axisX, height + 0.7], layout, { y: 'bottom' })
        : label([axisX - 1.2, height + 0.8], layout, { x: 'left', y: 'bottom' }, 0.85),
    )
  }
  return titles
}

/** Grid, then shading, then axes with their numbers, then lines: shading hides no number. */
export function onPlane({ grid, axes }: PlaneDrawing, { items, wishes }: Sketch): Drawing {
  const shading = items.flatMap((item): Primitive[] => (isShaded(item) ? [{ ...item, stroke: null }] : []))
  const rest = items.flatMap((item): Primitive[] =>
    !isShaded(item) ? [item] : item.stroke ? [{ ...item, fill: null }] : [],
  )
  return finished({ items: [...shading, ...grid, ...axes, ...rest], wishes }, true)
}

const isShaded = (item: Primitive): item is Exclude<Primitive, { kind: 'label' }> =>
  item.kind !== 'label' && (item.fill === 'light' || item.fill === 'medium')

/** Whether a circle on the plane looks round. */
export const isEvenScale = ({ x, y }: Plane, { width, height }: Frame): boolean => {
  const [one, two] = [width / ((x.to - x.from) * unitOf(x)), height / ((y.to - y.from) * unitOf(y))]
  return Math.abs(one / two - 1) < 1e-6
}
