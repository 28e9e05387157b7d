import {
  assert,
  type Block,
  type Both,
  barChart,
  both,
  count,
  drawing,
  equation,
  explainedBy,
  type Figure,
  figure,
  type Inline,
  isSameContent,
  itemOf,
  line,
  minus,
  type Printed,
  type Quantity,
  type Random,
  type Step,
} from '../../../author.ts'
import { LINES, type Setting, settings } from './settings.ts'

/** Each line bears its number, or every second. */
export const levels = { easy: { every: 1 }, medium: { every: 2 }, hard: { every: 2 } } as const
export type Level = (typeof levels)[keyof typeof levels]

/** The points of a line graph: how many lines each is above the first. */
export type Graph = {
  setting: number
  every: number
  heights: readonly number[]
}
export const settingOf = ({ setting }: Pick<Graph, 'setting'>): Setting => itemOf(settings, setting)
export const placesOf = ({ heights }: Graph): readonly number[] => heights.map((_, i) => i)
export const valueOf = (graph: Pick<Graph, 'setting'>, height: number): number => {
  const { from, step } = settingOf(graph)
  return from + height * step
}
export const valueAt = (graph: Graph, place: number): number => valueOf(graph, itemOf(graph.heights, place))
export const amount = (graph: Pick<Graph, 'setting'>, value: number): Quantity => count(value, settingOf(graph).unit)
/** A number of visitors is 40; a height is 40 centimeters. */
export const told = (graph: Pick<Graph, 'setting'>, value: number): Quantity | number =>
  settingOf(graph).isCount ? value : amount(graph, value)
export const changeAt = (graph: Graph, place: number): number => valueAt(graph, place + 1) - valueAt(graph, place)
/** The places that another one follows. */
export const startsOf = (graph: Graph): readonly number[] => placesOf(graph).slice(0, -1)

export const onGraph = (graph: Graph, heights: readonly (number | null)[] = graph.heights): Figure => {
  const { title, times, valueTitle, from, step } = settingOf(graph)
  return barChart({
    title,
    categories: times.names.slice(0, heights.length),
    values: heights.map(height => (height === null ? null : valueOf(graph, height))),
    scale: { from, to: from + LINES * step, step, every: graph.every },
    valueTitle,
    categoryTitle: times.title,
    joined: true,
  })
}
export const completed = drawing<Graph>(
  graph => onGraph(graph),
  graph => [
    { ...graph, heights: graph.heights.map((height, i) => (i === 0 ? (height === 0 ? 1 : height - 1) : height)) },
  ],
)

type Fits = (graph: Graph) => boolean
export function drawGraph(
  random: Random,
  { every }: Level,
  mine: readonly number[],
  fits: Fits = () => true,
  draw = (trend: Setting['trend']): readonly number[] => drawHeights(random, 6, trend),
): Graph {
  const setting = random.evenly(mine)
  const { trend } = itemOf(settings, setting)
  return random.until(
    () => ({ setting, every, heights: draw(trend) }),
    graph => {
      const steps = startsOf(graph).map(place => Math.abs(changeAt(graph, place)))
      // Neither flat nor all at one height.
      return steps.every(step => step > 0) && new Set(graph.heights).size >= 4 && fits(graph)
    },
  )
}
export function drawHeights(random: Random, many: 5 | 6, trend: Setting['trend']): readonly number[] {
  if (trend === 'slow') {
    // At most three lines up or down from one point to the next.
    const heights = [random.int(2, LINES - 2)]
    while (heights.length < many) {
      const last = itemOf(heights, heights.length - 1)
      heights.push(random.intExcept(Math.max(1, last - 3), Math.min(LINES - 1, last + 3), last))
    }
    return heights
  }
  if (trend === 'any') return Array.from({ length: many }, () => random.int(1, LINES - 1))
  const all = Array.from({ length: LINES - 1 }, (_, i) => i + 1)
  return [...random.sample(all, many)].sort((a, b) => (trend === 'up' ? a - b : b - a))
}

