import {
  answerStep,
  type Expr,
  equation,
  evaluate,
  exact,
  type FormMaker,
  findMistake,
  line,
  minus,
  mixed,
  numberList,
  over,
  prose,
  type Random,
  Ratio,
  step,
  sum,
  tupleOf,
  type Value,
  type Work,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { bare, drawFor, shortStory } from './bare.ts'
import type { Level, levels } from './levels.ts'
import {
  commonOf,
  drawPair,
  type Pair,
  partOf,
  resultOf,
  topOf,
  undone,
  wholeOf,
  worked,
  workOf,
} from './mixed-pairs.ts'

const nearest = (value: Ratio) => value.rounded()

/** The lines of a sum: wholes and renamed fractions, both added, and the mixed number. */
const sumWork = ({ left, right }: Pair, tops: readonly [number, number], under: number, end: Ratio): Work => {
  const d = commonOf(left, right)
  const [a, b] = [wholeOf(left), wholeOf(right)]
  return [
    sum(mixed(left), mixed(right)),
    sum(a, b, over(tops[0], d), over(tops[1], d)),
    sum(a + b, over(tops[0] + tops[1], under)),
    mixed(end),
  ]
}
const topsOf = ({ left, right }: Pair): readonly [number, number] => {
  const d = commonOf(left, right)
  return [topOf(left, d), topOf(right, d)]
}
const endOf = ({ left, right }: Pair, [a, b]: readonly [number, number], under: number) =>
  Ratio.of(wholeOf(left) + wholeOf(right)).plus(Ratio.of(a + b, under))

const named = (answer: readonly Value[]) => {
  const [estimate, result] = tupleOf(answer, 2)
  return {
    en: prose`Estimate: ${estimate}. Exact answer: ${result}.`,
    es: prose`Estimación: ${estimate}. Resultado exacto: ${result}.`,
  }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mediumSum: bare(form, 'medium', '+'),
  mediumDifference: bare(form, 'medium', '−'),
  mediumStory: shortStory(form, 'medium'),

  estimateFirst: form({
    levels: ['medium'],
    lines: 4,
    draw: (random, level) =>
      random.until(
        () => drawFor('medium')(random, level),
        pair =>
          [pair.left, pair.right].every(value => value.d > 2) &&
          new Set([pair.left, pair.right].map(value => nearest(value) - wholeOf(value))).size === 2,
      ),
    answer: { ...numberList, requires: 'mixed-in-lowest-terms' },
    solve: pair => [
      pair.sign === '+' ? nearest(pair.left) + nearest(pair.right) : nearest(pair.left) - nearest(pair.right),
      mixed(resultOf(pair)),
    ],
    ask(pair) {
      const work = workOf(pair)
      return {
        en: [
          work,
          prose`Estimate with the nearest whole numbers: ____`,
          prose`Exact answer, as a mixed number in lowest terms: ____`,
        ],
        es: [
          work,
          prose`Estima con los números enteros más cercanos: ____`,
          prose`Resultado exacto, como número mixto en su mínima expresión: ____`,
        ],
      }
    },
    namedAnswer: (_, answer) => named(answer),
    solution(pair, answer) {
      const { sign, left, right } = pair
      const [a, b] = [nearest(left), nearest(right)]
      return [
        step(equation(sign === '+' ? sum(a, b) : minus(a, b), sign === '+' ? a + b : a - b), because.explain, {
          sentence: {
            en: line`The whole number nearest to ${mixed(left)} is ${a}, and the one nearest to ${mixed(right)} is ${b}.`,
            es: line`El entero más cercano a ${mixed(left)} es ${a} y el más cercano a ${mixed(right)} es ${b}.`,
          },
        }),
        ...worked(pair),
        answerStep(named(answer), {
          en: line`The exact answer is ${mixed(resultOf(pair))}, near the estimate.`,
          es: line`El resultado exacto es ${mixed(resultOf(pair))}, cerca de la estimación.`,
        }),
      ]
    },
    check(printed, answers) {
      const [estimate, result] = tupleOf(answers, 2).map(exact)
      if (!estimate || !result) return false
      const [left, right] = printed.all('number').map(number => evaluate(number))
      if (!left || !right) return false
      const takesAway = printed.all('negative').length > 0
      const near = [left, right].map(value => Math.floor(value.plus(Ratio.of(1, 2)).toNumber()))
      const [a, b] = tupleOf(near, 2)
      return estimate.equals(takesAway ? a - b : a + b) && undone(printed, result)
    },
  }),

  findTheMistake: form(
    findMistake({
      levels: ['medium'],
      isAlwaysThere: true,
      lines: 3,
      draw: (random: Random, level: Level): Pair =>
        random.until(
          () => drawPair(random, level, '+', true),
          pair => {
            const [a, b] = topsOf(pair)
            return partOf(pair.right).n !== b && (a + b) % commonOf(pair.left, pair.right) !== 0
          },
        ),
      work: pair => {
        const d = commonOf(pair.left, pair.right)
        return sumWork(pair, topsOf(pair), d, resultOf(pair))
      },
      steps: pair => {
        const d = commonOf(pair.left, pair.right)
        const [, renamed, added, end] = sumWork(pair, topsOf(pair), d, resultOf(pair))
        const shown = (expression: Expr | undefined): Expr => expression ?? mixed(resultOf(pair))
        return [
          step(shown(renamed), because.explain, {
            sentence: {
              en: line`Write both fractions with denominator ${d}.`,
              es: line`Escribe las dos fracciones con denominador ${d}.`,
            },
          }),
          step(shown(added), because.explain, {
            sentence: {
              en: line`Add the whole numbers and the fractions.`,
              es: line`Suma los números enteros y las fracciones.`,
            },
          }),
          step(equation(shown(added), shown(end)), because.explain, {
            sentence: {
              en: line`The fraction is greater than 1: regroup it.`,
              es: line`La fracción es mayor que 1: reagrúpala.`,
            },
          }),
        ]
      },
      mistakes: {
        numeratorKept: {
          says: pair => ({
            en: line`the numerator of ${partOf(pair.right)} was not multiplied`,
            es: line`el numerador de ${partOf(pair.right)} no se multiplicó`,
          }),
          work: pair => {
            const d = commonOf(pair.left, pair.right)
            const tops = [topsOf(pair)[0], partOf(pair.right).n] as const
            return sumWork(pair, tops, d, endOf(pair, tops, d))
          },
        },
        denominatorsAdded: {
          says: () => ({ en: line`the denominators were added too`, es: line`también se sumaron los denominadores` }),
          work: pair => {
            const under = 2 * commonOf(pair.left, pair.right)
            return sumWork(pair, topsOf(pair), under, endOf(pair, topsOf(pair), under))
          },
        },
        wholeLost: {
          says: () => ({
            en: line`the whole in the fraction was not added to the whole numbers`,
            es: line`el entero de la fracción no se sumó a los números enteros`,
          }),
          work: pair => sumWork(pair, topsOf(pair), commonOf(pair.left, pair.right), resultOf(pair).minus(1)),
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
