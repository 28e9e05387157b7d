import {
  answerStep,
  both,
  cents,
  coinAmount,
  coinsAndBills,
  count,
  figure,
  line,
  list,
  type Noun,
  type Piece,
  type Printed,
  prose,
  type Random,
  type Step,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { countedIn, countedOn, total } from '../../kit/measures/coins.ts'
import type { Coin, Group, TwoKinds } from './purses.ts'

export const NOUNS: Readonly<Record<Coin, Noun>> = { 10: nouns.dime, 5: nouns.nickel, 1: nouns.penny }
export const VALUES: ReadonlyMap<Noun, Coin> = new Map([
  [nouns.dime, 10],
  [nouns.nickel, 5],
  [nouns.penny, 1],
])

/** Things that children buy for less than a dollar. */
export const THINGS = [
  nouns.eraser,
  nouns.balloon,
  nouns.cookie,
  nouns.pencil,
  nouns.marble,
  nouns.sticker,
  nouns.banana,
  nouns.whistle,
  nouns.stamp,
]

export const group = (coin: Coin, number: number): Group => ({ coin, number })
export const counted = ({ coin, number }: Group) => count(number, NOUNS[coin])
export const set = (pieces: readonly Piece[]) => coinsAndBills([pieces])
export const tagged = (pieces: readonly Piece[], price: number) => coinsAndBills([pieces], { tags: [{ cents: price }] })
export const priceOn = (printed: Printed) => tupleOf(printed.figure('money').tags, 1)[0].cents

interface Shown {
  readonly pieces: readonly Piece[]
}
/** The coins that are shown are counted. */
export const howMuch = (draw: (random: Random) => Shown) => ({
  instruction: { en: prose`How much money is there?`, es: prose`¿Cuánto dinero hay?` },
  draw,
  answer: coinAmount,
  solve: ({ pieces }: Shown) => total(pieces),
  ask: ({ pieces }: Shown) => both([figure(set(pieces)), prose`____ ¢`]),
  solution: ({ pieces }: Shown): readonly Step[] => [
    ...countedOn(pieces),
    answerStep(both(cents(total(pieces))), {
      en: line`There is ${cents(total(pieces))}.`,
      es: line`Hay ${cents(total(pieces))}.`,
    }),
  ],
  check: (printed: Printed, answer: number) => answer === countedIn(printed.figure('money')),
})

export const namedCoins = ([greater, smaller]: TwoKinds) => prose`${counted(greater)}, ${counted(smaller)}`

/** From one number up to another: 27, 28, 29. */
export const upTo = (from: number, to: number, by: number = 1) =>
  list(...Array.from({ length: (to - from) / by }, (_, i) => from + (i + 1) * by))

export const coinsMake = (amount: number) => ({
  en: line`These coins make ${cents(amount)}.`,
  es: line`Estas monedas forman ${cents(amount)}.`,
})
