import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  prose,
  type Random,
  statements,
  type Value,
  wholes,
  writtenOption,
} from '../../../author.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import { drillSolved, drillWith } from './drills.ts'
import type { levels } from './levels.ts'
import { complete, drawFact, type Fact, resultOf, type Sign, told, worked, written } from './operations.ts'
import { isOnlySign, NAMES, signSteps, signTriple } from './signs.ts'

const EASY_SIGNS: readonly Sign[] = ['×', '+', '−']

const oneOfThree = writtenOption({ plus: both(prose`+`), minus: both(prose`−`), times: both(prose`×`) })

/** Facts with another result than this one, but not far from it. */
const near = (random: Random, target: number) => Math.max(12, target + random.pick([-10, -2, -1, 1, 2, 10]))
const sumOf = (random: Random, target: number): Fact => {
  const result = Math.min(98, near(random, target))
  const b = random.int(4, Math.min(40, result - 6))
  return { a: result - b, b, sign: '+' }
}
const differenceOf = (random: Random, target: number): Fact => {
  const result = Math.min(92, near(random, target))
  const b = random.int(4, Math.min(40, 98 - result))
  return { a: result + b, b, sign: '−' }
}
const PRODUCTS = [2, 5, 10].flatMap(a => wholes(3, 9).map((b): Fact => ({ a, b, sign: '×' })))
const productNear = (random: Random, target: number): Fact =>
  random.pick(PRODUCTS.filter(fact => resultOf(fact) !== target && Math.abs(resultOf(fact) - target) <= 15))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  drill: form({
    ...drillWith(['+', '+', '−', '−', '×', '×'], ['result']),
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Look at each sign. Add, subtract, or multiply.`,
      es: prose`Mira cada signo. Suma, resta o multiplica.`,
    },
    solution: drillSolved,
  }),

  one: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Find the result.`, es: prose`Halla el resultado.` },
    draw: (random, level) => drawFact(random, random.evenly(EASY_SIGNS), level),
    answer: integer,
    solve: resultOf,
    ask: fact => both(equation(written(fact), blank(2))),
    solution: worked,
    check: fitsTheGap,
  }),

  whichMakes: form({
    levels: ['easy'],
    draw(random, level) {
      const right = drawFact(random, random.evenly(['−', '×', '+'] as const), level)
      const target = resultOf(right)
      return random.until(
        () => ({ right, wrong: [sumOf(random, target), differenceOf(random, target), productNear(random, target)] }),
        ({ wrong }) => new Set([target, ...wrong.map(resultOf)]).size === 4,
      )
    },
    answer: formulaChoice,
    solve: ({ right }) => written(right),
    mistakes: ({ wrong }): Record<string, Value> => Object.fromEntries(wrong.map(fact => [fact.sign, written(fact)])),
    ask: ({ right }) => ({
      en: prose`Which expression has the value ${resultOf(right)}?`,
      es: prose`¿Qué expresión tiene el valor ${resultOf(right)}?`,
    }),
    solution: ({ right, wrong }) => [
      told(
        statements(...wrong.map(complete)),
        line`These expressions have other values.`,
        line`Estas expresiones tienen otros valores.`,
      ),
      ...worked(right),
    ],
    check: (printed, answer) => evaluate(expr(answer)).equals(exact(printed.take(1)[0])),
  }),

  whichSign: form({
    levels: ['easy'],
    instruction: { en: prose`Write +, −, or ×.`, es: prose`Escribe +, − o ×.` },
    draw: (random, level) => signTriple(random, random.evenly(['×', '+', '−'] as const), level),
    answer: oneOfThree,
    solve: ({ sign }) => (sign === '+' ? 'plus' : sign === '−' ? 'minus' : 'times'),
    ask: fact => both(prose`${fact.a} __ ${fact.b} = ${resultOf(fact)}`),
    solution: fact => signSteps(fact, false),
    check: (printed, name) => isOnlySign(printed, NAMES[name]),
  }),
})
