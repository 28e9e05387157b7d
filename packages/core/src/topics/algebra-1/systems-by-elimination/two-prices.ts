import {
  aThing,
  type Block,
  type Both,
  count,
  evaluate,
  money,
  type Noun,
  name,
  type Person,
  type Printed,
  prose,
  Ratio,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

/** Two things that are bought together, each with the range of its price in steps of 25 cents. */
export interface Goods {
  readonly things: readonly [Noun, Noun]
  readonly quarters: readonly [readonly [number, number], readonly [number, number]]
}

export const goods: readonly Goods[] = [
  {
    things: [nouns.sandwich, nouns.smoothie],
    quarters: [
      [22, 34],
      [12, 20],
    ],
  },
  {
    things: [nouns.taco, nouns.burrito],
    quarters: [
      [8, 14],
      [22, 36],
    ],
  },
  {
    things: [nouns.pen, nouns.notebook],
    quarters: [
      [3, 8],
      [10, 18],
    ],
  },
  {
    things: [nouns.orange, nouns.pear],
    quarters: [
      [2, 4],
      [5, 8],
    ],
  },
  {
    things: [nouns.notebook, nouns.poster],
    quarters: [
      [6, 14],
      [16, 30],
    ],
  },
  {
    things: [nouns.muffin, nouns.juice],
    quarters: [
      [9, 15],
      [6, 12],
    ],
  },
  {
    things: [nouns.towel, nouns.candle],
    quarters: [
      [30, 48],
      [16, 28],
    ],
  },
  {
    things: [nouns.scarf, nouns.cap],
    quarters: [
      [40, 60],
      [28, 52],
    ],
  },
  {
    things: [nouns.plate, nouns.bowl],
    quarters: [
      [14, 24],
      [10, 20],
    ],
  },
]

export interface Order {
  readonly counts: readonly [number, number]
  readonly cents: number
}

/** Two orders of the same two things, which ask for the price of one of them. */
export const spokenOrders = (
  [one, other]: readonly [Noun, Noun],
  [a, b]: readonly [Order, Order],
  [who, whoElse]: readonly [Person, Person],
  asked: Noun,
): Both<Block> => ({
  en: prose`${name(who)} pays ${money(a.cents)} for ${count(a.counts[0], one)} and ${count(a.counts[1], other)}. At the same prices, ${name(whoElse)} pays ${money(b.cents)} for ${count(b.counts[0], one)} and ${count(b.counts[1], other)}. Find the price of ${aThing(asked)}.`,
  es: prose`${name(who)} paga ${money(a.cents)} por ${count(a.counts[0], one)} y ${count(a.counts[1], other)}. A los mismos precios, ${name(whoElse)} paga ${money(b.cents)} por ${count(b.counts[0], one)} y ${count(b.counts[1], other)}. Halla el precio de ${aThing(asked)}.`,
})

/** Two bills of the same two things, and the bill of a third order. */
export const spokenBills = (
  [one, other]: readonly [Noun, Noun],
  [a, b]: readonly [Order, Order],
  [p, q]: readonly [number, number],
): Both<Block> => ({
  en: prose`One bill for ${count(a.counts[0], one)} and ${count(a.counts[1], other)} is ${money(a.cents)}. Another bill for ${count(b.counts[0], one)} and ${count(b.counts[1], other)} is ${money(b.cents)}. How much do ${count(p, one)} and ${count(q, other)} cost at these prices?`,
  es: prose`Una cuenta por ${count(a.counts[0], one)} y ${count(a.counts[1], other)} es de ${money(a.cents)}. Otra cuenta por ${count(b.counts[0], one)} y ${count(b.counts[1], other)} es de ${money(b.cents)}. ¿Cuánto cuestan ${count(p, one)} y ${count(q, other)} a estos precios?`,
})

/** The third bill as a sum of multiples of the other two: no price is found. */
export function isThirdBill(printed: Printed, cents: number): boolean {
  const [a, b, c, d, p, q] = printed.terms('quantity').map(({ amount }) => evaluate(amount))
  const [first, second] = printed.all('money').map(({ cents }) => Ratio.of(cents))
  if (!a || !b || !c || !d || !p || !q || !first || !second) return false
  const determinant = a.times(d).minus(b.times(c))
  const [u, v] = [p.times(d).minus(q.times(c)), a.times(q).minus(b.times(p))]
  return u.times(first).plus(v.times(second)).equals(determinant.times(cents))
}

/** Pays both orders: finds the other price from the first one and tries it in the second. */
export function paysOrders(printed: Printed, cents: number): boolean {
  const [p, q, r, s] = printed.terms('quantity').map(({ amount }) => evaluate(amount))
  const [first, second] = printed.all('money').map(({ cents }) => Ratio.of(cents))
  if (!p || !q || !r || !s || !first || !second) return false
  const asksFirst = printed.term('thing').noun.en[0] === printed.term('quantity').noun.en[0]
  const [own, rest, ownThen, restThen] = asksFirst ? [p, q, r, s] : [q, p, s, r]
  const other = first.minus(own.times(cents)).over(rest)
  return other.n > 0 && ownThen.times(cents).plus(restThen.times(other)).equals(second)
}
