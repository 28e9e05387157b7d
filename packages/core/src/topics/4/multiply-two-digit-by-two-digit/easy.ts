import {
  blank,
  both,
  column,
  equation,
  evaluate,
  exact,
  explainedBy,
  type FormMaker,
  integer,
  itemOf,
  line,
  prose,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import type { levels } from './levels.ts'
import { draw, multiplied } from './parts.ts'

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  helpfulFact: form({
    levels: ['easy'],
    lines: 2,
    draw: random => ({
      a: random.until(
        () => random.int(12, 48),
        n => n % 10 !== 0,
      ),
      tens: random.int(2, 9),
    }),
    answer: integer,
    solve: ({ a, tens }) => 10 * a * tens,
    ask: ({ a, tens }) => ({
      en: prose`Use ${equation(times(a, tens), a * tens)} to find ${times(a, 10 * tens)}.`,
      es: prose`Usa ${equation(times(a, tens), a * tens)} para hallar ${times(a, 10 * tens)}.`,
    }),
    solution: ({ a, tens }, answer) => [
      explainedBy(equation(10 * tens, times(10, tens)), {
        en: line`Write the second factor as 10 times ${tens}.`,
        es: line`Escribe el segundo factor como 10 veces ${tens}.`,
      }),
      explainedBy(equation(times(10, a * tens), answer), {
        en: line`The product is 10 times as great as ${a * tens}.`,
        es: line`El producto es 10 veces ${a * tens}.`,
      }),
    ],
    check(printed, answer) {
      const [first, second] = printed.all('product').map(part => part.factors.map(factor => evaluate(factor)))
      return (
        first !== undefined && second !== undefined && exact(answer).over(itemOf(second, 0)).equals(itemOf(second, 1))
      )
    },
  }),

  brokenApart: form({
    levels: ['easy'],
    lines: 3,
    instruction: {
      en: prose`Add the two partial products.`,
      es: prose`Suma los dos productos parciales.`,
    },
    draw: random => draw(random, { factors: ['a teen'] }),
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(equation(equation(times(a, b), sum(times(a, 10), times(a, b - 10))), blank(3))),
    solution: ({ a, b }, answer) => [
      explainedBy(equation(times(a, 10), 10 * a), {
        en: line`Multiply by the ten of ${b}.`,
        es: line`Multiplica por la decena de ${b}.`,
      }),
      explainedBy(equation(times(a, b - 10), a * (b - 10)), {
        en: line`Multiply by the ones of ${b}.`,
        es: line`Multiplica por las unidades de ${b}.`,
      }),
      explainedBy(equation(sum(10 * a, a * (b - 10)), answer), {
        en: line`Add the two partial products.`,
        es: line`Suma los dos productos parciales.`,
      }),
    ],
    check(printed, answer) {
      const [first] = printed.all('product').map(part => part.factors.map(factor => evaluate(factor)))
      return first !== undefined && exact(answer).over(itemOf(first, 1)).equals(itemOf(first, 0))
    },
  }),

  columns: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction,
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(column('×', a, b)),
    solution: ({ a, b }) => multiplied(a, b),
    check: undoesTheColumn,
  }),

  horizontal: form({
    levels: ['easy', 'medium'],
    instruction,
    lines: 5,
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both(equation(times(a, b), blank(3))),
    solution: ({ a, b }) => multiplied(a, b),
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed.one('product').factors.map(part => evaluate(part)),
        2,
      )
      return exact(answer).over(b).equals(a)
    },
  }),
})
