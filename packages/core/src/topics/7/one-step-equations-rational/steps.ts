import {
  bracketed,
  divide,
  type Expr,
  equation,
  explained,
  failed,
  line,
  m,
  minus,
  negative,
  over,
  Ratio,
  type Step,
  solveLinear,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { OneStep } from './kinds.ts'

const x = m`x`
export const signed = (of: Expr, value: Ratio): Expr => (value.n < 0 ? bracketed(of) : of)
export const isDecimal = (of: Expr) => of.kind === 'number' && of.as === 'decimal'

/** x is divided, or has a fraction before it: both sides are multiplied. */
export const isMultiplied = ({ operation, by, show }: OneStep): boolean =>
  operation === 'divide' || (operation === 'multiply' && !by.isInteger && !isDecimal(show(by)))
/** By what both sides are rightly divided or multiplied. */
export const factorOf = (facts: OneStep): Ratio =>
  facts.operation === 'multiply' && isMultiplied(facts) ? Ratio.of(1).over(facts.by) : facts.by

interface Scaled {
  readonly line: Expr
  readonly value: Ratio
}
/** x = 42/(−6), or x = 10 × (−3/2), and what it comes to. */
export function scaledBy(facts: OneStep, factor: Ratio): Scaled {
  const { right, show } = facts
  return isMultiplied(facts)
    ? { line: times(show(right), signed(show(factor), factor)), value: right.times(factor) }
    : { line: over(show(right), show(factor)), value: right.over(factor) }
}
const sizeOf = (value: Ratio): Ratio => (value.n < 0 ? value.negated() : value)

/** The sign, and for decimals the division of whole numbers. */
function workedOut(facts: OneStep, value: Ratio): Step {
  const { right, by, show } = facts
  const [en, es] =
    value.n < 0
      ? [line`Unlike signs: the result is negative.`, line`Signos distintos: el resultado es negativo.`]
      : right.n < 0
        ? [line`Same signs: the result is positive.`, line`Signos iguales: el resultado es positivo.`]
        : [line`Simplify.`, line`Simplifica.`]
  if (isMultiplied(facts) || by.isInteger) return explained(equation(x, show(value)), en, es)
  const scale =
    [10, 100].find(scale => by.times(scale).isInteger && right.times(scale).isInteger) ??
    failed('The decimals have two places at the most')
  const whole = divide(sizeOf(right).times(scale), sizeOf(by).times(scale))
  return explained(
    equation(x, show(value)),
    [...line`Multiply both numbers by ${scale}: ${whole}. `, ...en],
    [...line`Multiplica ambos números por ${scale}: ${whole}. `, ...es],
  )
}

export function scaledSteps(facts: OneStep): readonly Step[] {
  const { line: done, value } = scaledBy(facts, factorOf(facts))
  return [
    step(equation(x, done), isMultiplied(facts) ? because.multiplyBothSides : because.divideBothSides, {
      value: facts.show(factorOf(facts)),
    }),
    workedOut(facts, value),
  ]
}

/** What is done to both sides, then what is left. */
export function oneStepSteps(facts: OneStep): readonly Step[] {
  const { operation, by, right, show, x: value, isTurned } = facts
  if (operation === 'multiply' || operation === 'divide') return scaledSteps(facts)
  if (operation === 'from') {
    return [
      ...(isTurned ? [step(equation(minus(show(by), x), show(right)), because.swapSides)] : []),
      by.n < 0
        ? step(equation(negative(x), sum(show(right), show(by.negated()))), because.addToBothSides, {
            value: show(by.negated()),
          })
        : step(equation(negative(x), minus(show(right), show(by))), because.subtractFromBothSides, { value: show(by) }),
      step(equation(negative(x), show(right.minus(by))), because.simplify),
      explained(
        equation(x, show(value)),
        line`Divide both sides by ${-1}: the signs change.`,
        line`Divide ambos lados entre ${-1}: los signos cambian.`,
      ),
    ]
  }
  if (!isTurned) return solveLinear(facts.equation)
  const [side, other] =
    operation === 'add'
      ? [sum(x, show(by), show(by.negated())), minus(show(right), show(by))]
      : [sum(x, show(by.negated()), show(by)), sum(show(right), show(by))]
  return [
    step(equation(other, side), operation === 'add' ? because.subtractFromBothSides : because.addToBothSides, {
      value: show(by),
    }),
    explained(
      equation(x, show(value)),
      line`Simplify, and write ${x} on the left side.`,
      line`Simplifica y escribe ${x} en el lado izquierdo.`,
    ),
  ]
}
