import { drawing } from '../../answer/drawing.ts'
import { integer } from '../../answer/number.ts'
import { trueOrFalse } from '../../answer/option.ts'
import { type Block, type Both, count, figure, howMany, prose, table, thing, things } from '../../content.ts'
import { barChart } from '../../figure/bar-chart.ts'
import { pictureGraph } from '../../figure/picture-graph.ts'
import { words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { surveys } from './shared/surveys.ts'

type GraphKind = 'picture graph' | 'bar graph'

interface Level {
  readonly kinds: readonly GraphKind[]
  /** How many a picture or a step of the scale stands for. */
  readonly keys: readonly number[]
  /** Whether values may lie halfway between two steps. */
  readonly halves: boolean
}

/** A survey with its values, and three categories in an order to ask about. */
function draw(random: Random, { kinds, keys, halves }: Level) {
  const [kind, key] = [random.evenly(kinds), random.pick(keys)]
  const steps = random.sample([1, 2, 3, 4, 5, 6, 7, 8], random.int(4, 5))
  const values = steps.map(step => (halves && step > 1 && random.chance(0.4) ? step * key - key / 2 : step * key))
  const survey = random.int(0, surveys.length - 1)
  return { kind, key, survey, values, asked: random.sample([0, 1, 2, 3], 3) }
}
type Graph = Pick<ReturnType<typeof draw>, 'kind' | 'key' | 'survey'> & { readonly values: readonly (number | null)[] }

const surveyOf = ({ survey }: Pick<Graph, 'survey'>) => surveys[survey] ?? surveys[0]!
const categoriesOf = (graph: Graph) => surveyOf(graph).categories.slice(0, graph.values.length)

function graphOf(graph: Graph) {
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

const withGraph = (graph: Graph, { en, es }: Both<Block>) => {
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
const askedValues = (printed: Printed) => {
  const entries = entriesOf(printed)
  return printed.all('words').flatMap(({ en }) => entries.get(en) ?? [])
}

/** The values and names of the categories to ask about, the greatest value first. */
function sorted({ asked, ...graph }: ReturnType<typeof draw>) {
  const categories = categoriesOf(graph)
  return asked
    .map(i => ({ name: categories[i] ?? words('A', 'A'), value: graph.values[i] ?? 0 }))
    .sort((a, b) => b.value - a.value) as [Entry, Entry, Entry]
}
interface Entry {
  readonly name: ReturnType<typeof words>
  readonly value: number
}

/** Three categories of which two together are more than the third. */
const drawTwoStep = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    facts => {
      const [, a, b] = sorted(facts)
      return a.value + b.value > sorted(facts)[0].value
    },
  )

const completed = drawing<{ kind: GraphKind; key: number; survey: number; values: readonly number[] }>(
  value => graphOf(value),
  value => [{ ...value, values: value.values.map((each, i) => (i === 0 ? each + value.key : each)) }],
)

export const scaledPictureAndBarGraphs = defineTopic(
  {
    id: 'scaled-picture-and-bar-graphs',
    name: { en: 'Scaled picture graphs and bar graphs', es: 'Pictografías y gráficas de barras con escala' },
    description: {
      en: 'Read or draw graphs in which each picture or interval stands for several, and compare categories.',
      es: 'Lee o dibuja gráficas donde cada dibujo o intervalo representa varios, y compara categorías.',
    },
    domain: 'Measurement & Data',
    standards: ['3.MD.B.3'],
    levels: {
      easy: { kinds: ['picture graph'], keys: [2, 10], halves: true },
      medium: { kinds: ['bar graph'], keys: [2, 5, 10], halves: false },
      hard: { kinds: ['bar graph', 'picture graph'], keys: [2, 10], halves: true },
    },
  },
  form => ({
    read: form({
      levels: ['easy', 'medium'],
      share: 2,
      lines: 1,
      draw,
      answer: integer,
      solve: facts => sorted(facts)[0].value,
      ask(facts) {
        const [{ name }] = sorted(facts)
        const { noun } = surveyOf(facts)
        return withGraph(facts, {
          en: prose`${howMany(noun)} does the graph show for ${name}?`,
          es: prose`¿${howMany(noun)} muestra la gráfica en «${name}»?`,
        })
      },
      check: (printed, answer) => exact(answer).equals(askedValues(printed)[0] ?? -1),
    }),

    readHalfway: form({
      levels: ['hard'],
      lines: 1,
      draw(random, level) {
        const graph = draw(random, { ...level, kinds: ['bar graph'] })
        const tall = graph.values.flatMap((value, i) => (value > graph.key ? [i] : []))
        const at = random.pick(tall)
        return {
          ...graph,
          values: graph.values.map((value, i) => (i === at && value % graph.key === 0 ? value - graph.key / 2 : value)),
          at,
        }
      },
      answer: integer,
      solve: ({ values, at }) => values[at] ?? 0,
      ask({ at, ...facts }) {
        const [name, { noun }] = [categoriesOf(facts)[at] ?? words('A', 'A'), surveyOf(facts)]
        return withGraph(facts, {
          en: prose`${howMany(noun)} does the graph show for ${name}?`,
          es: prose`¿${howMany(noun)} muestra la gráfica en «${name}»?`,
        })
      },
      check(printed, answer) {
        const { step } = printed.figure('bar-chart').scale
        return exact(answer).equals(askedValues(printed)[0] ?? -1) && exact(answer).n % step !== 0
      },
    }),

    howManyMore: form({
      lines: 1,
      draw,
      answer: integer,
      solve(facts) {
        const [more, less] = sorted(facts)
        return more.value - less.value
      },
      ask(facts) {
        const [more, less] = sorted(facts)
        const { noun } = surveyOf(facts)
        return withGraph(facts, {
          en: prose`How many more ${things(noun)} does the graph show for ${more.name} than for ${less.name}?`,
          es: prose`¿${howMany(noun)} más muestra la gráfica en «${more.name}» que en «${less.name}»?`,
        })
      },
      check(printed, answer) {
        const [more = 0, less = 0] = askedValues(printed)
        return exact(answer).plus(less).equals(more)
      },
    }),

    howManyFewer: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw,
      answer: integer,
      solve(facts) {
        const [more, , less] = sorted(facts)
        return more.value - less.value
      },
      ask(facts) {
        const [more, , less] = sorted(facts)
        const { noun } = surveyOf(facts)
        return withGraph(facts, {
          en: prose`How many fewer ${things(noun)} does the graph show for ${less.name} than for ${more.name}?`,
          es: prose`¿${howMany(noun)} menos muestra la gráfica en «${less.name}» que en «${more.name}»?`,
        })
      },
      check(printed, answer) {
        const [less = 0, more = 0] = askedValues(printed)
        return exact(answer).plus(less).equals(more)
      },
    }),

    inAll: form({
      levels: ['easy', 'medium'],
      lines: 1,
      draw,
      answer: integer,
      solve(facts) {
        const [a, b] = sorted(facts)
        return a.value + b.value
      },
      ask(facts) {
        const [a, b] = sorted(facts)
        const { noun } = surveyOf(facts)
        return withGraph(facts, {
          en: prose`${howMany(noun)} does the graph show for ${a.name} and ${b.name} together?`,
          es: prose`¿${howMany(noun)} muestra la gráfica en «${a.name}» y «${b.name}» en total?`,
        })
      },
      check(printed, answer) {
        const [a = 0, b = 0] = askedValues(printed)
        return exact(answer).minus(a).equals(b)
      },
    }),

    twoStep: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: drawTwoStep,
      answer: integer,
      solve(facts) {
        const [one, a, b] = sorted(facts)
        return a.value + b.value - one.value
      },
      ask(facts) {
        const [one, a, b] = sorted(facts)
        const { noun } = surveyOf(facts)
        return withGraph(facts, {
          en: prose`How many more ${things(noun)} does the graph show for ${a.name} and ${b.name} together than for ${one.name}?`,
          es: prose`¿${howMany(noun)} más muestra la gráfica en «${a.name}» y «${b.name}» juntos que en «${one.name}»?`,
        })
      },
      check(printed, answer) {
        const [a = 0, b = 0, one = 0] = askedValues(printed)
        return exact(answer).plus(one).minus(a).equals(b)
      },
    }),

    complete: form({
      levels: ['hard'],
      instruction: {
        en: prose`Use the table to complete the graph.`,
        es: prose`Usa la tabla para completar la gráfica.`,
      },
      lines: 0,
      draw: (random, level) => {
        const { kind, key, survey, values } = draw(random, level)
        return { kind, key, survey, values }
      },
      answer: completed,
      solve: facts => facts,
      ask(facts) {
        const drawn = figure(graphOf({ ...facts, values: facts.values.map(() => null) }))
        const [head, values] = [categoriesOf(facts), facts.values]
        return { en: [table({ head, rows: [values] }), drawn], es: [table({ head, rows: [values] }), drawn] }
      },
      check(printed, { values }) {
        const told = printed.all('number').map(number => evaluate(number).n)
        return told.length === values.length && told.every((value, i) => value === values[i])
      },
    }),

    trueOrFalse: form({
      instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
      lines: 0,
      draw: (random, level) => ({ ...draw(random, level), isTrue: random.evenly([true, false]) }),
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask({ isTrue, ...facts }) {
        const [more, less] = sorted(facts)
        const difference = more.value - less.value
        // The wrong claim counts pictures or steps and forgets what each of them stands for.
        const wrong = difference % facts.key === 0 && facts.key > 1 ? difference / facts.key : difference + facts.key
        const [claimed, { noun }] = [isTrue ? difference : wrong, surveyOf(facts)]
        const counted = claimed === 1 ? thing(noun) : things(noun)
        return withGraph(facts, {
          en: prose`The graph shows ${claimed} more ${counted} for ${more.name} than for ${less.name}.`,
          es: prose`La gráfica muestra ${claimed} ${counted} más en «${more.name}» que en «${less.name}».`,
        })
      },
      check(printed, answer) {
        const [more = 0, less = 0] = askedValues(printed)
        return answer === (printed.numbers[0]?.equals(more - less) ? 'true' : 'false')
      },
    }),
  }),
)
