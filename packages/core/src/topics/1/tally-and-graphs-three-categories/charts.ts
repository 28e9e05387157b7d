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
import { turned } from '../../kit/choices/turned.ts'
import type { Category } from '../../kit/surveys/survey.ts'
import { surveys, type ThreeWaySurvey } from './surveys.ts'

export type ChartKind = 'tally' | 'pictures'
export type Counts = readonly [number, number, number]

/** A survey with a number for each of its categories. */
export interface Chart {
  readonly kind: ChartKind
  readonly survey: ThreeWaySurvey
  readonly categories: readonly Category[]
  readonly counts: Counts
}

/** The forms take their turns in step: each begins at another survey. */
const firstSurveys = {
  howMany: 0,
  whichHas: 1,
  numbers: 2,
  drawMarks: 3,
  most: 4,
  together: 0,
  difference: 1,
  claim: 2,
  wrongNumber: 3,
  drawGraph: 3,
  inAll: 0,
  missingRow: 1,
  missingFewer: 2,
  whichTwo: 3,
  togetherThan: 4,
} as const
export type ChartForm = keyof typeof firstSurveys
const surveysOf = new Map(Object.entries(firstSurveys).map(([form, first]) => [form, turned(surveys, first)]))

export const drawChart = (
  random: Random,
  form: ChartForm,
  kinds: readonly ChartKind[],
  all: readonly Counts[],
): Chart => {
  const survey = random.evenly(surveysOf.get(form) ?? surveys)
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
