import { type Expr, evaluate, exact, isTrue, m, type Printed, prose, Ratio, type Value } from '../../../author.ts'

export const solveForX = { en: prose`Solve for ${m`x`}.`, es: prose`Halla el valor de ${m`x`}.` }

/** Puts the answer back into the printed equation. */
export const solves = (printed: Printed, x: Value) => isTrue(printed.one('relation'), { x: exact(x) })

/** Weighs both pans of the drawn balance. */
export function isLevel(printed: Printed, x: Value): boolean {
  const { left, right } = printed.figure('balance')
  const [one, other] = [left, right].map(items =>
    items.reduce((sum, { label }) => sum.plus(evaluate(label as Expr, { x: exact(x) })), Ratio.of(0)),
  )
  return one!.equals(other!)
}
