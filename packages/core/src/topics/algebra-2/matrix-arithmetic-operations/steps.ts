import { bracketed, type Expr, expr, itemOf, join, matrix, minus, type Step, step, sum } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Matrix, product, scale } from './matrices.ts'

/** A 0 stands in parentheses too, so that no term reads + 0. */
const inParentheses = (value: number): Expr => (value <= 0 ? bracketed(value) : expr(value))

/** a₁b₁ + a₂b₂ + a₃b₃ as it is filled in. */
export const rowByColumn = (row: readonly number[], column: readonly number[]): Expr => {
  const terms = row.map((value, k) => join(inParentheses(value), inParentheses(itemOf(column, k))))
  return terms.length === 1 ? itemOf(terms, 0) : sum(...terms)
}
const columnOf = (b: Matrix, j: number) => b.map(row => itemOf(row, j))

/** Each entry of a product written out. */
export const writtenProduct = (a: Matrix, b: Matrix): Expr =>
  matrix(a.map(row => itemOf(b, 0).map((_, j) => rowByColumn(row, columnOf(b, j)))))

/** A product: every entry as a row times a column, then the values. */
export const productSteps = (a: Matrix, b: Matrix): readonly Step[] => [
  step(writtenProduct(a, b), because.rowTimesColumn),
  step(matrix(product(a, b)), because.addEachEntry),
]

/** A sum or difference, entry by entry. */
export const sumSteps = (a: Matrix, b: Matrix, sign: '+' | '−', result: Matrix): readonly Step[] => [
  step(
    matrix(
      a.map((row, i) =>
        row.map((value, j) => {
          const other = inParentheses(itemOf(itemOf(b, i), j))
          return sign === '+' ? sum(value, other) : minus(value, other)
        }),
      ),
    ),
    because.entryByEntry,
  ),
  step(matrix(result), because.addEachEntry),
]

/** A multiple: k before every entry, then the values. */
export const multipleSteps = (k: number, a: Matrix): readonly Step[] => [
  step(matrix(a.map(row => row.map(value => join(k, inParentheses(value))))), because.multiplyEveryEntry, { value: k }),
  step(matrix(scale(k, a)), because.addEachEntry),
]
