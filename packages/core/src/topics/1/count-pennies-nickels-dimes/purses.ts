import { itemOf, type Piece } from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import { many } from '../../kit/measures/coins.ts'

export type Coin = Extract<Piece, 1 | 5 | 10>

/** How many there are of one coin. */
export interface Group {
  readonly coin: Coin
  readonly number: number
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** The same coin several times: nickels and dimes in turn. */
const nickelNumbers = [4, 7, 3, 6, 8, 5]
export const dimesOrNickels: readonly Group[] = [3, 7, 5, 9, 2, 6, 4, 8].flatMap((number, i): readonly Group[] => {
  const nickels = nickelNumbers[i]
  return [{ coin: 10, number }, ...(nickels === undefined ? [] : [{ coin: 5, number: nickels } as const])]
})
export const pennies: readonly Group[] = [6, 9, 4, 8, 5, 10, 7].map(number => ({ coin: 1, number }))

/** Dimes and pennies, then nickels and pennies, and so on; from two to six of each. */
export type TwoKinds = readonly [greater: Group, pennies: Group]
const pairs = mixed(from(2, 6).flatMap(a => from(2, 6).map(b => [a, b] as const)))
export const twoKinds: readonly TwoKinds[] = [...pairs, ...pairs].map(([a, b], i) => [
  { coin: i % 2 === 0 ? 10 : 5, number: a },
  { coin: 1, number: b },
])

/** How many dimes, nickels and pennies: 32¢ to 82¢ with at most twelve coins. */
export type ThreeKinds = readonly [dimes: number, nickels: number, pennies: number]
const triples = from(2, 6).flatMap(d => from(2, 4).flatMap(n => from(2, 5).map(p => [d, n, p] as const)))
export const threeKinds: readonly ThreeKinds[] = mixed(triples.filter(([d, n, p]) => d + n + p <= 12))

export const coinsOf = (groups: readonly Group[]): readonly Coin[] =>
  groups.flatMap(({ coin, number }) => many(coin, number))
export const coinsOfThree = (counts: readonly number[]): readonly Coin[] =>
  ([10, 5, 1] as const).flatMap((coin, i) => many(coin, itemOf(counts, i)))
