import {
  answerStep,
  both,
  count,
  divide,
  drawing,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  minus,
  prose,
  quantity,
  type Random,
  step,
  sum,
  table,
  trueOrFalse,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  allOf,
  askedValues,
  categoriesOf,
  differenceIs,
  draw,
  FEWER,
  type GraphKind,
  graphOf,
  inOrder,
  type Level,
  MORE,
  readScale,
  readSteps,
  shown,
  shownValues,
  sorted,
  surveyOf,
  togetherMore,
  totalIs,
  valuesMade,
  wholeIs,
  withGraph,
} from './parts.ts'
import { claimOf, fewer, howManyOf, more, moreTogether, together, wholeGraph } from './questions.ts'

/** Three categories of which two together are more than the third. */
const drawTwoStep = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level, 0),
    facts => {
      const [, a, b] = sorted(facts)
      return a.value + b.value > sorted(facts)[0].value
    },
  )

/** How many pictures or steps to draw; a half only where there is one. */
function drawn({ kind, key, values }: Pick<ReturnType<typeof draw>, 'kind' | 'key' | 'values'>) {
  const hasHalves = values.some(value => value % key !== 0)
  if (kind === 'bar graph')
    return hasHalves
      ? {
          en: line`Draw that many steps for each bar; ${key / 2} more is half a step.`,
          es: line`Dibuja esos pasos en cada barra; ${key / 2} más es medio paso.`,
        }
      : { en: line`Draw that many steps for each bar.`, es: line`Dibuja esos pasos en cada barra.` }
  return hasHalves
    ? {
        en: line`Draw that many pictures in each row; ${key / 2} more is half a picture.`,
        es: line`Pon esos dibujos en cada fila; ${key / 2} más es medio dibujo.`,
      }
    : { en: line`Draw that many pictures in each row.`, es: line`Pon esos dibujos en cada fila.` }
}

const completed = drawing<{ kind: GraphKind; key: number; survey: number; values: readonly number[] }>(
  value => graphOf(value),
  value => [{ ...value, values: value.values.map((each, i) => (i === 0 ? each + value.key : each)) }],
)

const totalOf = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

