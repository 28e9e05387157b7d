import {
  asWritten,
  bracketed,
  type Expr,
  expr,
  itemOf,
  join,
  line,
  matrix,
  minus,
  type Step,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Matrix, product, scale } from './matrices.ts'

const inParentheses = (value: number): Expr => (value < 0 ? bracketed(value) : expr(value))

/** a₁b₁ + a₂b₂ + a₃b₃ as it is filled in, each factor in parentheses. */
export const rowByColumn = (row: readonly number[], column: readonly number[]): Expr => {
  const terms = row.map((value, k) => join(bracketed(value), bracketed(itemOf(column, k))))
  return asWritten(terms.length === 1 ? itemOf(terms, 0) : sum(...terms))
}
const columnOf = (b: Matrix, j: number) => b.map(row => itemOf(row, j))

/** Each entry of a product written out. */
export const writtenProduct = (a: Matrix, b: Matrix): Expr =>
  matrix(a.map(row => itemOf(b, 0).map((_, j) => rowByColumn(row, columnOf(b, j)))))

/** The values of a product that is written out. */
export const addedProducts = (values: Expr): Step =>
  step(values, because.explain, {
    sentence: {
      en: line`In each place, multiply; then add the products.`,
      es: line`En cada lugar, multiplica; luego suma los productos.`,
    },
  })

/** A product: every entry as a row times a column, then the values. */
export const productSteps = (a: Matrix, b: Matrix): readonly Step[] => [
  step(writtenProduct(a, b), because.rowTimesColumn),
  addedProducts(matrix(product(a, b))),
]

/** A sum or difference, entry by entry. */
export const sumSteps = (a: Matrix, b: Matrix, sign: '+' | '−', result: Matrix): readonly Step[] => [
  step(
    matrix(
      a.map((row, i) =>
        row.map((value, j) => {
          const other = inParentheses(itemOf(itemOf(b, i), j))
          return asWritten(sign === '+' ? sum(value, other) : minus(value, other))
        }),
      ),
    ),
    because.explain,
    {
      sentence:
        sign === '+'
          ? {
              en: line`Pair the entries that stand in the same place.`,
              es: line`Junta las entradas que están en el mismo lugar.`,
            }
          : {
              en: line`Take each entry of the second matrix from the entry in the same place of the first.`,
              es: line`A cada entrada de la primera matriz réstale la entrada del mismo lugar de la segunda.`,
            },
    },
  ),
  step(matrix(result), because.explain, {
    sentence:
      sign === '+'
        ? { en: line`Add in each place.`, es: line`Suma en cada lugar.` }
        : { en: line`Subtract in each place.`, es: line`Resta en cada lugar.` },
  }),
]

/** A multiple: k before every entry, then the values. */
export const multipleSteps = (k: number, a: Matrix): readonly Step[] => [
  step(matrix(a.map(row => row.map(value => asWritten(join(k, inParentheses(value)))))), because.multiplyEveryEntry, {
    value: k,
  }),
  step(matrix(scale(k, a)), because.explain, {
    sentence: { en: line`Multiply in each place.`, es: line`Multiplica en cada lugar.` },
  }),
]
