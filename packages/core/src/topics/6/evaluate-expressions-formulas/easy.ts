import {
  answerStep,
  bracketed,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  integer,
  line,
  m,
  money,
  moneyAmount,
  prose,
  role,
  step,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { ask, check, draw, evaluateIt, worked, x } from './parts.ts'
import { plans } from './plans.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction: evaluateIt,
    draw,
    answer: integer,
    solve: ({ result }) => result,
    ask,
    solution: worked,
    check,
  }),
  whichSubstitution: form({
    levels: ['easy'],
    draw: random => ({ a: random.int(2, 9), b: random.int(2, 20), value: random.int(3, 12) }),
    answer: formulaChoice,
    solve: ({ a, b, value }) => sum(times(a, value), b),
    mistakes: ({ a, b, value }) => ({
      digits: sum(Number(`${a}${value}`), b),
      added: sum(a, value, b),
      timesAll: times(a, bracketed(sum(value, b))),
    }),
    ask: ({ a, b, value }) => ({
      en: prose`Which expression shows ${m`${a}x + ${b}`} with ${role('value', value)} in place of ${x}?`,
      es: prose`¿Qué expresión muestra ${m`${a}x + ${b}`} con ${role('value', value)} en lugar de ${x}?`,
    }),
    solution: ({ a, b, value }, answer) => [
      explained(
        m`${a} × x + ${b}`,
        line`A number beside a letter multiplies it.`,
        line`Un número junto a una letra la multiplica.`,
      ),
      explained(expr(answer), line`Write ${value} in place of ${x}.`, line`Escribe ${value} en lugar de ${x}.`),
    ],
    whyWrong: ({ a, b, value }) => ({
      digits: {
        en: line`It writes the digits ${a} and ${value} side by side instead of multiplying.`,
        es: line`Escribe ${a} y ${value} uno junto al otro en vez de multiplicar.`,
      },
      added: {
        en: line`It adds ${a} and ${value} instead of multiplying.`,
        es: line`Suma ${a} y ${value} en vez de multiplicar.`,
      },
      timesAll: {
        en: line`It multiplies ${b} by ${a} too.`,
        es: line`También multiplica ${b} por ${a}.`,
      },
    }),
    // The product and the sum have the value that the expression takes.
    check: (printed, answer) =>
      evaluate(printed.one('sum'), { x: printed.role('value') }).equals(evaluate(expr(answer))),
  }),
  phonePlan: form({
    levels: ['easy'],
    draw: random => {
      const plan = random.evenly(plans)
      const rate = random.int(...plan.rate)
      return { plan, rate, fixed: random.int(...plan.fixed), used: random.intExcept(3, 20, rate) }
    },
    answer: moneyAmount,
    solve: ({ rate, fixed, used }) => 100 * (rate * used + fixed),
    ask({ plan, rate, fixed, used }) {
      const formula = equation(symbol('C'), sum(m`${rate}n`, fixed))
      return plan.says(formula, equation(symbol('n'), used))
    },
    solution: ({ rate, fixed, used }) => [
      step(sum(times(rate, used), fixed), because.substitute, { value: used, letter: symbol('n') }),
      explained(equation(times(rate, used), rate * used), line`Multiply first.`, line`Primero multiplica.`),
      answerStep(equation(sum(rate * used, fixed), rate * used + fixed), {
        en: line`Then add. The cost is ${money(100 * (rate * used + fixed))}.`,
        es: line`Después suma. El costo es de ${money(100 * (rate * used + fixed))}.`,
      }),
    ],
    // The printed formula for the printed number.
    check(printed, cents) {
      const [formula, given] = printed.all('relation')
      return (
        formula !== undefined &&
        given !== undefined &&
        evaluate(formula.right, { n: evaluate(given.right) })
          .times(100)
          .equals(cents)
      )
    },
  }),
})
