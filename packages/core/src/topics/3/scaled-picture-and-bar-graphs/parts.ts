import {
  answerStep,
  type Block,
  type Both,
  barChart,
  count,
  divide,
  equation,
  evaluate,
  explainedBy,
  expr,
  failed,
  figure,
  type Inline,
  itemOf,
  line,
  type Printed,
  pictureGraph,
  type Quantity,
  type Random,
  type Step,
  sum,
  thing,
  things,
  times,
  words,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { type Category, type Survey, secondOf, surveys } from './surveys.ts'

export type GraphKind = 'picture graph' | 'bar graph'

export interface Level {
  readonly kinds: readonly GraphKind[]
  /** How many a picture or a step of the scale stands for. */
  readonly keys: readonly number[]
  /** Whether values may lie halfway between two steps. */
  readonly halves: boolean
}

const NUMBERS = surveys.map((_, i) => i)
/** The levels share the surveys out. */
const surveysOf = ({ halves, kinds }: Pick<Level, 'halves' | 'kinds'>) => {
  const own = halves ? 2 : kinds.includes('bar graph') ? 1 : 0
  return NUMBERS.filter(number => number % 3 === own)
}

/** A survey with its values, and three categories in an order to ask about. The forms of a level begin at others. */
export function draw(random: Random, { kinds, keys, halves }: Level, turns: number) {
  const [kind, key] = [random.evenly(kinds), random.pick(keys)]
  const steps = random.sample([1, 2, 3, 4, 5, 6, 7, 8], random.int(4, 5))
  const values = steps.map(step => (halves && step > 1 && random.chance(0.4) ? step * key - key / 2 : step * key))
  const survey = random.evenly(startingAt(surveysOf({ halves, kinds }), turns))
  return { kind, key, survey, values, asked: random.sample([0, 1, 2, 3], 3) }
}

type Graph = Pick<ReturnType<typeof draw>, 'kind' | 'key' | 'survey'> & {
  readonly values: readonly (number | null)[]
}

export const surveyOf = ({ survey }: Pick<Graph, 'survey'>) => itemOf(surveys, survey)

const entered = (graph: Graph) => surveyOf(graph).categories.slice(0, graph.values.length)
export const categoriesOf = (graph: Graph) => entered(graph).map(({ name }) => name)

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
  const rows =
    pictures?.rows ??
    bars?.categories.map((label, i) => ({ label, value: itemOf(itemOf(bars.series, 0).values, i) })) ??
    failed('A graph is printed')
  return new Map(
    rows.flatMap(({ label, value }) => (label.kind === 'words' && value !== null ? [[label.en, value]] : [])),
  )
}

/** All values of the printed graph. */
export const shownValues = (printed: Printed): readonly number[] => [...entriesOf(printed).values()]

/** The values of the categories that the question names, in its order: "the lion" is the bar of Lion. */
export const askedValues = (printed: Printed) => {
  const entries = [...entriesOf(printed)]
  return printed
    .all('words')
    .flatMap(({ en }) =>
      entries.flatMap(([label, value]) => (en.toLowerCase().endsWith(label.toLowerCase()) ? [value] : [])),
    )
}

/** All categories, as they stand in the graph. */
export const allOf = (graph: ReturnType<typeof draw>): readonly Entry[] =>
  entered(graph).map((category, i) => ({ ...category, value: itemOf(graph.values, i) }))
/** Two of them as they stand in the graph. */
export function inOrder(graph: ReturnType<typeof draw>, a: Entry, b: Entry): readonly [Entry, Entry] {
  const names = categoriesOf(graph)
  return names.indexOf(a.name) < names.indexOf(b.name) ? [a, b] : [b, a]
}

/** What each number is made of: 45 = 4 × 10 + 5. */
export const valuesMade = (graph: Pick<ReturnType<typeof draw>, 'kind' | 'key' | 'survey' | 'values'>): Both<Block> => {
  const told = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: entered(graph).flatMap(({ name }, i): readonly Inline[] => {
      const value = itemOf(graph.values, i)
      const [whole, half] = [Math.floor(value / graph.key), value % graph.key]
      const steps = times(whole, graph.key)
      return [...(i > 0 ? ['; '] : []), name[locale], ': ', equation(value, half === 0 ? steps : sum(steps, half))]
    }),
  })
  return { en: told('en'), es: told('es') }
}

/** The values and categories to ask about, the greatest value first. */
export function sorted({ asked, ...graph }: ReturnType<typeof draw>) {
  const categories = entered(graph)
  return asked
    .map(i => ({ ...itemOf(categories, i), value: itemOf(graph.values, i) }))
    .sort((a, b) => b.value - a.value) as [Entry, Entry, Entry]
}

export interface Entry extends Category {
  readonly value: number
}

/** 6 pictures and a half of 2 each: 6 × 2 + 1 = 13. A bar is read on the scale. */
function valueRead({ kind, key }: Pick<Graph, 'kind' | 'key'>, value: number) {
  const half = value % key
  if (kind === 'bar graph') return half === 0 ? expr(value) : equation(sum(value - half, half), value)
  const whole = Math.floor(value / key)
  const pictures = times(whole, key)
  return equation(value % key === 0 ? pictures : sum(pictures, value % key), value)
}

