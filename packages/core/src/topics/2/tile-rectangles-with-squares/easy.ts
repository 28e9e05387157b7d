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
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import type { levels } from './levels.ts'
import { countedIn, grid, inAll, inSquares, readColumns, readRows, type Size, skipCounted, total } from './sizes.ts'

// No two forms show one rectangle.
const COUNTED: readonly Size[] = [
  [4, 5],
  [2, 4],
  [3, 5],
]
const MEASURED: readonly Size[] = [
  [4, 3],
  [2, 3],
  [3, 4],
  [3, 2],
]
const CHOSEN: readonly Size[] = [
  [2, 5],
  [4, 2],
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

const otherSizes = ([rows, columns]: Size): Readonly<Record<'exchanged' | 'oneRowMore' | 'oneColumnLess', Size>> => ({
  exchanged: [columns, rows],
  oneRowMore: [rows + 1, columns + (rows + 1 === columns ? 1 : 0)],
  oneColumnLess: columns > 2 ? [rows, columns - 1] : [rows - 1, columns],
})
const itHas = ([rows, columns]: Size) => ({
  en: line`It has ${count(rows, nouns.row)} and ${count(columns, nouns.column)}.`,
  es: line`Tiene ${count(rows, nouns.row)} y ${count(columns, nouns.column)}.`,
})

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
    mistakes({ size }) {
      const { exchanged, oneRowMore, oneColumnLess } = otherSizes(size)
      return { exchanged: grid(exchanged), oneRowMore: grid(oneRowMore), oneColumnLess: grid(oneColumnLess) }
    },
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
      asksForRows ? readRows(size) : readColumns(size),
      explainedBy(figure(answer), {
        en: line`This rectangle has ${count(size[0], nouns.row)} and ${count(size[1], nouns.column)}.`,
        es: line`Este rectángulo tiene ${count(size[0], nouns.row)} y ${count(size[1], nouns.column)}.`,
      }),
    ],
    whyWrong({ size }) {
      const { exchanged, oneRowMore, oneColumnLess } = otherSizes(size)
      return { exchanged: itHas(exchanged), oneRowMore: itHas(oneRowMore), oneColumnLess: itHas(oneColumnLess) }
    },
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
    solution: (_, answer) => [
      explainedBy(words('square', 'cuadrado'), {
        en: line`The four sides of a square have the same length.`,
        es: line`Los cuatro lados de un cuadrado miden lo mismo.`,
      }),
      explainedBy(figure(answer), {
        en: line`Here all the parts are squares of the same size.`,
        es: line`Aquí todas las partes son cuadrados del mismo tamaño.`,
      }),
    ],
    whyWrong: () => ({
      unevenRows: { en: line`Some rows are taller than others.`, es: line`Unas filas son más altas que otras.` },
      unevenColumns: {
        en: line`Some columns are wider than others.`,
        es: line`Unas columnas son más anchas que otras.`,
      },
      unevenBoth: {
        en: line`Rows and columns are not all the same size.`,
        es: line`Ni las filas ni las columnas son todas iguales.`,
      },
    }),
    check: (_, answer) =>
      answer.kind === 'area-grid' &&
      [...answer.rowSizes, ...answer.columnSizes].every(size => size === answer.rowSizes[0]),
  }),
})
