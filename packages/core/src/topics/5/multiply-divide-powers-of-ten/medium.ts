import {
  answerStep,
  aThing,
  both,
  box,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  type FormMaker,
  fillTable,
  integer,
  itemOf,
  line,
  power,
  prose,
  quantity,
  statements,
  step,
  story,
  thing,
  times,
  timesPowerOfTen,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import type { levels } from './levels.ts'
import { asDecimal, powerStep, THINGS, zerosOf } from './powers.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  pattern: form(
    fillTable({
      levels: ['medium'],
      instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
      draw(random) {
        const rows = [withPlaces(random, 1, 0.2, 9.9), withPlaces(random, 2, 0.2, 9.9)].map(left =>
          [0, 1, 2, 3].map(exponent => asDecimal(left.times(10 ** exponent))),
        )
        return {
          head: [
            words('Number', 'Número'),
            words('× 10', '× 10'),
            words('× 100', '× 100'),
            words('× 1,000', '× 1,000'),
          ],
          rows,
          blanks: [0, 1].flatMap(row => [1, 2, 3].map(column => [row, column] as const)),
        }
      },
      fits: rows => rows.every(row => row.slice(1).every((value, i) => value.over(10).equals(itemOf(row, i)))),
      solution: ({ rows }) =>
        rows.map(([number, ...others]) =>
          step(
            statements(...others.map((value, i) => equation(times(number ?? 0, 10 ** (i + 1)), value))),
            because.digitsMoveForEachZero,
          ),
        ),
    }),
  ),

  weighAll: form(
    story({
      levels: ['medium'],
      settings: THINGS,
      draw: (random, { noun, tenths }) => ({
        size: count(decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)), nouns.gram),
        many: count(10 ** random.int(1, 3), noun),
      }),
      answer: quantity,
      solve: ({ size, many }) => count(decimal(evaluate(size.amount).times(evaluate(many.amount))), nouns.gram),
      ask: ({ size, many }, { noun }) => ({
        en: prose`${aThing(noun)} weighs ${size}. How many grams do ${many} weigh?`,
        es: prose`${aThing(noun)} pesa ${size}. ¿Cuántos gramos pesan ${many}?`,
      }),
      solution: ({ size, many }, answer) => [
        ...timesPowerOfTen(evaluate(size.amount), zerosOf(many.amount)),
        answerStep(both({ kind: 'paragraph', content: [answer] }), {
          en: line`They weigh ${answer}.`,
          es: line`Pesan ${answer}.`,
        }),
      ],
      check: (numberOf, { amount }) => exact(amount).over(numberOf('many')).equals(numberOf('size')),
    }),
  ),

  weighOne: form(
    story({
      levels: ['medium'],
      settings: THINGS,
      draw(random, { noun, tenths }) {
        const many = 10 ** random.int(2, 3)
        const one = withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)
        return { total: count(decimal(one.times(many)), nouns.gram), many: count(many, noun) }
      },
      answer: quantity,
      solve: ({ total, many }) => count(decimal(evaluate(total.amount).over(evaluate(many.amount))), nouns.gram),
      ask: ({ total, many }, { noun }) => ({
        en: prose`In all, ${many} of the same kind weigh ${total}. How many grams does one ${thing(noun)} weigh?`,
        es: prose`En total, ${many} de la misma clase pesan ${total}. ¿Cuántos gramos pesa cada ${thing(noun)}?`,
      }),
      solution: ({ total, many }, answer, { noun }) => [
        ...timesPowerOfTen(evaluate(total.amount), -zerosOf(many.amount)),
        answerStep(equation(times(many.amount, answer.amount), total.amount), {
          en: line`One ${thing(noun)} weighs ${answer}.`,
          es: line`Cada ${thing(noun)} pesa ${answer}.`,
        }),
      ],
      check: (numberOf, { amount }) => exact(amount).times(numberOf('many')).equals(numberOf('total')),
    }),
  ),

  numberAsPower: form({
    levels: ['medium'],
    instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
    draw: random => ({ exponent: random.int(2, 5), factor: 10 * random.int(0, 9) + random.int(1, 9) }),
    answer: integer,
    solve: ({ exponent }) => exponent,
    ask({ exponent, factor }) {
      const written = power(10, box(0.8))
      return both(equation(factor * 10 ** exponent, factor === 1 ? written : times(factor, written)))
    },
    solution: ({ exponent, factor }) => [
      ...(factor === 1
        ? []
        : [step(equation(factor * 10 ** exponent, times(factor, 10 ** exponent)), because.breakIntoFactors)]),
      step(powerStep(exponent), because.repeatedMultiplication),
      step(equation(10 ** exponent, power(10, exponent)), because.exponentCountsZeros, { count: exponent }),
    ],
    // As many zeros as the exponent says.
    check(printed, answer) {
      const { left } = printed.one('relation')
      return evaluate(left).toString().match(/0*$/)?.[0].length === exact(answer).n
    },
  }),
})
