import { bracketed, type Expr, expr, itemOf, mapParts, type Value } from '../../../author.ts'

/** The printed maths with these values in its blanks, in reading order. */
export function filled(printed: Expr, ...values: readonly Value[]): Expr {
  let next = 0
  const fill = (part: Expr): Expr =>
    part.kind === 'blank' ? bracketed(expr(itemOf(values, next++))) : mapParts(part, fill)
  return fill(printed)
}
