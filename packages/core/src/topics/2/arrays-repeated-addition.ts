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
  step,
  sum,
  tupleOf,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { rowStories } from './arrays-repeated-addition/array-rows.ts'

const PICTURES: Readonly<Record<keyof typeof LEVELS, readonly Icon[]>> = {
  easy: ['star', 'apple', 'flower', 'circle', 'square', 'heart', 'cookie', 'leaf'],
  medium: ['ball', 'egg', 'mushroom', 'cup', 'moon', 'shell', 'fish', 'balloon'],
  hard: ['triangle', 'car', 'tree', 'house', 'book', 'duck', 'butterfly', 'pencil'],
}

interface Size {
  readonly rows: number
  readonly columns: number
}
interface Level {
  readonly sizes: readonly Size[]
}
interface Facts extends Size {
  readonly icon: Icon
}

const size = (rows: number, columns: number): Size => ({ rows, columns })
/** No size is in two levels. Rows and columns differ, so that nobody takes one for the other unseen. */
const LEVELS = {
  easy: { sizes: [size(2, 3), size(3, 2), size(2, 5), size(2, 4)] },
  medium: { sizes: [size(4, 2), size(5, 3), size(4, 3), size(5, 2)] },
  hard: { sizes: [size(3, 4), size(5, 4), size(3, 5), size(4, 5)] },
} as const satisfies Record<string, Level>
/** The sizes take turns. Forms begin at other sizes, and where two of them show one size, they show it of other things. */
const drawFrom = (name: keyof typeof LEVELS, turns: number) => {
  const sizes = startingAt(LEVELS[name].sizes, turns)
  const pictures = startingAt(PICTURES[name], 2 * turns)
  return (random: Random): Facts => ({ ...random.evenly(sizes), icon: random.evenly(pictures) })
}
const drawStory = drawFrom('hard', 2)
const drawToDraw = drawFrom('hard', 3)

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
const columnsOf = ({ rows, columns }: Size) => ({
  en: prose`${count(columns, nouns.column)} of ${rows}`,
  es: prose`${count(columns, nouns.column)} de ${rows}`,
})
const countedColumns = (size: Size): Step =>
  explained(
    columnsOf(size),
    line`Count the columns and how many there are in each one.`,
    line`Cuenta las columnas y los objetos de cada una.`,
  )
const countedBy = ({ rows, columns }: Size): Step =>
  step(list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)), because.skipCount, { step: columns })
const added = (size: Size): readonly Step[] => [
  countedRows(size),
  countedBy(size),
  step(additionOf(size), because.addTheRows),
]

