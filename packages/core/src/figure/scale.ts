import { type Axis, cellsOf, startOf, ticksOf, unitOf } from './axis.ts'
import type { Primitive } from './drawing.ts'
import type { Scribe } from './kind.ts'
import { label, labelSize, line, NORMAL } from './pen.ts'

/** One horizontal axis with ticks and numbers: the ground of dot plots and box plots. */
export interface Scale {
  readonly width: number
  readonly at: (value: number) => number
}

const TICK_SIZE = 0.82

export function scaleFor(axis: Axis, least = 12, most = 19): Scale {
  const width = Math.min(Math.max(cellsOf(axis) * 1.25, least), most)
  return { width, at: value => ((value - startOf(axis)) / ((axis.to - axis.from) * unitOf(axis))) * width }
}

/** The axis at height 0; its title stands below the numbers. */
export function drawScale(axis: Axis, scale: Scale, scribe: Scribe): readonly Primitive[] {
  const ticks = ticksOf(axis)
  const layouts = ticks.map(tick => scribe.layout(tick.label))
  const widest = Math.max(...layouts.map(layout => labelSize(layout, TICK_SIZE).width)) + 0.3
  const cell = scale.width / cellsOf(axis)
  const every =
    axis.every === 0
      ? 0
      : ([1, 2, 5, 10, 20].map(factor => factor * axis.every).find(count => count * cell >= widest) ?? axis.every * 50)
  const numbers = ticks.flatMap(({ at, index }, i) =>
    every > 0 && index % every === 0 ? [label([scale.at(at), -0.4], layouts[i]!, { y: 'top' }, TICK_SIZE)] : [],
  )
  const tallest = Math.max(0, ...layouts.map(layout => labelSize(layout, TICK_SIZE).height))
  return [
    line([-0.4, 0], [scale.width + 0.4, 0], NORMAL),
    ...ticks.map(({ at, index }) =>
      line([scale.at(at), every > 0 && index % every === 0 ? -0.28 : -0.16], [scale.at(at), 0.0]),
    ),
    ...numbers,
    ...(axis.name ? [label([scale.width / 2, -0.65 - tallest], scribe.layout(axis.name), { y: 'top' }, 0.88)] : []),
  ]
}
