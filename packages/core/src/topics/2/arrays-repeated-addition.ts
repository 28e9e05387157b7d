import { figureChoice } from '../../answer/choice.ts'
import { drawing } from '../../answer/drawing.ts'
import { equationAsWritten } from '../../answer/expression.ts'
import { equationSet, expressionList } from '../../answer/expression-list.ts'
import { integer, quantity } from '../../answer/number.ts'
import { type Both, both, type Content, count, figure, howMany, prose } from '../../content.ts'
import { type ArrayFigure, array } from '../../figure/array.ts'
import { type Icon, iconNoun } from '../../figure/icon.ts'
import { blank, equation, expr, sum } from '../../math/build.ts'
import { exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { isTrue } from '../../math/truth.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { rowStories } from './arrays-repeated-addition/array-rows.ts'

const PICTURES: readonly Icon[] = ['star', 'apple', 'flower', 'circle', 'square', 'heart', 'cookie', 'leaf']

interface Level {
  readonly rows: readonly [from: number, to: number]
  readonly columns: readonly [from: number, to: number]
}
interface Facts {
  readonly rows: number
  readonly columns: number
  readonly icon: Icon
}

const draw = (random: Random, { rows, columns }: Level): Facts => ({
  rows: random.int(...rows),
  columns: random.int(...columns),
  icon: random.pick(PICTURES),
})
const drawOblong = (random: Random, level: Level) =>
  random.until(
    () => draw(random, level),
    ({ rows, columns }) => rows !== columns,
  )

const picture = ({ rows, columns, icon }: Facts) => figure(array(rows, columns, { icon, fill: 'white' }))
const repeated = (value: number, times: number) => sum(...Array<number>(times).fill(value))
const frame = (times: number) => sum(...Array.from({ length: times }, () => blank(2)))
const total = ({ rows, columns }: ArrayFigure) =>
  Array.from({ length: rows }, () => columns).reduce((all, row) => all + row, 0)

/** 4 + 4 + 4 = 12 as the numbers of its left side and its right side. */
function partsOf(item: Expr): { readonly addends: readonly number[]; readonly result: number } | null {
  if (item.kind !== 'relation' || item.left.kind !== 'sum') return null
  return { addends: item.left.terms.map(term => exact(term).n), result: exact(item.right).n }
}
const adds = (item: Expr, each: number, times: number) => {
  const parts = partsOf(item)
  return (
    parts !== null && isTrue(item) && parts.addends.length === times && parts.addends.every(addend => addend === each)
  )
}

export const arraysRepeatedAddition = defineTopic(
  {
    id: 'arrays-repeated-addition',
    name: { en: 'Arrays and repeated addition', es: 'Arreglos y suma repetida' },
    description: {
      en: 'Write a repeated addition for the equal rows of an array and find the total.',
      es: 'Escribe una suma repetida para las filas iguales de un arreglo y halla el total.',
    },
    domain: 'Operations & Algebraic Thinking',
    standards: ['2.OA.C.4'],
    levels: {
      easy: { rows: [2, 3], columns: [2, 5] },
      medium: { rows: [2, 5], columns: [2, 5] },
      hard: { rows: [2, 5], columns: [2, 5] },
    },
  },
  form => ({
    byRows: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: { en: prose`Add the rows.`, es: prose`Suma las filas.` },
      lines: 0,
      draw,
      answer: equationAsWritten,
      solve: ({ rows, columns }) => equation(repeated(columns, rows), rows * columns),
      ask: facts => both([picture(facts), equation(frame(facts.rows), blank(2))]),
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        return adds(answer, columns, rows)
      },
    }),

    howMany: form({
      levels: ['easy', 'medium'],
      lines: 0,
      draw,
      answer: integer,
      solve: ({ rows, columns }) => rows * columns,
      ask: (facts): Both<Content> => {
        const noun = iconNoun(facts.icon)
        return {
          en: [picture(facts), prose`${howMany(noun)} in all? ____`],
          es: [picture(facts), prose`¿${howMany(noun)} hay en total? ____`],
        }
      },
      check: (printed, answer) => exact(answer).equals(total(printed.figure('array'))),
    }),

    rowsAndColumns: form({
      levels: ['medium'],
      lines: 0,
      draw,
      answer: expressionList,
      solve: ({ rows, columns }) => [expr(rows), expr(columns), equation(repeated(columns, rows), rows * columns)],
      ask: (facts): Both<Content> => ({
        en: [picture(facts), prose`Rows: ___`, prose`In each row: ___`, prose`Add the rows: ______________________`],
        es: [
          picture(facts),
          prose`Filas: ___`,
          prose`En cada fila: ___`,
          prose`Suma las filas: ______________________`,
        ],
      }),
      check(printed, [rows = expr(0), each = expr(0), addition = expr(0)]) {
        const drawn = printed.figure('array')
        return (
          exact(rows).equals(drawn.rows) &&
          exact(each).times(exact(rows)).equals(total(drawn)) &&
          adds(addition, exact(each).n, drawn.rows)
        )
      },
    }),

    whichArray: form({
      draw: drawOblong,
      answer: figureChoice,
      solve: ({ rows, columns, icon }) => array(rows, columns, { icon, fill: 'white' }),
      mistakes: ({ rows, columns, icon }) => ({
        rowsAndColumnsSwapped: array(columns, rows, { icon, fill: 'white' }),
        oneRowOff: array(rows === 5 ? 4 : rows + 1, columns, { icon, fill: 'white' }),
        oneColumnOff: array(rows, columns === 2 ? 3 : columns - 1, { icon, fill: 'white' }),
      }),
      ask({ rows, columns }) {
        const adding = repeated(columns, rows)
        return {
          en: prose`Each number is a row. Which array shows ${adding}?`,
          es: prose`Cada número es una fila. ¿Qué arreglo muestra ${adding}?`,
        }
      },
      check(printed, answer) {
        const { terms } = printed.one('sum')
        return (
          answer.kind === 'array' &&
          terms.length === answer.rows &&
          terms.every(term => exact(term).equals(answer.columns))
        )
      },
    }),

    twoEquations: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Add the rows. Then add the columns.`,
        es: prose`Suma las filas. Luego suma las columnas.`,
      },
      lines: 0,
      draw: drawOblong,
      answer: equationSet,
      solve: ({ rows, columns }) => [
        equation(repeated(columns, rows), rows * columns),
        equation(repeated(rows, columns), rows * columns),
      ],
      ask: facts =>
        both([picture(facts), equation(frame(facts.rows), blank(2)), equation(frame(facts.columns), blank(2))]),
      check(printed, answers) {
        const { rows, columns } = printed.figure('array')
        const [first, second] = answers
        return answers.length === 2 && !!first && !!second && adds(first, columns, rows) && adds(second, rows, columns)
      },
    }),

    drawArray: form({
      levels: ['hard'],
      lines: 4,
      draw,
      answer: drawing<{ readonly rows: number; readonly columns: number }>(
        ({ rows, columns }) => array(rows, columns),
        ({ rows, columns }) => [
          { rows: rows + 1, columns },
          { rows, columns: columns + 1 },
        ],
      ),
      solve: ({ rows, columns }) => ({ rows, columns }),
      ask({ rows, columns }) {
        const adding = repeated(columns, rows)
        return {
          en: prose`Draw an array for ${adding}. Each number is a row.`,
          es: prose`Dibuja un arreglo para ${adding}. Cada número es una fila.`,
        }
      },
      check(printed, { rows, columns }) {
        const { terms } = printed.one('sum')
        return terms.length === rows && terms.every(term => exact(term).equals(columns))
      },
    }),

    story: form({
      levels: ['hard'],
      share: 2,
      lines: 2,
      draw: (random, level) => ({ ...draw(random, level), story: random.evenly(rowStories) }),
      answer: quantity,
      solve: ({ rows, columns, story }) => count(rows * columns, story.noun),
      ask: ({ rows, columns, story }) => story.tell(rows, columns),
      // Adds a row at a time.
      check(printed, { amount }) {
        const [rows, each] = printed.numbers
        if (!rows || !each) return false
        return exact(amount).equals(Array.from({ length: rows.n }, () => each.n).reduce((all, row) => all + row, 0))
      },
    }),
  }),
)
