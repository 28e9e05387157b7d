import { assert } from '../errors.ts'
import { type AxisSpec, axis, axisFor, plainNumber, ticksOf } from './axis.ts'
import type { Primitive } from './drawing.ts'
import { figureKind, type Scribe } from './kind.ts'
import { spokenAxes } from './marks.ts'
import type { Name } from './naming.ts'
import { HAIR, label, labelSize, lines, type Point, polygonPath, THIN } from './pen.ts'
import { type Frame, frameOf, onPlane, type Plane } from './plane.ts'
import { drawPlane } from './plane-axes.ts'
import { sentence, spokenNumber, told } from './saying.ts'

/** Bars side by side over intervals of equal width, or over single values. The horizontal axis counts the bars. */
export interface Histogram extends Plane {
  readonly kind: 'histogram'
  readonly from: number
  readonly width: number
  /** A count, a percent or a probability for each bar. */
  readonly heights: readonly number[]
  /** Over single values the number stands under the middle of the bar. */
  readonly over: 'intervals' | 'values'
  /** Bars that are filled: the rest are outlines, so that a pupil can shade them. */
  readonly shaded: readonly number[]
  /** Without bars, for the pupil to draw them. */
  readonly shown: boolean
}

export interface HistogramOptions {
  /** The start of the first interval, or the first value. */
  readonly from: number
  readonly width?: number
  readonly heights: readonly number[]
  readonly over?: Histogram['over']
  readonly x?: Name
  readonly y?: Name | AxisSpec
  /** By position, from 0. */
  readonly shaded?: readonly number[]
  readonly shown?: boolean
}

export function histogram({
  from,
  width = 1,
  heights,
  over = 'intervals',
  x,
  y,
  shaded = [],
  shown = true,
}: HistogramOptions): Histogram {
  assert(heights.length > 0 && width > 0 && heights.every(height => height >= 0), 'A histogram needs bars')
  assert(
    shaded.every(i => i >= 0 && i < heights.length),
    'A shaded bar does not exist',
  )
  const across = axis({ from: 0, to: heights.length, step: 1, name: x ?? null, every: 0 })
  const isScale = y !== undefined && typeof y === 'object' && !('kind' in y) && (Array.isArray(y) || 'from' in y)
  const up = axis(isScale ? (y as AxisSpec) : countAxis(heights, y as Name | undefined))
  assert(Math.max(...heights) <= up.to, 'A bar is higher than the scale')
  return { kind: 'histogram', x: across, y: up, grid: true, from, width, heights, over, shaded, shown }
}

function countAxis(heights: readonly number[], name: Name | undefined): AxisSpec {
  const top = Math.max(...heights, heights.every(Number.isInteger) ? 4 : 0)
  return { ...axisFor([0, top], name ?? null, top <= 12 && heights.every(Number.isInteger) ? top : 8), from: 0 }
}

export const histogramFigure = figureKind<Histogram>('histogram', {
  draw(figure, scribe) {
    const frame = frameFor(figure)
    const plane = drawPlane(figure, frame, scribe, { below: 1.5 })
    const bars = figure.shown ? figure.heights.map((height, i) => barOf(height, i, figure, frame)) : []
    const rows = ticksOf(figure.y).map(({ at }): [Point, Point] => [
      [0, frame.at([0, at])[1]],
      [frame.width, frame.at([0, at])[1]],
    ])
    return onPlane(
      { ...plane, grid: [lines(rows, HAIR)], axes: [...plane.axes, ...numbersOf(figure, frame, scribe)] },
      { items: bars, wishes: [] },
    )
  },

  describe(figure, scribe) {
    const bars = figure.heights.map((height, i) => {
      const [from, to] = [figure.from + i * figure.width, figure.from + (i + 1) * figure.width].map(value =>
        spokenNumber(value, scribe),
      )
      const tall = spokenNumber(height, scribe)
      return figure.over === 'values'
        ? sentence(scribe, { en: `at ${from}: ${tall}`, es: `en ${from}: ${tall}` })
        : sentence(scribe, { en: `${from} to ${to}: ${tall}`, es: `de ${from} a ${to}: ${tall}` })
    })
    const shaded = figure.shaded.map(i => spokenNumber(figure.from + i * figure.width, scribe)).join(', ')
    const intervals = figure.heights.map((_, i) => spokenNumber(figure.from + i * figure.width, scribe)).join(', ')
    return told(
      sentence(scribe, { en: 'A histogram', es: 'Un histograma' }),
      spokenAxes({ ...figure, grid: false }, scribe),
      figure.shown
        ? sentence(scribe, {
            en: `Heights of the bars: ${bars.join('; ')}.`,
            es: `Altura de las barras: ${bars.join('; ')}.`,
          })
        : sentence(scribe, {
            en: `Without bars. The bars begin at ${intervals}.`,
            es: `Sin barras. Las barras empiezan en ${intervals}.`,
          }),
      shaded !== '' &&
        sentence(scribe, {
          en: `Darker bars: at ${shaded}.`,
          es: `Barras más oscuras: en ${shaded}.`,
        }),
    )
  },
})

const frameFor = (figure: Histogram): Frame => {
  const width = Math.min(Math.max(figure.heights.length * 1.6, 9), 17)
  const base = frameOf({ ...figure, grid: false })
  return {
    width,
    height: base.height,
    axisX: 0,
    axisY: 0,
    at: ([x, y]: Point): Point => [(x / figure.heights.length) * width, base.at([0, y])[1]],
  }
}

function barOf(height: number, i: number, { shaded }: Histogram, { at }: Frame): Primitive {
  const [left, right] = [i, i + 1]
  return polygonPath(
    [at([left, 0]), at([right, 0]), at([right, height]), at([left, height])],
    THIN,
    shaded.includes(i) ? 'medium' : null,
  )
}

function numbersOf({ from, width, heights, over }: Histogram, { at }: Frame, scribe: Scribe): readonly Primitive[] {
  const count = over === 'values' ? heights.length : heights.length + 1
  const layouts = Array.from({ length: count }, (_, i) => scribe.layout(plainNumber(from + i * width)))
  const places = layouts.map((_, i) => at([i + (over === 'values' ? 0.5 : 0), 0])[0])
  const widest = Math.max(...layouts.map(layout => labelSize(layout, 0.8).width)) + 0.25
  const cell = places.length > 1 ? places[1]! - places[0]! : 10
  const every = [1, 2, 5, 10].find(step => step * cell >= widest) ?? 20
  return layouts.flatMap((layout, i) =>
    i % every === 0 ? [label([places[i]!, -0.42], layout, { y: 'top' }, 0.8)] : [],
  )
}
