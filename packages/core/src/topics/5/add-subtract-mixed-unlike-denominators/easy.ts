import {
  answerStep,
  both,
  box,
  equation,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  lcm,
  line,
  list,
  mixed,
  numberList,
  over,
  prose,
  Ratio,
  statements,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { bare, drawFor, shortStory } from './bare.ts'
import type { levels } from './levels.ts'
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

/** Neither denominator is the common one. */
const BOTH_RENAMED = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 6],
] as const

/** What a mistake in a fraction makes of the sum or the difference. */
function slips({ sign, left, right }: Pair) {
  const d = commonOf(left, right)
  const add = (a: number, b: number) => (sign === '+' ? a + b : Math.abs(a - b))
  const whole = add(wholeOf(left), wholeOf(right))
  const [p, q] = [partOf(left), partOf(right)]
  const other = p.compare(q) > 0 ? p.minus(q) : q.minus(p)
  return {
    numeratorsKept: Ratio.of(add(p.n, q.n), d).plus(whole),
    denominatorsAdded: Ratio.of(add(p.n, q.n), left.d + right.d).plus(whole),
    otherOperation: (sign === '+' ? other : p.plus(q)).plus(whole),
  }
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  easySum: bare(form, 'easy', '+'),
  easyDifference: bare(form, 'easy', '−'),
  easyStory: shortStory(form, 'easy'),

  renamed: form({
    levels: ['easy'],
    instruction: {
      en: prose`To add, first write both fractions with a common denominator. Find the missing numerators.`,
      es: prose`Para sumar, escribe primero las dos fracciones con un denominador común. Halla los numeradores que faltan.`,
    },
    lines: 2,
    draw: (random, { wholes }) => drawPair(random, { pairs: BOTH_RENAMED, wholes }, '+', random.evenly([true, false])),
    answer: numberList,
    solve: ({ left, right }) => [topOf(left, commonOf(left, right)), topOf(right, commonOf(left, right))],
    ask({ left, right }) {
      const d = commonOf(left, right)
      const renamed = sum(wholeOf(left), over(box(), d), wholeOf(right), over(box(), d))
      return both(equation(sum(mixed(left), mixed(right)), renamed))
    },
    key: ({ left, right }) => {
      const d = commonOf(left, right)
      return both(statements(...[left, right].map(value => equation(partOf(value), over(topOf(value, d), d)))))
    },
    solution({ left, right }, answer) {
      const d = commonOf(left, right)
      return [
        ...[left, right].map(value =>
          step(
            equation(over(times(partOf(value).n, d / value.d), times(value.d, d / value.d)), over(topOf(value, d), d)),
            because.explain,
            {
              sentence: {
                en: line`${value.d} × ${d / value.d} is ${d}: multiply the numerator and the denominator by ${d / value.d}.`,
                es: line`${value.d} × ${d / value.d} es ${d}: multiplica el numerador y el denominador por ${d / value.d}.`,
              },
            },
          ),
        ),
        answerStep(list(...answer), {
          en: line`These are the numerators. Now the fractions can be added.`,
          es: line`Estos son los numeradores. Ahora se pueden sumar las fracciones.`,
        }),
      ]
    },
    // So many parts of the printed denominator are the fraction.
    check(printed, answers) {
      const [a, b] = tupleOf(answers, 2).map(exact)
      const [left, right] = printed.all('number').filter(({ d }) => d > 1)
      if (!left || !right || !a || !b) return false
      const d = lcm(left.d, right.d)
      const parts = [left, right].map(({ n, d: own }) => partOf(Ratio.of(n, own)))
      return [a, b].every((top, i) => parts[i]?.times(d).equals(top) === true)
    },
  }),

  choose: form({
    levels: ['easy'],
    instruction: { en: prose`Choose the answer.`, es: prose`Elige el resultado.` },
    draw: (random, level) =>
      random.until(
        () => drawFor('easy')(random, level),
        pair => {
          const values = [resultOf(pair), ...Object.values(slips(pair))]
          return values.every(value => !value.isInteger) && new Set(values.map(String)).size === 4
        },
      ),
    answer: formulaChoice,
    solve: pair => mixed(resultOf(pair)),
    mistakes: pair => {
      const { numeratorsKept, denominatorsAdded, otherOperation } = slips(pair)
      return {
        numeratorsKept: mixed(numeratorsKept),
        denominatorsAdded: mixed(denominatorsAdded),
        otherOperation: mixed(otherOperation),
      }
    },
    ask: pair => both(workOf(pair)),
    solution: (pair, answer) => [
      ...worked(pair).slice(0, -1),
      answerStep(expr(answer), {
        en: line`Write the whole number and the fraction together.`,
        es: line`Escribe juntos el número entero y la fracción.`,
      }),
    ],
    whyWrong: pair => ({
      numeratorsKept: {
        en: line`The numerators were not changed when the denominator was.`,
        es: line`Los numeradores no cambiaron cuando cambió el denominador.`,
      },
      denominatorsAdded:
        pair.sign === '+'
          ? {
              en: line`The denominators were added too.`,
              es: line`También se sumaron los denominadores.`,
            }
          : {
              en: line`The numerators were subtracted, but the denominators were added.`,
              es: line`Los numeradores se restaron, pero los denominadores se sumaron.`,
            },
      otherOperation:
        pair.sign === '+'
          ? {
              en: line`The fractions were subtracted, not added.`,
              es: line`Las fracciones se restaron en vez de sumarse.`,
            }
          : {
              en: line`The fractions were added, not subtracted.`,
              es: line`Las fracciones se sumaron en vez de restarse.`,
            },
    }),
    check: (printed, answer) => undone(printed, exact(expr(answer))),
  }),
})
