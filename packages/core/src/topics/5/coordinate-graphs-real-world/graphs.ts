import {
  type Block,
  type Both,
  both,
  type CellHole,
  type CoordinatePlane,
  coordinatePlane,
  count,
  drawing,
  explainedBy,
  type Figure,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  type Printed,
  point as pair,
  type Quantity,
  type Random,
  type Step,
  type Term,
  table,
  words,
} from '../../../author.ts'
import { type Map, maps, type Place, type Setting, settings } from './settings.ts'

/** Easy graphs count by ones where they can; the others by 2, 5 or 10. */
export const levels = { easy: { byOnes: true }, medium: { byOnes: false }, hard: { byOnes: false } } as const
export type Level = (typeof levels)[keyof typeof levels]

export const END = 10
export type At = readonly [x: number, y: number]
/** Points of one quantity over time: times, and the grid line of each value. */
export type Graph = {
  readonly setting: number
  readonly step: number
  readonly times: readonly number[]
  readonly lines: readonly number[]
}
export const settingOf = ({ setting }: Pick<Graph, 'setting'>): Setting => itemOf(settings, setting)
export const valueAt = ({ step, lines }: Graph, i: number): number => step * itemOf(lines, i)
export const pointsOf = (graph: Graph): readonly At[] => graph.times.map((time, i) => [time, valueAt(graph, i)])

/**
 * Three settings for each form, and none at two levels. The forms take their turns in step, and no setting stands twice in a
 * column.
 */
export const MINE = {
  valueAt: [8, 9, 4],
  timeOfValue: [7, 12, 13],
  meaning: [4, 8, 9],
  pairFor: [13, 7, 12],
  plotTable: [3, 6, 1],
  difference: [11, 17, 2],
  trueRise: [2, 11, 17],
  misplotted: [6, 1, 6],
  twoAtOnce: [0, 10, 14],
  largestGap: [0, 10, 14],
  mostChange: [0, 10, 14],
  continued: [5, 15, 16],
} as const

const rising = (random: Random, many: number): readonly number[] =>
  [
    ...random.sample(
      Array.from({ length: END }, (_, i) => i + 1),
      10,
    ),
  ]
    .slice(0, many)
    .sort((a, b) => a - b)
/** Each one to three lines above the one before. */
function growing(random: Random, many: number): readonly number[] {
  const all = [random.int(1, 2)]
  while (all.length < many) {
    const last = itemOf(all, all.length - 1)
    const left = many - all.length - 1
    all.push(last + random.pick([1, 1, 2, 2, 3].filter(by => last + by + left <= END)))
  }
  return all
}
/** Neighbors differ by one line at most: a temperature. */
function wandering(random: Random, many: number): readonly number[] {
  const peak = random.int(2, many - 1)
  const start = random.int(3, END - 1 - peak)
  return Array.from({ length: many }, (_, i) => start + (i <= peak ? i : 2 * peak - i))
}
export function drawGraph(
  random: Random,
  mine: readonly number[],
  many: 5 | 6,
  { byOnes }: Level,
  isEachTime = false,
): Graph {
  const setting = random.evenly(mine)
  const { trend, step, done } = itemOf(settings, setting)
  const consecutive = isEachTime || trend !== 'up'
  const first = random.int(1, consecutive ? END - many : 2)
  const times = consecutive ? Array.from({ length: many }, (_, i) => first + i) : rising(random, many)
  const start = random.int(1, 2)
  const lines =
    trend === 'up' ? growing(random, many) : trend === 'any' ? wandering(random, many) : times.map((_, i) => start + i)
  return { setting, step: byOnes && step === 2 && done === null ? 1 : step, times, lines }
}

export const axesOf = ({ setting, step }: Pick<Graph, 'setting' | 'step'>) => {
  const { timeTitle, title } = itemOf(settings, setting)
  return {
    x: { from: 0, to: END, step: 1, name: timeTitle },
    y: { from: 0, to: END * step, step, name: title },
  }
}
export const onGraph = (graph: Graph, points: readonly At[] = pointsOf(graph)): Figure =>
  coordinatePlane({ ...axesOf(graph), points })
export const plotted = drawing<Graph>(
  graph => onGraph(graph),
  graph => [{ ...graph, lines: graph.lines.map((value, i) => (i === 0 ? (value === 1 ? 2 : value - 1) : value)) }],
)
export const tableOf = (graph: Graph): Block => {
  const { timeTitle, title } = settingOf(graph)
  return table({
    head: [timeTitle, title] as readonly CellHole[],
    rows: pointsOf(graph).map(([time, value]) => [time, value]),
  })
}

