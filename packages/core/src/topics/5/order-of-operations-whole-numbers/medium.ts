import {
  both,
  bracketed,
  divide,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  findMistake,
  isTrue,
  line,
  minus,
  orderOfOperations,
  prose,
  relation,
  step,
  sum,
  symbol,
  times,
  trueOrFalse,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { operationNames, operationSign, operations } from '../../kit/facts/operations.ts'
import type { levels } from './levels.ts'
import { drawJudged } from './parts.ts'
import { type Working, workedLines } from './worked-lines.ts'

const operationOf = { plus: sum, minus, times, dividedBy: divide } as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  trueOrFalse: form({
    instruction: { en: prose`True or false?`, es: prose`¿Verdadero o falso?` },
    levels: ['easy', 'medium'],
    draw: (random, level) => ({ ...drawJudged(random, level), isTrue: random.evenly([true, false]) }),
    answer: trueOrFalse,
    solve: facts => (facts.isTrue ? 'true' : 'false'),
    ask: ({ of, value, slip, isTrue }) => both(equation(of, isTrue ? value : slip)),
    solution: ({ of, value, slip, isTrue }) => [
      ...orderOfOperations(of),
      isTrue
        ? step(equation(value, value), because.sidesAreEqual)
        : step(relation(value, '≠', slip), because.sidesAreNotEqual),
    ],
    check: (printed, answer) => isTrue(printed.one('relation')) === (answer === 'true'),
  }),

  findTheMistake: form(
    findMistake({
      levels: ['medium'],
      lines: 3,
      draw: (random, level: { readonly lines: readonly Working[] }) => workedLines(random, level.lines),
      work: ({ right }) => right,
      steps: ({ right: [given] }) => orderOfOperations(given),
      mistakes: {
        first: {
          says: () => ({
            en: line`what is in parentheses comes first`,
            es: line`primero se hace lo que está entre paréntesis`,
          }),
          work: ({ first }) => first,
        },
        second: {
          says: () => ({
            en: line`multiplication comes before addition and subtraction`,
            es: line`la multiplicación va antes de la suma y la resta`,
          }),
          work: ({ second }) => second,
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  chooseTheSign: form({
    instruction: {
      en: prose`Write the sign +, −, ×, or ÷ that makes the equation true.`,
      es: prose`Escribe el signo +, −, × o ÷ que hace verdadera la igualdad.`,
    },
    levels: ['medium'],
    draw: random =>
      random.until(
        () => {
          const [b, rest, d, sign] = [
            random.int(5, 14),
            random.int(2, 6),
            random.int(1, 12),
            random.evenly(operationNames),
          ]
          const a = sign === 'dividedBy' ? rest * random.int(2, 5) : random.int(rest + 1, 20)
          return { a, b, c: b - rest, d, sign, value: operations[sign](a, rest) + d }
        },
        ({ a, b, c, d, sign, value }) =>
          // No line is written twice.
          !(sign === 'minus' && value === a && d === b - c) &&
          b > c &&
          c > 0 &&
          operationNames.filter(name => operations[name](a, b - c) + d === value).length === 1,
      ),
    answer: operationSign,
    solve: ({ sign }) => sign,
    ask: ({ a, b, c, d, value }) => both(prose`${a} ${symbol('□')} ${bracketed(minus(b, c))} + ${d} = ${value}`),
    solution: ({ a, b, c, d, sign, value }) => [
      explainedBy(equation(minus(b, c), b - c), {
        en: line`Parentheses first.`,
        es: line`Primero los paréntesis.`,
      }),
      explainedBy(equation(minus(value, d), value - d), {
        en: line`Subtract ${d} from ${value}: the part before the plus sign must be ${value - d}.`,
        es: line`Resta ${d} de ${value}: la parte que está antes del signo más debe ser ${value - d}.`,
      }),
      explainedBy(equation(operationOf[sign](a, b - c), value - d), {
        en: line`Of the four signs, only this one gives ${value - d}.`,
        es: line`Solo con este signo ${a} y ${b - c} dan ${value - d}.`,
      }),
    ],
    // Tries all four signs: one alone gives the printed value.
    check(printed, answer) {
      const [a, b, c, d, value] = tupleOf(
        printed.all('number').map(number => evaluate(number).n),
        5,
      )
      return operationNames.filter(name => operations[name](a, b - c) === value - d).join() === answer
    },
  }),
})
