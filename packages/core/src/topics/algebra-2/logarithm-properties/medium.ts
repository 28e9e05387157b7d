import {
  both,
  type Expr,
  expr,
  type FormMaker,
  join,
  minus,
  over,
  power,
  prose,
  step,
  sum,
  symbol,
  symbolsOf,
  writtenExpression,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  argumentOf,
  drawBase,
  drawLetters,
  drawn,
  expandedOf,
  isEqualThere,
  isLogTerm,
  type Level,
  type levels,
  log,
  printedOf,
} from './parts.ts'
import { condenseSteps } from './steps.ts'

const condenseIt = {
  en: prose`Write as a single logarithm with coefficient ${1}. All variables are positive.`,
  es: prose`Escribe como un solo logaritmo con coeficiente ${1}. Todas las variables son positivas.`,
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  expandNumber: form({
    levels: ['medium'],
    instruction: {
      en: prose`Expand completely. Evaluate the logarithms that have a whole value. All variables are positive.`,
      es: prose`Desarrolla por completo. Evalúa los logaritmos con valor entero. Todas las variables son positivas.`,
    },
    draw: random => {
      const [base, most] = random.pick([
        [2, 6],
        [3, 4],
        [5, 3],
        [7, 2],
        [10, 4],
      ] as const)
      return {
        base,
        n: random.int(1, most),
        letter: symbol(random.pick(drawLetters(random))),
        exponent: random.int(1, 5),
        isBelow: random.evenly([false, true]),
        isTop: random.chance(0.5),
      }
    },
    answer: writtenExpression,
    solve: ({ base, n, letter, exponent, isBelow, isTop }) => {
      const rest = exponent === 1 ? log(base, letter) : join(exponent, log(base, letter))
      if (!isBelow) return sum(n, rest)
      return isTop ? minus(n, rest) : sum(rest, -n)
    },
    ask: ({ base, n, letter, exponent, isBelow, isTop }) => {
      const [number, rest] = [expr(base ** n), exponent === 1 ? letter : power(letter, exponent)]
      return both(log(base, !isBelow ? join(number, rest) : isTop ? over(number, rest) : over(rest, number)))
    },
    solution: ({ base, n, letter, exponent, isBelow, isTop }, answer) => {
      const [number, rest] = [log(base, expr(base ** n)), log(base, exponent === 1 ? letter : power(letter, exponent))]
      const front = exponent === 1 ? rest : join(exponent, log(base, letter))
      const both = (last: Expr) => (!isBelow ? sum(number, last) : isTop ? minus(number, last) : minus(last, number))
      return [
        step(both(rest), isBelow ? because.logOfQuotient : because.logOfProduct),
        ...(exponent === 1 ? [] : [step(both(front), because.logOfPower)]),
        step(answer, because.evaluate, { what: number }),
      ]
    },
    check: (printed, answer) =>
      isEqualThere(printedOf(printed), answer) &&
      answer.kind === 'sum' &&
      answer.terms.every(term => isLogTerm(term) || symbolsOf(term).size === 0),
  }),

  condense: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: condenseIt,
    draw: (random, { condense }: Level) => ({
      base: drawBase(random),
      parts: drawn[random.evenly(condense)](random, drawLetters(random)),
    }),
    answer: writtenExpression,
    solve: ({ base, parts }) => log(base, argumentOf(parts)),
    ask: ({ base, parts }) => both(expandedOf(base, parts)),
    solution: ({ base, parts }) => condenseSteps(base, parts),
    check: (printed, answer) => isEqualThere(printedOf(printed), answer) && answer.kind === 'call',
  }),
})
