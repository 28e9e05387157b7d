import { decimal, power, times } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'

/** digits × 10^exponent, where digits is a whole number without a zero at its end. */
export interface Decimal {
  readonly digits: number
  readonly exponent: number
}

export const ten = (exponent: number): Ratio => Ratio.of(10).power(exponent)
export const valueOf = ({ digits, exponent }: Decimal): Ratio => ten(exponent).times(digits)
export const standard = (number: Decimal): Expr => decimal(valueOf(number))

/** The coefficient and the power as they stand: 34.5 × 10⁴ for a point after two digits. */
export function scientific({ digits, exponent }: Decimal, before = 1): Expr {
  const shift = String(digits).length - before
  return times(decimal(Ratio.of(digits, 1).over(ten(shift))), power(10, exponent + shift))
}

/** The exponent of the scientific notation. */
export const sizeOf = ({ digits, exponent }: Decimal): number => exponent + String(digits).length - 1

/** Whether the power of ten is printed with an exponent. */
export const hasExponent = ({ digits, exponent }: Decimal, before = 1): boolean => {
  const printed = exponent + String(digits).length - before
  return printed !== 0 && printed !== 1
}

/** A number of this size, with up to so many significant digits. */
export function drawDecimal(random: Random, sizes: readonly [number, number], most: number): Decimal {
  const count = random.int(1, most)
  const digits =
    count === 1 ? random.int(1, 9) : random.int(10 ** (count - 2), 10 ** (count - 1) - 1) * 10 + random.int(1, 9)
  return { digits, exponent: random.int(...sizes) - count + 1 }
}

/** Whether a product a × 10ⁿ is in scientific notation, and its value. */
export function readScientific(of: Expr): { readonly isProper: boolean; readonly value: Ratio } {
  if (of.kind !== 'product' || of.factors.length !== 2) return { isProper: false, value: evaluate(of) }
  const [coefficient, base] = of.factors
  const a = evaluate(coefficient!)
  const isTen = base!.kind === 'power' && evaluate(base!.base).equals(10) && evaluate(base!.exponent).isInteger
  return { isProper: isTen && a.compare(1) >= 0 && a.compare(10) < 0, value: a.times(evaluate(base!)) }
}
