import { bracketed, negative, sum, type Value } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'

export interface SignedTerm {
  readonly operation: '+' | '-'
  readonly value: Value
}

export const totalOf = (terms: readonly SignedTerm[]): Ratio =>
  terms.reduce(
    (total, { operation, value }) => (operation === '+' ? total.plus(exact(value)) : total.minus(exact(value))),
    Ratio.of(0),
  )

/** −7 − (−12): only the first number may be negative without brackets. */
export const signedSum = (terms: readonly SignedTerm[]): Expr =>
  sum(
    ...terms.map(({ operation, value }, i) => {
      const number = i > 0 && exact(value).n < 0 ? bracketed(value) : value
      return operation === '+' ? number : negative(number)
    }),
  )

/** The printed terms, taken away from the result one after another, leave nothing. */
export const leavesNothing = (left: Expr, result: Value): boolean =>
  left.kind === 'sum' && left.terms.reduce((rest, term) => rest.minus(evaluate(term)), exact(result)).n === 0
