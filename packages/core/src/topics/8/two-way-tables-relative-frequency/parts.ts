import {
  blank,
  decimal,
  type Expr,
  exact,
  expr,
  itemOf,
  line,
  over,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  roundedToPlaces,
  type Step,
  step,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Survey } from './surveys.ts'
import { type Cells, entriesOf, spokenPlaces, twoWay, withTotals } from './two-way.ts'

export const BLANKS = Array<Value>(9).fill(blank(2))

export const whole = (survey: Survey, cells: Cells) => ({
  blanks: withTotals(cells),
  ...twoWay(survey, withTotals(cells)),
})

/** Four different numbers, so that no row repeats another. */
export const drawCells = (random: Random, most: number): Cells =>
  random.until(
    (): Cells => [random.int(5, most), random.int(5, most), random.int(5, most), random.int(5, most)],
    cells => new Set(cells).size === 4,
  )

export const isComplete = (entries: readonly Value[], expected: readonly (Ratio | null)[]) =>
  entries.length === expected.length && expected.every((entry, i) => entry?.equals(exact(itemOf(entries, i))) === true)

/** A part of a row or of a column: which base, which cell. */
export interface Part {
  readonly base: 'row' | 'column'
  readonly i: number
  readonly j: number
}

export const partPercent = (cells: Cells, { base, i, j }: Part): Ratio => {
  const part = cells[2 * i + j]!
  return Ratio.of(100 * part, base === 'row' ? part + cells[2 * i + 1 - j]! : part + cells[2 * (1 - i) + j]!)
}

export const spoken = ({ rows, columns }: Survey, { base, i, j }: Part) =>
  (base === 'row' ? [rows[i]!, columns[j]!] : [columns[j]!, rows[i]!]) as [Survey['who'], Survey['who']]

/** The same percent by the total that the words name. */
export function printedPercent(printed: Printed): Ratio {
  const entries = entriesOf(printed)
  const [base, part] = spokenPlaces(printed)
  const [row, column] = base!.of === 'row' ? [base!.index, part!.index] : [part!.index, base!.index]
  const total = base!.of === 'row' ? entries[3 * row + 2] : entries[6 + column]
  return entries[3 * row + column]!.over(total!).times(100)
}

export const completeTable = { en: prose`Complete the two-way table.`, es: prose`Completa la tabla de doble entrada.` }

const baseTotal = (cells: Cells, { base, i, j }: Part): number => {
  const [a, b, c, d] = cells
  return base === 'row' ? (i === 0 ? a + b : c + d) : j === 0 ? a + c : b + d
}
const thousandths = (value: Ratio): Expr => decimal(roundedToPlaces(value, 3), 0)

/** A part over its total, to three places where it does not end. */
export const shareOf = (part: number, total: number): Expr => {
  const share = Ratio.of(part, total)
  return relation(over(part, total), roundedToPlaces(share, 3).equals(share) ? '=' : '≈', thousandths(share))
}

/** The total that the words name, the part of it, and their quotient. */
export function shareSteps(survey: Survey, cells: Cells, part: Part): readonly Step[] {
  const [base] = spoken(survey, part)
  const [total, count] = [baseTotal(cells, part), itemOf(cells, 2 * part.i + part.j)]
  return [
    step(expr(total), because.totalOfGroup, {
      group: { en: line`those who ${base}`, es: line`los que ${base}` },
    }),
    step(shareOf(count, total), because.partOverTotal),
  ]
}
