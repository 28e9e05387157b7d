import {
  type AnswerType,
  asWritten,
  type Block,
  type Both,
  both,
  type Expr,
  equation,
  explained,
  expr,
  type Inline,
  itemOf,
  line,
  minus,
  type Step,
  step,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import { romanValue } from '../../../number/roman.ts'
import * as because from '../../../solution/reasons/index.ts'

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

const STANDARD = /^M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/

/** Null for what is no standard numeral. */
export const readRoman = (letters: string): number | null =>
  letters !== '' && STANDARD.test(letters) ? romanValue(letters) : null

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
  const straightOnes = itemOf(['', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'IIX', 'IX'], digits(1))
  const straightTens = itemOf(['', 'X', 'XX', 'XXX', 'XXXX', 'VX', 'LX', 'LXX', 'XXC', 'XC'], digits(10))
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

/** 1994 in the parts that are written on their own: M, CM, XC, IV. */
function partsOf(value: number): readonly { readonly worth: number; readonly letters: string }[] {
  const parts: { readonly worth: number; readonly letters: string }[] = []
  let rest = value
  for (const place of [1000, 100, 10, 1]) {
    const worth = rest - (rest % place)
    rest %= place
    if (worth > 0) parts.push({ worth, letters: roman(worth) })
  }
  return parts
}

/** VII is 5 + 1 + 1, IX is 10 - 1. */
function lettersWorth(letters: string): Expr {
  const worths = [...letters].map(romanValue)
  const [first, second] = worths
  if (first !== undefined && second !== undefined && first < second) return minus(second, first)
  return worths.length === 1 ? asWritten(itemOf(worths, 0)) : sum(...worths)
}

const listed = (
  value: number,
  sides: (part: { readonly worth: number; readonly letters: string }) => readonly Expr[],
): Block => ({
  kind: 'paragraph',
  content: partsOf(value).flatMap((part, i): readonly Inline[] => {
    const [left, right] = tupleOf(sides(part), 2)
    return [...(i > 0 ? ['; '] : []), left, ' = ', right]
  }),
})
/** How many letters are subtracted from the next one. */
const countSubtracted = (value: number): number => [...roman(value).matchAll(/CM|CD|XC|XL|IX|IV/g)].length
const GROUPS = {
  alone: { sentence: { en: line`Each letter stands for a number.`, es: line`Cada letra representa un número.` } },
  both: {
    sentence: {
      en: line`A smaller letter before a greater one is subtracted; all others are added.`,
      es: line`Una letra menor antes de una mayor se resta; todas las demás se suman.`,
    },
  },
  added: {
    sentence: {
      en: line`No smaller letter stands before a greater one: add the values of the letters.`,
      es: line`Ninguna letra menor va antes de una mayor: suma los valores de las letras.`,
    },
  },
} as const

/** CM = 1,000 - 100; XC = 100 - 10. */
export const readingOf = (value: number, sentence?: Both<readonly Inline[]>): Step =>
  step(
    listed(value, ({ letters }) => [romanExpr(letters), lettersWorth(letters)]),
    because.explain,
    sentence
      ? { sentence }
      : roman(value).length === 1
        ? GROUPS.alone
        : countSubtracted(value) > 0
          ? GROUPS.both
          : GROUPS.added,
  )

/** The value of each group of letters, then all together. */
export const readingSteps = (value: number, shown: Expr = expr(value)): readonly Step[] => {
  const worths = partsOf(value).map(({ worth }) => worth)
  return [
    readingOf(value),
    worths.length > 1
      ? step(equation(sum(...worths), shown), because.joinPlaces)
      : step(asWritten(value), because.explain, {
          sentence: {
            en: line`The Roman numeral ${romanExpr(roman(value))} is ${asWritten(value)}.`,
            es: line`El número romano ${romanExpr(roman(value))} es ${asWritten(value)}.`,
          },
        }),
  ]
}

/** Each place with its letters, then all together. */
export const writingSteps = (value: number, ending?: Both<readonly Inline[]>): readonly Step[] => {
  const [letters, ...others] = partsOf(value).map(part => part.letters)
  if (others.length === 0 && letters !== undefined && letters.length > 1)
    return [
      explained(
        equation(value, lettersWorth(letters)),
        line`Write the number with the values of Roman letters.`,
        line`Escribe el número con los valores de las letras romanas.`,
      ),
      explained(romanExpr(letters), line`Write the letters.`, line`Escribe las letras.`),
    ]
  return [
    step(
      listed(value, ({ worth, letters }) => [asWritten(worth), romanExpr(letters)]),
      because.explain,
      {
        sentence:
          countSubtracted(value) > 0
            ? {
                en: line`Write each place with its letters. For a 4 or a 9, subtract.`,
                es: line`Escribe cada posición con sus letras. Para un 4 o un 9, resta.`,
              }
            : {
                en: line`Write each place with its letters, the greater letters first.`,
                es: line`Escribe cada posición con sus letras, primero las mayores.`,
              },
      },
    ),
    ending
      ? step(romanExpr(roman(value)), because.explain, { sentence: ending })
      : explained(
          romanExpr(roman(value)),
          line`Write these letters one after another.`,
          line`Escribe estas letras una tras otra.`,
        ),
  ]
}
