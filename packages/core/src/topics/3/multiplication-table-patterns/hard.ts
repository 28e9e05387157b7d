import {
  blank,
  both,
  divide,
  equation,
  exact,
  explained,
  type FormMaker,
  itemOf,
  line,
  list,
  minus,
  numberList,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  table,
  tableCells,
  times,
  tupleOf,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { completed, isMultiplied, type levels, readTable, withGaps } from './products.ts'
import { drawPuzzle, puzzleSteps, puzzleTable } from './puzzle.ts'
import { holdsEverywhere, patterns } from './reasons.ts'

/** Three rows and three columns side by side from inside the table. */
interface Piece {
  readonly side: number
  readonly top: number
  /** The line with two neighbors that are printed. */
  readonly isRow: boolean
  readonly line: number
  readonly from: number
  /** Two more places that are printed. */
  readonly others: readonly number[]
}
const valueAt = ({ side, top }: Piece, place: number) => (side + Math.floor(place / 3)) * (top + (place % 3))
const placeAt = ({ isRow, line: at }: Piece, i: number) => (isRow ? 3 * at + i : 3 * i + at)
const shownIn = (piece: Piece) => [placeAt(piece, piece.from), placeAt(piece, piece.from + 1), ...piece.others]
const pieceTable = (piece: Piece, isFilled: boolean) => ({
  rows: wholes(0, 2).map(row =>
    wholes(0, 2).map(column => {
      const place = 3 * row + column
      return isFilled || shownIn(piece).includes(place) ? valueAt(piece, place) : blank(2)
    }),
  ),
})
const drawPiece = (random: Random): Piece => {
  const isRow = random.evenly([true, false])
  return random.until(
    (): Piece => ({
      side: random.int(3, 8),
      top: random.int(3, 8),
      isRow,
      line: random.int(0, 2),
      from: random.int(0, 1),
      others: random.sample(wholes(0, 8), 2),
    }),
    piece => piece.side !== piece.top && new Set(shownIn(piece)).size === 4,
  )
}

/** A table of which one product is wrong. */
interface Slipped {
  readonly tops: readonly number[]
  readonly sides: readonly number[]
  readonly row: number
  readonly column: number
  readonly wrong: number
}
const slippedTable = ({ tops, sides, row, column, wrong }: Slipped) =>
  table({
    head: [words('×', '×'), ...tops],
    rows: sides.map((side, r) => [side, ...tops.map((top, c) => (r === row && c === column ? wrong : side * top))]),
    rowHeads: true,
  })
const drawSlipped = (random: Random): Slipped => {
  const [row, column] = [random.evenly([1, 0, 2]), random.int(0, 3)]
  return random.until(
    () => {
      const [tops, sides] = [random.sample(wholes(3, 9), 4), random.sample(wholes(6, 9), 3)]
      const right = itemOf(sides, row) * itemOf(tops, column)
      return {
        tops,
        sides,
        row,
        column,
        wrong: right + random.pick([itemOf(tops, column), -itemOf(sides, row), 2, -2, -1]),
      }
    },
    ({ tops, sides, wrong }) => sides.every(side => tops.every(top => side * top !== wrong)),
  )
}

const reasonOf = (key: 'right' | 'wrong1' | 'wrong2' | 'wrong3', says: Sentence['says']): Sentence => ({ key, says })

export const hardForms = (form: FormMaker<typeof levels>) => ({
  hiddenHeads: form({
    levels: ['hard'],
    instruction: {
      en: prose`The factors of this multiplication table are from 1 to 10. Find all the missing factors and products.`,
      es: prose`Los factores de esta tabla de multiplicar son del 1 al 10. Halla todos los factores y productos que faltan.`,
    },
    draw: drawPuzzle,
    answer: tableCells,
    solve: puzzle => completed(puzzleTable(puzzle)),
    ask: puzzle => both(withGaps(puzzleTable(puzzle))),
    solution: puzzleSteps,
    check: isMultiplied,
  }),

  piece: form({
    levels: ['hard'],
    instruction: {
      en: prose`This part of the multiplication table shows 3 rows and 3 columns next to each other, in order. Fill in the missing products.`,
      es: prose`Esta parte de la tabla de multiplicar muestra 3 filas seguidas y 3 columnas seguidas, en orden. Escribe los productos que faltan.`,
    },
    draw: drawPiece,
    answer: tableCells,
    solve: piece => ({
      ...pieceTable(piece, true),
      blanks: wholes(0, 8)
        .filter(place => !shownIn(piece).includes(place))
        .map(place => valueAt(piece, place)),
    }),
    ask: piece => both(table(pieceTable(piece, false))),
    solution(piece) {
      const { isRow, side, top, line: at, from } = piece
      const [first, second] = [valueAt(piece, placeAt(piece, from)), valueAt(piece, placeAt(piece, from + 1))]
      const [factor, other] = isRow ? [side + at, top + from] : [top + at, side + from]
      const blanks = wholes(0, 8).filter(place => !shownIn(piece).includes(place))
      return [
        explained(
          equation(minus(second, first), factor),
          isRow
            ? line`${first} and ${second} are next to each other in a row. The row goes up by ${factor}: it is the row for ${factor}.`
            : line`${first} and ${second} are next to each other in a column. The column goes up by ${factor}: it is the column for ${factor}.`,
          isRow
            ? line`${first} y ${second} van seguidos en una fila. La fila sube de ${factor} en ${factor}: es la fila del ${factor}.`
            : line`${first} y ${second} van seguidos en una columna. La columna sube de ${factor} en ${factor}: es la columna del ${factor}.`,
        ),
        explained(
          equation(divide(first, factor), other),
          isRow ? line`${first} is in the column for ${other}.` : line`${first} is in the row for ${other}.`,
          isRow ? line`${first} está en la columna del ${other}.` : line`${first} está en la fila del ${other}.`,
        ),
        explained(
          words(
            `${side}, ${side + 1}, ${side + 2}; ${top}, ${top + 1}, ${top + 2}`,
            `${side}, ${side + 1}, ${side + 2}; ${top}, ${top + 1}, ${top + 2}`,
          ),
          line`The rows are in order, so they are the rows for ${side}, ${side + 1}, and ${side + 2}. The columns are those for ${top}, ${top + 1}, and ${top + 2}.`,
          line`Las filas están en orden: son las del ${side}, ${side + 1} y ${side + 2}. Las columnas son las del ${top}, ${top + 1} y ${top + 2}.`,
        ),
        explained(
          statements(
            ...blanks.map(place =>
              equation(times(side + Math.floor(place / 3), top + (place % 3)), valueAt(piece, place)),
            ),
          ),
          line`Multiply the number of the row by the number of the column.`,
          line`Multiplica el número de la fila por el de la columna.`,
        ),
        explained(
          both(table(pieceTable(piece, true))),
          line`Write the missing products in the table.`,
          line`Escribe en la tabla los productos que faltan.`,
        ),
      ]
    },
    // From row to row, and from column to column, the step grows by 1; a product is the step of its row times that of its column.
    check(printed, { blanks }) {
      let next = 0
      const rows = printed
        .block('table')
        .rows.map(row =>
          row.map(([item]) =>
            item === undefined || typeof item === 'string' || item.kind === 'words' || item.kind === 'blank'
              ? exact(itemOf(blanks, next++))
              : exact(item as Parameters<typeof exact>[0]),
          ),
        )
      const steps = rows.map(row => {
        const [first, second, third] = tupleOf(row, 3)
        return second.minus(first).equals(third.minus(second)) ? second.minus(first) : null
      })
      const [one] = steps
      const columnStep = itemOf(itemOf(rows, 1), 0).minus(itemOf(itemOf(rows, 0), 0))
      return (
        next === blanks.length &&
        one !== null &&
        one !== undefined &&
        steps.every((each, i) => each?.equals(one.plus(i)) === true) &&
        itemOf(itemOf(rows, 0), 0).over(one).equals(columnStep) &&
        itemOf(itemOf(rows, 2), 0)
          .minus(itemOf(itemOf(rows, 1), 0))
          .equals(columnStep)
      )
    },
  }),

  wrongProduct: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: drawSlipped,
    answer: numberList,
    solve: ({ tops, sides, row, column, wrong }) => [wrong, itemOf(sides, row) * itemOf(tops, column)],
    ask: slipped => ({
      en: [
        prose`One product in the table is wrong.`,
        slippedTable(slipped),
        prose`Wrong product: ____`,
        prose`Correct product: ____`,
      ],
      es: [
        prose`Un producto de la tabla es incorrecto.`,
        slippedTable(slipped),
        prose`Producto incorrecto: ____`,
        prose`Producto correcto: ____`,
      ],
    }),
    solution({ tops, sides, row, column, wrong }) {
      const [side, top] = [itemOf(sides, row), itemOf(tops, column)]
      return [
        ...sides.map((each, r) =>
          explained(
            statements(...tops.map(above => equation(times(each, above), each * above))),
            r === row
              ? line`Row for ${each}: one product in the table is different.`
              : line`Row for ${each}: the products in the table are correct.`,
            r === row
              ? line`Fila del ${each}: un producto de la tabla es diferente.`
              : line`Fila del ${each}: los productos de la tabla son correctos.`,
          ),
        ),
        step(list(wrong), because.mistakeIs, {
          what: {
            en: line`${times(side, top)} is ${side * top}, not ${wrong}`,
            es: line`${times(side, top)} es ${side * top}, no ${wrong}`,
          },
        }),
        explained(list(wrong, side * top), line`Write both products.`, line`Escribe los dos productos.`),
      ]
    },
    check(printed, answers) {
      const [wrong, right] = tupleOf(answers.map(exact), 2)
      const { tops, sides } = readTable(printed, [])
      const slips = sides.flatMap(({ side, products }) =>
        products.flatMap((product, c) =>
          side !== undefined && product.over(itemOf(tops, c)).equals(side)
            ? []
            : [{ product, side, top: itemOf(tops, c) }],
        ),
      )
      const [slip] = slips
      return (
        slips.length === 1 &&
        slip?.side !== undefined &&
        slip.product.equals(wrong) &&
        right.over(slip.side).equals(slip.top)
      )
    },
  }),

  whyIsIt: form({
    levels: ['hard'],
    kind: 'explain',
    draw: random => random.evenly(patterns),
    answer: sentenceChoice,
    solve: ({ reason }) => reasonOf('right', reason),
    mistakes: ({ wrong: [first, second, third] }): Record<string, Sentence> => ({
      wrong1: reasonOf('wrong1', first),
      wrong2: reasonOf('wrong2', second),
      wrong3: reasonOf('wrong3', third),
    }),
    ask: ({ says }) => says,
    solution: ({ steps }) => steps,
    whyWrong: ({ why: [first, second, third] }) => ({ wrong1: first, wrong2: second, wrong3: third }),
    check(printed, { key }) {
      const pattern = printedOf(patterns, printed)
      return pattern !== undefined && holdsEverywhere(pattern) && key === 'right'
    },
  }),
})
