import type { Both } from '../both.ts'
import type { Inline } from '../content.ts'
import { decimal, equation, expr, relation, symbol, times, type Value } from '../math/build.ts'
import { evaluate } from '../math/evaluate.ts'
import { type Expr, holds, isSame, partsOf } from '../math/expr.ts'
import { mapParts } from '../math/substitute.ts'
import { symbolsOf } from '../math/symbols.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/**
 * A value by formula: the formula, the formula with its numbers, its powers, the value with its unit. `place` where it
 * is rounded. `filled` is the right side alone: byFormula(m`A = l w`, m`5 × 3`, measure(15, 'square-meter')).
 */
export function byFormula(formula: Expr, filled: Expr, value: Value, place?: Both<readonly Inline[]>): readonly Step[] {
  const left = formula.kind === 'relation' ? formula.left : symbol('x')
  const ready = powersWorkedOut(filled)
  const isPowerAlone = filled.kind === 'power'
  return [
    step(formula, because.writeFormula),
    step(equation(left, filled), because.substituteValues),
    ...(isPowerAlone
      ? [step(equation(left, factorsOf(filled)), because.writeEqualFactors)]
      : isSame(ready, filled)
        ? []
        : [step(equation(left, ready), powersIn(filled) > 1 ? because.workOutEachPower : because.workOutThePower)]),
    place === undefined
      ? step(equation(left, value), operationIn(ready))
      : step(relation(left, '≈', expr(value)), because.roundAtTheEnd, { place }),
  ]
}

/** 3 × 3 × 3 for 3³. */
function factorsOf(of: Extract<Expr, { kind: 'power' }>): Expr {
  const base = of.base.kind === 'group' ? of.base.of : of.base
  return times(...Array.from({ length: evaluate(of.exponent).n }, () => base))
}

/** 3.14 × 36 × 10 for 3.14 × 6² × 10. */
const powersWorkedOut = (of: Expr): Expr => {
  if (of.kind !== 'power' || symbolsOf(of).size > 0) return mapParts(of, powersWorkedOut)
  const value = evaluate(of)
  return holds(of, part => part.kind === 'number' && part.as === 'decimal') ? decimal(value) : expr(value)
}

const powersIn = (of: Expr): number =>
  of.kind === 'power' ? 1 : partsOf(of).reduce((count, part) => count + powersIn(part), 0)

const isFraction = (of: Expr) => of.kind === 'quotient' && of.over.kind === 'number' && of.under.kind === 'number'

/** The operations that are left, in their order. */
function operationIn(of: Expr) {
  const isProduct = (part: Expr) => part.kind === 'product' && !holds(part, inside => inside.kind === 'sum')
  if (of.kind === 'power') return because.multiply
  if (isProduct(of))
    return partsOf(of).every(part => part.kind !== 'quotient' || isFraction(part))
      ? because.multiply
      : because.multiplyAndDivide
  if (of.kind === 'quotient' && isProduct(of.over)) return because.multiplyAndDivide
  if (of.kind !== 'sum' || !of.terms.some(isProduct)) return because.workOutTheRightSide
  return of.terms.some(term => term.kind === 'negative') ? because.multiplyThenSubtract : because.multiplyThenAdd
}
