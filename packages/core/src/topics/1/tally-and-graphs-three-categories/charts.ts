import {
  type Block,
  type Both,
  type blank,
  count,
  type Figure,
  figure,
  itemOf,
  pictureGraph,
  type Quantity,
  type Random,
  table,
  tallyChart,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Category } from '../../kit/surveys/survey.ts'
import { surveysOf, type ThreeWaySurvey } from './surveys.ts'

export type ChartKind = 'tally' | 'pictures'
export type Counts = readonly [number, number, number]

/** A survey with a number for each of its categories. */
export interface Chart {
  readonly kind: ChartKind
  readonly survey: ThreeWaySurvey
  readonly categories: readonly Category[]
  readonly counts: Counts
}

/** Where each form begins among the surveys of its level, so that two forms do not ask about one survey. */
const firstSurveys = {
  howMany: ['easy', 0],
  whichHas: ['easy', 1],
  numbers: ['easy', 2],
  drawMarks: ['easy', 3],
  most: ['easy', 4],
  together: ['medium', 0],
  difference: ['medium', 1],
  claim: ['medium', 2],
  wrongNumber: ['medium', 3],
  drawGraph: ['medium', 3],
  inAll: ['hard', 0],
  missingRow: ['hard', 1],
  missingFewer: ['hard', 2],
  whichTwo: ['hard', 3],
  togetherThan: ['hard', 4],
} as const
export type ChartForm = keyof typeof firstSurveys

export const drawChart = (
  random: Random,
  form: ChartForm,
  kinds: readonly ChartKind[],
  all: readonly Counts[],
): Chart => {
  const [level, place] = firstSurveys[form]
  const survey = random.evenly(startingAt(surveysOf(level), place))
  return {
    kind: random.evenly(kinds),
    survey,
    categories: random.shuffle<readonly Category[]>(survey.categories),
    counts: random.pick(all),
  }
}

/** The chart, with the rows at these places left empty. */
export function figureOf({ kind, survey, categories, counts }: Chart, empty: readonly number[] = []): Figure {
  const { title } = survey
  const isShown = (row: number) => !empty.includes(row)
  return kind === 'tally'
    ? tallyChart({ title, rows: categories.map(({ name }, i) => [name, itemOf(counts, i), isShown(i)] as const) })
    : pictureGraph({
        title,
        icon: 'star',
        keyLabel: count(1, survey.noun),
        rows: categories.map(({ name }, i) => [name, isShown(i) ? itemOf(counts, i) : null] as const),
      })
}

/** How many of the survey one category has. */
export const entry = ({ categories, counts }: Chart, place: number) => ({
  ...itemOf(categories, place),
  value: itemOf(counts, place),
})
export const people = ({ survey }: Chart, value: number): Quantity => count(value, survey.noun)

export const namesOf = ({ categories }: Chart) => categories.map(({ name }) => name)
/** A number, or a place for it, under each name. */
export const tableOf = (chart: Chart, row: readonly (number | ReturnType<typeof blank>)[]): Block =>
  table({ head: namesOf(chart), rows: [row] })

/** The rows but one. */
export const rowsBut = (row: number): readonly number[] => [0, 1, 2].filter(other => other !== row)

/** The question below its chart. */
export const above = (chart: Chart, { en, es }: Both<Block>) => {
  const drawn = figure(figureOf(chart))
  return { en: [drawn, en], es: [drawn, es] }
}
