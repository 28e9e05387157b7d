import type { Layout } from '../math/layout.ts'
import type { BarChart } from './bar-chart.ts'
import { scaleTicks } from './chart-scale.ts'
import type { Drawing, Primitive, Stroke } from './drawing.ts'
import { type Fill, filled } from './fill.ts'
import type { Scribe } from './kind.ts'
import { cropped, dot, HAIR, label, labelSize, line, NORMAL, openDot, type Point } from './pen.ts'

/** One for each series, in order. */
export const BAR_FILLS: readonly Fill[] = ['gray', 'striped', 'white', 'dark']

export const drawBars = (figure: BarChart, scribe: Scribe): Drawing =>
  cropped(figure.horizontal ? drawHorizontal(figure, scribe) : drawVertical(figure, scribe))

/** Pieces from one value to another, on the place of a category. */
function piecesOf({ series, stacked, scale }: BarChart, category: number) {
  let base = scale.from
  return series.flatMap(({ values }, i) => {
    const value = values[category] ?? null
    if (value === null) return []
    const piece = {
      from: stacked ? base : scale.from,
      to: stacked ? base + value - scale.from : value,
      fill: BAR_FILLS[i]!,
      place: stacked ? 0 : i,
    }
    if (stacked) base = piece.to
    return [piece]
  })
}

const BAR = 1.3

function drawVertical(figure: BarChart, scribe: Scribe): Primitive[] {
  const { categories, series, scale, stacked } = figure
  // A line needs room between its points, however many lines there are.
  const cluster = figure.joined ? 1.5 * BAR : (stacked ? 1 : series.length) * BAR
  const names = categories.map(category => scribe.layout(category))
  const size = 0.9
  const widths = names.map(of => labelSize(of, size).width + 0.5)
  const staggered = Math.max(cluster + 0.9, ...widths) * categories.length > 24
  const pairs = staggered ? widths.slice(2).map((wide, i) => (wide + widths[i]!) / 4) : widths
  const pitch = Math.max(cluster + 0.9, ...pairs, ...(staggered ? widths.map(wide => wide / 2) : []))
  const wide = pitch * categories.length
  const count = (scale.to - scale.from) / scale.step
  const unit = Math.max(0.55, 0.95 / scale.every, Math.min(0.95, 8 / count))
  const y = (value: number) => ((value - scale.from) / scale.step) * unit
  const high = y(scale.to)
  const center = (category: number) => (category + 0.5) * pitch
  const bars = categories.flatMap((_, i) =>
    piecesOf(figure, i).flatMap(({ from, to, fill, place }) => {
      const left = (i + 0.5) * pitch - cluster / 2 + place * BAR
      return to > from ? filled(corners(left, y(from), BAR, y(to) - y(from)), fill, NORMAL) : []
    }),
  )
  return [
    ...scaleTicks(scale).flatMap(tick => [
      line([0, y(tick.at)], [wide, y(tick.at)], HAIR),
      ...(tick.label ? [label([-0.35, y(tick.at)], scribe.layout(tick.label), { x: 'right' }, 0.85)] : []),
    ]),
    line([0, 0], [0, high], NORMAL),
    ...(figure.joined ? joinedPoints(figure, center, y, high) : bars),
    line([0, 0], [wide, 0], NORMAL),
    ...names.map((of, i) => nameBelow([(i + 0.5) * pitch, staggered ? (i % 2 === 1 ? -1.5 : -0.5) : -0.35], of, size)),
    ...titlesOf(figure, wide, high, staggered ? 2.6 : 1.45, scribe),
  ]
}

/** Solid with filled points, dashed with open ones. */
const LINES: readonly Stroke[] = [
  { ...NORMAL, width: 0.1 },
  { ...NORMAL, width: 0.1, dash: 'dashed' },
]
const POINT = 0.2
const pointAt = (at: Point, series: number): Primitive => (series === 0 ? dot(at, POINT) : openDot(at, POINT))

/** Over each time an upright line; the points of a series are joined as far as none is left out. */
function joinedPoints(
  { categories, series }: BarChart,
  center: (category: number) => number,
  y: (value: number) => number,
  high: number,
): Primitive[] {
  return [
    ...categories.map((_, i) => line([center(i), 0], [center(i), high], HAIR)),
    ...series.flatMap(({ values }, of) => {
      const points = values.map((value, i): Point | null => (value === null ? null : [center(i), y(value)]))
      return [
        ...points.slice(1).flatMap((to, i) => {
          const from = points[i] ?? null
          return from && to ? [line(from, to, LINES[of]!)] : []
        }),
        ...points.flatMap(at => (at ? [pointAt(at, of)] : [])),
      ]
    }),
  ]
}

