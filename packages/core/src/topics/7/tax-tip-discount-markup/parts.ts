import {
  answerStep,
  type Block,
  type Both,
  decimal,
  evaluate,
  line,
  money,
  type Printed,
  people,
  price,
  type Random,
  Ratio,
  relation,
  type Step,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Named, PriceStory } from './price-stories.ts'

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

export const sign = (kind: PriceStory['kind']) => (kind === 'discount' ? -1 : 1)

/** The name of a percent's part in a story: put on or taken off. */
export const wayOf = (kind: PriceStory['kind']) => (kind === 'discount' ? 'off' : 'on')

/** The percents of a story in their order, those that are taken off below zero. */
export const printedRates = (printed: Printed): readonly Ratio[] =>
  printed
    .terms('role')
    .filter(({ name }) => name === 'on' || name === 'off')
    .map(({ name, of }) => {
      const rate = evaluate(of.kind === 'quantity' ? of.amount : of)
      return name === 'off' ? rate.negated() : rate
    })

export const PART: Readonly<Record<PriceStory['kind'], Named>> = {
  tax: ['The tax is', 'El impuesto es de'],
  tip: ['The tip is', 'La propina es de'],
  discount: ['The discount is', 'El descuento es de'],
  markup: ['The markup is', 'El aumento es de'],
}
export const TOTAL: Readonly<Record<PriceStory['kind'], Named>> = {
  tax: ['The total with tax is', 'El total con impuesto es de'],
  tip: ['The total with the tip is', 'El total con la propina es de'],
  discount: ['The sale price is', 'El precio de oferta es de'],
  markup: ['The selling price is', 'El precio de venta es de'],
}

export const saidMoney = (cents: number, [en, es]: Named) =>
  answerStep(money(cents), { en: [`${en} `, ...line`${money(cents)}.`], es: [`${es} `, ...line`${money(cents)}.`] })

/** Rounded to whole cents in the last line, where it is not whole already. */
export const roundedMoney = (dollars: Ratio, named: Named): readonly Step[] => {
  const cents = dollars.times(100)
  return cents.isInteger
    ? [saidMoney(cents.n, named)]
    : [
        step(relation(decimal(dollars), '≈', price(cents.rounded())), because.roundAtTheEnd, {
          place: { en: line`nearest cent`, es: line`al centavo más cercano` },
        }),
        saidMoney(cents.rounded(), named),
      ]
}

export const drawOne = (random: Random, stories: readonly PriceStory[]) => {
  const story = random.evenly(stories)
  return {
    story,
    dollars: random.int(...story.range),
    rate: random.pick(rates[story.kind]),
    who: random.pick(people),
  }
}
