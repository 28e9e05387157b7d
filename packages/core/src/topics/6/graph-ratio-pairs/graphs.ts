import {
  type Block,
  type Both,
  blank,
  type CellHole,
  coordinatePlane,
  divide,
  drawing,
  equation,
  explained,
  type Figure,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  type Printed,
  point as pair,
  type Random,
  role,
  type Step,
  statements,
  things,
  tupleOf,
} from '../../../author.ts'
import { count } from '../../../content.ts'
import { type Setting, settings, type Term1 } from './settings.ts'

export type At = readonly [x: number, y: number]
/** Some multiples of the ratio a : b, as points. */
export type Graph = {
  readonly setting: number
  readonly a: number
  readonly b: number
  readonly by: readonly number[]
}
export const settingOf = ({ setting }: Pick<Graph, 'setting'>): Setting => itemOf(settings, setting)
export const atTimes = ({ a, b }: Pick<Graph, 'a' | 'b'>, by: number): At => [a * by, b * by]
export const pointsOf = (graph: Graph): readonly At[] => graph.by.map(by => atTimes(graph, by))

const ALL = settings.map((_, i) => i)
/** Every other setting at each level: a level tells none that the other tells. */
export const MINE = { easy: ALL.filter(i => i % 2 === 0), medium: ALL.filter(i => i % 2 === 1) } as const

/** Grid lines of an axis whose points stand at the multiples of a term, up to six times of it, or eight. */
const AXES: Readonly<Record<number, readonly [step: number, to: number]>> = {
  1: [1, 8],
  2: [1, 12],
  3: [3, 24],
  4: [2, 24],
  5: [5, 40],
  6: [3, 36],
}
const axisOf = (term: number, beside: number): readonly [step: number, to: number] =>
  (term === 2 && beside === 1 ? ([2, 16] as const) : AXES[term]) ?? [term, 8 * term]
/** Where the first term is 1, eight times the second has room, unless it is 4 or 6. */
export const mostTimes = ({ a, b }: Pick<Graph, 'a' | 'b'>) => (a === 1 && b !== 4 && b !== 6 ? 8 : 6)
export const MEDIUM_TIMES = 6

const axesOf = (graph: Pick<Graph, 'setting' | 'a' | 'b'>) => {
  const { xTitle, yTitle } = settingOf(graph)
  const [xStep, xTo] = axisOf(graph.a, graph.b)
  const [yStep, yTo] = axisOf(graph.b, graph.a)
  return {
    x: { from: 0, to: xTo, step: xStep, name: xTitle },
    y: { from: 0, to: yTo, step: yStep, name: yTitle },
  }
}
/** From one grid line up to the next. */
export const lineUp = (graph: Pick<Graph, 'setting' | 'a' | 'b'>) => axesOf(graph).y.step
export const highest = (graph: Pick<Graph, 'setting' | 'a' | 'b'>) => axesOf(graph).y.to
export const onGraph = (graph: Graph, points: readonly At[] = pointsOf(graph)): Figure =>
  coordinatePlane({ ...axesOf(graph), points })
export const plotted = drawing<Graph>(
  graph => onGraph(graph),
  graph => [
    { ...graph, by: graph.by.slice(1) },
    { ...graph, a: graph.b, b: graph.a, by: graph.by.slice(0, 1) },
  ],
)

const ascending = (values: readonly number[]) => [...values].sort((one, other) => one - other)
/** So many different factors, and never 1, 2, 3, … without a gap. */
export const factors = (random: Random, many: number, least: number, most: number): readonly number[] => {
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i)
  return random.until(
    () => ascending(random.sample(all, many)),
    drawn => itemOf(drawn, many - 1) - itemOf(drawn, 0) >= many,
  )
}

export function drawEasy(random: Random, mine: readonly number[]): Omit<Graph, 'by'> {
  const setting = random.evenly(mine)
  const b = random.pick<Term1>([...itemOf(settings, setting).ones])
  return { setting, a: 1, b }
}
const RATIOS = [
  [2, 3],
  [2, 5],
  [3, 2],
  [3, 4],
  [3, 5],
  [4, 3],
  [4, 5],
  [5, 2],
  [5, 3],
  [5, 4],
  [5, 6],
  [6, 5],
] as const
export function drawMedium(random: Random, mine: readonly number[]): Omit<Graph, 'by'> {
  const setting = random.evenly(mine)
  const {
    rates: [low, high],
    y,
  } = itemOf(settings, setting)
  // A price for one comes out in cents.
  const isExact = (a: number, b: number) => y.en[0] !== 'dollar' || (100 * b) % a === 0
  const [a, b] = random.pick(RATIOS.filter(([a, b]) => b / a >= low && b / a <= high && isExact(a, b)))
  return { setting, a, b }
}

