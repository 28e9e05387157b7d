import {
  blank,
  both,
  type CellHole,
  decimal,
  type Expr,
  equation,
  evaluate,
  evaluateAt,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  lastOf,
  m,
  prose,
  type Random,
  Ratio,
  type Step,
  setOf,
  step,
  table,
  tableCells,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { type Level, x } from './parts.ts'

const hasTwoLetters = ({ kinds }: Level) => kinds.includes('a(x + y)')

/** One value put in: the expression with it, one operation after the other, and its result. */
const putIn = (of: Expr, value: Value): Step => {
  const show = (number: Ratio) => (number.isInteger ? expr(number) : decimal(number))
  const lines = evaluateAt(of, { x: exact(value) }, '×', show).flatMap(({ work }) =>
    work.en.flatMap(block => (block.kind === 'maths' ? [block.of] : [])),
  )
  return step(
    lines.reduce((all, next) => equation(all, next)),
    because.substitute,
    { value: expr(value), letter: x },
  )
}

const TABLES = { medium: ['x^2 + b', 'a(x + b)', 'ax^2'], hard: ['ax^2 + b', 'x(x + b)', 'b - x^2'] } as const

/** In tenths, their squares at hand. */
const TENTHS = [2, 3, 4, 5, 6, 8, 11, 12, 15, 25]

/** One table of a letter and an expression in it. */
function drawTable(random: Random, level: Level) {
  const isHard = level.kinds.includes('two fractions')
  const [a, b] = [random.int(2, 9), random.int(2, 20)]
  const values = isHard
    ? random
        .sample(TENTHS, 4)
        .sort((a, b) => a - b)
        .map(tenths => Ratio.of(tenths, 10))
    : random
        .sample([2, 3, 4, 5, 6, 8, 10], 4)
        .sort((a, b) => a - b)
        .map(value => Ratio.of(value))
  const kind = isHard ? random.evenly(TABLES.hard) : hasTwoLetters(level) ? random.evenly(TABLES.medium) : 'ax + b'
  const tables = {
    'ax + b': { expression: m`${a}x + ${b}`, result: (value: Ratio) => value.times(a).plus(b) },
    'x^2 + b': { expression: m`x^2 + ${b}`, result: (value: Ratio) => value.times(value).plus(b) },
    'a(x + b)': { expression: m`${a}(x + ${b})`, result: (value: Ratio) => value.plus(b).times(a) },
    'ax^2 + b': { expression: m`${a}x^2 + ${b}`, result: (value: Ratio) => value.times(value).times(a).plus(b) },
    'x(x + b)': { expression: m`x(x + ${b})`, result: (value: Ratio) => value.plus(b).times(value) },
    // No square of the table is greater.
    'b - x^2': { expression: m`${b + 5} - x^2`, result: (value: Ratio) => Ratio.of(b + 5).minus(value.times(value)) },
    'ax^2': { expression: m`${a}x^2`, result: (value: Ratio) => value.times(value).times(a) },
  }
  const { expression, result } = tables[kind]
  return { expression, values, results: values.map(result) }
}

const written = (value: Ratio): Value => (value.isInteger ? value : decimal(value))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  table: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Complete the table.`, es: prose`Completa la tabla.` },
    draw: drawTable,
    answer: tableCells,
    solve({ expression, values, results }) {
      const shown = results.map(value => (value.isInteger ? value : decimal(value)))
      return {
        blanks: shown,
        head: [x, expression],
        rows: values.map((value, i): CellHole[] => [written(value), itemOf(shown, i)]),
      }
    },
    ask({ expression, values }) {
      const shown = table({ head: [x, expression], rows: values.map(value => [written(value), blank(2)]) })
      return both(shown)
    },
    solution: ({ expression, values }) => values.map(value => putIn(expression, written(value))),
    check(printed, { blanks }) {
      const { head, rows } = printed.block('table')
      const expression = itemOf(head!, 1)[0] as Expr
      return (
        blanks.length === rows.length &&
        rows.every((row, i) =>
          evaluate(expression, { x: evaluate(itemOf(row, 0)[0] as Expr) }).equals(exact(itemOf(blanks, i))),
        )
      )
    },
  }),
  greatestResult: form({
    levels: ['medium'],
    draw: (random, level) =>
      random.until(
        () => {
          const values = random.sample([1, 2, 3, 4, 5, 6, 7, 8], 3).sort((a, b) => a - b)
          const [a, b] = [random.int(2, 5), random.int(2, 12)]
          const expression = hasTwoLetters(level)
            ? random.pick([m`x(${7 + a} - x)`, m`${7 + a}x - x^2`, m`(x + ${a - 1})(${7 + a} - x)`])
            : m`${8 * a + b} - ${a}x`
          return { expression, values }
        },
        ({ expression, values }) => {
          const results = values.map(value => evaluate(expression, { x: value }).toNumber())
          // Neither the first nor the last one can be taken without a look at the others.
          return (
            new Set(results).size === values.length && (!hasTwoLetters(level) || Math.max(...results) === results[1])
          )
        },
      ),
    answer: integer,
    solve: ({ expression, values }) =>
      itemOf(
        [...values].sort((one, two) => evaluate(expression, { x: two }).compare(evaluate(expression, { x: one }))),
        0,
      ),
    ask: ({ expression, values }) => ({
      en: prose`Which value of ${x} from ${setOf(...values)} gives the greatest result for ${expression}?`,
      es: prose`¿Qué valor de ${x} del conjunto ${setOf(...values)} da el mayor resultado para ${expression}?`,
    }),
    solution: ({ expression, values }, answer) => [
      ...values.map(value => putIn(expression, value)),
      step(equation(x, answer), because.takeTheGreatestResult),
    ],
    // Every other value of the set gives less.
    check(printed, answer) {
      const expression = lastOf(printed.maths)
      const values = printed.one('list').items.map(item => evaluate(item))
      const best = evaluate(expression, { x: exact(answer) })
      return (
        values.some(value => value.equals(exact(answer))) &&
        values.every(value => value.equals(exact(answer)) || evaluate(expression, { x: value }).compare(best) < 0)
      )
    },
  }),
})
