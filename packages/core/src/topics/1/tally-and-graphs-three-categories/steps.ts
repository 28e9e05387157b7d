import {
  answerStep,
  type Block,
  both,
  type Expr,
  equation,
  expr,
  line,
  minus,
  prose,
  type Quantity,
  type Step,
  step,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { total } from '../../kit/facts/pictures.ts'
import type { Category, Label } from '../../kit/surveys/survey.ts'
import { type Chart, entry } from './charts.ts'

/** Five and five and two: 12. */
function inBundles(value: number): Expr {
  const parts = [...Array<number>(Math.floor(value / 5)).fill(5), ...(value % 5 > 0 ? [value % 5] : [])]
  return parts.length > 1 ? equation(sum(...parts), value) : expr(value)
}

/** Apples: 7; Grapes: 4. */
export const listed = (rows: readonly { readonly name: Label; readonly value: Value }[]): Block => ({
  kind: 'paragraph',
  content: rows.flatMap(({ name, value }, i) => [...(i > 0 ? ['; '] : []), ...line`${name}: ${value}`]),
})
/** Apples: 5 + 2 = 7; Grapes: 4. */
export const rowsSaid = (chart: Chart, ...places: readonly number[]): Block =>
  listed(
    places
      .map(place => entry(chart, place))
      .map(({ name, value }) => ({ name, value: chart.kind === 'tally' ? inBundles(value) : value })),
  )
/** Bundles are named only where there are some. */
const howCounted = (chart: Chart, places: readonly number[]) => {
  if (chart.kind !== 'tally') return because.countThePicturesOfEachRow
  return places.some(place => entry(chart, place).value >= 5)
    ? because.countBundlesOfFive
    : because.countTheMarksOfEachRow
}
export const readRows = (chart: Chart, ...places: readonly number[]): Step =>
  step(both(rowsSaid(chart, ...places)), howCounted(chart, places))

export const added = (values: readonly number[]): Step =>
  step(equation(sum(...values), total(values)), because.putTogether)
export const subtracted = (more: number, less: number, asked: 'more' | 'fewer' = 'more'): Step =>
  step(
    equation(minus(more, less), more - less),
    asked === 'more' ? because.findTheDifference : because.findHowManyFewer,
  )

/** These rows are read, and put together. */
export const rowsAdded = (chart: Chart, ...places: readonly number[]): readonly Step[] => [
  readRows(chart, ...places),
  added(places.map(place => entry(chart, place).value)),
]
/** Two rows are read, and the lesser is taken from the greater. */
export const rowsSubtracted = (
  chart: Chart,
  more: number,
  less: number,
  asked: 'more' | 'fewer' = 'more',
): readonly Step[] => [
  readRows(chart, more, less),
  subtracted(entry(chart, more).value, entry(chart, less).value, asked),
]

/** Nine children come by bike. */
export const told = ({ survey: { verb } }: Chart, found: Quantity, said: Category['said']): Step =>
  answerStep(both(prose`${found}`), both(line`${found} ${verb} ${said}.`))
