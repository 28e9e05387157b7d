import { evaluate, exact, type Printed, type Value } from '../../../author.ts'

/** The operation undone: the product divided by each factor leaves 1, the quotient times the divisor is the dividend. */
export function undoes(printed: Printed, answer: Value): boolean {
  const { left } = printed.one('relation')
  if (left.kind === 'product')
    return left.factors.reduce((rest, factor) => rest.over(evaluate(factor)), exact(answer)).equals(1)
  return left.kind === 'quotient' && exact(answer).times(evaluate(left.under)).equals(evaluate(left.over))
}
