import type { Both } from '../both.ts'
import type { Inline } from '../content.ts'
import { equation, expr, relation, symbol, type Value } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/**
 * A value by formula: the formula, the formula with its numbers, the value with its unit. `place` where it is rounded.
 * `filled` is the right side alone: byFormula(m`A = l w`, m`5 × 3`, measure(15, 'square-meter')).
 */
export function byFormula(formula: Expr, filled: Expr, value: Value, place?: Both<readonly Inline[]>): readonly Step[] {
  const left = formula.kind === 'relation' ? formula.left : symbol('x')
  const first = [step(formula, because.writeFormula), step(equation(left, filled), because.substituteValues)]
  return [
    ...first,
    place === undefined
      ? step(equation(left, value), because.workOutTheRightSide)
      : step(relation(left, '≈', expr(value)), because.roundAtTheEnd, { place }),
  ]
}
