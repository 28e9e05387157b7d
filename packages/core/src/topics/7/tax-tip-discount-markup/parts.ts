import type { Block, Both } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import { priceStories } from './price-stories.ts'

export const rates = {
  tax: [5, 6, 8],
  tip: [10, 15, 18, 20],
  discount: [10, 15, 20, 25],
  markup: [10, 15, 20, 25],
} as const

const joined = (one: Block, two: Block): Block =>
  one.kind === 'paragraph' && two.kind === 'paragraph'
    ? { kind: 'paragraph', content: [...one.content, ' ', ...two.content] }
    : one

export const together = (one: Both<Block>, two: Both<Block>): Both<Block> => ({
  en: joined(one.en, two.en),
  es: joined(one.es, two.es),
})

/** Exact cents of a price after percents in hundredths, each with its sign. */
export const after = (cents: number, ...changes: readonly number[]): Ratio =>
  changes.reduce((value, change) => value.times(Ratio.of(10000 + change, 10000)), Ratio.of(cents))

export const isTie = (value: Ratio) => value.times(2).isInteger && !value.isInteger

/** Within half a cent of the exact amount. */
export const isNearest = (answer: number, value: Ratio) => {
  const off = value.minus(answer).times(2)
  return off.compare(1) < 0 && off.compare(-1) > 0
}

export const OFF = /off|discount|descuento/

export const drawOne = (random: Random) => {
  const story = random.evenly(priceStories)
  return {
    story,
    dollars: random.int(...story.range),
    rate: random.pick(rates[story.kind]),
    who: random.pick(people),
  }
}
