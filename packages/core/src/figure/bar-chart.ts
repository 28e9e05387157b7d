import { assert } from '../errors.ts'
import { BAR_FILLS, drawBars } from './bar-drawing.ts'
import { type ChartScale, type ChartScaleOptions, chartScale, scaleTicks, spokenScale } from './chart-scale.ts'
import { figureKind, type Label, type Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { several } from './plural.ts'
import { listing, sentence, spokenName, told } from './saying.ts'

/** Bars over categories, one or more for each; stacked, or side by side. Or points joined by lines: a line graph. */
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
  /** Points joined by lines in place of bars, for data over time. */
  readonly joined: boolean
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
  readonly joined?: boolean
}

export function barChart({
  categories,
  values,
  series,
  scale,
  horizontal = false,
  stacked = false,
  joined = false,
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
  assert(!joined || (!stacked && !horizontal && rows.length <= 2), 'A line graph has one or two lines over its times')
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
    joined,
  }
}

export const barChartFigure = figureKind<BarChart>('bar-chart', {
  draw: drawBars,

  describe(figure, scribe) {
    const { title, categories, series, scale, valueTitle, categoryTitle, joined } = figure
    const name = spokenName(title, scribe)
    const spoken = categories.map(category => spokenName(category, scribe))
    // Week 1, not 1 alone.
    const lead = spoken.every(category => /^\d+$/.test(category)) ? spokenName(categoryTitle, scribe) : ''
    const bars = series.map((row, i) => {
      const all = spoken
        .map(
          (category, i) =>
            `${lead === '' ? '' : `${lead} `}${category}: ${spokenHeight(row.values[i] ?? null, scale, joined, scribe)}`,
        )
        .join('; ')
      const of = spokenName(row.name, scribe)
      const look = joined ? LINE_NAMES[scribe.locale][i] : FILL_NAMES[scribe.locale][BAR_FILLS[i]!]
      return of === '' ? all : `${look}, ${of}. ${all}`
    })
    return told(
      sentence(
        scribe,
        joined
          ? { en: 'Line graph', es: 'Gráfica lineal' }
          : figure.stacked
            ? { en: 'Stacked bar chart', es: 'Gráfica de barras apiladas' }
            : { en: 'Bar graph', es: 'Gráfica de barras' },
      ) + (name === '' ? '' : `: ${name}`),
      joined && scale.every > 1
        ? spokenNumbers(scale, spokenName(valueTitle, scribe), scribe)
        : spokenScale(scale, spokenName(valueTitle, scribe), scribe),
      ...bars,
    )
  },
})

const FILL_NAMES = {
  en: { gray: 'Gray bars', striped: 'Striped bars', white: 'White bars', dark: 'Dark bars' },
  es: { gray: 'Barras grises', striped: 'Barras rayadas', white: 'Barras blancas', dark: 'Barras oscuras' },
} as const

/** The numbers that are printed, so that what a line is worth is left to the pupil. */
function spokenNumbers(scale: ChartScale, name: string, scribe: Scribe): string {
  const numbers = scaleTicks(scale).flatMap(({ label }) => (label ? [scribe.speak(label).trim()] : []))
  const of = name === '' ? '' : ` (${name})`
  return sentence(scribe, {
    en: `Numbers on the scale${of}: ${listing(numbers, scribe)}; from one number to the next there are ${several(scale.every, ['step', 'steps'])}`,
    es: `Números en la escala${of}: ${listing(numbers, scribe)}; de un número al siguiente hay ${several(scale.every, ['paso', 'pasos'])}`,
  })
}

const LINE_NAMES = {
  en: ['Solid line', 'Dashed line'],
  es: ['Línea continua', 'Línea discontinua'],
} as const

/** In steps of the scale, so that reading the value is left to the pupil. */
function spokenHeight(value: number | null, { from, step }: ChartScale, joined: boolean, scribe: Scribe): string {
  if (value === null)
    return sentence(
      scribe,
      joined ? { en: 'no point yet', es: 'sin punto todavía' } : { en: 'no bar yet', es: 'sin barra todavía' },
    )
  const steps = (value - from) / step
  const whole = Math.floor(steps + 1e-9)
  const rest = steps - whole
  const count = sentence(scribe, {
    en: `${whole} ${whole === 1 ? 'step' : 'steps'} ${joined ? 'up' : 'long'}`,
    es: `${whole} ${whole === 1 ? 'paso' : 'pasos'} ${joined ? 'hacia arriba' : 'de largo'}`,
  })
  if (rest < 1e-6) return count
  if (Math.abs(rest - 0.5) < 1e-6)
    return sentence(scribe, {
      en: `halfway between ${whole} and ${whole + 1} steps`,
      es: `a la mitad entre ${whole} y ${whole + 1} pasos`,
    })
  return sentence(scribe, { en: `between ${whole} and ${whole + 1} steps`, es: `entre ${whole} y ${whole + 1} pasos` })
}
