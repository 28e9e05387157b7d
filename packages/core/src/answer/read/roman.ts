import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { romanValue } from '../../number/roman.ts'
import { agree, isArithmetic } from './chains.ts'

/** What stands between numbers that are the same: 142 + 77 = 219, so CCXIX; XV (15). */
const SAME = / ?(?:[=,;→]|->|=>) ?(?:so |entonces |o sea )?| (?:so|is|es|makes|son|entonces|o sea) /g

/** 142 + 77 = 219 = CCXIX: the last Roman numeral of a true chain of numbers and numerals; null where there is none. */
export function lastRoman(text: string): string | null {
  const sides = text
    .replace(/ ?\(([IVXLCDM]+|\d+)\)$/i, ' = $1')
    .split(SAME)
    .map(side => side.trim())
  const last = sides.findLast(side => /^[IVXLCDM]+$/i.test(side))
  if (sides.length < 2 || last === undefined) return null
  const values = sides.map(side =>
    withPlainSigns(side).replace(/[IVXLCDM]+/gi, numeral => String(romanValue(numeral.toUpperCase()))),
  )
  const isTrue = values.every(side => isArithmetic(side) && agree(parse(side), parse(values.at(-1) ?? ''), 0))
  return isTrue ? last : null
}
