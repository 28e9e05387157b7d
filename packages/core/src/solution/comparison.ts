import { relation } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** What a comparison comes to: which of the two is greater. */
export function concluded(left: Expr, sign: '<' | '>' | '=', right: Expr): Step {
  const work = relation(left, sign, right)
  return sign === '='
    ? step(work, because.soAreEqual)
    : step(work, because.soIsGreater, { value: sign === '>' ? left : right })
}
