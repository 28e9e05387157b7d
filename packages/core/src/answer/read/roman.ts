import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { agree, isArithmetic } from './chains.ts'

const WORTH: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }

const worth = (numeral: string): number =>
  [...numeral].reduce((sum, letter, i) => {
    const [own = 0, next = 0] = [WORTH[letter], WORTH[numeral[i + 1] ?? '']]
    return own < next ? sum - own : sum + own
  }, 0)

/** 142 + 77 = 219 = CCXIX: the last of a true chain of numbers and Roman numerals; null where there is none. */
export function lastRoman(text: string): string | null {
  const sides = text.split('=').map(side => side.trim())
  const last = sides.at(-1) ?? ''
  if (sides.length < 2 || !/^[IVXLCDM]+$/.test(last)) return null
  const values = sides.map(side => withPlainSigns(side).replace(/[IVXLCDM]+/g, numeral => String(worth(numeral))))
  const isTrue = values.every(side => isArithmetic(side) && agree(parse(side), parse(values.at(-1) ?? ''), 0))
  return isTrue ? last : null
}
