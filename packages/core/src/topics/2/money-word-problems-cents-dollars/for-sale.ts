import { coinsAndBills, itemOf, type Noun, type Random, words } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { type Amount, amountOf, plain, type Range, type Unit, within } from './amounts.ts'

export interface Priced {
  readonly thing: Noun
  readonly price: Amount
}

/** What things cost in a school store or a toy store. */
const ranges: Readonly<Record<Unit, readonly (readonly [thing: Noun, range: Range])[]>> = {
  cents: [
    [nouns.pencil, [21, 39]],
    [nouns.eraser, [26, 49]],
    [nouns.bookmark, [26, 49]],
    [nouns.balloon, [15, 34]],
    [nouns.sticker, [11, 15]],
    [nouns.marble, [11, 24]],
    [nouns.cookie, [31, 58]],
    [nouns.banana, [41, 58]],
    [nouns.lollipop, [16, 36]],
    [nouns.whistle, [41, 64]],
  ],
  dollars: [
    [nouns.kite, [11, 26]],
    [nouns.puzzle, [11, 19]],
    [nouns.doll, [14, 29]],
    [nouns.toyCar, [11, 15]],
    [nouns.boardGame, [16, 29]],
    [nouns.teddyBear, [12, 25]],
    [nouns.toyTrain, [21, 30]],
    [nouns.jumpRope, [11, 14]],
    [nouns.robot, [21, 30]],
  ],
}

const priced = (random: Random, unit: Unit, [thing, range]: readonly [Noun, Range]): Priced => ({
  thing,
  price: amountOf(unit, within(random, range)),
})

export const threeForSale = (random: Random, unit: Unit) => {
  const [a, b, c] = random.sample(ranges[unit], 3)
  return [priced(random, unit, a), priced(random, unit, b), priced(random, unit, c)] as const
}
export const fourForSale = (random: Random, unit: Unit) => {
  const [a, b, c, d] = random.sample(ranges[unit], 4)
  return [priced(random, unit, a), priced(random, unit, b), priced(random, unit, c), priced(random, unit, d)] as const
}
export const oneForSale = (random: Random, unit: Unit) => priced(random, unit, random.pick(ranges[unit]))

/** Things that may cost any number of cents. */
export const smallThings = [
  nouns.whistle,
  nouns.eraser,
  nouns.bookmark,
  nouns.ruler,
  nouns.cookie,
  nouns.orange,
  nouns.balloon,
  nouns.notebook,
]

/** A price tag for each thing, with its name. */
export const priceTags = (things: readonly Priced[]) =>
  coinsAndBills([], {
    tags: things.map(({ thing, price }) => ({
      label: words(itemOf(thing.en, 0), itemOf(thing.es, 0)),
      cents: price.cents,
    })),
  })

/** All pairs of things, each with what both cost. */
export const pairsOf = (things: readonly Priced[]) =>
  things.flatMap((one, i) =>
    things.slice(i + 1).map(other => ({ one, other, total: plain(one.price) + plain(other.price) })),
  )
export type PricedPair = ReturnType<typeof pairsOf>[number]