/** The graph above a question. */
export const below = (
  graph: Graph,
  { en, es }: Both<Block>,
  heights?: readonly (number | null)[],
): Both<readonly Block[]> => {
  const drawn = figure(onGraph(graph, heights))
  return { en: [drawn, en], es: [drawn, es] }
}
export const said = (
  en: readonly (Inline | readonly Inline[])[],
  es: readonly (Inline | readonly Inline[])[],
): Both<Block> => ({
  en: { kind: 'paragraph', content: en.flat() as readonly Inline[] },
  es: { kind: 'paragraph', content: es.flat() as readonly Inline[] },
})

/** 0, 20, 40: what a line is worth where not each has its number. */
export const linesOf = ({ from, step }: Setting, every: number): Step =>
  explainedBy(both(line2(from, from + every * step)), {
    en: line`From ${from} to ${from + every * step} there are ${every} spaces: each line is ${step} more.`,
    es: line`De ${from} a ${from + every * step} hay ${every} espacios: cada línea vale ${step} más.`,
  })
export const lineStep = (graph: Graph): readonly Step[] =>
  graph.every === 1 ? [] : [linesOf(settingOf(graph), graph.every)]
const line2 = (low: number, high: number): Block => ({
  kind: 'paragraph',
  content: line`${low}, ${(low + high) / 2}, ${high}`,
})
/** Mon: 40; Wed: 60. */
export const readAll = (graph: Graph, of: readonly number[]): Step => {
  const { times } = settingOf(graph)
  const content = of.flatMap((place, i): readonly Inline[] => [
    ...(i > 0 ? ['; '] : []),
    ...line`${itemOf(times.labels, place)}: ${valueAt(graph, place)}`,
  ])
  return explainedBy(both({ kind: 'paragraph', content }), {
    en: line`Read the value of each of these points on the scale.`,
    es: line`Lee el valor de cada uno de estos puntos en la escala.`,
  })
}

/** Mon–Tue: 60 - 40 = 20. */
export const readChanges = (graph: Graph, of: readonly number[], way?: 'rise' | 'fall'): Step => {
  const { times } = settingOf(graph)
  const content = of.flatMap((place, i): readonly Inline[] => {
    const [a, b] = [valueAt(graph, place), valueAt(graph, place + 1)]
    const change = equation(minus(Math.max(a, b), Math.min(a, b)), Math.abs(a - b))
    return [
      ...(i > 0 ? ['; '] : []),
      ...line`${itemOf(times.labels, place)} → ${itemOf(times.labels, place + 1)}: ${change}`,
    ]
  })
  return explainedBy(
    both({ kind: 'paragraph', content }),
    way === undefined
      ? { en: line`Subtract to find this change.`, es: line`Resta para hallar este cambio.` }
      : way === 'rise'
        ? {
            en: line`There is an increase only where the line goes up. Subtract to find each one.`,
            es: line`Solo hay aumento donde la línea sube. Resta para hallar cada uno.`,
          }
        : {
            en: line`There is a decrease only where the line goes down. Subtract to find each one.`,
            es: line`Solo hay disminución donde la línea baja. Resta para hallar cada una.`,
          },
  )
}

/** The printed points, by the lines below each. */
export const printedValues = (printed: Printed, series = 0): readonly number[] => {
  const { series: rows, scale } = printed.figure('bar-chart')
  return itemOf(rows, series).values.flatMap(value =>
    value === null ? [] : [scale.from + Math.round((value - scale.from) / scale.step) * scale.step],
  )
}

/** The times that the question names, each by its place. */
export function printedPlaces(printed: Printed): readonly number[] {
  const { title } = printed.figure('bar-chart')
  const setting = settings.find(own => isSameContent(own.title, title))
  assert(setting, 'A graph shows one of the settings')
  return printed.all('words').flatMap(({ en }) => {
    const place = setting.times.names.findIndex((_, i) =>
      setting.times.at(i).en.some(item => typeof item === 'object' && item.kind === 'words' && item.en === en),
    )
    return place < 0 ? [] : [place]
  })
}