export const xCount = (graph: Pick<Graph, 'setting'>, amount: number) => count(amount, settingOf(graph).x)
export const yCount = (graph: Pick<Graph, 'setting'>, amount: number) => count(amount, settingOf(graph).y)
/** The story of a given pair, under the names "x" and "y". */
export const told = (graph: Graph | Omit<Graph, 'by'>, [x, y]: At): Both<readonly Inline[]> =>
  settingOf(graph).tell(role('x', xCount(graph, x)), role('y', yCount(graph, y)))

/** A row for each quantity, a column for each pair; `hidden` tells which cell of a column is blank. */
export type Hidden = 'x' | 'y' | null
export const rowsOf = (graph: Graph, hidden: readonly Hidden[] = []): readonly (readonly CellHole[])[] => {
  const { xTitle, yTitle } = settingOf(graph)
  return [
    [xTitle, ...pointsOf(graph).map(([x], i) => (hidden[i] === 'x' ? blank(2) : x))],
    [yTitle, ...pointsOf(graph).map(([, y], i) => (hidden[i] === 'y' ? blank(2) : y))],
  ]
}
/** In reading order: the upper row first. */
export const hiddenIn = (graph: Graph, hidden: readonly Hidden[]): readonly number[] => [
  ...pointsOf(graph).flatMap(([x], i) => (hidden[i] === 'x' ? [x] : [])),
  ...pointsOf(graph).flatMap(([, y], i) => (hidden[i] === 'y' ? [y] : [])),
]

export const said = (...parts: readonly Both<readonly Inline[]>[]): Both<Block> => ({
  en: { kind: 'paragraph', content: parts.flatMap(({ en }, i) => (i === 0 ? en : [' ', ...en])) },
  es: { kind: 'paragraph', content: parts.flatMap(({ es }, i) => (i === 0 ? es : [' ', ...es])) },
})
export const pairs = (points: readonly At[]) => list(...points.map(at => pair(...at)))
/** What is asked, then its table and its graph. */
export const stacked = ({ en, es }: Both<Block>, ...rest: readonly (Block | null)[]): Both<readonly Block[]> => {
  const shown = rest.filter(block => block !== null)
  return { en: [en, ...shown], es: [es, ...shown] }
}
export const drawnGraph = (graph: Graph, points?: readonly At[]): Block => figure(onGraph(graph, points))

/** What the lines of the graph count by, where it is not by ones. */
export const scaleStep = (graph: Graph | Omit<Graph, 'by'>): readonly Step[] => {
  const { x, y } = axesOf(graph)
  const counting = (step: number) => list(step, 2 * step, 3 * step)
  return x.step === 1 && y.step === 1
    ? []
    : [
        explained(
          statements(counting(x.step), counting(y.step)),
          line`Read the scales: one square to the right is ${x.step}, one square up is ${y.step}.`,
          line`Lee las escalas: un cuadrado a la derecha vale ${x.step} y un cuadrado hacia arriba vale ${y.step}.`,
        ),
      ]
}
/** A pair that is known, divided down to the smallest whole numbers. */
export const toLowest = (graph: Graph | Omit<Graph, 'by'>, by: number): Step => {
  const [x, y] = atTimes(graph, by)
  const { a, b } = graph
  return by === 1
    ? explained(
        pair(a, b),
        line`Start with the point ${pair(a, b)}: no number but 1 divides both ${a} and ${b}.`,
        line`Empieza con el punto ${pair(a, b)}: ningún número, salvo el 1, divide a la vez a ${a} y a ${b}.`,
      )
    : explained(
        statements(equation(divide(x, by), a), equation(divide(y, by), b)),
        line`Divide both numbers of ${pair(x, y)} by ${by}: the ratio is ${a} ${things(settingOf(graph).x)} for ${b} ${things(settingOf(graph).y)}.`,
        line`Divide los dos números de ${pair(x, y)} entre ${by}: la razón es ${a} ${things(settingOf(graph).x)} por ${b} ${things(settingOf(graph).y)}.`,
      )
}
export const drawnPoints = (printed: Printed): readonly At[] =>
  printed.figure('coordinate-plane').points.map(({ at }) => [at[0], at[1]])
/** Whether points lie on one line through the origin. */
export const inOneRatio = (points: readonly (readonly [number, number])[]): boolean =>
  points.every(([x, y]) => points.every(([u, v]) => x > 0 && x * v === u * y))
/** The numbers of the printed table by columns; what is blank is taken from the answers, or is no number. */
export function columnsOf(printed: Printed, answers: readonly number[] | null): readonly (readonly [number, number])[] {
  let next = 0
  const rows = printed.block('table').rows.map(row =>
    row.slice(1).map(([item]) => {
      if (typeof item !== 'object') return Number.NaN
      return item.kind === 'number'
        ? item.n
        : item.kind === 'blank' && answers !== null
          ? itemOf(answers, next++)
          : Number.NaN
    }),
  )
  const [top, bottom] = tupleOf(rows, 2)
  return top.map((x, i) => [x, itemOf(bottom, i)])
}
