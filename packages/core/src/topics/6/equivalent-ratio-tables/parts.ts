import { type CellHole, table } from '../../../content.ts'
import { blank, words } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { gcd, Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'

export const LAPS = [words('Laps', 'Vueltas'), words('Minutes', 'Minutos')] as const

/** What the two rows count; the last only where the first row is less. */
const contexts: readonly (readonly [first: Expr, second: Expr])[] = [
  [words('Cups of lemon juice', 'Tazas de jugo de limón'), words('Cups of water', 'Tazas de agua')],
  [words('Cans of blue paint', 'Latas de pintura azul'), words('Cans of yellow paint', 'Latas de pintura amarilla')],
  [words('Cups of flour', 'Tazas de harina'), words('Cups of milk', 'Tazas de leche')],
  [words('Ounces of nuts', 'Onzas de nueces'), words('Ounces of raisins', 'Onzas de pasas')],
  [words('Red beads', 'Cuentas rojas'), words('White beads', 'Cuentas blancas')],
  LAPS,
]

export interface Level {
  readonly terms: readonly [least: number, most: number]
  readonly columns: number
  /** Whether the complete column is the smallest. */
  readonly startsSmall: boolean
  readonly largest: number
}

/** One blank in every column but the complete one: of the first row or of the second. */
interface RatioTable {
  readonly heads: readonly [Expr, Expr]
  readonly columns: readonly (readonly [number, number])[]
  /** For every column, which row is blank; null in the complete one. */
  readonly blanks: readonly (0 | 1 | null)[]
}

/** Different numbers without a common factor. */
export const simplest = (random: Random, [least, most]: readonly [number, number]) =>
  random.until(
    () => [random.int(least, most), random.int(least, most)] as const,
    ([a, b]) => a !== b && gcd(a, b) === 1,
  )

export function drawTable(random: Random, { terms, columns, startsSmall, largest }: Level): RatioTable {
  const [a, b] = startsSmall
    ? random.until(
        () => [random.int(...terms), random.int(...terms)] as const,
        ([a, b]) => a !== b,
      )
    : simplest(random, terms)
  const most = Math.min(10, Math.floor(largest / Math.max(a, b)))
  const factors = random.sample(
    Array.from({ length: most - 1 }, (_, i) => i + 2),
    startsSmall ? columns - 1 : columns,
  )
  const [first = 2, second = 3, ...others] = factors
  const mixedUp = first < Math.min(second, ...others) ? [second, first, ...others] : factors
  const sorted = startsSmall ? [1, ...factors.sort((one, two) => one - two)] : mixedUp
  const rows = random.shuffle(Array.from({ length: columns - 1 }, (_, i) => (i % 2) as 0 | 1))
  return {
    heads: random.pick(a < b ? contexts : contexts.slice(0, -1)),
    columns: sorted.map(factor => [a * factor, b * factor] as const),
    blanks: [null, ...rows],
  }
}

export const rowsOf = ({ heads, columns, blanks }: RatioTable, isFilled: boolean): CellHole[][] =>
  ([0, 1] as const).map(row => [
    heads[row],
    ...columns.map((column, i) => (blanks[i] === row && !isFilled ? blank(2) : column[row])),
  ])

/** Top row first, then the bottom row. */
export const hiddenIn = ({ columns, blanks }: RatioTable): number[] =>
  ([0, 1] as const).flatMap(row => columns.flatMap((column, i) => (blanks[i] === row ? [column[row]] : [])))

export const tableOf = (drawn: RatioTable) => table({ rows: rowsOf(drawn, false), rowHeads: true })

/** The printed columns with the answers in their blanks. */
export function completed(
  rows: readonly (readonly (readonly (string | object)[])[])[],
  answers: readonly Ratio[],
): readonly (readonly [Ratio, Ratio])[] {
  let next = 0
  const values = rows.map(row =>
    row.slice(1).map(([item]) => {
      const cell = item as Expr
      return cell.kind === 'blank' ? (answers[next++] ?? Ratio.of(0)) : evaluate(cell)
    }),
  )
  return values[0]!.map((top, i) => [top, values[1]![i]!] as const)
}

/** All columns have equal cross products with the first, which is complete. */
export const areEquivalent = ([first, ...others]: readonly (readonly [Ratio, Ratio])[]) =>
  first !== undefined && others.every(([top, bottom]) => top.times(first[1]).equals(bottom.times(first[0])))
