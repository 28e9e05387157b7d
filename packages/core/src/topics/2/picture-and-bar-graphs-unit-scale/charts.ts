import {
  answerStep,
  type Block,
  type Both,
  barChart,
  both,
  count,
  drawing,
  equation,
  type Figure,
  failed,
  figure,
  itemOf,
  line,
  minus,
  type Printed,
  pictureGraph,
  prose,
  type Quantity,
  type Random,
  type Sentence,
  type Step,
  step,
  sum,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import { uncapital } from '../../../language/capital.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Category } from '../../kit/surveys/survey.ts'
import { surveys } from './surveys.ts'

type Four = readonly [number, number, number, number]
type ChartKind = 'pictures' | 'upright bars' | 'level bars'
export const BARS = ['upright bars', 'level bars'] as const

/** A survey, its categories in any order, and how many there are of each. */
export type Chart = {
  readonly kind: ChartKind
  readonly survey: number
  readonly order: readonly number[]
  readonly counts: readonly number[]
  readonly every: number
}
export interface Asked {
  readonly chart: Chart
  /** The places of the categories that a question names, in its order. */
  readonly asked: Four
}
export interface Entry extends Category {
  readonly value: number
}

const places = surveys.map((_, i) => i)
const TOP = 12

interface Drawing {
  readonly survey: number
  readonly kinds: readonly ChartKind[]
  readonly every?: number
  readonly values?: readonly [least: number, most: number]
  /** Of the values in the order in which they are asked about. */
  readonly fits?: (...counts: Four) => boolean
  /** Four numbers that seldom come by chance. */
  readonly counts?: (random: Random) => Four
}

const LEVELS = ['easy', 'medium', 'hard'] as const
/** The forms of a sheet take their turns in step: each begins at another survey of its level. */
export const drawSurvey = (random: Random, level: (typeof LEVELS)[number], turns: number): number =>
  random.evenly(
    startingAt(
      places.filter(place => LEVELS[place % 3] === level),
      turns,
    ),
  )

export function drawChart(
  random: Random,
  { survey, kinds, every = 1, values: [least, most] = [2, TOP], fits = () => true, counts: drawn }: Drawing,
): Asked {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  const counts = random.until(
    () => drawn?.(random) ?? random.sample(all, 4),
    four => new Set(four).size === 4 && four.every(value => value >= 2 && value <= TOP) && fits(...four),
  )
  const asked = random.shuffle([0, 1, 2, 3])
  return {
    asked,
    chart: {
      kind: random.pick(kinds),
      survey,
      order: random.shuffle([0, 1, 2, 3]),
      counts: [0, 1, 2, 3].map(place => itemOf(counts, asked.indexOf(place))),
      every,
    },
  }
}

export const surveyOf = ({ survey }: Chart) => itemOf(surveys, survey)
export const categoriesOf = (chart: Chart): readonly Category[] =>
  chart.order.map(place => itemOf(surveyOf(chart).categories, place))
export const namesOf = (chart: Chart) => categoriesOf(chart).map(({ name }) => name)
export const entryAt = (chart: Chart, place: number): Entry => ({
  ...itemOf(categoriesOf(chart), place),
  value: itemOf(chart.counts, place),
})
/** What a question asks about, in its order. */
export const entriesOf = ({ chart, asked }: Asked) =>
  tupleOf(
    asked.map(place => entryAt(chart, place)),
    4,
  )
/** The same places in the order of the graph: some of what a question asks about, read from it one after another. */
export const inGraphOrder = (chart: Chart, some: readonly number[]): readonly Entry[] =>
  some.toSorted((a, b) => a - b).map(place => entryAt(chart, place))
export const totalOf = ({ counts }: Chart) => counts.reduce((all, value) => all + value, 0)
export const people = (chart: Chart, value: number): Quantity => count(value, surveyOf(chart).noun)

/** The chart, with nothing drawn at these places. */
export function figureOf(chart: Chart, empty: readonly number[] = []): Figure {
  const { title, icon, noun } = surveyOf(chart)
  const values = chart.counts.map((value, i) => (empty.includes(i) ? null : value))
  return chart.kind === 'pictures'
    ? pictureGraph({
        title,
        icon,
        keyLabel: count(1, noun),
        rows: namesOf(chart).map((name, i) => [name, itemOf(values, i)] as const),
      })
    : barChart({
        title,
        categories: namesOf(chart),
        values,
        scale: { to: TOP, every: chart.every },
        valueTitle: things(noun),
        horizontal: chart.kind === 'level bars',
      })
}
export const completed = drawing<Chart>(
  chart => figureOf(chart),
  chart => [{ ...chart, counts: chart.counts.map((each, i) => (i === 0 ? each - 1 : each)) }],
)

/** The question below its graph. */
export const below = (drawn: Figure, { en, es }: Both<Block>) => ({ en: [figure(drawn), en], es: [figure(drawn), es] })

/** Its name inside a sentence. */
export const inText = ({ name }: Category) => words(uncapital(name.en), uncapital(name.es))

export const named = ({ name }: Category): Sentence => ({ key: name.en, says: both(prose`${name}`) })

/** Soccer: 8; Tennis: 5. */
export const told = (entries: readonly Entry[]): Block => ({
  kind: 'paragraph',
  content: entries.flatMap(({ name, value }, i) => [...(i > 0 ? ['; '] : []), ...line`${name}: ${value}`]),
})
export const readEntries = ({ kind }: Chart, entries: readonly Entry[]): Step =>
  step(both(told(entries)), kind === 'pictures' ? because.countThePicturesOfEachRow : because.readTheEndOfEachBar)

export const added = (values: readonly number[]): Step =>
  step(
    equation(
      sum(...values),
      values.reduce((all, value) => all + value, 0),
    ),
    because.putTogether,
  )
export const subtracted = (asked: 'more' | 'fewer', more: number, less: number): Step =>
  step(
    equation(minus(more, less), more - less),
    asked === 'more' ? because.findTheDifference : because.findHowManyFewer,
  )

/** Of soccer and tennis together, el fútbol y el tenis juntos. */
export const together = (a: Category, b: Category) =>
  [a, b].every(({ said }) => /^las? /.test(said.es)) ? words('together', 'juntas') : words('together', 'juntos')

/** 5 more children chose soccer than tennis. */
export function compared(chart: Chart, asked: 'more' | 'fewer', by: number, a: Category, b: Category) {
  const { noun, verb } = surveyOf(chart)
  return asked === 'more'
    ? {
        en: line`${by} more ${things(noun)} ${verb} ${a.said} than ${b.said}.`,
        es: line`${by} ${things(noun)} más ${verb} ${a.said} que ${b.said}.`,
      }
    : {
        en: line`${by} fewer ${things(noun)} ${verb} ${a.said} than ${b.said}.`,
        es: line`${by} ${things(noun)} menos ${verb} ${a.said} que ${b.said}.`,
      }
}
/** 8 children chose soccer. */
export const tellOne = (chart: Chart, { said, value }: Entry): Step => {
  const [found, { verb }] = [people(chart, value), surveyOf(chart)]
  return answerStep(both(prose`${found}`), {
    en: line`${found} ${verb} ${said}.`,
    es: line`${found} ${verb} ${said}.`,
  })
}

/** The names and values of the printed graph; a row or bar that is not drawn has none. */
export function rowsOf(printed: Printed): readonly { readonly name: string; readonly value: number | null }[] {
  const [pictures] = printed.figures('picture-graph')
  const [bars] = printed.figures('bar-chart')
  const labels = pictures?.rows.map(({ label }) => label) ?? bars?.categories ?? []
  const values = pictures?.rows.map(({ value }) => value) ?? bars?.series[0]?.values ?? []
  return labels.map((label, i) => ({
    name: label.kind === 'words' ? label.en.toLowerCase() : '',
    value: itemOf(values, i),
  }))
}
/** The same where every row or bar is drawn. */
export const fullRowsOf = (printed: Printed): readonly { readonly name: string; readonly value: number }[] =>
  rowsOf(printed).map(({ name, value }) => ({ name, value: value ?? failed('Every row is drawn') }))
/** The values that the question names, in its order: "by bus" is the bar of Bus. None for a bar that is not drawn. */
export const askedValues = (printed: Printed): readonly number[] => {
  const rows = rowsOf(printed)
  return printed
    .all('words')
    .flatMap(({ en }) =>
      rows.flatMap(({ name, value }) => (value !== null && en.toLowerCase().endsWith(name) ? [value] : [])),
    )
}
