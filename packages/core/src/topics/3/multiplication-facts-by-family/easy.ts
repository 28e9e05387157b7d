import {
  array,
  blank,
  both,
  column,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  figure,
  integer,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  statements,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { addedUp, countedRows } from '../../kit/facts/groups.ts'
import type { levels } from './levels.ts'
import { drawLarger, eitherWay, type Factors, isProductOf, type Level, product, valueOf, worked } from './parts.ts'

/** The same, at most one in ten with 0 or 1. */
const draw = (random: Random, level: Level): Factors =>
  level.hasSmall && random.chance(0.09)
    ? eitherWay(random, random.int(0, 1), random.int(2, 10))
    : drawLarger(random, level)

const instruction = { en: prose`Multiply.`, es: prose`Multiplica.` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  bare: form({
    levels: ['easy', 'medium'],
    share: 3,
    instruction,
    draw,
    answer: integer,
    solve: valueOf,
    ask: facts => both(equation(product(facts), blank(2))),
    solution: worked,
    check: (printed, answer) => isProductOf(printed.one('product').factors, expr(answer)),
  }),
  vertical: form({
    levels: ['easy', 'medium'],
    instruction,
    lines: 1,
    draw,
    answer: integer,
    solve: valueOf,
    ask: ([a, b]) => both(column('×', a, b)),
    solution: worked,
    check: (printed, answer) =>
      isProductOf(
        printed.block('column').rows.map(({ of }) => of),
        expr(answer),
      ),
  }),
  array: form({
    levels: ['easy'],
    instruction: { en: prose`Use the array to multiply.`, es: prose`Usa el arreglo para multiplicar.` },
    draw: drawLarger,
    answer: integer,
    solve: valueOf,
    ask: ([a, b]) => both([figure(array(a, b)), equation(times(a, b), blank(2))]),
    solution: ([rows, columns]) => countedRows(rows, columns, equation(times(rows, columns), rows * columns)),
    // Counts the objects.
    check(printed, answer) {
      const { rows, columns } = printed.figure('array')
      const factors = printed.one('product').factors
      return exact(answer).equals(addedUp(rows, columns)) && isProductOf(factors, expr(answer))
    },
  }),
  skipCount: form({
    levels: ['easy'],
    instruction: {
      en: prose`Skip count. Write the missing numbers.`,
      es: prose`Cuenta a saltos. Escribe los números que faltan.`,
    },
    // Two numbers that are shown stand side by side.
    draw: (random, { families }) => ({
      size: random.evenly(families),
      start: random.int(1, 6),
      hidden: random.pick([
        [1, 2],
        [2, 3],
        [3, 4],
      ]),
    }),
    answer: numberList,
    solve: ({ size, start, hidden }) => hidden.map(i => size * (start + i)),
    ask: ({ size, start, hidden }) =>
      both(list(...[0, 1, 2, 3, 4].map(i => (hidden.some(place => place === i) ? blank(1.5) : size * (start + i))))),
    solution: ({ size, start, hidden }) => {
      const [first] = hidden
      const known = size * (start + (first === 1 ? 3 : 0))
      return [
        step(equation(minus(known + size, known), size), because.findTheRule, {
          rule: { en: line`add ${size}`, es: line`suma ${size}` },
        }),
        step(
          statements(...hidden.map(i => equation(sum(size * (start + i - 1), size), size * (start + i)))),
          because.useTheRule,
        ),
      ]
    },
    // With the blanks filled in, every step is the same.
    check(printed, answers) {
      let next = 0
      const numbers = tupleOf(
        printed
          .one('list')
          .items.map(item => (item.kind === 'blank' ? exact(itemOf(answers, next++)) : evaluate(item))),
        5,
      )
      const jumps = numbers.slice(1).map((value, i) => value.minus(itemOf(numbers, i)))
      return jumps.every(jump => jumps[0]?.equals(jump) === true)
    },
  }),
})
