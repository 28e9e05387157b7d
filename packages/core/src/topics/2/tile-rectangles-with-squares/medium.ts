import {
  blank,
  both,
  count,
  drawing,
  equation,
  equationAsWritten,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  howMany,
  line,
  type Noun,
  noun,
  prose,
  quantity,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import type { levels } from './levels.ts'
import {
  adds,
  byColumns,
  byRows,
  countedIn,
  grid,
  inAll,
  inSquares,
  readColumns,
  readRows,
  repeated,
  type Size,
  skipCounted,
  skipCountedByColumns,
  total,
} from './sizes.ts'

// Forms that go through one list in turns do not meet in it; no rectangle has the rows and columns of another exchanged.
const SIZES: readonly Size[] = [
  [5, 4],
  [2, 5],
  [5, 3],
  [4, 2],
  [3, 4],
]
const LINE = noun('line', 'lines', 'línea', 'líneas', 'f')
const frame = (times: number) => sum(...Array.from({ length: times }, () => blank(2)))

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  cover: form({
    levels: ['medium'],
    lines: 1,
    draw: random => random.evenly(SIZES),
    answer: quantity,
    solve: size => inSquares(total(size)),
    ask: size =>
      asked(
        {
          en: prose`Squares like these cover the whole rectangle. ${howMany(nouns.square)} are there in all?`,
          es: prose`Cuadrados como estos cubren todo el rectángulo. ¿${howMany(nouns.square)} hay en total?`,
        },
        grid(size, 'first'),
      ),
    solution: size => [
      explainedBy(
        {
          en: prose`${count(size[0], nouns.row)}, ${inSquares(size[1])} in each row`,
          es: prose`${count(size[0], nouns.row)}, ${inSquares(size[1])} en cada fila`,
        },
        {
          en: line`The left column shows the rows. The top row shows the squares in each row.`,
          es: line`La columna de la izquierda muestra las filas. La fila de arriba muestra los cuadrados de cada fila.`,
        },
      ),
      skipCounted(size),
      inAll(size),
    ],
    check: (printed, { amount }) => exact(amount).equals(countedIn(printed.figure('area-grid'))),
  }),

  equation: form({
    levels: ['medium'],
    draw: random => ({ size: random.evenly(SIZES), by: random.evenly(['rows', 'columns'] as const) }),
    answer: equationAsWritten,
    solve: ({ size, by }) => (by === 'rows' ? byRows(size) : byColumns(size)),
    ask({ size, by }) {
      const [drawn, empty] = [figure(grid(size, 'first')), equation(frame(size[by === 'rows' ? 0 : 1]), blank(2))]
      return by === 'rows'
        ? {
            en: [prose`Add the squares row by row.`, drawn, empty],
            es: [prose`Suma los cuadrados fila por fila.`, drawn, empty],
          }
        : {
            en: [prose`Add the squares column by column.`, drawn, empty],
            es: [prose`Suma los cuadrados columna por columna.`, drawn, empty],
          }
    },
    solution: ({ size, by }, answer) =>
      by === 'rows'
        ? [
            readRows(size),
            skipCounted(size),
            explainedBy(answer, {
              en: line`Write one number for each row, then the total.`,
              es: line`Escribe un número por cada fila y luego el total.`,
            }),
          ]
        : [
            readColumns(size),
            skipCountedByColumns(size),
            explainedBy(answer, {
              en: line`Write one number for each column, then the total.`,
              es: line`Escribe un número por cada columna y luego el total.`,
            }),
          ],
    check(printed, answer) {
      const { rowSizes, columnSizes } = printed.figure('area-grid')
      const [rows, columns] = [rowSizes.length, columnSizes.length]
      return /row by row|fila por fila/.test(printed.text) ? adds(answer, columns, rows) : adds(answer, rows, columns)
    },
  }),

  draw: form({
    levels: ['medium'],
    draw: random => random.evenly(SIZES),
    answer: drawing<Size>(
      size => grid(size),
      ([rows, columns]) => [
        [rows + 1, columns],
        [rows, columns + 1],
      ],
    ),
    solve: size => size,
    ask: size => {
      const [rows, columns] = [count(size[0], nouns.row), count(size[1], nouns.column)]
      return asked(
        {
          en: prose`Draw lines to make ${rows} and ${columns} of squares of the same size.`,
          es: prose`Traza líneas para formar ${rows} y ${columns} de cuadrados del mismo tamaño.`,
        },
        grid(size, 'none'),
      )
    },
    solution: ([rows, columns]) => [
      explainedBy(
        both(prose`${count(rows, nouns.row)}`),
        rows === 2
          ? { en: line`Draw 1 line across in the middle.`, es: line`Traza 1 línea de lado a lado en el medio.` }
          : {
              en: line`Draw ${count(rows - 1, LINE)} across to make ${count(rows, nouns.row)} of the same height.`,
              es: line`Traza ${count(rows - 1, LINE)} de lado a lado para formar ${count(rows, nouns.row)} de la misma altura.`,
            },
      ),
      explainedBy(
        both(prose`${count(columns, nouns.column)}`),
        columns === 2
          ? { en: line`Draw 1 line up and down in the middle.`, es: line`Traza 1 línea de arriba abajo en el medio.` }
          : {
              en: line`Draw ${count(columns - 1, LINE)} up and down to make ${count(columns, nouns.column)} of the same width.`,
              es: line`Traza ${count(columns - 1, LINE)} de arriba abajo para formar ${count(columns, nouns.column)} del mismo ancho.`,
            },
      ),
      explainedBy(figure(grid([rows, columns])), {
        en: line`Check: all the parts are squares of the same size.`,
        es: line`Comprueba: todas las partes son cuadrados del mismo tamaño.`,
      }),
    ],
    check(printed, [rows, columns]) {
      const [asksRows, asksColumns] = printed.take(2)
      const { rowSizes, columnSizes } = printed.figure('area-grid')
      return (
        asksRows.equals(rows) && asksColumns.equals(columns) && rowSizes.length * columns === columnSizes.length * rows
      )
    },
  }),

  whichAddition: form({
    levels: ['medium'],
    draw: random => ({ size: random.evenly(SIZES), by: random.evenly(['columns', 'rows'] as const) }),
    answer: formulaChoice,
    solve: ({ size: [rows, columns], by }) => (by === 'rows' ? repeated(columns, rows) : repeated(rows, columns)),
    mistakes: ({ size: [rows, columns], by }) => ({
      otherWay: by === 'rows' ? repeated(rows, columns) : repeated(columns, rows),
      rowsAndColumns: sum(rows, columns),
      oneTooFew:
        by === 'rows'
          ? repeated(columns, rows === 2 ? 3 : rows - 1)
          : rows > columns
            ? repeated(rows, columns + 1)
            : repeated(rows, columns - 1),
    }),
    ask: ({ size, by }) =>
      asked(
        by === 'rows'
          ? {
              en: prose`Which addition gives the number of squares, row by row?`,
              es: prose`¿Qué suma da el número de cuadrados, fila por fila?`,
            }
          : {
              en: prose`Which addition gives the number of squares, column by column?`,
              es: prose`¿Qué suma da el número de cuadrados, columna por columna?`,
            },
        grid(size, 'first'),
      ),
    solution: ({ size, by }, answer) => [
      by === 'rows' ? readRows(size) : readColumns(size),
      explainedBy(
        expr(answer),
        by === 'rows'
          ? {
              en: line`Write ${size[1]} once for each of the ${count(size[0], nouns.row)}.`,
              es: line`Escribe ${size[1]} una vez por cada una de las ${count(size[0], nouns.row)}.`,
            }
          : {
              en: line`Write ${size[0]} once for each of the ${count(size[1], nouns.column)}.`,
              es: line`Escribe ${size[0]} una vez por cada una de las ${count(size[1], nouns.column)}.`,
            },
      ),
    ],
    whyWrong({ size: [rows, columns], by }) {
      const many = (wrong: number, noun: Noun, right: number) => ({
        en: line`It adds ${count(wrong, noun)}, not ${right}.`,
        es: line`Suma ${count(wrong, noun)}, no ${right}.`,
      })
      return {
        otherWay:
          by === 'rows'
            ? { en: line`It adds column by column.`, es: line`Suma columna por columna.` }
            : { en: line`It adds row by row.`, es: line`Suma fila por fila.` },
        rowsAndColumns: {
          en: line`It adds the number of rows and the number of columns.`,
          es: line`Suma el número de filas y el de columnas.`,
        },
        oneTooFew:
          by === 'rows'
            ? many(rows === 2 ? 3 : rows - 1, nouns.row, rows)
            : many(rows > columns ? columns + 1 : columns - 1, nouns.column, columns),
      }
    },
    check(printed, answer) {
      const { rowSizes, columnSizes } = printed.figure('area-grid')
      const [rows, columns] = [rowSizes.length, columnSizes.length]
      const [each, times] = /row by row|fila por fila/.test(printed.text) ? [columns, rows] : [rows, columns]
      return adds(equation(answer, rows * columns), each, times)
    },
  }),
})