const difference = (a: number, b: number) => step(equation(minus(a, b), a - b), because.findTheDifference)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  readHalfway: form({
    levels: ['hard'],
    draw(random, level) {
      const graph = draw(random, { ...level, kinds: ['bar graph'] }, 2)
      const tall = graph.values.flatMap((value, i) => (value > graph.key ? [i] : []))
      const at = random.pick(tall)
      return {
        ...graph,
        values: graph.values.map((value, i) => (i === at && value % graph.key === 0 ? value - graph.key / 2 : value)),
        at,
      }
    },
    answer: quantity,
    solve: ({ at, ...facts }) => count(itemOf(facts.values, at), surveyOf(facts).noun),
    ask: ({ at, ...facts }) => {
      const survey = surveyOf(facts)
      return withGraph(facts, howManyOf(survey, itemOf(survey.categories, at)))
    },
    solution({ at, ...facts }, answer) {
      const [category, value] = [itemOf(surveyOf(facts).categories, at), itemOf(facts.values, at)]
      const [low, half] = [value - facts.key / 2, facts.key / 2]
      return [
        readScale(facts),
        explained(
          equation(divide(facts.key, 2), half),
          line`One step is ${facts.key}, so half a step is ${half}.`,
          line`Un paso es ${facts.key}, así que medio paso es ${half}.`,
        ),
        step(equation(sum(low, half), value), because.explain, {
          sentence: {
            en: line`The bar for ${category.name} ends half a step above ${low}.`,
            es: line`La barra de ${category.name} termina medio paso por encima de ${low}.`,
          },
        }),
        shown(answer, surveyOf(facts), category),
      ]
    },
    check(printed, { amount }) {
      const { step } = printed.figure('bar-chart').scale
      return exact(amount).equals(tupleOf(askedValues(printed), 1)[0]) && exact(amount).n % step !== 0
    },
  }),

  howManyMore: form({
    levels: ['medium'],
    draw: (random, level) => draw(random, level, 1),
    answer: quantity,
    solve(facts) {
      const [most, less] = sorted(facts)
      return count(most.value - less.value, surveyOf(facts).noun)
    },
    ask(facts) {
      const [most, less] = sorted(facts)
      return withGraph(facts, more(surveyOf(facts), most, less))
    },
    solution(facts, answer) {
      const [most, less] = sorted(facts)
      return [
        ...readSteps(facts, [most, less]),
        difference(most.value, less.value),
        differenceIs(answer, surveyOf(facts), MORE, most, less),
      ]
    },
    check(printed, { amount }) {
      const [most, less] = tupleOf(askedValues(printed), 2)
      return exact(amount).plus(less).equals(most)
    },
  }),

  howManyFewer: form({
    levels: ['medium'],
    draw: (random, level) => draw(random, level, 3),
    answer: quantity,
    solve(facts) {
      const [most, , less] = sorted(facts)
      return count(most.value - less.value, surveyOf(facts).noun)
    },
    ask(facts) {
      const [most, , less] = sorted(facts)
      return withGraph(facts, fewer(surveyOf(facts), less, most))
    },
    solution(facts, answer) {
      const [most, , less] = sorted(facts)
      return [
        ...readSteps(facts, [less, most]),
        explained(
          equation(minus(most.value, less.value), most.value - less.value),
          line`Find how many fewer: subtract the smaller number from the greater one.`,
          line`Halla cuántos menos: resta el número menor del mayor.`,
        ),
        differenceIs(answer, surveyOf(facts), FEWER, less, most),
      ]
    },
    check(printed, { amount }) {
      const [less, most] = tupleOf(askedValues(printed), 2)
      return exact(amount).plus(less).equals(most)
    },
  }),

  inAll: form({
    levels: ['easy', 'medium'],
    draw: (random, level) => draw(random, level, 5),
    answer: quantity,
    solve(facts) {
      const [a, b] = sorted(facts)
      return count(a.value + b.value, surveyOf(facts).noun)
    },
    ask(facts) {
      const [a, b] = sorted(facts)
      return withGraph(facts, together(surveyOf(facts), ...inOrder(facts, a, b)))
    },
    solution(facts, answer) {
      const [most, less] = sorted(facts)
      const [a, b] = inOrder(facts, most, less)
      return [
        ...readSteps(facts, [a, b]),
        step(equation(sum(a.value, b.value), a.value + b.value), because.putTogether),
        totalIs(answer, surveyOf(facts), a, b),
      ]
    },
    check(printed, { amount }) {
      const [a, b] = tupleOf(askedValues(printed), 2)
      return exact(amount).minus(a).equals(b)
    },
  }),

  twoStep: form({
    levels: ['hard'],
    share: 2,
    draw: drawTwoStep,
    answer: quantity,
    solve(facts) {
      const [one, a, b] = sorted(facts)
      return count(a.value + b.value - one.value, surveyOf(facts).noun)
    },
    ask(facts) {
      const [one, a, b] = sorted(facts)
      return withGraph(facts, moreTogether(surveyOf(facts), ...inOrder(facts, a, b), one))
    },
    solution(facts, answer) {
      const [one, a, b] = sorted(facts)
      const both = a.value + b.value
      return [
        ...readSteps(facts, [...inOrder(facts, a, b), one]),
        step(equation(sum(a.value, b.value), both), because.putTogether),
        difference(both, one.value),
        togetherMore(answer, surveyOf(facts), ...inOrder(facts, a, b), one),
      ]
    },
    check(printed, { amount }) {
      const [a, b, one] = tupleOf(askedValues(printed), 3)
      return exact(amount).plus(one).minus(a).equals(b)
    },
  }),

  wholeGraph: form({
    levels: ['hard'],
    draw: (random, level) => draw(random, level, 5),
    answer: quantity,
    solve: facts => count(totalOf(facts.values), surveyOf(facts).noun),
    ask: facts => withGraph(facts, wholeGraph(surveyOf(facts))),
    solution: (facts, answer) => [
      ...readSteps(facts, allOf(facts)),
      step(equation(sum(...facts.values), totalOf(facts.values)), because.putTogether),
      wholeIs(answer),
    ],
    // Taken away one after another, nothing is left.
    check(printed, { amount }) {
      const left = shownValues(printed).reduce((rest, value) => rest.minus(value), exact(amount))
      return left.equals(0)
    },
  }),

  complete: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Use the table to complete the graph.`,
      es: prose`Usa la tabla para completar la gráfica.`,
    },
    draw: (random, level) => {
      const { kind, key, survey, values } = draw(random, level, 5)
      return { kind, key, survey, values }
    },
    answer: completed,
    solve: facts => facts,
    ask(facts) {
      const drawn = figure(graphOf({ ...facts, values: facts.values.map(() => null) }))
      return both([table({ head: categoriesOf(facts), rows: [facts.values] }), drawn])
    },
    solution: facts => [
      readScale(facts),
      step(valuesMade(facts), because.explain, {
        sentence:
          facts.kind === 'bar graph'
            ? {
                en: line`Find how many steps of ${facts.key} make each number.`,
                es: line`Halla cuántos pasos de ${facts.key} forman cada número.`,
              }
            : {
                en: line`Find how many pictures of ${facts.key} make each number.`,
                es: line`Halla cuántos dibujos de ${facts.key} forman cada número.`,
              },
      }),
      answerStep(figure(graphOf(facts)), drawn(facts)),
    ],
    check(printed, { values }) {
      const told = printed.all('number').map(number => evaluate(number).n)
      return told.length === values.length && told.every((value, i) => value === values[i])
    },
  }),

  trueOrFalse: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    draw: (random, level) => {
      const isTrue = random.evenly([true, false])
      return random.until(
        () => ({ ...draw(random, level, 7), isTrue }),
        facts => claimed(facts) > 1,
      )
    },
    answer: trueOrFalse,
    solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
    ask: facts => {
      const [most, less] = sorted(facts)
      return withGraph(facts, claimOf(surveyOf(facts), most, less, claimed(facts)))
    },
    solution(facts) {
      const [most, less] = sorted(facts)
      return [
        ...readSteps(facts, [most, less]),
        difference(most.value, less.value),
        facts.isTrue
          ? answerStep(words('True', 'Verdadero'), {
              en: line`The difference is ${claimed(facts)}, as the sentence says.`,
              es: line`La diferencia es ${claimed(facts)}, como dice la oración.`,
            })
          : answerStep(words('False', 'Falso'), {
              en: line`The difference is ${most.value - less.value}, not ${claimed(facts)}.`,
              es: line`La diferencia es ${most.value - less.value}, no ${claimed(facts)}.`,
            }),
      ]
    },
    check(printed, answer) {
      const [most, less] = tupleOf(askedValues(printed), 2)
      const [said] = printed.take(1)
      return answer === (said.equals(most - less) ? 'true' : 'false')
    },
  }),
})

/** The difference that is named. The wrong one counts pictures or steps and forgets what each of them stands for. */
function claimed({ isTrue, ...facts }: ReturnType<typeof draw> & { readonly isTrue: boolean }): number {
  const [most, less] = sorted(facts)
  const right = most.value - less.value
  if (isTrue) return right
  return right % facts.key === 0 ? right / facts.key : right + facts.key
}
