import { count, exact, line, list, type Noun, type Piece, type Printed, type Random, thing } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { many } from '../../kit/measures/coins.ts'

export type Coin = Extract<Piece, 1 | 5 | 10 | 25>
/** So many of one coin. */
export interface Coins {
  readonly coin: Coin
  readonly number: number
}

const NOUNS: Readonly<Record<Coin, Noun>> = { 25: nouns.quarter, 10: nouns.dime, 5: nouns.nickel, 1: nouns.penny }
const VALUES: ReadonlyMap<Noun, Coin> = new Map([
  [nouns.quarter, 25],
  [nouns.dime, 10],
  [nouns.nickel, 5],
  [nouns.penny, 1],
])

export const nounOf = ({ coin }: Coins): Noun => NOUNS[coin]
export const counted = (coins: Coins) => count(coins.number, nounOf(coins))
export const piecesOf = (all: readonly Coins[]): readonly Piece[] =>
  all.flatMap(({ coin, number }) => many(coin, number))
export const valueOf = (all: readonly Coins[]) => all.reduce((sum, { coin, number }) => sum + coin * number, 0)
/** What a kind of coin is worth, in cents. */
export const worth = (noun: Noun): number => VALUES.get(noun) ?? Number.NaN

/** What all coins that are told are worth, in cents. */
export const toldIn = (printed: Printed) =>
  printed.terms('quantity').reduce((sum, { amount, noun }) => sum + exact(amount).n * worth(noun), 0)

/** Counted on from some cents, coin by coin. */
export const countedUp = (from: number, { coin, number }: Coins) =>
  list(...Array.from({ length: number }, (_, i) => from + (i + 1) * coin))

/** How many coins were counted on, after the numbers that were said. */
export const countOfNumbers = (coins: Coins) => ({
  en: line`Each number is one ${thing(nounOf(coins))}: ${counted(coins)}.`,
  es: line`Cada número es una ${thing(nounOf(coins))}: ${counted(coins)}.`,
})

export const TWO_KINDS: readonly (readonly [Coin, Coin])[] = [
  [25, 5],
  [10, 5],
  [25, 10],
  [25, 1],
]

/** Three to six of one kind and two to five of the other; the greater coin or the smaller one is told first. */
export function twoKinds(
  random: Random,
  [greater, smaller]: readonly [Coin, Coin] = random.evenly(TWO_KINDS),
): readonly [Coins, Coins] {
  const isTurned = random.evenly([false, true])
  const [a, b] = random.until(
    () => random.shuffle([random.int(3, 6), random.int(2, 5)]),
    ([a, b]) => a !== b && greater * a + smaller * b < 100,
  )
  const all = [
    { coin: greater, number: a },
    { coin: smaller, number: b },
  ] as const
  return isTurned ? [all[1], all[0]] : all
}

const THREE_KINDS: readonly (readonly [Coin, Coin, Coin])[] = [
  [25, 10, 5],
  [10, 5, 1],
  [25, 5, 1],
  [25, 10, 1],
]

/** Two or more of each of three kinds, in any order, less than a dollar. */
export function threeKinds(random: Random): readonly [Coins, Coins, Coins] {
  const kinds = random.evenly(THREE_KINDS)
  return random.until(
    () => {
      const [a, b, c] = random.shuffle(kinds)
      return [
        { coin: a, number: random.int(2, 4) },
        { coin: b, number: random.int(2, 4) },
        { coin: c, number: random.int(2, 4) },
      ] as const
    },
    all => valueOf(all) < 100,
  )
}
