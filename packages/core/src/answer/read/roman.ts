import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { romanValue } from '../../number/roman.ts'
import { agree, isArithmetic } from './chains.ts'

/** 142 + 77 = 219 = CCXIX: the last of a true chain of numbers and Roman numerals; null where there is none. */
export function lastRoman(text: string): string | null {
  const sides = text.split('=').map(side => side.trim())
  const last = sides.at(-1) ?? ''
  if (sides.length < 2 || !/^[IVXLCDM]+$/.test(last)) return null
  const values = sides.map(side => withPlainSigns(side).replace(/[IVXLCDM]+/g, numeral => String(romanValue(numeral))))
  const isTrue = values.every(side => isArithmetic(side) && agree(parse(side), parse(values.at(-1) ?? ''), 0))
  return isTrue ? last : null
}
