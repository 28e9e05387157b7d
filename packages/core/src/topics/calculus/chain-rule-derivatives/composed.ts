import { bracketed, type Expr, itemOf, join, m } from '../../../author.ts'
import type { Row } from '../../kit/functions/values-table.ts'

export const COMPOSED = ['f(g(x))', 'g(f(x))', 'f(x²)', '(f(x))³'] as const
interface Composed {
  readonly of: Expr
  readonly slope: Expr
  /** The value of the inner function at a place, the derivative there, and that with the numbers of the table. */
  filled(at: number, row: Row, rowOf: (place: number) => Row): readonly [Expr, Expr, Expr]
  /** The derivatives that are read in the table, each with its row. */
  read(at: number, row: Row, rowOf: (place: number) => Row): readonly (readonly [slope: Expr, place: number])[]
}
const values = (...all: readonly number[]) => join(...all.map(value => bracketed(value)))
export const composed: Readonly<Record<(typeof COMPOSED)[number], Composed>> = {
  'f(g(x))': {
    of: m`f(g(x))`,
    slope: m`f'(g(x))g'(x)`,
    filled: (at, [, , g, , slope], rowOf) => [
      m`g(${at}) = ${g}`,
      m`f'(${g})g'(${at})`,
      values(itemOf(rowOf(g), 3), slope),
    ],
    read: (at, [, , g, , slope], rowOf) => [
      [m`f'(${g}) = ${itemOf(rowOf(g), 3)}`, g],
      [m`g'(${at}) = ${slope}`, at],
    ],
  },
  'g(f(x))': {
    of: m`g(f(x))`,
    slope: m`g'(f(x))f'(x)`,
    filled: (at, [, f, , slope], rowOf) => [
      m`f(${at}) = ${f}`,
      m`g'(${f})f'(${at})`,
      values(itemOf(rowOf(f), 4), slope),
    ],
    read: (at, [, f, , slope], rowOf) => [
      [m`g'(${f}) = ${itemOf(rowOf(f), 4)}`, f],
      [m`f'(${at}) = ${slope}`, at],
    ],
  },
  'f(x²)': {
    of: m`f(x^2)`,
    slope: m`2x f'(x^2)`,
    filled: (at, _, rowOf) => [
      m`${at}^2 = ${at * at}`,
      m`2(${at})f'(${at * at})`,
      values(2 * at, itemOf(rowOf(at * at), 3)),
    ],
    read: (at, _, rowOf) => [[m`f'(${at * at}) = ${itemOf(rowOf(at * at), 3)}`, at * at]],
  },
  '(f(x))³': {
    of: m`(f(x))^3`,
    slope: m`3(f(x))^2 f'(x)`,
    filled: (at, [, f, , slope]) => [m`f(${at}) = ${f}`, m`3(${f})^2 f'(${at})`, m`3(${f})^2 (${slope})`],
    read: (at, [, , , slope]) => [[m`f'(${at}) = ${slope}`, at]],
  },
}
