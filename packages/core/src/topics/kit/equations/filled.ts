import { bracketed, type Expr, expr, mapParts, type Value } from '../../../author.ts'

/** The printed maths with these values in its blanks, in reading order. */
export function filled(printed: Expr, ...values: readonly Value[]): Expr {
  let next = 0
  const fill = (part: Expr): Expr =>
    part.kind === 'blank' ? bracketed(expr(values[next++] ?? 0)) : mapParts(part, fill)
  return fill(printed)
}
