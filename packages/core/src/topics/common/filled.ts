import { bracketed, expr, type Value } from '../../math/build.ts'
import type { Expr } from '../../math/expr.ts'
import { mapParts } from '../../math/substitute.ts'

/** The printed maths with these values in its blanks, in reading order. */
export function filled(printed: Expr, ...values: readonly Value[]): Expr {
  let next = 0
  const fill = (part: Expr): Expr =>
    part.kind === 'blank' ? bracketed(expr(values[next++] ?? 0)) : mapParts(part, fill)
  return fill(printed)
}
