import { drawing, type Icon, itemOf, tallyChart, tupleOf } from '../../../author.ts'
import { labelOfIcon } from '../../kit/surveys/survey.ts'
import { type Chart, type ChartKind, figureOf } from './charts.ts'
import { surveys } from './surveys.ts'

type ChartData = { kind: ChartKind; survey: number; order: readonly number[]; counts: readonly number[] }
/** A wrong chart: one too many in its first row. */
const oneMore = <Data extends { readonly counts: readonly number[] }>(data: Data): readonly Data[] => [
  { ...data, counts: data.counts.map((each, i) => (i === 0 ? each + 1 : each)) },
]

/** What a completed chart of a survey is made of. */
export const completed = drawing<ChartData>(value => figureOf(chartOf(value)), oneMore)
const chartOf = ({ kind, survey, order, counts }: ChartData): Chart => {
  const of = itemOf(surveys, survey)
  return { kind, survey: of, categories: order.map(place => itemOf(of.categories, place)), counts: tupleOf(counts, 3) }
}
export const dataOf = ({ kind, survey, categories, counts }: Chart) => ({
  kind,
  survey: surveys.indexOf(survey),
  order: categories.map(category => survey.categories.indexOf(category)),
  counts: [...counts],
})

/** Three kinds of things in no order, and the chart of their marks. */
export const marksOf = (
  { icons, counts }: { readonly icons: readonly Icon[]; readonly counts: readonly number[] },
  shown = true,
) => tallyChart({ rows: icons.map((icon, i) => [labelOfIcon(icon), itemOf(counts, i), shown] as const) })
export const marked = drawing<{ icons: readonly Icon[]; counts: readonly number[] }>(value => marksOf(value), oneMore)
