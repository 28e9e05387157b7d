import { assert } from '../errors.ts'
import { fromRepeating } from '../number/decimal.ts'
import { Ratio } from '../number/ratio.ts'
import { decimal, expr, power, repeating } from './build.ts'
import type { Expr } from './expr.ts'

/** The number that typed digits stand for: 12, 0.75, 3.2E5, and 0.16 with a bar over the 6. */
export function numeral(text: string): Expr {
  const [plain = '', exponent] = text.split(/e/i)
  if (exponent === undefined) return plainNumeral(plain)
  return { kind: 'product', factors: [plainNumeral(plain), power(10, Number(exponent))], sign: true }
}

function plainNumeral(text: string): Expr {
  const digits = text.replace(/[\u0304\u0305]/g, '')
  const periodLength = text.length - digits.length
  const [whole = '', part = ''] = digits.split('.')
  assert(digits.length <= 16, 'The number is too long to be exact')
  if (periodLength > 0) {
    assert(periodLength <= part.length, 'Only decimals repeat')
    return repeating(fromRepeating(`${whole}.${part.slice(0, -periodLength)}`, part.slice(-periodLength)))
  }
  return part === '' ? expr(Number(whole)) : decimal(Ratio.of(Number(whole + part), 10 ** part.length), part.length)
}