/** What a picture or a step of the scale stands for. */
export const readScale = (graph: Pick<Graph, 'kind' | 'key'>): Step =>
  explainedBy(
    expr(graph.key),
    graph.kind === 'bar graph'
      ? {
          en: line`Look at the scale: each step stands for ${graph.key}.`,
          es: line`Mira la escala: cada paso vale ${graph.key}.`,
        }
      : {
          en: line`Look at the key: each picture stands for ${graph.key}.`,
          es: line`Mira la clave: cada dibujo representa ${graph.key}.`,
        },
  )

const whereBarsEnd = {
  en: line`Find where each bar ends. Read the number there.`,
  es: line`Busca dónde termina cada barra. Lee el número que hay ahí.`,
}

/** What a picture or a step stands for, then each value that is needed. */
export function readSteps(graph: Pick<Graph, 'kind' | 'key'>, entries: readonly Entry[]): readonly Step[] {
  const isBar = graph.kind === 'bar graph'
  const hasHalves = entries.some(({ value }) => value % graph.key !== 0)
  const told = (locale: 'en' | 'es'): Block => ({
    kind: 'paragraph',
    content: entries.flatMap(({ name, value }, i): readonly Inline[] => [
      ...(i > 0 ? ['; '] : []),
      name[locale],
      ': ',
      valueRead(graph, value),
    ]),
  })
  return [
    readScale(graph),
    isBar
      ? explainedBy(
          { en: told('en'), es: told('es') },
          hasHalves
            ? {
                en: line`Find where each bar ends. Half a step is ${equation(divide(graph.key, 2), graph.key / 2)}.`,
                es: line`Busca dónde termina cada barra. Medio paso es ${equation(divide(graph.key, 2), graph.key / 2)}.`,
              }
            : whereBarsEnd,
        )
      : explainedBy(
          { en: told('en'), es: told('es') },
          hasHalves
            ? {
                en: line`Multiply the number of whole pictures by ${graph.key}. Half a picture is ${graph.key / 2} more.`,
                es: line`Multiplica el número de dibujos enteros por ${graph.key}. Medio dibujo es ${graph.key / 2} más.`,
              }
            : {
                en: line`Multiply the number of pictures by ${graph.key}.`,
                es: line`Multiplica el número de dibujos por ${graph.key}.`,
              },
        ),
  ]
}

const work = (answer: Quantity): Block => ({ kind: 'paragraph', content: [answer] })
export const shown = (answer: Quantity, { kind, past }: Survey, { said }: Pick<Category, 'said'>): Step =>
  answerStep(work(answer), {
    en:
      kind === 'did'
        ? line`According to the graph, ${said} ${past} ${answer}.`
        : line`According to the graph, ${answer} were ${past} ${said}.`,
    es: line`Según la gráfica, ${said} ${past} ${answer}.`,
  })
type Said = Pick<Category, 'said'>

export const MORE = words('more', 'más')
export const FEWER = words('fewer', 'menos')

/** How many more one has, or how many fewer, said as it was asked. */
export function differenceIs(
  answer: Quantity,
  { kind, noun, past }: Survey,
  how: typeof MORE,
  { said: a }: Said,
  { said: b }: Said,
): Step {
  const n = evaluate(answer.amount)
  const items = n.equals(1) ? thing(noun) : things(noun)
  return answerStep(work(answer), {
    en:
      kind === 'did'
        ? line`According to the graph, ${a} ${past} ${n} ${how} ${items} than ${b}.`
        : line`According to the graph, ${n} ${how} ${items} were ${past} ${a} than ${b}.`,
    es: line`Según la gráfica, ${a} ${past} ${answer} ${how} que ${b}.`,
  })
}

/** How many more two have together than a third. */
export function togetherMore(
  answer: Quantity,
  survey: Survey,
  { said: a }: Said,
  second: Category,
  { said: c }: Said,
): Step {
  const { kind, noun, past, verbOfTwo } = survey
  const b = secondOf(survey, second)
  const n = evaluate(answer.amount)
  const items = n.equals(1) ? thing(noun) : things(noun)
  return answerStep(work(answer), {
    en:
      kind === 'did'
        ? line`According to the graph, ${a} and ${b} together ${past} ${n} more ${items} than ${c}.`
        : line`According to the graph, ${n} more ${items} were ${past} ${a} and ${b} together than ${c}.`,
    es:
      kind === 'did'
        ? line`Según la gráfica, entre ${a} y ${b} ${verbOfTwo} ${answer} más que ${c}.`
        : line`Según la gráfica, ${a} y ${b} ${verbOfTwo} en total ${answer} más que ${c}.`,
  })
}

export function totalIs(answer: Quantity, survey: Survey, { said: a }: Said, second: Category): Step {
  const { kind, past, verbOfTwo } = survey
  const b = secondOf(survey, second)
  return answerStep(work(answer), {
    en:
      kind === 'did'
        ? line`According to the graph, ${a} and ${b} ${past} ${answer} in all.`
        : line`According to the graph, ${answer} were ${past} ${a} and ${b} in all.`,
    es: line`Según la gráfica, ${a} y ${b} ${verbOfTwo} ${answer} en total.`,
  })
}
export const wholeIs = (answer: Quantity): Step =>
  answerStep(work(answer), {
    en: line`The whole graph shows ${answer}.`,
    es: line`Toda la gráfica muestra ${answer}.`,
  })
