import {
  type Block,
  type Both,
  both,
  compareByDigits,
  count,
  type Expr,
  evaluate,
  explained,
  type Inline,
  isTerm,
  itemOf,
  line,
  type Noun,
  type Random,
  relation,
  type Step,
  sum,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Digits = readonly [thousands: number, hundreds: number, tens: number, ones: number]

export const UNITS: readonly number[] = [1000, 100, 10, 1]
export const PLACES: readonly Noun[] = [nouns.thousand, nouns.hundred, nouns.ten, nouns.one]
/** As the columns of a chart are headed. */
export const COLUMNS: readonly Noun[] = [nouns.thousandsColumn, nouns.hundred, nouns.ten, nouns.one]
export const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

export const numberOf = (amounts: Digits): number =>
  amounts.reduce((total: number, amount, i) => total + amount * itemOf(UNITS, i), 0)
export const digitsOf = (value: number): Digits => [
  Math.floor(value / 1000),
  Math.floor(value / 100) % 10,
  Math.floor(value / 10) % 10,
  value % 10,
]

/** Different digits, none of them 0: who takes another place for it gives another answer. */
export const withoutZero = (random: Random): Digits => random.sample(NINE, 4)
/** A 0 in one place after the first. */
export function withZeroAt(random: Random, place: number): Digits {
  const [a, b, c] = random.sample(NINE, 3)
  return place === 1 ? [a, 0, b, c] : place === 2 ? [a, b, 0, c] : [a, b, c, 0]
}

export const partsOf = (amounts: Digits): readonly number[] =>
  amounts.map((digit, i) => digit * itemOf(UNITS, i)).filter(part => part > 0)
/** 3,407 = 3,000 + 400 + 7 without its left side. */
export const expanded = (amounts: Digits): Expr => sum(...partsOf(amounts))

const paragraph = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })
const IN_ORDER: readonly number[] = [0, 1, 2, 3]
const listed = (amounts: Digits, places: readonly number[], nouns: readonly Noun[]): readonly Inline[] =>
  places.flatMap((place, i) => [...(i > 0 ? [', '] : []), count(itemOf(amounts, place), itemOf(nouns, place))])
/** 3 thousands, 14 hundreds, 5 ones: the places in this order, those with nothing left out. */
export const named = (amounts: Digits, order = IN_ORDER, nouns = PLACES): readonly Inline[] =>
  listed(
    amounts,
    order.filter(place => itemOf(amounts, place) > 0),
    nouns,
  )
/** 3 thousands, 4 hundreds, 0 tens, 7 ones. */
export const everyPlace = (amounts: Digits, nouns = PLACES): Both<Block> =>
  both(paragraph(listed(amounts, IN_ORDER, nouns)))

/** Digit by digit, and in words which number is greater. */
export function comparedByDigits(left: number, right: number): readonly Step[] {
  const steps = compareByDigits(left, right)
  const greater = Math.max(left, right)
  return left === right
    ? steps
    : [
        ...steps.slice(0, -1),
        explained(
          relation(left, left < right ? '<' : '>', right),
          line`The first digits that differ decide: ${greater} is greater.`,
          line`Los primeros dígitos distintos deciden: ${greater} es mayor.`,
        ),
      ]
}

/** The amounts in words are worth so much, each by the place that it is called by. */
export const worthOf = (items: readonly Inline[]): number =>
  items.reduce((total: number, item) => {
    if (typeof item === 'string' || !isTerm(item) || item.kind !== 'quantity') return total
    const place = PLACES.findIndex(({ en }) => en[0] === item.noun.en[0])
    return total + evaluate(item.amount).n * itemOf(UNITS, place)
  }, 0)
