import {
  type Block,
  type Both,
  circleGraph,
  type Expr,
  exact,
  figure,
  type Inline,
  isSameContent,
  itemOf,
  line,
  type Printed,
  percent,
  type Random,
  Ratio,
  theThings,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Setting, settingsOf } from './settings.ts'

export type Said = Both<readonly Inline[]>

/** A setting with the percents of its answers, in the order of the sectors. */
export interface Graph {
  readonly setting: Setting
  readonly names: readonly [Expr, Expr, Expr, Expr]
  readonly parts: readonly [number, number, number, number]
}
const PARTS = [
  [40, 30, 20, 10],
  [35, 30, 20, 15],
  [45, 25, 20, 10],
  [40, 25, 20, 15],
  [35, 25, 30, 10],
  [45, 30, 15, 10],
  [55, 20, 15, 10],
  [60, 20, 15, 5],
  [50, 25, 15, 10],
  [40, 35, 15, 10],
  [45, 35, 15, 5],
] as const
/** How many forms share the settings of a level. */
const FORMS = { easy: 4, medium: 5, hard: 7 } as const
/** Each form of a level has settings of its own, so that a sheet tells none twice. */
export function drawGraph(random: Random, level: keyof typeof settingsOf, slot: number): Graph {
  const setting = random.evenly(settingsOf[level].filter((_, i) => i % FORMS[level] === slot))
  const parts = random.evenly(startingAt(PARTS, 3 * slot))
  return { setting, names: random.shuffle(setting.names), parts: random.shuffle(parts) }
}
export const drawTotal = (random: Random, { setting }: Graph): number => random.pick(setting.totals)

export const graphOf = (
  { setting, names, parts }: Graph,
  values: readonly (Expr | null)[] = parts.map(part => percent(part)),
) =>
  circleGraph({
    title: setting.title,
    sectors: parts.map((size, i) => ({ name: itemOf(names, i), size, value: values[i] ?? null })),
  })
export const drawn = (graph: Graph, values?: readonly (Expr | null)[]): Block => figure(graphOf(graph, values))

/** "of the students chose soccer" after a percent or a fraction. */
export const chose = ({ setting }: Graph, ...names: readonly Expr[]): Said => ({
  en: [...line`${theThings(setting.of)}`, ` ${setting.verb.en} `, ...joined(names, ' or ')],
  es: [...line`${theThings(setting.of)}`, ` ${setting.verb.es[0]} `, ...joined(names, ' o ')],
})
const joined = (names: readonly Expr[], or: string): readonly Inline[] =>
  names.flatMap((name, i) => (i === 0 ? [name] : [or, name]))
/** "chose soccer", of several. */
export const verbMany = ({ setting }: Graph, name: Expr): Said => ({
  en: [` ${setting.verb.en} `, name],
  es: [` ${setting.verb.es[1]} `, name],
})

/** The sectors that are drawn: their names and their shares of the circle. */
export const sectorsIn = (printed: Printed, i = 0) => {
  const { sectors, whole } = itemOf(printed.figures('circle-graph'), i)
  return sectors.map(({ name, size, value }) => ({ name, value, share: Ratio.of(size, whole) }))
}
/** The percent that is written in the sector of a name. */
export function shareFor(printed: Printed, name: unknown, i = 0): Ratio {
  const found = sectorsIn(printed, i).find(sector => isSameContent(sector.name, name))
  return found?.value ? exact(found.value as Expr) : Ratio.of(0)
}
/** The names that the words under the figure ask for, in their order. */
export const askedNames = (printed: Printed): readonly Expr[] =>
  printed.maths.filter(
    item => item.kind === 'words' && sectorsIn(printed).some(({ name }) => isSameContent(name, item)),
  )
export const hundredths = (part: number): Ratio => Ratio.of(part, 100)
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
