import { assert } from '../errors.ts'
import { chartScale, type ChartScale, type ChartScaleOptions, scaleTicks, spokenScale } from './chart-scale.ts'
import type { Primitive } from './drawing.ts'
import { type Fill, filled } from './fill.ts'
import type { FigureKind, Label, Scribe } from './kind.ts'
import { type Name, labelOf, optionalLabel } from './naming.ts'
import { cropped, HAIR, label, labelSize, line, NORMAL, type Point } from './pen.ts'
import { sentence, spokenName, told } from './saying.ts'

/** Bars over categories, one or more for each; stacked, or side by side. */
export interface BarChart {
  readonly kind: 'bar-chart'
  readonly title: Label | null
  readonly categories: readonly Label[]
  readonly series: readonly BarSeries[]
  readonly scale: ChartScale
  /** What the numbers mean. */
  readonly valueTitle: Label | null
  readonly categoryTitle: Label | null
  readonly horizontal: boolean
  readonly stacked: boolean
}
export interface BarSeries {
  readonly name: Label | null
  /** In the order of the categories; null is a bar for the pupil to draw. */
  readonly values: readonly (number | null)[]
}

export interface BarChartOptions {
  readonly title?: Name
  readonly categories: readonly Name[]
  /** One value for each category; null leaves the bar out, for the pupil to draw. */
  readonly values?: readonly (number | null)[]
  /** Several bars for each category. */
  readonly series?: readonly { readonly name: Name; readonly values: readonly (number | null)[] }[]
  readonly scale: ChartScaleOptions
  readonly valueTitle?: Name
  readonly categoryTitle?: Name
  readonly horizontal?: boolean
  readonly stacked?: boolean
}

export function barChart({ categories, values, series, scale, horizontal = false, stacked = false, ...titles }: BarChartOptions): BarChart {
  const rows: readonly BarSeries[] = series?.map(({ name, values }) => ({ name: labelOf(name), values })) ?? [{ name: null, values: values ?? categories.map(() => null) }]
  assert(categories.length >= 1 && categories.length <= 12 && rows.length >= 1 && rows.length <= 4, 'A bar chart has 1 to 12 categories and at most 4 series')
  assert(rows.every(({ values }) => values.length === categories.length), 'Every category has a value')
  const axis = chartScale(scale)
  const tops = stacked ? categories.map((_, i) => rows.reduce((sum, { values }) => sum + (values[i] ?? 0), 0)) : rows.flatMap(({ values }) => values)
  for (const value of tops) assert(value === null || (value >= axis.from && value <= axis.to + 1e-9), `The bar of ${value} leaves the chart`)
  return {
    kind: 'bar-chart', title: optionalLabel(titles.title), categories: categories.map(labelOf), series: rows, scale: axis,
    valueTitle: optionalLabel(titles.valueTitle), categoryTitle: optionalLabel(titles.categoryTitle), horizontal, stacked,
  }
}

export const barChartFigure: FigureKind<BarChart> = {
  draw: (figure, scribe) => cropped(figure.horizontal ? drawHorizontal(figure, scribe) : drawVertical(figure, scribe)),

  describe(figure, scribe) {
    const { title, categories, series, scale, valueTitle } = figure
    const name = spokenName(title, scribe)
    const bars = series.map((row, i) => {
      const all = categories.map((category, i) => `${spokenName(category, scribe)}: ${spokenHeight(row.values[i] ?? null, scale, scribe)}`).join('; ')
      const of = spokenName(row.name, scribe)
      return of === '' ? all : `${FILL_NAMES[scribe.locale][FILLS[i]!]}, ${of}. ${all}`
    })
    return told(
      sentence(scribe, figure.stacked ? { en: 'Stacked bar chart', es: 'Gráfica de barras apiladas' } : { en: 'Bar graph', es: 'Gráfica de barras' }) + (name === '' ? '' : `: ${name}`),
      spokenScale(scale, spokenName(valueTitle, scribe), scribe), ...bars,
    )
  },
}

const FILLS: readonly Fill[] = ['gray', 'striped', 'white', 'dark']
const FILL_NAMES = {
  en: { gray: 'Gray bars', striped: 'Striped bars', white: 'White bars', dark: 'Dark bars' },
  es: { gray: 'Barras grises', striped: 'Barras rayadas', white: 'Barras blancas', dark: 'Barras oscuras' },
} as const

