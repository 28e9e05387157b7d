import {
  type Expr,
  equation,
  explainedBy,
  expr,
  itemOf,
  line,
  list,
  type Money,
  money,
  type Noun,
  type Piece,
  type Step,
  step,
  sum,
  theThings,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'

export const total = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece, 0)
export const many = <P extends Piece>(piece: P, count: number): P[] => Array<P>(count).fill(piece)

const piecesOf = ({ sets }: Money, set = 0) => itemOf(sets, set).pieces
/** Counts a drawn set, on from coin to coin. */
export const countedIn = (money: Money, set = 0) =>
  piecesOf(money, set).reduce<number>((reached, piece) => reached + piece, 0)

const byKind = (pieces: readonly Piece[]) =>
  [...new Set(pieces)].sort((a, b) => b - a).map(kind => ({ kind, number: pieces.filter(one => one === kind).length }))

/** 50 + 10 + 2 = 62: each kind of coin together, the greatest first. Bills are counted in dollars. */
export function added(pieces: readonly Piece[], unit: 1 | 100 = 1): Expr {
  const kinds = byKind(pieces)
  const terms = kinds.length === 1 ? pieces.map(one => one / unit) : kinds.map(one => (one.kind * one.number) / unit)
  return terms.length === 1 ? expr(total(pieces) / unit) : equation(sum(...terms), total(pieces) / unit)
}

const BY_KIND = {
  1: {
    one: { en: line`Count the coins.`, es: line`Cuenta las monedas.` },
    more: {
      en: line`Add the value of each kind of coin, the greatest value first.`,
      es: line`Suma el valor de cada tipo de moneda, primero las de más valor.`,
    },
  },
  100: {
    one: { en: line`Count the bills.`, es: line`Cuenta los billetes.` },
    more: {
      en: line`Add the value of each kind of bill, the greatest value first.`,
      es: line`Suma el valor de cada tipo de billete, primero los de más valor.`,
    },
  },
} as const
export const addedByKind = (pieces: readonly Piece[], unit: 1 | 100 = 1): Step =>
  explainedBy(added(pieces, unit), BY_KIND[unit][byKind(pieces).length === 1 ? 'one' : 'more'])

const COINS: ReadonlyMap<Piece, Noun> = new Map<Piece, Noun>([
  [25, nouns.quarter],
  [10, nouns.dime],
  [5, nouns.nickel],
  [1, nouns.penny],
])

/** One kind after another, the greatest first: what has been counted after each coin or bill. */
export function countedOn(pieces: readonly Piece[], unit: 1 | 100 = 1): readonly Step[] {
  let reached = 0
  return byKind(pieces).map(({ kind, number }, i, all) => {
    const [start, size] = [reached, kind / unit]
    reached += number * size
    const counted = list(...Array.from({ length: number }, (_, k) => start + (k + 1) * size))
    const coin = COINS.get(kind)
    if (coin && all.length > 1) {
      const slots = { coins: theThings(coin), step: size }
      return i === 0 ? step(counted, because.startWithTheCoins, slots) : step(counted, because.thenTheCoins, slots)
    }
    if (i === 0 && number === 1 && unit === 100) return step(counted, because.startWithTheBill, { bill: money(kind) })
    if (i > 0) return step(counted, because.keepCountingBy, { step: size })
    return size === 1 ? step(counted, because.countOneByOne) : step(counted, because.skipCount, { step: size })
  })
}
