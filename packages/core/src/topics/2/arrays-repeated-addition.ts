import {
  type ArrayFigure,
  answerStep,
  array,
  type Both,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  type Expr,
  equation,
  equationAsWritten,
  equationSet,
  exact,
  explained,
  expr,
  expressionList,
  figure,
  figureChoice,
  formulaChoice,
  howMany,
  type Icon,
  iconNoun,
  isTrue,
  line,
  list,
  prose,
  quantity,
  type Random,
  type Step,
  statements,
  step,
  sum,
  tupleOf,
  wholes,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { rowStories } from './arrays-repeated-addition/array-rows.ts'

const PICTURES: readonly Icon[] = ['star', 'apple', 'flower', 'circle', 'square', 'heart', 'cookie', 'leaf']

interface Level {
  readonly rows: readonly [from: number, to: number]
  readonly columns: readonly [from: number, to: number]
}
interface Size {
  readonly rows: number
  readonly columns: number
}
interface Facts extends Size {
  readonly icon: Icon
}

/** All sizes of a level take turns, so that none comes twice among few problems. */
const sizesOf = ({ rows: [from, to], columns: [least, most] }: Level): readonly Size[] =>
  wholes(from, to).flatMap(rows => wholes(least, most).map(columns => ({ rows, columns })))
const LEVELS = {
  easy: { rows: [2, 3], columns: [2, 5] },
  medium: { rows: [4, 5], columns: [2, 5] },
  hard: { rows: [2, 5], columns: [3, 5] },
} as const satisfies Record<string, Level>
const SIZES = new Map(Object.values(LEVELS).map(level => [keyOf(level), sizesOf(level)]))
const OBLONG = new Map(
  [...SIZES].map(([key, sizes]) => [key, sizes.filter(({ rows, columns }) => rows !== columns)] as const),
)
function keyOf({ rows, columns }: Level): string {
  return [...rows, ...columns].join()
}

const draw = (random: Random, level: Level, sizes = SIZES): Facts => ({
  ...random.evenly(sizes.get(keyOf(level)) ?? sizesOf(level)),
  icon: random.evenly(PICTURES),
})
const drawOblong = (random: Random, level: Level) => draw(random, level, OBLONG)

const picture = ({ rows, columns, icon }: Facts) => figure(array(rows, columns, { icon, fill: 'white' }))
const repeated = (value: number, times: number) => sum(...Array<number>(times).fill(value))
const frame = (times: number) => sum(...Array.from({ length: times }, () => blank(2)))
const total = ({ rows, columns }: ArrayFigure) =>
  Array.from({ length: rows }, () => columns).reduce((all, row) => all + row, 0)

const additionOf = ({ rows, columns }: Size) => equation(repeated(columns, rows), rows * columns)
const rowsOf = ({ rows, columns }: Size) => ({
  en: prose`${count(rows, nouns.row)} of ${columns}`,
  es: prose`${count(rows, nouns.row)} de ${columns}`,
})
const countedRows = (size: Size): Step => step(rowsOf(size), because.countTheRows)
const countedBy = ({ rows, columns }: Size): Step =>
  step(list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)), because.skipCount, { step: columns })
