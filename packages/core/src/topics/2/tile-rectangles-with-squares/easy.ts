import {
  areaGrid,
  both,
  count,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  line,
  list,
  numberList,
  prose,
  quantity,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import type { levels } from './levels.ts'
import { countedIn, grid, inAll, inSquares, readColumns, readRows, type Size, skipCounted, total } from './sizes.ts'

// No two forms show one rectangle, nor one with rows and columns exchanged.
const COUNTED: readonly Size[] = [
  [3, 3],
  [4, 4],
  [2, 2],
]
const MEASURED: readonly Size[] = [
  [4, 5],
  [2, 3],
  [3, 4],
]
const CHOSEN: readonly Size[] = [
  [3, 5],
  [4, 2],
  [2, 5],
]
/** Heights of rows or widths of columns that are not all the same. */
const UNEVEN: Readonly<Record<2 | 3 | 4, readonly (readonly number[])[]>> = {
  2: [
    [0.5, 1.5],
    [1.5, 0.5],
  ],
  3: [
    [0.5, 2, 0.5],
    [1.7, 0.6, 0.7],
    [0.6, 0.7, 1.7],
  ],
  4: [
    [0.5, 1.5, 1.5, 0.5],
    [1.5, 0.5, 1.5, 0.5],
    [0.6, 0.6, 0.6, 2.2],
  ],
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  countSquares: form({
    levels: ['easy'],
    lines: 1,
    draw: random => random.evenly(COUNTED),
    answer: quantity,
    solve: size => inSquares(total(size)),
    ask: size =>
      asked(
        {
          en: prose`${howMany(nouns.square)} cover this rectangle?`,
          es: prose`¿${howMany(nouns.square)} cubren este rectángulo?`,
        },
        grid(size),
      ),
    solution: size => [readRows(size), skipCounted(size), inAll(size)],
    check: (printed, { amount }) => exact(amount).equals(countedIn(printed.figure('area-grid'))),
  }),

  rowsColumnsTotal: form({
    levels: ['easy'],
    draw: random => random.evenly(MEASURED),
    answer: numberList,
    solve: size => [...size, total(size)],
    ask: size => {
      const drawn = figure(grid(size))
      return {
        en: [
          prose`Count the rows, the columns, and the squares.`,
          drawn,
          prose`Rows: ____`,
          prose`Columns: ____`,
          prose`Squares in all: ____`,
        ],
        es: [
          prose`Cuenta las filas, las columnas y los cuadrados.`,
          drawn,
          prose`Filas: ____`,
          prose`Columnas: ____`,
          prose`Cuadrados en total: ____`,
        ],
      }
    },
    namedAnswer: (_, answer) => {
      const [rows, columns, squares] = tupleOf(answer, 3)
      return {
        en: prose`rows ${rows}; columns ${columns}; squares in all ${squares}`,
        es: prose`filas ${rows}; columnas ${columns}; cuadrados en total ${squares}`,
      }
    },
    solution: ([rows, columns], answer) => [
      explainedBy(
        { en: prose`${count(rows, nouns.row)}`, es: prose`${count(rows, nouns.row)}` },
        {
          en: line`Rows go across. Count them from the top down.`,
          es: line`Las filas van de lado a lado. Cuéntalas de arriba abajo.`,
        },
      ),
      explainedBy(both(prose`${count(columns, nouns.column)}`), {
        en: line`Columns go up and down. Count them from left to right.`,
        es: line`Las columnas van de arriba abajo. Cuéntalas de izquierda a derecha.`,
      }),
      skipCounted([rows, columns]),
      explainedBy(list(...answer), {
        en: line`Write rows, columns, and squares in all.`,
        es: line`Escribe las filas, las columnas y los cuadrados en total.`,
      }),
    ],
    check(printed, answer) {
      const drawn = printed.figure('area-grid')
      const [rows, columns, squares] = tupleOf(answer, 3)
      return (
        exact(rows).equals(drawn.rowSizes.length) &&
        exact(columns).equals(drawn.columnSizes.length) &&
        exact(squares).equals(countedIn(drawn))
      )
    },
  }),

  whichShows: form({
    levels: ['easy'],
    draw: random => ({ size: random.evenly(CHOSEN), asksForRows: random.evenly([true, false]) }),
    answer: figureChoice,
    solve: ({ size }) => grid(size),
    mistakes: ({ size: [rows, columns] }) => ({
      exchanged: grid([columns, rows]),
      oneRowMore: grid([rows + 1, columns + (rows + 1 === columns ? 1 : 0)]),
      oneColumnLess: grid(columns > 2 ? [rows, columns - 1] : [rows - 1, columns]),
    }),
    ask({ size: [rows, columns], asksForRows }) {
      const [row, column] = [count(rows, nouns.row), count(columns, nouns.column)]
      return asksForRows
        ? {
            en: prose`Which rectangle has ${row} with ${inSquares(columns)} in each row?`,
            es: prose`¿Qué rectángulo tiene ${row} con ${inSquares(columns)} en cada fila?`,
          }
        : {
            en: prose`Which rectangle has ${column} with ${inSquares(rows)} in each column?`,
            es: prose`¿Qué rectángulo tiene ${column} con ${inSquares(rows)} en cada columna?`,
          }
    },
    solution: ({ size, asksForRows }, answer) => [
      explainedBy(figure(grid([size[1], size[0]])), {
        en: asksForRows
          ? line`Rows go across. This rectangle has ${count(size[1], nouns.row)}: it is not the one.`
          : line`Columns go up and down. This rectangle has ${count(size[0], nouns.column)}: it is not the one.`,
        es: asksForRows
          ? line`Las filas van de lado a lado. Este rectángulo tiene ${count(size[1], nouns.row)}: no es el que se pide.`
          : line`Las columnas van de arriba abajo. Este rectángulo tiene ${count(size[0], nouns.column)}: no es el que se pide.`,
      }),
      asksForRows ? readRows(size) : readColumns(size),
      explainedBy(figure(answer), {
        en: line`Only this rectangle has both numbers.`,
        es: line`Solo este rectángulo tiene los dos números.`,
      }),
    ],
    check(printed, answer) {
      const [groups, each] = printed.take(2)
      if (answer.kind !== 'area-grid') return false
      const isRows = printed.terms('quantity')[0]?.noun === nouns.row
      return isRows
        ? groups.equals(answer.rowSizes.length) && each.equals(answer.columnSizes.length)
        : groups.equals(answer.columnSizes.length) && each.equals(answer.rowSizes.length)
    },
  }),

  sameSize: form({
    levels: ['easy'],
    draw(random) {
      const [rows, columns] = random.evenly([
        [4, 2],
        [3, 3],
        [2, 3],
        [3, 4],
        [2, 2],
      ] as const)
      const [tall, wide] = [random.pick(UNEVEN[rows]), random.pick(UNEVEN[columns])]
      return { rows, columns, tall, wide }
    },
    answer: figureChoice,
    solve: ({ rows, columns }) => areaGrid({ rows, columns }),
    mistakes: ({ rows, columns, tall, wide }) => ({
      unevenRows: areaGrid({ rows, columns, rowSizes: tall }),
      unevenColumns: areaGrid({ rows, columns, columnSizes: wide }),
      unevenBoth: areaGrid({ rows, columns, rowSizes: tall, columnSizes: wide }),
    }),
    ask: () => ({
      en: prose`Which rectangle is cut into squares of the same size?`,
      es: prose`¿Qué rectángulo está dividido en cuadrados del mismo tamaño?`,
    }),
    solution: ({ rows, columns, tall, wide }, answer) => [
      explainedBy(figure(areaGrid({ rows, columns, rowSizes: tall, columnSizes: wide })), {
        en: line`Here some parts are larger than others, and not all are squares.`,
        es: line`Aquí unas partes son más grandes que otras, y no todas son cuadrados.`,
      }),
      explainedBy(figure(answer), {
        en: line`Only here are all the parts squares of the same size.`,
        es: line`Solo aquí todas las partes son cuadrados del mismo tamaño.`,
      }),
    ],
    check: (_, answer) =>
      answer.kind === 'area-grid' &&
      [...answer.rowSizes, ...answer.columnSizes].every(size => size === answer.rowSizes[0]),
  }),
})
