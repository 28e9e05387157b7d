import {
  answerStep,
  aThing,
  blank,
  both,
  count,
  decimal,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  fillTable,
  integer,
  itemOf,
  line,
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
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { asDecimal, placesSaid, THINGS, zerosOf } from './powers.ts'

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
        rows.map((row, nth) => {
          const products = statements(
            ...row.slice(1).map((value, i) => equation(times(itemOf(row, 0), 10 ** (i + 1)), value)),
          )
          return nth === 0
            ? step(products, because.digitsMoveForEachZero)
            : explained(
                products,
                line`Move the digits of the second number in the same way.`,
                line`Mueve los dígitos del segundo número de la misma manera.`,
              )
        }),
    }),
  ),

  weighAll: form(
    story({
      levels: ['medium'],
      settings: startingAt(THINGS, 3),
      draw: (random, { noun, tenths }) => ({
        size: count(decimal(withPlaces(random, 1, tenths[0] / 10, tenths[1] / 10)), nouns.gram),
        many: count(10 ** random.evenly([2, 3, 1]), noun),
      }),
      answer: quantity,
      solve: ({ size, many }) => count(decimal(evaluate(size.amount).times(evaluate(many.amount))), nouns.gram),
      ask: ({ size, many }, { noun }) => ({
        en: prose`${aThing(noun)} weighs ${size}. How many grams do ${many} weigh?`,
        es: prose`${aThing(noun)} pesa ${size}. ¿Cuántos gramos pesan ${many}?`,
      }),
      solution: ({ size, many }, answer) => [
        explained(
          times(size.amount, many.amount),
          line`The weight is always the same: multiply.`,
          line`El peso es siempre el mismo: multiplica.`,
        ),
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
      settings: startingAt(THINGS, 5),
      draw(random, { noun, tenths }) {
        const many = 10 ** random.evenly([2, 3])
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
        explained(
          divide(total.amount, many.amount),
          line`The weight is split into equal parts: divide.`,
          line`El peso se divide en partes iguales: divide.`,
        ),
        ...timesPowerOfTen(evaluate(total.amount), -zerosOf(many.amount)),
        answerStep(equation(times(many.amount, answer.amount), total.amount), {
          en: line`One ${thing(noun)} weighs ${answer}.`,
          es: line`Cada ${thing(noun)} pesa ${answer}.`,
        }),
      ],
      check: (numberOf, { amount }) => exact(amount).times(numberOf('many')).equals(numberOf('total')),
    }),
  ),

  whichPower: form({
    levels: ['medium'],
    instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
    // The smaller number is a decimal.
    draw: random => ({
      factor: withPlaces(random, random.evenly([1, 2]), 0.1, 29.9),
      exponent: random.evenly([2, 3, 1, 3, 2]),
      sign: random.evenly(['×', '÷'] as const),
    }),
    answer: integer,
    solve: ({ exponent }) => 10 ** exponent,
    ask: ({ factor, exponent, sign }) => {
      const [small, large] = [asDecimal(factor), asDecimal(factor.times(10 ** exponent))]
      return both(sign === '×' ? equation(times(small, blank(3)), large) : equation(divide(large, blank(3)), small))
    },
    solution({ factor, exponent, sign }) {
      const [small, large, ten] = [asDecimal(factor), asDecimal(factor.times(10 ** exponent)), 10 ** exponent]
      return sign === '×'
        ? [
            explained(
              statements(small, large),
              line`From the first number to the second, each digit moves ${placesSaid(exponent)} to the left.`,
              line`Del primer número al segundo, cada dígito se mueve ${placesSaid(exponent)} a la izquierda.`,
            ),
            explained(
              equation(times(small, ten), large),
              line`Multiplying by ${ten} moves the digits ${placesSaid(exponent)} to the left.`,
              line`Multiplicar por ${ten} mueve los dígitos ${placesSaid(exponent)} a la izquierda.`,
            ),
          ]
        : [
            explained(
              statements(large, small),
              line`From the first number to the second, each digit moves ${placesSaid(exponent)} to the right.`,
              line`Del primer número al segundo, cada dígito se mueve ${placesSaid(exponent)} a la derecha.`,
            ),
            explained(
              equation(divide(large, ten), small),
              line`Dividing by ${ten} moves the digits ${placesSaid(exponent)} to the right.`,
              line`Dividir entre ${ten} mueve los dígitos ${placesSaid(exponent)} a la derecha.`,
            ),
          ]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (left.kind === 'product')
        return evaluate(right)
          .over(exact(answer))
          .equals(evaluate(left.factors[0] ?? expr(0)))
      return left.kind === 'quotient' && evaluate(right).times(exact(answer)).equals(evaluate(left.over))
    },
  }),
})
