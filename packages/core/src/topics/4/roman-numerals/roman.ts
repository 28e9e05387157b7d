import type { AnswerType } from '../../../answer/type.ts'
import { both } from '../../../content.ts'
import { words } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'

const PARTS = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** 24 as XXIV. */
export function roman(value: number): string {
  let rest = value
  return PARTS.map(([worth, letters]) => {
    const times = Math.floor(rest / worth)
    rest -= times * worth
    return letters.repeat(times)
  }).join('')
}

const WORTH: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 }
const STANDARD = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/

/** Letter by letter: a letter before a greater one is taken away. Null for what is no standard numeral. */
export function readRoman(letters: string): number | null {
  if (letters === '' || !STANDARD.test(letters)) return null
  return [...letters].reduce((sum, letter, i) => {
    const [worth, next] = [WORTH[letter]!, WORTH[letters[i + 1] ?? ''] ?? 0]
    return worth < next ? sum - worth : sum + worth
  }, 0)
}

export const romanExpr = (letters: string): Expr => words(letters, letters)

/** A number whose answer is written as a Roman numeral. */
export const romanNumeral: AnswerType<number> = {
  kind: 'text-list',
  show: value => both(romanExpr(roman(value))),
  value: value => [roman(value)],
  nearMisses: value => [value + 1, value - 1, value + 10].filter(near => near > 0 && near < 4000),
}

/** Wrong spellings of a number, by the rule that they break. */
export function wrongRomans(value: number): Readonly<Record<string, string>> {
  const digits = (place: number) => Math.floor(value / place) % 10
  const spelled = (four: string, wrongFour: string, nine: string, wrongNine: string) =>
    roman(value).replace(nine, wrongNine).replace(four, wrongFour)
  const additive = spelled('CD', 'CCCC', 'CM', 'DCCCC')
    .replace('XC', 'LXXXX')
    .replace('XL', 'XXXX')
    .replace('IX', 'VIIII')
    .replace('IV', 'IIII')
  const tens = roman(value - digits(1))
  const straightOnes = ['', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'IIX', 'IX'][digits(1)]!
  const straightTens = ['', 'X', 'XX', 'XXX', 'XXXX', 'VX', 'LX', 'LXX', 'XXC', 'XC'][digits(10)]!
  const hundreds = roman(value - (value % 100))
  return {
    fourInARow: additive,
    subtractedTwo: hundreds + straightTens + straightOnes,
    subtractedTooFar:
      value % 100 === 99
        ? `${hundreds}IC`
        : value % 50 === 49
          ? `${roman(value - (value % 50))}IL`
          : tens.replace('XC', 'LXL') + straightOnes,
    doubledFive: roman(value).replace(/L|V|D/, letter => letter + letter),
    lettersTurned: [...roman(value)].reverse().join(''),
    oneMoreAtTheEnd: `${roman(value)}IIII`,
  }
}
