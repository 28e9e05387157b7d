import { withPlainSigns } from '../../math/tokens.ts'
import type { Requirement } from '../type.ts'
import { canonicalNumber, isTyped, readNumber } from './number.ts'
import { plainWords, withoutBrackets, withoutName } from './text.ts'

const REMAINDER =
  /^(?:quotient|cociente|q|c)?[ =:]*(\d(?:[\d,]*\d)?)[ ,;.]*(?:with |con |and |y )?(?:a )?(?:(?:remainder|residuo|resto|rem|res|r)(?: of| de)?|left over|sobran?)[ .=:]*(\d(?:[\d,]*\d)?)$/
/** 7 and 2 left over, 7 con 2 de residuo. */
const LEFT_OVER =
  /^(\d(?:[\d,]*\d)?),? (?:with |con |and |y )?(\d(?:[\d,]*\d)?) (?:left over|left|remaining|de (?:residuo|resto|sobra))$/

/** 7 R 2, 7 r2, 7 remainder 2, 7 residuo 2; 7 alone where nothing is left. */
export function isRemainder(quotient: string, remainder: string, input: string): boolean {
  const text = plainWords(withPlainSigns(input).replace(/\((r\D*\d+)\)$/i, '$1'))
  const typed = REMAINDER.exec(text) ?? LEFT_OVER.exec(text)
  if (typed) return isWhole(typed[1] ?? '', quotient) && isWhole(typed[2] ?? '', remainder)
  return remainder === '0' && isWhole(text, quotient)
}

function isWhole(text: string, expected: string): boolean {
  const value = canonicalNumber(expected)
  const typed = readNumber(text)
  return value !== null && isTyped(typed, value) && typed.form === 'whole'
}

/** 6 : 4, 6 to 4, 6 a 4, 6/4; equal up to a factor unless lowest terms are asked. */
export function isRatio(values: readonly string[], requires: Requirement | null, input: string): boolean {
  const items = withoutBrackets(withoutName(withPlainSigns(input))).split(/ ?(?:[:/]| to | es a | is to | a |÷) ?/)
  const expected = values.map(canonicalNumber)
  const typed = items.map(readNumber)
  if (typed.length !== expected.length) return false
  const numbers = typed.map(item => item?.values[0])
  const [first, last] = [numbers[0], expected[0]]
  if (!first || !last || first.n === 0 || last.n === 0) return false
  const factor = first.over(last)
  const isAsked = factor.n > 0 && (requires !== 'lowest-terms' || factor.equals(1))
  return isAsked && numbers.every((number, i) => number?.equals(factor.times(expected[i] ?? 0)) ?? false)
}
