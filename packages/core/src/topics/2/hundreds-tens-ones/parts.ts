import {
  type BaseTenBlocks,
  type Block,
  both,
  count,
  evaluate,
  exact,
  type Inline,
  isTerm,
  itemOf,
  line,
  type Printed,
  prose,
  type Random,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { Digits } from './riddles.ts'

export const UNITS = [100, 10, 1] as const

export const PLACES = [nouns.hundred, nouns.ten, nouns.one] as const

export const numberOf = ([hundreds, tens, ones]: Digits) => 100 * hundreds + 10 * tens + ones

export const digitsOf = (value: number): Digits => [Math.floor(value / 100), Math.floor(value / 10) % 10, value % 10]

export const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Digits by the name that levels list; with equal ones, places that are exchanged would give the key too. */
export const digits = {
  'three digits': (random: Random): Digits => random.sample(NINE, 3),
  'no ones': (random: Random): Digits => [...random.sample(NINE, 2), 0],
  'no tens'(random: Random): Digits {
    const [hundreds, ones] = random.sample(NINE, 2)
    return [hundreds, 0, ones]
  },
} satisfies Record<string, (random: Random) => Digits>

interface Level {
  readonly digits: readonly (keyof typeof digits)[]
}

export const draw = (random: Random, level: Level): Digits => digits[random.evenly(level.digits)](random)

/** 3 hundreds 5 ones: the places in this order, those with nothing left out. */
export const named = (amounts: Digits, order: readonly number[] = [0, 1, 2]): readonly Inline[] =>
  order
    .filter(place => itemOf(amounts, place) > 0)
    .flatMap((place, i) => [...(i > 0 ? [' '] : []), count(itemOf(amounts, place), itemOf(PLACES, place))])

export const paragraph = (content: readonly Inline[]): Block => ({ kind: 'paragraph', content })

export const toWrite = (amounts: Digits, order?: readonly number[]) =>
  both(paragraph([...named(amounts, order), ...line` = __`]))

/** All three places with their numbers, for the key. */
export const inPlaces = ([hundreds, tens, ones]: Digits) =>
  line`${count(hundreds, nouns.hundred)} ${count(tens, nouns.ten)} ${count(ones, nouns.one)}`

/** The amounts in words, each by the place that it is called by. */
export const valueOfWords = (items: readonly Inline[]): number =>
  items.reduce((total: number, item) => {
    if (typeof item === 'string' || !isTerm(item) || item.kind !== 'quantity') return total
    const place = PLACES.findIndex(({ en }) => en[0] === item.noun.en[0])
    return total + evaluate(item.amount).n * itemOf(UNITS, place)
  }, 0)

export const makesTheWords = (printed: Printed, answer: Value) => exact(answer).equals(valueOfWords(printed.inlines))

export const counted = ({ groups }: BaseTenBlocks) =>
  groups.reduce((total, { hundreds, tens, ones }) => total + 100 * hundreds + 10 * tens + ones, 0)

const isDigit = (value: Value) => exact(value).n >= 0 && exact(value).n <= 9

/** Three digits, each of its place, make the number. */
export const areDigitsOf = (value: Value, parts: readonly Value[]) =>
  parts.length === 3 &&
  parts.every(isDigit) &&
  exact(value).equals(parts.reduce((total: number, part, i) => total + exact(part).n * itemOf(UNITS, i), 0))

/** 3 hundreds, 0 tens, 5 ones: every place. */
export const namedPlaces = ([hundreds, tens, ones]: Digits) =>
  both(prose`${count(hundreds, nouns.hundred)}, ${count(tens, nouns.ten)}, ${count(ones, nouns.one)}`)

export const writeTheNumber = { en: prose`Write the number.`, es: prose`Escribe el número.` }
