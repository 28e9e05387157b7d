import { type Block, type Expr, table } from '../../../author.ts'

/** Equations in a grid, to be answered row by row. */
export const drillOf = (equations: readonly Expr[], perRow: number): Block =>
  table({
    rows: Array.from({ length: Math.ceil(equations.length / perRow) }, (_, i) =>
      equations.slice(i * perRow, (i + 1) * perRow),
    ),
  })
