import {
  type Block,
  both,
  count,
  type Expr,
  equation,
  expr,
  type Figure,
  itemOf,
  line,
  minus,
  type Printed,
  pictureGraph,
  type Quantity,
  type Random,
  type Step,
  step,
  sum,
  tallyChart,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
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

/** Five and five and two: 12. */
function inBundles(value: number): Expr {
  const parts = [...Array<number>(Math.floor(value / 5)).fill(5), ...(value % 5 > 0 ? [value % 5] : [])]
  return parts.length > 1 ? equation(sum(...parts), value) : expr(value)
}

/** Apples: 5 + 2 = 7; Grapes: 4. */
export function rowsSaid(chart: Chart, ...places: readonly number[]): Block {
  return {
    kind: 'paragraph',
    content: places
      .map(place => entry(chart, place))
      .flatMap(({ name, value }, i) => [
        ...(i > 0 ? ['; '] : []),
        ...line`${name}: ${chart.kind === 'tally' ? inBundles(value) : value}`,
      ]),
  }
}
export const readRows = (chart: Chart, ...places: readonly number[]): Step =>
  step(
    both(rowsSaid(chart, ...places)),
    chart.kind === 'tally' ? because.countBundlesOfFive : because.countThePicturesOfEachRow,
  )

export const added = (values: readonly number[]): Step =>
  step(
    equation(
      sum(...values),
      values.reduce((all, value) => all + value, 0),
    ),
    because.putTogether,
  )
export const subtracted = (more: number, less: number): Step =>
  step(equation(minus(more, less), more - less), because.findTheDifference)
/** The rows of the printed chart, counted mark by mark. */
export function rowsOf(printed: Printed): readonly { readonly name: string; readonly value: number }[] {
  const [tally] = printed.figures('tally-chart')
  const [pictures] = printed.figures('picture-graph')
  const rows = tally?.rows.map(({ label, count }) => ({ label, value: count })) ?? pictures?.rows ?? []
  return rows.map(({ label, value }) => ({
    name: label.kind === 'words' ? label.en.toLowerCase() : '',
    value: value ?? 0,
  }))
}

/** The numbers of the categories that the question names, in its order: "by bus" is the row of Bus. */
export const askedValues = (printed: Printed): readonly number[] => {
  const rows = rowsOf(printed)
  return printed
    .all('words')
    .flatMap(({ en }) => rows.flatMap(({ name, value }) => (en.toLowerCase().endsWith(name) ? [value] : [])))
}
