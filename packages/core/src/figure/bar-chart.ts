import { assert } from '../errors.ts'
import { BAR_FILLS, drawBars } from './bar-drawing.ts'
import { type ChartScale, type ChartScaleOptions, chartScale, spokenScale } from './chart-scale.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
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

export function barChart({
  categories,
  values,
  series,
  scale,
  horizontal = false,
  stacked = false,
  ...titles
}: BarChartOptions): BarChart {
  const rows: readonly BarSeries[] = series?.map(({ name, values }) => ({ name: labelOf(name), values })) ?? [
    { name: null, values: values ?? categories.map(() => null) },
  ]
  assert(
    categories.length >= 1 && categories.length <= 12 && rows.length >= 1 && rows.length <= 4,
    'A bar chart has 1 to 12 categories and at most 4 series',
  )
  assert(
    rows.every(({ values }) => values.length === categories.length),
    'Every category has a value',
  )
  const axis = chartScale(scale)
  assert((axis.to - axis.from) / axis.step <= 30, 'The lines of the chart are too many to tell apart')
  const tops = stacked
    ? categories.map((_, i) => rows.reduce((sum, { values }) => sum + (values[i] ?? 0), 0))
    : rows.flatMap(({ values }) => values)
  for (const value of tops)
    assert(
      value === null || (value >= axis.from && value <= axis.to + 1e-9),
      () => `The bar of ${value} leaves the chart`,
    )
  return {
    kind: 'bar-chart',
    title: optionalLabel(titles.title),
    categories: categories.map(labelOf),
    series: rows,
    scale: axis,
    valueTitle: optionalLabel(titles.valueTitle),
    categoryTitle: optionalLabel(titles.categoryTitle),
    horizontal,
    stacked,
  }
}

export const barChartFigure = figureKind<BarChart>('bar-chart', {
  draw: drawBars,

  describe(figure, scribe) {
    const { title, categories, series, scale, valueTitle } = figure
    const name = spokenName(title, scribe)
    const bars = series.map((row, i) => {
      const all = categories
        .map((category, i) => `${spokenName(category, scribe)}: ${spokenHeight(row.values[i] ?? null, scale, scribe)}`)
        .join('; ')
      const of = spokenName(row.name, scribe)
      return of === '' ? all : `${FILL_NAMES[scribe.locale][BAR_FILLS[i]!]}, ${of}. ${all}`
    })
    return told(
      sentence(
        scribe,
        figure.stacked
          ? { en: 'Stacked bar chart', es: 'Gráfica de barras apiladas' }
          : { en: 'Bar graph', es: 'Gráfica de barras' },
      ) + (name === '' ? '' : `: ${name}`),
      spokenScale(scale, spokenName(valueTitle, scribe), scribe),
      ...bars,
    )
  },
})

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
  const count = sentence(scribe, {
    en: `${whole} ${whole === 1 ? 'step' : 'steps'} long`,
    es: `${whole} ${whole === 1 ? 'paso' : 'pasos'} de largo`,
  })
  if (rest < 1e-6) return count
  if (Math.abs(rest - 0.5) < 1e-6)
    return sentence(scribe, {
      en: `halfway between ${whole} and ${whole + 1} steps`,
      es: `a la mitad entre ${whole} y ${whole + 1} pasos`,
    })
  return sentence(scribe, { en: `between ${whole} and ${whole + 1} steps`, es: `entre ${whole} y ${whole + 1} pasos` })
}
