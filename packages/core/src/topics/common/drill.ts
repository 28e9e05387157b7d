import { type Block, table } from '../../content.ts'
import type { Expr } from '../../math/expr.ts'

/** Equations in a grid, to be answered row by row. */
export const drillOf = (equations: readonly Expr[], perRow: number): Block =>
  table({
    rows: Array.from({ length: Math.ceil(equations.length / perRow) }, (_, i) =>
      equations.slice(i * perRow, (i + 1) * perRow),
    ),
  })
