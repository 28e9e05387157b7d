import {
  both,
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expression,
  type FormMaker,
  findMistake,
  holds,
  line,
  minus,
  orderOfOperations,
  prose,
  statements,
  sum,
  symbol,
  times,
} from '../../../author.ts'
import { operationNames, operationSign, operations } from '../../kit/facts/operations.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { type NestedWorking, nestedLines } from './worked-lines.ts'

/** One pair of parentheses in a + b × c − d; each drawn so that only one place gives the value. */
const placements = {
  '(a + b) × c − d': (a: number, b: number, c: number, d: number) => ({
    of: minus(times(bracketed(sum(a, b)), c), d),
    value: (a + b) * c - d,
  }),
  'a + b × (c − d)': (a: number, b: number, c: number, d: number) => ({
    of: sum(a, times(b, bracketed(minus(c, d)))),
    value: a + b * (c - d),
  }),
}

const otherThan = (placement: keyof typeof placements) =>
  placement === '(a + b) × c − d' ? 'a + b × (c − d)' : '(a + b) × c − d'

const operationOf = { plus: sum, minus, times, dividedBy: divide } as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  signInBrackets: form({
    instruction: {
      en: prose`Write the sign +, −, ×, or ÷ that makes the equation true.`,
      es: prose`Escribe el signo +, −, × o ÷ que hace verdadera la igualdad.`,
    },
    levels: ['hard'],
    draw: random =>
      random.until(
        () => {
          const [b, c, e] = [random.int(2, 9), random.int(2, 4), random.int(2, 5)]
          const [sign, more] = [random.evenly(startingAt(operationNames, 1)), random.int(1, 20)]
          const a = sign === 'dividedBy' ? b * random.int(2, 6) : random.int(2, 12)
          const inner = operations[sign](a, b)
          return { a, b, c, d: c * e * inner + more, e, sign, inner, value: more }
        },
        ({ a, b, e, sign, inner, d }) =>
          inner > 1 &&
          // No line is written twice.
          !(sign === 'dividedBy' && b === e) &&
          d <= 200 &&
          operationNames.filter(name => operations[name](a, b) === inner).length === 1,
      ),
    answer: operationSign,
    solve: ({ sign }) => sign,
    // d − c × [e × (a □ b)]
    ask: ({ a, b, c, d, e, value }) => both(prose`${d} − ${c} × [${e} × (${a} ${symbol('□')} ${b})] = ${value}`),
    solution: ({ a, b, c, d, e, sign, inner, value }) => [
      explainedBy(equation(minus(d, value), d - value), {
        en: line`What is subtracted from ${d} must be ${d - value}.`,
        es: line`Lo que se resta de ${d} debe ser ${d - value}.`,
      }),
      explainedBy(equation(divide(d - value, c), (d - value) / c), {
        en: line`Divide by ${c}: the brackets must be worth ${(d - value) / c}.`,
        es: line`Divide entre ${c}: los corchetes deben valer ${(d - value) / c}.`,
      }),
      explainedBy(equation(divide((d - value) / c, e), inner), {
        en: line`Divide by ${e}: the parentheses must be worth ${inner}.`,
        es: line`Divide entre ${e}: los paréntesis deben valer ${inner}.`,
      }),
      explainedBy(equation(operationOf[sign](a, b), inner), {
        en: line`Of the four signs, only this one gives ${inner}.`,
        es: line`Solo con este signo ${a} y ${b} dan ${inner}.`,
      }),
    ],
    // Tries all four signs: one alone gives the printed value.
    check(printed, answer) {
      const [d, c, e, a, b, value] = printed.take(6).map(({ n }) => n) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      return operationNames.filter(name => d - c * e * operations[name](a, b) === value).join() === answer
    },
  }),

  findTheNestedMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 4,
      draw: (random, level: { readonly nested: readonly NestedWorking[] }) => nestedLines(random, level.nested),
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
            en: line`what is in brackets comes before the multiplication`,
            es: line`lo que está entre corchetes va antes de la multiplicación`,
          }),
          work: ({ second }) => second,
        },
        third: {
          says: () => ({
            en: line`multiplication comes before addition and subtraction`,
            es: line`la multiplicación va antes de la suma y la resta`,
          }),
          work: ({ third }) => third,
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  parentheses: form({
    instruction: {
      en: prose`Insert one pair of parentheses to make the equation true.`,
      es: prose`Coloca un par de paréntesis para que la igualdad sea verdadera.`,
    },
    levels: ['hard'],
    share: 2,
    draw(random) {
      const placement = random.evenly(Object.keys(placements) as (keyof typeof placements)[])
      return random.until(
        () => {
          const [a, b, d] = [random.int(2, 9), random.int(2, 6), random.int(1, 6)]
          const c = d + random.int(2, 6)
          return {
            bare: minus(sum(a, times(b, c)), d),
            plain: a + b * c - d,
            other: placements[otherThan(placement)](a, b, c, d),
            ...placements[placement](a, b, c, d),
          }
        },
        ({ plain, value, other }) => new Set([plain, value, other.value]).size === 3,
      )
    },
    answer: { ...expression, requires: 'same-form' },
    solve: ({ of }) => of,
    ask: ({ bare, value }) => both(equation(bare, value)),
    key: ({ of, value }) => both(equation(of, value)),
    solution: ({ bare, plain, other, of, value }) => [
      explainedBy(statements(equation(bare, plain), equation(other.of, other.value)), {
        en: line`Without parentheses, or with parentheses in this other place, the value is not ${value}.`,
        es: line`Sin paréntesis, o con paréntesis en este otro lugar, el valor no es ${value}.`,
      }),
      explainedBy(equation(of, value), {
        en: line`With parentheses here, the value is ${value}.`,
        es: line`Con los paréntesis aquí, el valor es ${value}.`,
      }),
    ],
    // The same numbers in the same order, now worth the right side.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const numbers = (of: Expr) =>
        JSON.stringify(of)
          .match(/"n":\d+/g)
          ?.join()
      return (
        numbers(left) === numbers(answer) &&
        evaluate(answer).equals(evaluate(right)) &&
        holds(answer, part => part.kind === 'group')
      )
    },
  }),
})