const added = (size: Size): readonly Step[] => [
  countedRows(size),
  countedBy(size),
  step(additionOf(size), because.addTheRows),
]

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
    levels: LEVELS,
  },
  form => ({
    byRows: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: { en: prose`Write an addition sentence for the rows.`, es: prose`Escribe una suma para las filas.` },
      draw,
      answer: equationAsWritten,
      solve: ({ rows, columns }) => equation(repeated(columns, rows), rows * columns),
      ask: facts => both([picture(facts), equation(frame(facts.rows), blank(2))]),
      solution: added,
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        return adds(answer, columns, rows)
      },
    }),

    howMany: form({
      levels: ['easy', 'medium'],
      draw,
      answer: quantity,
      solve: ({ rows, columns, icon }) => count(rows * columns, iconNoun(icon)),
      ask: (facts): Both<Content> => {
        const noun = iconNoun(facts.icon)
        return {
          en: [picture(facts), prose`${howMany(noun)} in all? ____`],
          es: [picture(facts), prose`¿${howMany(noun)} hay en total? ____`],
        }
      },
      solution: (facts, found) => [
        countedRows(facts),
        countedBy(facts),
        step(both(prose`${found}`), because.lastNumberTellsHowMany),
      ],
      check: (printed, { amount }) => exact(amount).equals(total(printed.figure('array'))),
    }),

    rowsAndColumns: form({
      levels: ['medium'],
      draw: drawOblong,
      answer: expressionList,
      solve: ({ rows, columns }) => [expr(rows), expr(columns), equation(repeated(columns, rows), rows * columns)],
      ask: (facts): Both<Content> => ({
        en: [
          picture(facts),
          prose`Rows: ___`,
          prose`In each row: ___`,
          prose`Addition sentence for the rows: ______________________`,
        ],
        es: [
          picture(facts),
          prose`Filas: ___`,
          prose`En cada fila: ___`,
          prose`Suma para las filas: ______________________`,
        ],
      }),
      solution: added,
      check(printed, answers) {
        const [rows, each, addition] = tupleOf(answers, 3)
        const drawn = printed.figure('array')
        return (
          exact(rows).equals(drawn.rows) &&
          exact(each).times(exact(rows)).equals(total(drawn)) &&
          adds(addition, exact(each).n, drawn.rows)
        )
      },
    }),

    whichArray: form({
      levels: ['easy', 'medium'],
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
      solution: (facts, answer) => [
        step(rowsOf(facts), because.eachNumberIsARow),
        explained(
          figure(answer),
          line`This array has ${count(facts.rows, nouns.row)} of ${facts.columns}. The others have another number of rows or another number in each row.`,
          line`Este arreglo tiene ${count(facts.rows, nouns.row)} de ${facts.columns}. Los otros tienen otro número de filas u otro número en cada fila.`,
        ),
      ],
      check(printed, answer) {
        const { terms } = printed.one('sum')
        return (
          answer.kind === 'array' &&
          terms.length === answer.rows &&
          terms.every(term => exact(term).equals(answer.columns))
        )
      },
    }),

    whichAddition: form({
      levels: ['hard'],
      draw: drawOblong,
      answer: formulaChoice,
      // By columns: the rows are what is seen first.
      solve: ({ rows, columns }) => repeated(rows, columns),
      mistakes: ({ rows, columns }) => ({
        rowsInstead: repeated(columns, rows),
        rowsPlusColumns: sum(rows, columns),
        oneColumnTooMany: repeated(rows, columns + 1),
      }),
      ask: facts => {
        const drawn = picture(facts)
        return {
          en: [drawn, prose`Each number is a column. Which addition shows the array?`],
          es: [drawn, prose`Cada número es una columna. ¿Qué suma muestra el arreglo?`],
        }
      },
      solution: ({ rows, columns }, answer) => [
        explained(
          {
            en: prose`${count(columns, nouns.column)} of ${rows}`,
            es: prose`${count(columns, nouns.column)} de ${rows}`,
          },
          line`Count the columns and how many there are in each one.`,
          line`Cuenta las columnas y cuántos hay en cada una.`,
        ),
        explained(
          statements(repeated(columns, rows), sum(rows, columns), repeated(rows, columns + 1)),
          line`The first adds the rows. The second adds one row and one column. The third has one column too many.`,
          line`La primera suma las filas. La segunda suma una fila y una columna. La tercera tiene una columna de más.`,
        ),
        explained(
          expr(answer),
          line`Write ${rows} once for each of the ${count(columns, nouns.column)}.`,
          line`Escribe ${rows} una vez por cada una de las ${count(columns, nouns.column)}.`,
        ),
      ],
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        const parts = expr(answer)
        return (
          parts.kind === 'sum' && parts.terms.length === columns && parts.terms.every(term => exact(term).equals(rows))
        )
      },
    }),

    twoEquations: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Write an addition sentence for the rows. Then write one for the columns.`,
        es: prose`Escribe una suma para las filas. Luego escribe otra para las columnas.`,
      },
      draw: drawOblong,
      answer: equationSet,
      solve: ({ rows, columns }) => [
        equation(repeated(columns, rows), rows * columns),
        equation(repeated(rows, columns), rows * columns),
      ],
      ask: facts =>
        both([picture(facts), equation(frame(facts.rows), blank(2)), equation(frame(facts.columns), blank(2))]),
      solution: ({ rows, columns }) => [
        countedRows({ rows, columns }),
        step(additionOf({ rows, columns }), because.addTheRows),
        step(additionOf({ rows: columns, columns: rows }), because.addTheColumns),
      ],
      check(printed, answers) {
        const { rows, columns } = printed.figure('array')
        const [first, second] = answers
        return answers.length === 2 && !!first && !!second && adds(first, columns, rows) && adds(second, rows, columns)
      },
    }),

    drawArray: form({
      levels: ['hard'],
      lines: 4,
      draw: drawOblong,
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
      solution: ({ rows, columns }) => [
        step(rowsOf({ rows, columns }), because.eachNumberIsARow),
        step(figure(array(rows, columns)), because.drawTheRows),
      ],
      check(printed, { rows, columns }) {
        const { terms } = printed.one('sum')
        return terms.length === rows && terms.every(term => exact(term).equals(columns))
      },
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      lines: 2,
      draw: (random, level) => ({ ...draw(random, level), story: random.evenly(rowStories) }),
      answer: quantity,
      solve: ({ rows, columns, story }) => count(rows * columns, story.noun),
      ask: ({ rows, columns, story }) => story.tell(rows, columns),
      solution: ({ rows, columns }, found) => [
        step(repeated(columns, rows), because.addTheRows),
        countedBy({ rows, columns }),
        answerStep(both(prose`${found}`), { en: line`There are ${found} in all.`, es: line`En total hay ${found}.` }),
      ],
      // Adds a row at a time.
      check(printed, { amount }) {
        const [rows, each] = printed.take(2)
        return exact(amount).equals(Array.from({ length: rows.n }, () => each.n).reduce((all, row) => all + row, 0))
      },
    }),
  }),
)
