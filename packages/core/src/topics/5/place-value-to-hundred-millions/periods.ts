import {
  type Block,
  type Both,
  count,
  type Expr,
  explained,
  line,
  numberWords,
  prose,
  type Random,
  Ratio,
  type Step,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Written } from '../../kit/decimals/compared.ts'

export const writeNumber: Both<Block> = {
  en: prose`Write the number in standard form.`,
  es: prose`Escribe el número en forma estándar.`,
}

export const asWhole = (value: number): Written => ({ value: Ratio.of(value), places: 0 })

/** The number of millions, of thousands and of ones. */
export const periodsOf = (value: number): readonly [number, number, number] => [
  Math.floor(value / 1_000_000),
  Math.floor(value / 1000) % 1000,
  value % 1000,
]

/** 405,000,012 is 400,000,000 + 5,000,000 + 10 + 2; zeros are left out. */
export const partsOf = (value: number): readonly number[] =>
  [...String(value)].map((digit, i, all) => Number(digit) * 10 ** (all.length - 1 - i)).filter(part => part > 0)
export const expanded = (value: number): Expr => sum(...partsOf(value))

const named = (value: number): Block => {
  const [millions, thousands, ones] = periodsOf(value)
  return prose`${count(millions, nouns.million)}, ${count(thousands, nouns.thousand)}, ${count(ones, nouns.one)}`
}

/** The numeral that words say, period by period. */
export function fromWords(value: number): readonly Step[] {
  const [, thousands, ones] = periodsOf(value)
  const needsZeros = thousands < 100 || ones < 100
  return [
    explained(
      named(value),
      line`Find the millions, the thousands, and the rest.`,
      line`Busca los millones, los millares y lo demás.`,
    ),
    needsZeros
      ? explained(
          prose`${value}`,
          line`After the millions, each period has three digits: write zeros where they are missing.`,
          line`Después de los millones, cada periodo tiene tres dígitos: escribe los ceros que faltan.`,
        )
      : explained(
          prose`${value}`,
          line`After the millions, each period has three digits.`,
          line`Después de los millones, cada periodo tiene tres dígitos.`,
        ),
  ]
}

/** The words for a numeral, period by period. */
export const toWords = (value: number): readonly Step[] => [
  explained(
    named(value),
    line`Read the three periods: millions, thousands, and ones.`,
    line`Lee los tres periodos: millones, millares y unidades.`,
  ),
  explained(
    prose`${numberWords(value)}`,
    line`Say each period with its name, but not the word “ones.”`,
    line`Di cada periodo con su nombre, menos la palabra “unidades”.`,
  ),
]

/** So many digits, none of them 0. */
export const withoutZero = (random: Random, length: number, first = random.int(1, 9)): number =>
  Array.from({ length: length - 1 }).reduce<number>(value => 10 * value + random.int(1, 9), first)

/** Numbers that begin alike, the first digit after that differs in each; so many digits in all. */
export function alike(random: Random, count: number, length: number, same: number): readonly number[] {
  const start = random.int(10 ** (same - 1), 10 ** same - 1)
  const rest = length - same - 1
  return random
    .sample<number, number>([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], count)
    .map(next => (10 * start + next) * 10 ** rest + random.int(10 ** (rest - 1), 10 ** rest - 1))
}

/**
 * Four numbers that begin with two equal digits. Two and two have the same third digit: one pair differs in the fourth,
 * the other only in the fifth.
 */
export function knotted(random: Random, length: number): readonly number[] {
  const start = random.int(10, 99)
  const [a, b] = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
  const [c, d, e] = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3)
  const [f, g] = random.sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
  const begun = [
    [a, c, random.int(0, 9)],
    [a, d, random.int(0, 9)],
    [b, e, f],
    [b, e, g],
  ].map(digits => digits.reduce((value, digit) => 10 * value + digit, start))
  const rest = length - 5
  return random.shuffle(begun).map(value => value * 10 ** rest + random.int(10 ** (rest - 1), 10 ** rest - 1))
}
