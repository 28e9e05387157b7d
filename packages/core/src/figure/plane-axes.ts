import { type Axis, cellsOf, startOf, type Tick, ticksOf } from './axis.ts'
import type { Primitive } from './drawing.ts'
import type { Label, Scribe } from './kind.ts'
import { arrow, boxOfLabel, HAIR, label, labelSize, lines, type Point } from './pen.ts'
import { type Frame, isEvenScale, type Plane, type PlaneDrawing } from './plane.ts'
import { besideTick, type TickNumber, type Written } from './tick-numbers.ts'

const TICK_SIZE = 0.8

export interface AxesOptions {
  /** From the horizontal axis down to its title. */
  readonly below?: number
  /** Numbers so far outside of the window instead of along the axes. */
  readonly outside?: number
}

export function drawPlane(
  plane: Plane,
  frame: Frame,
  scribe: Scribe,
  { below = plane.x.every === 0 ? 0.45 : 1.3, outside }: AxesOptions = {},
): PlaneDrawing {
  const { x, y } = plane
  const { width, height, axisX, axisY } = frame
  const across = ticksOf(x).map(tick => frame.at([tick.at, startOf(y)])[0])
  const up = ticksOf(y).map(tick => frame.at([startOf(x), tick.at])[1])
  const grid = plane.grid
    ? [
        lines(
          [
            ...across.map((at): [Point, Point] => [
              [at, 0],
              [at, height],
            ]),
            ...up.map((at): [Point, Point] => [
              [0, at],
              [width, at],
            ]),
          ],
          HAIR,
        ),
      ]
    : []
  const arrows = [
    ...arrow([axisX > 0.01 ? -0.55 : 0, axisY], [width + 0.6, axisY], axisX > 0.01 ? 'both' : 'end'),
    ...arrow([axisX, axisY > 0.01 ? -0.55 : 0], [axisX, height + 0.6], axisY > 0.01 ? 'both' : 'end'),
  ]
  const ticks = [
    ...(x.every === 0
      ? []
      : across.map((at): [Point, Point] => [
          [at, axisY - 0.12],
          [at, axisY + 0.12],
        ])),
    ...(y.every === 0
      ? []
      : up.map((at): [Point, Point] => [
          [axisX - 0.12, at],
          [axisX + 0.12, at],
        ])),
  ]
  return {
    grid,
    axes: [...arrows, ...(ticks.length > 0 ? [lines(ticks)] : []), ...titlesOf(plane, frame, scribe, below)],
    numbers: numbersOf(plane, outside === undefined ? frame : { ...frame, axisX: -outside, axisY: -outside }, scribe),
  }
}

/** The numbers along both axes, as many as stand clear of each other; one 0 at a corner serves both. */
function numbersOf(plane: Plane, frame: Frame, scribe: Scribe): readonly TickNumber[] {
  const { x, y } = plane
  const { axisX, axisY } = frame
  const [everyX, everyY] = steps(plane, frame, scribe)
  const [crossX, crossY] = [axisX > 0.01, axisY > 0.01]
  const sharesZero =
    !crossX && !crossY && x.from === 0 && y.from === 0 && x.every > 0 && y.every > 0 && y.numbers !== 'power-of-ten'
  const write = (at: Point, tick: Tick, anchor: Partial<Written['anchor']>) =>
    label(at, scribe.layout(tick.label), anchor, TICK_SIZE) as Written
  const below = numbered(x, everyX, crossX, crossY || sharesZero).map(tick =>
    write([frame.at([tick.at, startOf(y)])[0], axisY - 0.28], tick, { y: 'top' }),
  )
  const left = numbered(y, everyY, crossY, crossX || sharesZero)
    .map(tick => write([axisX - 0.25, frame.at([startOf(x), tick.at])[1]], tick, { x: 'right' }))
    .filter(item => !below.some(other => overlap(boxOfLabel(item), boxOfLabel(other))))
  const zero = sharesZero ? [write([axisX - 0.25, axisY - 0.28], ticksOf(x)[0]!, { x: 'right', y: 'top' })] : []
  const still = (item: Written): TickNumber => ({ places: [item] })
  const [cellX, cellY] = [frame.width / cellsOf(x), frame.height / cellsOf(y)]
  return [
    ...below.map(item => (crossY ? besideTick(item, 'x', cellX, axisY) : still(item))),
    ...left.map(item => (crossX ? besideTick(item, 'y', cellY, axisX) : still(item))),
    ...zero.map(still),
  ]
}

/** Every so many grid lines; the same on both axes where their scales are alike. */
function steps({ x, y }: Plane, frame: Frame, scribe: Scribe): readonly [number, number] {
  const sizes = (axis: Axis) => ticksOf(axis).map(tick => labelSize(scribe.layout(tick.label), TICK_SIZE))
  const everyX = fitting(x.every, frame.width / cellsOf(x), Math.max(...sizes(x).map(({ width }) => width)) + 0.27)
  const everyY = fitting(y.every, frame.height / cellsOf(y), Math.max(...sizes(y).map(({ height }) => height)) + 0.15)
  const areAlike = x.step === y.step && x.numbers === y.numbers && x.every === y.every && isEvenScale({ x, y }, frame)
  return areAlike ? [Math.max(everyX, everyY), Math.max(everyX, everyY)] : [everyX, everyY]
}

function fitting(every: number, cell: number, needed: number): number {
  return [1, 2, 5, 10, 20].map(factor => every * factor).find(count => count * cell >= needed) ?? every * 50
}

/** Without the number that would stand where the other axis goes through. */
function numbered(axis: Axis, every: number, isCrossed: boolean, otherGoesOn: boolean): readonly Tick[] {
  const ticks = ticksOf(axis)
  const isUnder = (tick: Tick) => otherGoesOn && (isCrossed ? tick.index === 0 : tick === ticks[0])
  return ticks.filter(tick => every > 0 && tick.index % every === 0 && !isUnder(tick))
}

type Box = ReturnType<typeof boxOfLabel>
const overlap = (a: Box, b: Box) =>
  a.left < b.right - 0.06 && b.left < a.right - 0.06 && a.bottom < b.top - 0.06 && b.bottom < a.top - 0.06

/** A letter stands at the arrow; words stand under the horizontal axis and above the vertical one. */
function titlesOf(
  { x, y }: Plane,
  { width, height, axisX, axisY }: Frame,
  scribe: Scribe,
  below: number,
): readonly Primitive[] {
  const isShort = (name: Label) => labelSize(scribe.layout(name)).width < 1.6
  const across = (name: Label) =>
    isShort(name)
      ? label([width + 0.75, axisY], scribe.layout(name), { x: 'left' })
      : label([width / 2, Math.min(axisY, 0) - below], scribe.layout(name), { y: 'top' }, 0.85)
  const upwards = (name: Label) =>
    isShort(name)
      ? label([axisX, height + 0.7], scribe.layout(name), { y: 'bottom' })
      : label([axisX - 1.2, height + 0.8], scribe.layout(name), { x: 'left', y: 'bottom' }, 0.85)
  return [...(x.name ? [across(x.name)] : []), ...(y.name ? [upwards(y.name)] : [])]
}
