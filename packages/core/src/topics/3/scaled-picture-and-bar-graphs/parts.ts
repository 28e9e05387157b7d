import { type Block, type Both, count, figure, things } from '../../../content.ts'
import { barChart } from '../../../figure/bar-chart.ts'
import { pictureGraph } from '../../../figure/picture-graph.ts'
import { words } from '../../../math/build.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import { surveys } from './surveys.ts'

export type GraphKind = 'picture graph' | 'bar graph'

export interface Level {
  readonly kinds: readonly GraphKind[]
  /** How many a picture or a step of the scale stands for. */
  readonly keys: readonly number[]
  /** Whether values may lie halfway between two steps. */
  readonly halves: boolean
}

/** A survey with its values, and three categories in an order to ask about. */
export function draw(random: Random, { kinds, keys, halves }: Level) {
  const [kind, key] = [random.evenly(kinds), random.pick(keys)]
  const steps = random.sample([1, 2, 3, 4, 5, 6, 7, 8], random.int(4, 5))
  const values = steps.map(step => (halves && step > 1 && random.chance(0.4) ? step * key - key / 2 : step * key))
  const survey = random.int(0, surveys.length - 1)
  return { kind, key, survey, values, asked: random.sample([0, 1, 2, 3], 3) }
}

type Graph = Pick<ReturnType<typeof draw>, 'kind' | 'key' | 'survey'> & {
  readonly values: readonly (number | null)[]
}

export const surveyOf = ({ survey }: Pick<Graph, 'survey'>) => surveys[survey] ?? surveys[0]!

export const categoriesOf = (graph: Graph) => surveyOf(graph).categories.slice(0, graph.values.length)

export function graphOf(graph: Graph) {
  const { title, noun, icon } = surveyOf(graph)
  const categories = categoriesOf(graph)
  return graph.kind === 'picture graph'
    ? pictureGraph({
        title,
        icon,
        key: graph.key,
        keyLabel: count(graph.key, noun),
        rows: categories.map((category, i) => [category, graph.values[i] ?? null] as const),
      })
    : barChart({
        title,
        categories,
        values: graph.values,
        scale: { to: graph.key * 8, step: graph.key },
        valueTitle: things(noun),
      })
}

export const withGraph = (graph: Graph, { en, es }: Both<Block>) => {
  const drawn = figure(graphOf(graph))
  return { en: [drawn, en], es: [drawn, es] }
}

/** The labels and values of the printed graph. */
function entriesOf(printed: Printed): ReadonlyMap<string, number> {
  const [pictures] = printed.figures('picture-graph')
  const [bars] = printed.figures('bar-chart')
  const labels = pictures?.rows.map(({ label }) => label) ?? bars?.categories ?? []
  const values = pictures?.rows.map(({ value }) => value) ?? bars?.series[0]?.values ?? []
  return new Map(labels.map((label, i) => [label.kind === 'words' ? label.en : '', values[i] ?? 0]))
}

/** The values of the categories that the question names, in its order. */
export const askedValues = (printed: Printed) => {
  const entries = entriesOf(printed)
  return printed.all('words').flatMap(({ en }) => entries.get(en) ?? [])
}

/** The values and names of the categories to ask about, the greatest value first. */
export function sorted({ asked, ...graph }: ReturnType<typeof draw>) {
  const categories = categoriesOf(graph)
  return asked
    .map(i => ({ name: categories[i] ?? words('A', 'A'), value: graph.values[i] ?? 0 }))
    .sort((a, b) => b.value - a.value) as [Entry, Entry, Entry]
}

interface Entry {
  readonly name: ReturnType<typeof words>
  readonly value: number
}
