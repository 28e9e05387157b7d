import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  type FormMaker,
  findMistake,
  formulaChoice,
  holds,
  isTrue,
  itemOf,
  line,
  minus,
  orderOfOperations,
  partsOf,
  prose,
  relation,
  step,
  sum,
  symbol,
  times,
  trueOrFalse,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { operationNames, operationSign, operations } from '../../kit/facts/operations.ts'
import type { levels } from './levels.ts'
import { drawAsked, drawJudged } from './parts.ts'
import { type Working, workedLines } from './worked-lines.ts'

const operationOf = { plus: sum, minus, times, dividedBy: divide } as const

/** The contents of brackets that hold no brackets themselves. */
function innermost(of: Expr): Expr[] {
  const found: Expr[] = []
  const visit = (part: Expr): void => {
    if (part.kind === 'group' && !holds(part.of, inner => inner.kind === 'group')) found.push(part.of)
    partsOf(part).forEach(visit)
  }
  visit(of)
  return found
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  firstStep: form({
    instruction: { en: prose`Which operation comes first?`, es: prose`¿Qué operación se hace primero?` },
    levels: ['medium'],
    draw: drawAsked,
    answer: formulaChoice,
    solve: ({ first }) => first,
    mistakes: ({ later }) => ({
      leftToRight: itemOf(later, 0),
      acrossTheBrackets: itemOf(later, 1),
      bracketsPassedOver: itemOf(later, 2),
    }),
    ask: ({ of }) => both(of),
    solution({ first }) {
      const what = { en: line`the innermost parentheses`, es: line`los paréntesis interiores` }
      return [
        step(bracketed(first), because.read, { what }),
        step(equation(first, evaluate(first)), because.doFirst, { what }),
      ]
    },
    // What stands alone in the innermost brackets.
    check(printed, answer) {
      const groups = printed.maths.flatMap(innermost)
      return groups.some(group => JSON.stringify(group) === JSON.stringify(answer))
    },
  }),

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
      levels: ['medium', 'hard'],
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
          says: ({ kind }) =>
            kind.includes('[')
              ? {
                  en: line`what is in brackets comes before the multiplication`,
                  es: line`lo que está entre corchetes va antes de la multiplicación`,
                }
              : {
                  en: line`the multiplication comes before the addition and subtraction`,
                  es: line`la multiplicación va antes de la suma y la resta`,
                },
          work: ({ second }) => second,
        },
        third: {
          says: () => ({ en: line`the last calculation`, es: line`el último cálculo` }),
          work: ({ third }) => third,
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
    levels: ['easy'],
    draw: random =>
      random.until(
        () => {
          const [a, b, c, sign] = [random.int(2, 20), random.int(2, 9), random.int(1, 12), random.pick(operationNames)]
          return { a, b, c, sign, value: operations[sign](a, b) + c }
        },
        ({ a, b, c, value }) =>
          value >= c &&
          Number.isInteger(value) &&
          operationNames.filter(name => operations[name](a, b) + c === value).length === 1,
      ),
    answer: operationSign,
    solve: ({ sign }) => sign,
    ask: ({ a, b, c, value }) => both(prose`${a} ${symbol('□')} ${b} + ${c} = ${value}`),
    solution: ({ a, b, c, sign, value }) => [
      explainedBy(equation(minus(value, c), value - c), {
        en: line`Take ${c} away from ${value}: the part before the last sign must be ${value - c}.`,
        es: line`Quita ${c} de ${value}: la parte antes del último signo debe ser ${value - c}.`,
      }),
      explainedBy(equation(operationOf[sign](a, b), value - c), {
        en: line`Only this sign makes ${value - c} of ${a} and ${b}.`,
        es: line`Solo con este signo ${a} y ${b} dan ${value - c}.`,
      }),
    ],
    // Tries all four signs: one alone gives the printed value.
    check(printed, answer) {
      const [a, b, c, value] = printed.take(4).map(({ n }) => n) as [number, number, number, number]
      return operationNames.filter(name => operations[name](a, b) === value - c).join() === answer
    },
  }),
})
