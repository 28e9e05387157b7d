import { assert, failed } from '../errors.ts'
import { type Bindings, evaluate } from './evaluate.ts'
import type { Expr, Of } from './expr.ts'

/** Whether a relation, a chain, a system or a pair joined by "and", "or" holds exactly. */
export function isTrue(statement: Expr, bindings: Bindings = {}): boolean {
  if (statement.kind === 'system') return statement.rows.every(row => isTrue(row, bindings))
  if (statement.kind === 'connected') {
    const test = (item: Expr) => isTrue(item, bindings)
    return statement.by === 'or' ? statement.items.some(test) : statement.items.every(test)
  }
  assert(statement.kind === 'relation', 'Only a relation is true or false')
  const { left, right, sign } = statement
  if (left.kind === 'relation')
    return isTrue(left, bindings) && inOrder(sign, evaluate(left.right, bindings).compare(evaluate(right, bindings)))
  return inOrder(sign, evaluate(left, bindings).compare(evaluate(right, bindings)))
}

/** Whether numbers that differ by `order` stand in the relation. */
export function inOrder(sign: Of<'relation'>['sign'], order: number): boolean {
  switch (sign) {
    case '=':
      return order === 0
    case '≠':
      return order !== 0
    case '<':
      return order < 0
    case '>':
      return order > 0
    case '≤':
      return order <= 0
    case '≥':
      return order >= 0
    default:
      return failed(`${sign} does not compare numbers`)
  }
}
