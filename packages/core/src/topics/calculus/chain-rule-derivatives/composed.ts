import { bracketed, type Expr, itemOf, join, m } from '../../../author.ts'
import type { Row } from '../../kit/functions/values-table.ts'

export type ComposedName =
  | 'f(g(x))'
  | 'g(f(x))'
  | 'f(x²)'
  | '(f(x))³'
  | '(f(g(x)))²'
  | '(g(f(x)))²'
  | 'f(g(x²))'
  | 'g(f(x²))'
interface Composed {
  readonly of: Expr
  readonly slope: Expr
  /** The values inside at a place, the derivative there, and that with the numbers of the table. */
  filled(at: number, row: Row, rowOf: (place: number) => Row): readonly [readonly Expr[], Expr, Expr]
  /** What is read in the table, row by row. */
  read(
    at: number,
    row: Row,
    rowOf: (place: number) => Row,
  ): readonly (readonly [place: number, found: Expr, other?: Expr])[]
}
const values = (...all: readonly number[]) => join(...all.map(value => bracketed(value)))
export const composed: Readonly<Record<ComposedName, Composed>> = {
  'f(g(x))': {
    of: m`f(g(x))`,
    slope: m`f'(g(x))g'(x)`,
    filled: (at, [, , g, , slope], rowOf) => [
      [m`g(${at}) = ${g}`],
      m`f'(${g})g'(${at})`,
      values(itemOf(rowOf(g), 3), slope),
    ],
    read: (at, [, , g, , slope], rowOf) => [
      [g, m`f'(${g}) = ${itemOf(rowOf(g), 3)}`],
      [at, m`g'(${at}) = ${slope}`],
    ],
  },
  'g(f(x))': {
    of: m`g(f(x))`,
    slope: m`g'(f(x))f'(x)`,
    filled: (at, [, f, , slope], rowOf) => [
      [m`f(${at}) = ${f}`],
      m`g'(${f})f'(${at})`,
      values(itemOf(rowOf(f), 4), slope),
    ],
    read: (at, [, f, , slope], rowOf) => [
      [f, m`g'(${f}) = ${itemOf(rowOf(f), 4)}`],
      [at, m`f'(${at}) = ${slope}`],
    ],
  },
  'f(x²)': {
    of: m`f(x^2)`,
    slope: m`2x f'(x^2)`,
    filled: (at, _, rowOf) => [
      [m`${at}^2 = ${at * at}`],
      m`2(${at})f'(${at * at})`,
      values(2 * at, itemOf(rowOf(at * at), 3)),
    ],
    read: (at, _, rowOf) => [[at * at, m`f'(${at * at}) = ${itemOf(rowOf(at * at), 3)}`]],
  },
  '(f(x))³': {
    of: m`(f(x))^3`,
    slope: m`3(f(x))^2 f'(x)`,
    filled: (at, [, f, , slope]) => [[m`f(${at}) = ${f}`], m`3(${f})^2 f'(${at})`, m`3(${f})^2 (${slope})`],
    read: (at, [, , , slope]) => [[at, m`f'(${at}) = ${slope}`]],
  },
  '(f(g(x)))²': {
    of: m`(f(g(x)))^2`,
    slope: m`2f(g(x))f'(g(x))g'(x)`,
    filled: (at, [, , g, , slope], rowOf) => {
      const [, value, , outer] = rowOf(g)
      return [
        [m`g(${at}) = ${g}`],
        m`2f(${g})f'(${g})g'(${at})`,
        join(2, ...[value, outer, slope].map(each => bracketed(each))),
      ]
    },
    read(at, [, , g, , slope], rowOf) {
      const [, value, , outer] = rowOf(g)
      return [
        [g, m`f(${g}) = ${value}`, m`f'(${g}) = ${outer}`],
        [at, m`g'(${at}) = ${slope}`],
      ]
    },
  },
  '(g(f(x)))²': {
    of: m`(g(f(x)))^2`,
    slope: m`2g(f(x))g'(f(x))f'(x)`,
    filled: (at, [, f, , slope], rowOf) => {
      const [, , value, , outer] = rowOf(f)
      return [
        [m`f(${at}) = ${f}`],
        m`2g(${f})g'(${f})f'(${at})`,
        join(2, ...[value, outer, slope].map(each => bracketed(each))),
      ]
    },
    read(at, [, f, , slope], rowOf) {
      const [, , value, , outer] = rowOf(f)
      return [
        [f, m`g(${f}) = ${value}`, m`g'(${f}) = ${outer}`],
        [at, m`f'(${at}) = ${slope}`],
      ]
    },
  },
  'f(g(x²))': {
    of: m`f(g(x^2))`,
    slope: m`2x f'(g(x^2))g'(x^2)`,
    filled: (at, _, rowOf) => {
      const [place, , g, , slope] = rowOf(at * at)
      return [
        [m`${at}^2 = ${place}`, m`g(${place}) = ${g}`],
        m`2(${at})f'(${g})g'(${place})`,
        values(2 * at, itemOf(rowOf(g), 3), slope),
      ]
    },
    read(at, _, rowOf) {
      const [place, , g, , slope] = rowOf(at * at)
      return [
        [g, m`f'(${g}) = ${itemOf(rowOf(g), 3)}`],
        [place, m`g'(${place}) = ${slope}`],
      ]
    },
  },
  'g(f(x²))': {
    of: m`g(f(x^2))`,
    slope: m`2x g'(f(x^2))f'(x^2)`,
    filled: (at, _, rowOf) => {
      const [place, f, , slope] = rowOf(at * at)
      return [
        [m`${at}^2 = ${place}`, m`f(${place}) = ${f}`],
        m`2(${at})g'(${f})f'(${place})`,
        values(2 * at, itemOf(rowOf(f), 4), slope),
      ]
    },
    read(at, _, rowOf) {
      const [place, f, , slope] = rowOf(at * at)
      return [
        [f, m`g'(${f}) = ${itemOf(rowOf(f), 4)}`],
        [place, m`f'(${place}) = ${slope}`],
      ]
    },
  },
}