/** The numbers of the wrong arrays. */
const offByOne = (rows: number) => (rows === 5 ? 4 : rows + 1)
const lessInEach = (columns: number) => (columns === 2 ? 3 : columns - 1)
const hasRows = (rows: number, columns: number) => ({
  en: line`It has ${count(rows, nouns.row)} of ${columns}.`,
  es: line`Tiene ${count(rows, nouns.row)} de ${columns}.`,
})

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
    rev: 6,
    levels: LEVELS,
  },
  form => ({
    byRows: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Write an addition sentence for the rows.`, es: prose`Escribe una suma para las filas.` },
      draw: drawFrom('easy', 0),
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
      levels: ['easy'],
      draw: drawFrom('easy', 2),
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

    withTotal: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`Write an addition sentence for the rows.`,
        es: prose`Escribe una suma para las filas.`,
      },
      lines: 1,
      draw: drawFrom('medium', 0),
      answer: equationAsWritten,
      solve: additionOf,
      ask: facts => both(picture(facts)),
      solution: added,
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        return adds(answer, columns, rows)
      },
    }),

    whichSentence: form({
      levels: ['medium'],
      draw: drawFrom('medium', 2),
      answer: formulaChoice,
      solve: additionOf,
      mistakes: ({ rows, columns }) => ({
        columnsInstead: additionOf({ rows: columns, columns: rows }),
        oneRowOff: additionOf({ rows: rows - 1, columns }),
        rowsPlusColumns: equation(sum(rows, columns), rows + columns),
      }),
      ask: facts => {
        const drawn = picture(facts)
        return {
          en: [drawn, prose`Which addition sentence shows the array? Each number is a row.`],
          es: [drawn, prose`¿Qué suma muestra el arreglo? Cada número es una fila.`],
        }
      },
      solution: added,
      whyWrong: ({ rows, columns }) => ({
        columnsInstead: { en: line`It adds the columns.`, es: line`Suma las columnas.` },
        oneRowOff: {
          en: line`It adds ${count(rows - 1, nouns.row)}. There are ${rows}.`,
          es: line`Suma ${count(rows - 1, nouns.row)}. Hay ${rows}.`,
        },
        rowsPlusColumns: {
          en: line`It adds the number of rows, ${rows}, and the number in each row, ${columns}.`,
          es: line`Suma el número de filas, ${rows}, y los objetos de cada fila, ${columns}.`,
        },
      }),
      check(printed, answer) {
        const { rows, columns } = printed.figure('array')
        return adds(expr(answer), columns, rows)
      },
    }),

    rowsAndColumns: form({
      levels: ['medium'],
      draw: drawFrom('medium', 1),
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
      levels: ['easy'],
      draw: drawFrom('easy', 1),
      answer: figureChoice,
      solve: ({ rows, columns, icon }) => array(rows, columns, { icon, fill: 'white' }),
      mistakes: ({ rows, columns, icon }) => ({
        rowsAndColumnsSwapped: array(columns, rows, { icon, fill: 'white' }),
        oneRowOff: array(offByOne(rows), columns, { icon, fill: 'white' }),
        oneColumnOff: array(rows, lessInEach(columns), { icon, fill: 'white' }),
      }),
      ask({ rows, columns }) {
        const adding = repeated(columns, rows)
        return {
          en: prose`Which array shows ${adding}? Each number is a row.`,
          es: prose`¿Qué arreglo muestra ${adding}? Cada número es una fila.`,
        }
      },
      solution: ({ rows, columns }, answer) => [
        step(rowsOf({ rows, columns }), because.eachNumberIsARow),
        explained(
          figure(answer),
          line`This array has ${count(rows, nouns.row)} of ${columns}.`,
          line`Este arreglo tiene ${count(rows, nouns.row)} de ${columns}.`,
        ),
      ],
      whyWrong: ({ rows, columns }) => ({
        rowsAndColumnsSwapped: hasRows(columns, rows),
        oneRowOff: hasRows(offByOne(rows), columns),
        oneColumnOff: hasRows(rows, lessInEach(columns)),
      }),
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
      draw: drawFrom('hard', 0),
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
        countedColumns({ rows, columns }),
        explained(
          expr(answer),
          line`Write ${rows} once for each of the ${count(columns, nouns.column)}.`,
          line`Escribe ${rows} una vez por cada una de las ${count(columns, nouns.column)}.`,
        ),
      ],
      whyWrong: () => ({
        rowsInstead: { en: line`It adds the rows.`, es: line`Suma las filas.` },
        rowsPlusColumns: { en: line`It adds one row and one column.`, es: line`Suma una fila y una columna.` },
        oneColumnTooMany: { en: line`It has one column too many.`, es: line`Tiene una columna de más.` },
      }),
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
      draw: drawFrom('hard', 1),
      answer: equationSet,
      solve: ({ rows, columns }) => [
        equation(repeated(columns, rows), rows * columns),
        equation(repeated(rows, columns), rows * columns),
      ],
      ask: facts =>
        both([picture(facts), equation(frame(facts.rows), blank(2)), equation(frame(facts.columns), blank(2))]),
      namedAnswer(_, totals) {
        const [rows, columns] = tupleOf(totals, 2)
        return { en: prose`Rows: ${rows}; columns: ${columns}`, es: prose`Filas: ${rows}; columnas: ${columns}` }
      },
      solution: ({ rows, columns }) => [
        countedRows({ rows, columns }),
        step(additionOf({ rows, columns }), because.addTheRows),
        countedColumns({ rows, columns }),
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
      draw: random => ({ ...drawToDraw(random), isByColumns: random.evenly([true, false]) }),
      answer: drawing<{ readonly rows: number; readonly columns: number }>(
        ({ rows, columns }) => array(rows, columns),
        ({ rows, columns }) => [
          { rows: rows + 1, columns },
          { rows, columns: columns + 1 },
        ],
      ),
      solve: ({ rows, columns }) => ({ rows, columns }),
      ask({ rows, columns, isByColumns }) {
        const adding = isByColumns ? repeated(rows, columns) : repeated(columns, rows)
        return isByColumns
          ? {
              en: prose`Draw an array for ${adding}. Each number is a column.`,
              es: prose`Dibuja un arreglo para ${adding}. Cada número es una columna.`,
            }
          : {
              en: prose`Draw an array for ${adding}. Each number is a row.`,
              es: prose`Dibuja un arreglo para ${adding}. Cada número es una fila.`,
            }
      },
      solution: ({ rows, columns, isByColumns }) =>
        isByColumns
          ? [
              explained(
                columnsOf({ rows, columns }),
                line`Each number is a column.`,
                line`Cada número es una columna.`,
              ),
              explained(
                figure(array(rows, columns)),
                line`Draw ${count(columns, nouns.column)} with ${rows} in each.`,
                line`Dibuja ${count(columns, nouns.column)} con ${rows} en cada una.`,
              ),
            ]
          : [
              step(rowsOf({ rows, columns }), because.eachNumberIsARow),
              explained(
                figure(array(rows, columns)),
                line`Draw ${count(rows, nouns.row)} with ${columns} in each.`,
                line`Dibuja ${count(rows, nouns.row)} con ${columns} en cada una.`,
              ),
            ],
      check(printed, { rows, columns }) {
        const { terms } = printed.one('sum')
        const [times, each] = /column/.test(printed.text) ? [columns, rows] : [rows, columns]
        return terms.length === times && terms.every(term => exact(term).equals(each))
      },
    }),

    story: form({
      levels: ['hard'],
      kind: 'story',
      lines: 2,
      draw: random => ({ ...drawStory(random), story: random.evenly(rowStories) }),
      answer: quantity,
      solve: ({ rows, columns, story }) => count(rows * columns, story.noun),
      ask: ({ rows, columns, story }) => story.tell(rows, columns),
      solution: ({ rows, columns, story }, found) => [
        step(repeated(columns, rows), because.addTheRows),
        countedBy({ rows, columns }),
        answerStep(both(prose`${found}`), story.answers(found)),
      ],
      // Adds a row at a time.
      check(printed, { amount }) {
        const [rows, each] = printed.take(2)
        return exact(amount).equals(Array.from({ length: rows.n }, () => each.n).reduce((all, row) => all + row, 0))
      },
    }),
  }),
)
