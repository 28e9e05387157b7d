import { assert } from '../errors.ts'
import { equation, expr, join, minus, over, power, root, sum, times, type Value } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { Ratio } from '../number/ratio.ts'
import { rootOf } from '../number/surd.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** base^m · base^n. */
export const multiplyPowers = (base: Value, m: number, n: number): readonly Step[] => [
  step(equation(join(power(base, m), power(base, n)), power(base, sum(m, n))), because.addExponents),
  ...settled(base, m + n),
]
/** base^m over base^n. */
export const dividePowers = (base: Value, m: number, n: number): readonly Step[] => [
  step(equation(over(power(base, m), power(base, n)), power(base, minus(m, n))), because.subtractExponents),
  ...settled(base, m - n),
]
/** (base^m)^n. */
export const powerOfPower = (base: Value, m: number, n: number): readonly Step[] => [
  step(equation(power(power(base, m), n), power(base, join(m, n))), because.multiplyExponents),
  ...settled(base, m * n),
]

/** A power with a positive exponent. */
function settled(base: Value, exponent: number): readonly Step[] {
  if (exponent === 0) return [step(equation(power(base, 0), 1), because.zeroExponent)]
  if (exponent === 1) return [step(expr(base), because.simplify)]
  const reached = step(power(base, exponent), because.simplify)
  if (exponent > 0) return [reached]
  return [
    reached,
    step(
      equation(power(base, exponent), over(1, exponent === -1 ? base : power(base, -exponent))),
      because.negativeExponent,
    ),
  ]
}

/** c√n with the greatest square factor of n outside. */
export function simplifySquareRoot(radicand: number, coefficient = 1): readonly Step[] {
  const { q, k } = rootOf(radicand)
  assert(q.n > 1, () => `√${radicand} has no square factor`)
  const square = q.n * q.n
  if (k === 1)
    return [
      step(equation(radicand, power(q, 2)), because.evaluate, { what: power(q, 2) }),
      step(equation(root(radicand), q), because.thinkOfPower),
    ]
  const front = (...factors: readonly Expr[]) => (coefficient === 1 ? join(...factors) : join(coefficient, ...factors))
  return [
    step(equation(radicand, join(square, k)), because.greatestSquareFactor, { factor: square }),
    step(equation(front(root(radicand)), front(root(square), root(k))), because.rootOfProduct),
    step(equation(root(square), q), because.evaluate, { what: root(square) }),
    step(
      coefficient === 1
        ? join(q, root(k))
        : equation(join(coefficient, q, root(k)), join(q.times(coefficient), root(k))),
      coefficient === 1 ? because.writeInFrontOfRoot : because.multiplyInFrontOfRoot,
      { value: q },
    ),
  ]
}

/** base^exponent, as its factors. */
export const evaluatePower = (base: number, exponent: number): readonly Step[] => {
  assert(exponent > 1 && exponent <= 10, 'A power is written as its factors')
  return [
    step(times(...Array.from({ length: exponent }, () => base)), because.writeRepeatedFactors),
    step(equation(power(base, exponent), Ratio.of(base).power(exponent)), because.multiply),
  ]
}
