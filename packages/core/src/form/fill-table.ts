import { type FilledTable, tableCells } from '../answer/number-list.ts'
import { type Block, type Both, both, type CellHole, table } from '../content.ts'
import { blank, type Value } from '../math/build.ts'
import { exact } from '../math/evaluate.ts'
import type { Expr } from '../math/expr.ts'
import type { Ratio } from '../number/ratio.ts'
import type { Random } from '../random.ts'
import type { Step } from '../solution/step.ts'
import type { Difficulty, FormSpec } from '../topic.ts'
import { itemOf } from '../tuple.ts'

/** A table of numbers, and which of its cells the pupil fills in. */
export interface NumberTable {
  readonly head: readonly CellHole[]
  readonly rows: readonly (readonly Value[])[]
  /** Row and column of each blank, in reading order. */
  readonly blanks: readonly (readonly [row: number, column: number])[]
}

interface FillTableSpec<Level, D extends Difficulty> {
  readonly levels?: readonly D[]
  readonly share?: number
  readonly instruction: Both<Block>
  draw(random: Random, level: Level): NumberTable
  /** Whether the numbers of the completed rows belong together: from what is printed, by another road. */
  fits(rows: readonly (readonly Ratio[])[]): boolean
  solution(table: NumberTable): readonly Step[]
}

const isBlank = ({ blanks }: NumberTable, row: number, column: number) =>
  blanks.some(([r, c]) => r === row && c === column)

const filledOf = ({ head, rows, blanks }: NumberTable): FilledTable => ({
  head,
  rows,
  blanks: blanks.map(([row, column]) => itemOf(itemOf(rows, row), column)),
})

/** A table to complete. The key prints it whole. */
export function fillTable<Level, const D extends Difficulty = Difficulty>({
  draw,
  fits,
  solution,
  ...rest
}: FillTableSpec<Level, D>): FormSpec<Level, D, NumberTable, FilledTable> {
  return {
    ...rest,
    kind: 'table',
    draw,
    answer: tableCells,
    solve: filledOf,
    ask: drawn =>
      both(
        table({
          head: drawn.head,
          rows: drawn.rows.map((row, r) => row.map((value, c) => (isBlank(drawn, r, c) ? blank() : value))),
        }),
      ),
    solution: drawn => solution(drawn),
    check(printed, { blanks }) {
      let next = 0
      const valueOf = (item: Expr) => exact(item.kind === 'blank' ? itemOf(blanks, next++) : item)
      const rows = printed.block('table').rows.map(row => row.map(([item]) => valueOf(item as Expr)))
      return next === blanks.length && fits(rows)
    },
  }
}
