import { drawing } from '../../../answer/drawing.ts'
import { integer } from '../../../answer/number.ts'
import { trueOrFalse } from '../../../answer/option.ts'
import { figure, howMany, prose, table, thing, things } from '../../../content.ts'
import { words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import {
  askedValues,
  categoriesOf,
  draw,
  type GraphKind,
  graphOf,
  type Level,
  sorted,
  surveyOf,
  withGraph,
} from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
        es: prose`¿${howMany(noun)} muestra la gráfica en “${name}”?`,
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
        es: prose`¿${howMany(noun)} más muestra la gráfica en “${more.name}” que en “${less.name}”?`,
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
        es: prose`¿${howMany(noun)} menos muestra la gráfica en “${less.name}” que en “${more.name}”?`,
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
        es: prose`¿${howMany(noun)} muestra la gráfica en “${a.name}” y “${b.name}” en total?`,
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
        es: prose`¿${howMany(noun)} más muestra la gráfica en “${a.name}” y “${b.name}” juntos que en “${one.name}”?`,
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
        es: prose`La gráfica muestra ${claimed} ${counted} más en “${more.name}” que en “${less.name}”.`,
      })
    },
    check(printed, answer) {
      const [more = 0, less = 0] = askedValues(printed)
      return answer === (printed.numbers[0]?.equals(more - less) ? 'true' : 'false')
    },
  }),
})
