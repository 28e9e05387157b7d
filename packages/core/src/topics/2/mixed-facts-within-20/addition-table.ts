import {
  blank,
  both,
  type Expr,
  equation,
  exact,
  itemOf,
  type Printed,
  type Step,
  statements,
  step,
  sum,
  table,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Fact } from '../../kit/facts/facts.ts'
import { inOneLine, isAcrossTen } from './ways.ts'

export interface Sums {
  readonly tops: readonly number[]
  readonly sides: readonly number[]
  /** The column and the row whose heads are hidden; null where all heads are printed. */
  readonly hidden: readonly [column: number, row: number] | null
}
/** The table with each cell, and whether it is left for the pupil. */
function cellsOf({ tops, sides, hidden }: Sums): readonly (readonly { value: number; isBlank: boolean }[])[] {
  const [column, row] = hidden ?? [-1, -1]
  // One sum beside each hidden head is printed.
  const isShown = (r: number, c: number) =>
    hidden !== null && ((c === column && r === (row + 1) % 3) || (r === row && c === (column + 1) % 3))
  return [
    tops.map((value, c) => ({ value, isBlank: c === column })),
    ...sides.map((side, r) => [
      { value: side, isBlank: r === row },
      ...tops.map((top, c) => ({ value: side + top, isBlank: !isShown(r, c) })),
    ]),
  ]
}
const PLUS = words('+', '+')
export const tableOf = (sums: Sums, isFilled: boolean) => {
  const shown = cellsOf(sums).map(row => row.map(({ value, isBlank }) => (isBlank && !isFilled ? blank(2) : value)))
  const [head, ...rows] = shown
  return { head: [PLUS, ...(head ?? [])], rows, rowHeads: true }
}
export const filledTable = (sums: Sums) => ({
  ...tableOf(sums, true),
  blanks: cellsOf(sums).flatMap(row => row.filter(({ isBlank }) => isBlank).map(({ value }) => value)),
})
/** One sum in full, one row, and the whole table. */
export function tableWorked(sums: Sums): readonly Step[] {
  const { tops, sides } = sums
  const all = sides.flatMap(a => tops.map((b): Fact => ({ a, b, sign: '+' })))
  return [
    ...all.filter(isAcrossTen).slice(0, 1).map(inOneLine),
    ...sides
      .slice(0, 1)
      .map(side => step(statements(...tops.map(top => equation(sum(side, top), side + top))), because.addRowAndColumn)),
    step(both(table(tableOf(sums, true))), because.othersInTheSameWay),
  ]
}

/** With the blanks filled, each sum without the head of its column is the head of its row. */
export function addsUp(printed: Printed, blanks: readonly Parameters<typeof exact>[0][]): boolean {
  const { head, rows } = printed.block('table')
  let next = 0
  const values = [head ?? [], ...rows].map(row =>
    row.map(([item]) => {
      if (item === undefined || typeof item === 'string' || item.kind === 'words') return null
      return exact(item.kind === 'blank' ? itemOf(blanks, next++) : (item as Expr))
    }),
  )
  const [tops, ...others] = values
  return (
    next === blanks.length &&
    others.every(([side, ...cells]) =>
      cells.every((cell, c) => {
        const top = tops?.[c + 1]
        return !!side && !!cell && !!top && cell.minus(top).equals(side)
      }),
    )
  )
}
