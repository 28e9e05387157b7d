import {
  type AnswerType,
  decimal,
  type Expr,
  evaluate,
  power,
  type Random,
  Ratio,
  times,
  tupleOf,
  writtenExpression,
} from '../../../author.ts'

export const scientificNotation: AnswerType<Expr> = { ...writtenExpression, requires: 'scientific' }

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

/** The factor from 1 to 10. */
export const coefficientOf = ({ digits }: Decimal): Ratio => Ratio.of(digits).over(ten(String(digits).length - 1))

/** The exponent of the scientific notation. */
export const sizeOf = ({ digits, exponent }: Decimal): number => exponent + String(digits).length - 1

/** Whether the power of ten is printed with an exponent. */
export const hasExponent = ({ digits, exponent }: Decimal, before = 1): boolean => {
  const printed = exponent + String(digits).length - before
  return printed !== 0 && printed !== 1
}

/** A number of this size, with up to so many significant digits. */
export function drawDecimal(
  random: Random,
  sizes: readonly [number, number],
  [least, most]: readonly [number, number],
): Decimal {
  const count = random.int(least, most)
  const digits =
    count === 1 ? random.int(1, 9) : random.int(10 ** (count - 2), 10 ** (count - 1) - 1) * 10 + random.int(1, 9)
  return { digits, exponent: random.int(...sizes) - count + 1 }
}

/** Whether a product a × 10ⁿ is in scientific notation, and its value. */
export function readScientific(of: Expr): { readonly isProper: boolean; readonly value: Ratio } {
  if (of.kind !== 'product' || of.factors.length !== 2) return { isProper: false, value: evaluate(of) }
  const [coefficient, base] = tupleOf(of.factors, 2)
  const a = evaluate(coefficient)
  const isTen = base.kind === 'power' && evaluate(base.base).equals(10) && evaluate(base.exponent).isInteger
  return { isProper: isTen && a.compare(1) >= 0 && a.compare(10) < 0, value: a.times(evaluate(base)) }
}