/** The height of capitals, as a share of the size. */
const CAPITALS = 0.69
/** What is higher is no word. */
const ONE_LINE = 1.3

/** Words in a row stand on one line, whatever letters they are of. */
const nameBelow = ([x, top]: Point, of: Layout, size: number): Primitive =>
  labelSize(of, size).height > ONE_LINE * size
    ? label([x, top], of, { y: 'top' }, size)
    : label([x, top - CAPITALS * size], of, { y: 'baseline' }, size)

function drawHorizontal(figure: BarChart, scribe: Scribe): Primitive[] {
  const { categories, series, scale, stacked } = figure
  const cluster = (stacked ? 1 : series.length) * BAR
  const pitch = cluster + 0.8
  const high = pitch * categories.length
  const ticks = scaleTicks(scale)
  const widest = Math.max(...ticks.map(({ label }) => (label ? labelSize(scribe.layout(label), 0.85).width : 0)))
  const count = (scale.to - scale.from) / scale.step
  const unit = Math.max((widest + 0.4) / scale.every, 0.55, Math.min(1.3, 12 / count))
  const x = (value: number) => ((value - scale.from) / scale.step) * unit
  const wide = x(scale.to)
  const bars = categories.flatMap((_, i) =>
    piecesOf(figure, i).flatMap(({ from, to, fill, place }) => {
      const bottom = high - (i + 0.5) * pitch + cluster / 2 - (place + 1) * BAR
      return to > from ? filled(corners(x(from), bottom, x(to) - x(from), BAR), fill, NORMAL) : []
    }),
  )
  return [
    ...ticks.flatMap(tick => [
      line([x(tick.at), 0], [x(tick.at), high], HAIR),
      ...(tick.label ? [label([x(tick.at), -0.35], scribe.layout(tick.label), { y: 'top' }, 0.85)] : []),
    ]),
    line([0, 0], [wide, 0], NORMAL),
    ...bars,
    line([0, 0], [0, high], NORMAL),
    ...categories.map((category, i) =>
      label([-0.4, high - (i + 0.5) * pitch], scribe.layout(category), { x: 'right' }),
    ),
    ...titlesOf(figure, wide, high, 1.35, scribe),
  ]
}

const corners = (left: number, bottom: number, wide: number, high: number): readonly Point[] => [
  [left, bottom],
  [left + wide, bottom],
  [left + wide, bottom + high],
  [left, bottom + high],
]

/** The name of the upright axis stands on top of it, so that no text is turned. */
function titlesOf(
  { title, valueTitle, categoryTitle, series, horizontal, joined }: BarChart,
  wide: number,
  high: number,
  below: number,
  scribe: Scribe,
): Primitive[] {
  const [upright, level] = horizontal ? [categoryTitle, valueTitle] : [valueTitle, categoryTitle]
  let top = high + 0.45
  const items: Primitive[] = []
  if (upright) {
    items.push(label([-0.4, top], scribe.layout(upright), { x: 'left', y: 'bottom' }, 0.85))
    top += 1.15
  }
  const keys = series.flatMap(({ name }, i) =>
    name ? [{ of: scribe.layout(name), fill: BAR_FILLS[i]!, series: i }] : [],
  )
  if (keys.length > 0) {
    let left = 0
    for (const { of, fill, series } of keys) {
      const [start, end]: [Point, Point] = [
        [left - 0.1, top + 0.35],
        [left + 0.9, top + 0.35],
      ]
      items.push(
        ...(joined
          ? [line(start, end, LINES[series]!), pointAt([left + 0.4, top + 0.35], series)]
          : filled(corners(left, top, 0.9, 0.7), fill)),
        label([left + 1.1, top + 0.06], of, { x: 'left', y: 'baseline' }, 0.85),
      )
      left += 1.1 + labelSize(of, 0.85).width + 0.9
    }
    top += 1.2
  }
  if (title) items.push(label([wide / 2, top], scribe.layout(title), { y: 'bottom' }, 1))
  if (level) items.push(label([wide / 2, -below], scribe.layout(level), { y: 'top' }, 0.85))
  return items
}