export const timeOf = (graph: Pick<Graph, 'setting'>, time: number): Quantity => count(time, settingOf(graph).time)
export const amountOf = (graph: Pick<Graph, 'setting'>, value: number): Quantity => count(value, settingOf(graph).unit)
/** After 3 weeks, the height of the plant was 12 centimeters; after 3 days, 60 pages had been read. */
export function stated(graph: Pick<Graph, 'setting'>, time: Term, value: Term): Both<readonly Inline[]> {
  const { subject, done } = settingOf(graph)
  return done
    ? {
        en: [...line`After ${time}, ${value}`, ` ${done[0]}.`],
        es: [...line`Después de ${time}, `, `${done[1]} `, ...line`${value}.`],
      }
    : {
        en: line`After ${time}, ${subject} was ${value}.`,
        es: line`Después de ${time}, ${subject} era de ${value}.`,
      }
}
export const statedAt = (graph: Graph, i: number): Both<readonly Inline[]> =>
  stated(graph, timeOf(graph, itemOf(graph.times, i)), amountOf(graph, valueAt(graph, i)))

export const below = (drawn: Figure, { en, es }: Both<Block>): Both<readonly Block[]> => {
  const block = figure(drawn)
  return { en: [block, en], es: [block, es] }
}
export const readStep = (graph: Graph, i: number): Step => {
  const time = itemOf(graph.times, i)
  return explainedBy(pair(time, valueAt(graph, i)), {
    en: line`Go right to ${time} and up to the point. Read its height on the vertical axis: ${valueAt(graph, i)}.`,
    es: line`Avanza a la derecha hasta ${time} y sube hasta el punto. Lee su altura en el eje vertical: ${valueAt(graph, i)}.`,
  })
}
export const scaleStep = ({ step }: Pick<Graph, 'step'>): readonly Step[] =>
  step === 1
    ? []
    : [
        explainedBy(list(step, 2 * step, 3 * step), {
          en: line`Each line up is ${step} more.`,
          es: line`Cada línea hacia arriba vale ${step} más.`,
        }),
      ]
export const drawnPoints = (printed: Printed): readonly At[] =>
  printed.figure('coordinate-plane').points.map(({ at }) => [at[0], at[1]])
export const valueDrawnAt = (printed: Printed, time: number): number | undefined =>
  drawnPoints(printed).find(([x]) => x === time)?.[1]

/** A map: places by their grid lines. */
export interface Mapped {
  readonly map: number
  readonly places: readonly number[]
  readonly at: readonly At[]
}
export const mapOf = ({ map }: Pick<Mapped, 'map'>): Map => itemOf(maps, map)
export const placeOf = (mapped: Mapped, i: number): Place => itemOf(mapOf(mapped).places, itemOf(mapped.places, i))
export const drawnMap = (mapped: Mapped): CoordinatePlane =>
  coordinatePlane({
    x: [0, END],
    y: [0, END],
    points: mapped.at.map((at, i) => ({ at, label: words(placeOf(mapped, i).en, placeOf(mapped, i).es) })),
  })
const ALL_LINES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
/** Names have room on both sides. */
const COLUMNS = [2, 3, 4, 5, 6, 7, 8] as const
export const between = ([x, y]: At, [u, v]: At): number => Math.abs(x - u) + Math.abs(y - v)
/** Four places apart from each other, so that their names have room; the first two on one grid line where it is wished. */
export function drawMapped(random: Random, mine: readonly number[], isAligned = false): Mapped {
  const map = random.evenly(mine)
  const places = random.sample([0, 1, 2, 3, 4, 5], 4)
  const at = random.until(
    () => {
      const rows = random.sample(ALL_LINES, 4)
      const columns = random.sample(COLUMNS, 4)
      const all = columns.map((x, i): At => [x, itemOf(rows, i)])
      if (!isAligned) return all
      const [a, b, c, d] = all as [At, At, At, At]
      return random.chance(0.5) ? [a, [a[0], b[1]] as At, c, d] : [a, [b[0], a[1]] as At, c, d]
    },
    all =>
      between(itemOf(all, 0), itemOf(all, 1)) !== between(itemOf(all, 1), itemOf(all, 2)) &&
      all.every(([x, y], i) => x !== y && all.every((other, j) => i === j || between([x, y], other) >= 3)) &&
      (!isAligned || between(itemOf(all, 0), itemOf(all, 1)) >= 4),
  )
  return { map, places, at }
}
export const mapSaid = (mapped: Mapped, meters?: Quantity): Both<readonly Inline[]> => {
  const { of } = mapOf(mapped)
  return meters
    ? {
        en: [`This is a map of ${of.en}. Each side of a grid square is `, meters, ' long. '],
        es: [`Este es el mapa de ${of.es}. Cada lado de un cuadrado de la cuadrícula mide `, meters, '. '],
      }
    : { en: [`This is a map of ${of.en}. `], es: [`Este es el mapa de ${of.es}. `] }
}
export const alone = (content: Quantity) => both({ kind: 'paragraph' as const, content: [content] })