/** In steps of the scale, so that reading the value is left to the pupil. */
function spokenHeight(value: number | null, { from, step }: ChartScale, scribe: Scribe): string {
  if (value === null) return sentence(scribe, { en: 'no bar yet', es: 'sin barra todavía' })
  const steps = (value - from) / step
  const whole = Math.floor(steps + 1e-9)
  const rest = steps - whole
  const count = sentence(scribe, { en: `${whole} ${whole === 1 ? 'step' : 'steps'} long`, es: `${whole} ${whole === 1 ? 'paso' : 'pasos'} de largo` })
  if (rest < 1e-6) return count
  if (Math.abs(rest - 0.5) < 1e-6) return sentence(scribe, { en: `halfway between ${whole} and ${whole + 1} steps`, es: `a la mitad entre ${whole} y ${whole + 1} pasos` })
  return sentence(scribe, { en: `between ${whole} and ${whole + 1} steps`, es: `entre ${whole} y ${whole + 1} pasos` })
}

/** Pieces from one value to another, on the place of a category. */
function piecesOf({ series, stacked, scale }: BarChart, category: number) {
  let base = scale.from
  return series.flatMap(({ values }, i) => {
    const value = values[category] ?? null
    if (value === null) return []
    const piece = { from: stacked ? base : scale.from, to: stacked ? base + value - scale.from : value, fill: FILLS[i]!, place: stacked ? 0 : i }
    if (stacked) base = piece.to
    return [piece]
  })
}

const BAR = 1.3

function drawVertical(figure: BarChart, scribe: Scribe): Primitive[] {
  const { categories, series, scale, stacked } = figure
  const cluster = (stacked ? 1 : series.length) * BAR
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
  const bars = categories.flatMap((_, i) => piecesOf(figure, i).flatMap(({ from, to, fill, place }) => {
    const left = (i + 0.5) * pitch - cluster / 2 + place * BAR
    return to > from ? filled(corners(left, y(from), BAR, y(to) - y(from)), fill, NORMAL) : []
  }))
  return [
    ...scaleTicks(scale).flatMap(tick => [
      line([0, y(tick.at)], [wide, y(tick.at)], HAIR),
      ...(tick.label ? [label([-0.35, y(tick.at)], scribe.layout(tick.label), { x: 'right' }, 0.85)] : []),
    ]),
    line([0, 0], [0, high], NORMAL), ...bars, line([0, 0], [wide, 0], NORMAL),
    ...names.map((of, i) => label([(i + 0.5) * pitch, staggered ? (i % 2 === 1 ? -1.5 : -0.5) : -0.35], of, { y: 'top' }, size)),
    ...titlesOf(figure, wide, high, staggered ? 2.6 : 1.45, scribe),
  ]
}

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
  const bars = categories.flatMap((_, i) => piecesOf(figure, i).flatMap(({ from, to, fill, place }) => {
    const bottom = high - (i + 0.5) * pitch + cluster / 2 - (place + 1) * BAR
    return to > from ? filled(corners(x(from), bottom, x(to) - x(from), BAR), fill, NORMAL) : []
  }))
  return [
    ...ticks.flatMap(tick => [
      line([x(tick.at), 0], [x(tick.at), high], HAIR),
      ...(tick.label ? [label([x(tick.at), -0.35], scribe.layout(tick.label), { y: 'top' }, 0.85)] : []),
    ]),
    line([0, 0], [wide, 0], NORMAL), ...bars, line([0, 0], [0, high], NORMAL),
    ...categories.map((category, i) => label([-0.4, high - (i + 0.5) * pitch], scribe.layout(category), { x: 'right' })),
    ...titlesOf(figure, wide, high, 1.35, scribe),
  ]
}

const corners = (left: number, bottom: number, wide: number, high: number): readonly Point[] =>
  [[left, bottom], [left + wide, bottom], [left + wide, bottom + high], [left, bottom + high]]

/** The name of the upright axis stands on top of it, so that no text is turned. */
function titlesOf({ title, valueTitle, categoryTitle, series, horizontal }: BarChart, wide: number, high: number, below: number, scribe: Scribe): Primitive[] {
  const [upright, level] = horizontal ? [categoryTitle, valueTitle] : [valueTitle, categoryTitle]
  let top = high + 0.45
  const items: Primitive[] = []
  if (upright) {
    items.push(label([-0.4, top], scribe.layout(upright), { x: 'left', y: 'bottom' }, 0.85))
    top += 1.15
  }
  const keys = series.flatMap(({ name }, i) => (name ? [{ of: scribe.layout(name), fill: FILLS[i]! }] : []))
  if (keys.length > 0) {
    let left = 0
    for (const { of, fill } of keys) {
      items.push(...filled(corners(left, top, 0.9, 0.7), fill), label([left + 1.1, top + 0.35], of, { x: 'left' }, 0.85))
      left += 1.1 + labelSize(of, 0.85).width + 0.9
    }
    top += 1.2
  }
  if (title) items.push(label([wide / 2, top], scribe.layout(title), { y: 'bottom' }, 1))
  if (level) items.push(label([wide / 2, -below], scribe.layout(level), { y: 'top' }, 0.85))
  return items
}
