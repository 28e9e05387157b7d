import { type Expr, type Step, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** The terms of a general form by variable, with this number alone on the right. */
export function groupedByLetter(work: Expr, right: number): Step {
  if (right === 0) return step(work, because.groupByLetter)
  return right > 0
    ? step(work, because.groupByLetterAndAdd, { value: right })
    : step(work, because.groupByLetterAndSubtract, { value: -right })
}
