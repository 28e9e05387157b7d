import { both } from '../content.ts'
import { setOf, sum } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import type { AnswerType } from './type.ts'
import { writtenOut } from './written.ts'

const nearItems = (values: readonly Expr[]): Expr[][] => values.map((value, i) => values.with(i, changed(value)))
const changed = (value: Expr): Expr =>
  value.kind === 'relation' ? { ...value, right: sum(value.right, 1) } : sum(value, 1)

/** Several expressions in order, such as answers to parts: each is accepted in any equal form. */
export const expressionList: AnswerType<readonly Expr[]> = {
  kind: 'ordered-list',
  show: values => both({ kind: 'list', items: values, brackets: '' }),
  value: values => values.map(writtenOut),
  nearMisses: nearItems,
}

/** A set of expressions, such as exact solutions with radicals. */
export const expressionSet: AnswerType<readonly Expr[]> = {
  kind: 'set',
  show: values => both(setOf(...values)),
  value: values => values.map(writtenOut),
  nearMisses: values => [...nearItems(values), ...(values.length > 1 ? [values.slice(1)] : [])],
}

/** Equations to write down in any order, each as it is: a fact family. 3 + 4 = 7 is not 4 + 3 = 7. */
export const equationSet: AnswerType<readonly Expr[]> = {
  kind: 'set',
  requires: 'same-form',
  show: values => both({ kind: 'list', items: values, brackets: '' }),
  value: values => values.map(writtenOut),
  nearMisses: expressionSet.nearMisses,
}
