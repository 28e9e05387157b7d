import {
  answerStep,
  areaGrid,
  both,
  count,
  type Expr,
  equation,
  exact,
  explainedBy,
  type Figure,
  isTrue,
  line,
  list,
  prose,
  type Step,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Rows and columns of a rectangle of squares. */
export type Size = readonly [rows: number, columns: number]
export const inSquares = (many: number) => count(many, nouns.square)
export const total = ([rows, columns]: Size): number => rows * columns
export const grid = ([rows, columns]: Size, lines: 'all' | 'first' | 'ticks' | 'none' = 'all') =>
  areaGrid({ rows, columns, lines })
export const repeated = (value: number, times: number): Expr => sum(...Array<number>(times).fill(value))
export const byRows = ([rows, columns]: Size): Expr => equation(repeated(columns, rows), rows * columns)
export const byColumns = ([rows, columns]: Size): Expr => equation(repeated(rows, columns), rows * columns)

/** "3 rows, 4 squares in each row". */
export const readRows = ([rows, columns]: Size): Step =>
  explainedBy(
    {
      en: prose`${count(rows, nouns.row)}, ${inSquares(columns)} in each row`,
      es: prose`${count(rows, nouns.row)}, ${inSquares(columns)} en cada fila`,
    },
    {
      en: line`Count the rows. Then count the squares in the top row.`,
      es: line`Cuenta las filas. Luego cuenta los cuadrados de la fila de arriba.`,
    },
  )
export const readColumns = ([rows, columns]: Size): Step =>
  explainedBy(
    {
      en: prose`${count(columns, nouns.column)}, ${inSquares(rows)} in each column`,
      es: prose`${count(columns, nouns.column)}, ${inSquares(rows)} en cada columna`,
    },
    {
      en: line`Count the columns. Then count the squares in the left column.`,
      es: line`Cuenta las columnas. Luego cuenta los cuadrados de la columna de la izquierda.`,
    },
  )
export const readTicks = ([rows, columns]: Size): Step =>
  explainedBy(
    {
      en: prose`${count(rows, nouns.row)}, ${inSquares(columns)} in each row`,
      es: prose`${count(rows, nouns.row)}, ${inSquares(columns)} en cada fila`,
    },
    {
      en: line`Count the parts between the marks: down the left side for the rows, along the top for the squares in a row.`,
      es: line`Cuenta las partes entre las marcas: a la izquierda, las filas; arriba, los cuadrados de una fila.`,
    },
  )
/** 4, 8, 12. */
export const skipCounted = ([rows, columns]: Size): Step =>
  explainedBy(list(...Array.from({ length: rows }, (_, i) => (i + 1) * columns)), {
    en: line`Count by ${columns}, one number for each row.`,
    es: line`Cuenta de ${columns} en ${columns}, un número por cada fila.`,
  })
export const skipCountedByColumns = ([rows, columns]: Size): Step =>
  explainedBy(list(...Array.from({ length: columns }, (_, i) => (i + 1) * rows)), {
    en: line`Count by ${rows}, one number for each column.`,
    es: line`Cuenta de ${rows} en ${rows}, un número por cada columna.`,
  })
export const inAll = (size: Size): Step =>
  answerStep(both(prose`${inSquares(total(size))}`), {
    en: line`There are ${inSquares(total(size))} in all.`,
    es: line`Hay ${inSquares(total(size))} en total.`,
  })

/** Square by square. */
export function countedIn(drawn: { readonly rows: number; readonly columns: number }): number {
  let squares = 0
  for (let row = 0; row < drawn.rows; row++) for (let column = 0; column < drawn.columns; column++) squares++
  return squares
}
export const squaresIn = (drawn: Figure): number => (drawn.kind === 'area-grid' ? countedIn(drawn) : 0)
/** Whether the equation is true and adds this number so often. */
export const adds = (item: Expr, each: number, times: number): boolean =>
  item.kind === 'relation' &&
  item.left.kind === 'sum' &&
  isTrue(item) &&
  item.left.terms.length === times &&
  item.left.terms.every(term => exact(term).equals(each))
