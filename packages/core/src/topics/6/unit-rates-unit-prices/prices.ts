import {
  answerStep,
  blank,
  both,
  count,
  decimal,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  price as inDollars,
  itemOf,
  line,
  measure,
  minus,
  money,
  moneyAmount,
  type Noun,
  option,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { endsWith, forOne, goods, rateQuantity } from './parts.ts'

interface Level {
  /** Cents for one unit. */
  readonly price: readonly [least: number, most: number]
  /** Unit prices are multiples of so many cents. */
  readonly step: number
}

const pieces: readonly {
  readonly noun: Noun
  readonly price: readonly [number, number]
  readonly sizes: readonly number[]
}[] = [
  { noun: nouns.pencil, price: [12, 45], sizes: [6, 8, 10, 12, 20, 24, 36, 48] },
  { noun: nouns.battery, price: [45, 160], sizes: [4, 6, 8, 10, 12, 16, 20, 24] },
  { noun: nouns.granolaBar, price: [35, 120], sizes: [5, 6, 8, 10, 12, 18] },
  { noun: nouns.notebook, price: [75, 295], sizes: [3, 4, 5, 6, 8, 10] },
  { noun: nouns.muffin, price: [90, 260], sizes: [3, 4, 6, 8, 12] },
  { noun: nouns.marker, price: [60, 150], sizes: [4, 5, 8, 10, 12, 20] },
  { noun: nouns.lightBulb, price: [120, 320], sizes: [2, 3, 4, 6, 8] },
  { noun: nouns.tennisBall, price: [90, 190], sizes: [3, 4, 6, 8, 12, 15] },
]

/** Prices in cents of which a dollar buys a decimal amount, to hundredths at most. */
const PRICES = [40, 80, 125, 160, 200, 250]

interface Offer {
  readonly size: number
  readonly price: number
}
interface Offers {
  readonly noun: Noun
  readonly offers: readonly Offer[]
}

const STORES = {
  first: { en: prose`Store A`, es: prose`la tienda A` },
  second: { en: prose`Store B`, es: prose`la tienda B` },
}
const WINNERS = {
  first: { en: line`Store A has the lowest unit price.`, es: line`La tienda A tiene el menor precio unitario.` },
  second: { en: line`Store B has the lowest unit price.`, es: line`La tienda B tiene el menor precio unitario.` },
  third: { en: line`Store C has the lowest unit price.`, es: line`La tienda C tiene el menor precio unitario.` },
}
const TWO_STORES = ['first', 'second'] as const
const THREE_STORES = ['first', 'second', 'third'] as const

/** One column of prices is written in one way: $7.00 below $16.44. */
const written = (offers: readonly Offer[]) => (offers.some(({ price }) => price % 100 !== 0) ? inDollars : money)

const offersTable = ({ noun, offers }: Offers) =>
  both(
    table({
      head: [words('Store', 'Tienda'), words('Package', 'Paquete'), words('Price', 'Precio')],
      rows: offers.map(({ size, price }, i) => {
        const letter = itemOf(['A', 'B', 'C'], i)
        return [words(letter, letter), line`${count(size, noun)}`, written(offers)(price)]
      }),
    }),
  )

const unitPrice = ({ size, price }: Offer) => price / size

/** How many cents the unit prices of two offers are apart. */
const apart = (offers: readonly Offer[]): number => {
  const [one, two] = tupleOf(offers.map(unitPrice), 2)
  return Math.abs(one - two)
}
const cheaperBy = (store: 'first' | 'second', cents: number): Sentence => ({
  key: `${store} ${cents}`,
  says: {
    en: store === 'first' ? prose`Store A, by ${money(cents)}` : prose`Store B, by ${money(cents)}`,
    es: store === 'first' ? prose`la tienda A, ${money(cents)} menos` : prose`la tienda B, ${money(cents)} menos`,
  },
})
const cheapest = <const K extends string>(names: readonly K[], offers: readonly Offer[]): K => {
  const prices = offers.map(unitPrice)
  return itemOf(names, prices.indexOf(Math.min(...prices)))
}

const unitPrices = ({ offers }: Offers) =>
  statements(
    ...offers.map(offer => equation(divide(written(offers)(offer.price), offer.size), money(unitPrice(offer)))),
  )

const comparing = (drawn: Offers, best: keyof typeof WINNERS): readonly Step[] => {
  const prices = drawn.offers.map(unitPrice).sort((a, b) => a - b)
  return [
    explained(
      unitPrices(drawn),
      line`Divide each price by the number of pieces in the package: the unit price.`,
      line`Divide cada precio entre el número de piezas del paquete: es el precio unitario.`,
    ),
    answerStep(
      prices.slice(1).reduce<Expr>((left, price) => relation(left, '<', money(price)), money(itemOf(prices, 0))),
      WINNERS[best],
    ),
  ]
}

/** Sizes and prices of the printed offers. */
const printedOffers = (printed: Printed) =>
  printed.block('table').rows.map(row => {
    const [, [size], [price]] = tupleOf(row, 3)
    const isCounted = typeof size === 'object' && size.kind === 'quantity'
    return { size: isCounted ? evaluate(size.amount) : Ratio.of(0), price: evaluate(price as Expr) }
  })

/** As many pieces in each, no other store is cheaper. */
const isBest = (printed: Printed, place: number) => {
  const offers = printedOffers(printed)
  const best = itemOf(offers, place)
  return offers.every(other => other === best || best.price.times(other.size).compare(other.price.times(best.size)) < 0)
}

function drawOffers(random: Random): Offers {
  const item = random.evenly(pieces)
  const isFirst = random.evenly([true, false])
  return random.until(
    () => {
      const first = random.int(...item.price)
      const [one, two] = random.sample(item.sizes, 2)
      const second = first + (isFirst ? 1 : -1) * random.int(1, Math.max(2, Math.round(first / 8)))
      return {
        noun: item.noun,
        offers: [
          { size: one, price: first * one },
          { size: two, price: second * two },
        ],
      }
    },
    // Never does a package cost more than a larger one.
    ({ offers }) => {
      const [one, two] = tupleOf(offers, 2)
      return one.size < two.size === one.price < two.price
    },
  )
}

/** Dollars for one, or so much for a dollar. */
/** As in the price beside it: 18, but 18.50. */
const dollarsIn = (cents: number) => (cents % 100 === 0 ? cents / 100 : decimal(Ratio.of(cents, 100), 2))
const rateIn = ({
  size,
  cents,
  wantsPrice,
}: {
  readonly size: number
  readonly cents: number
  readonly wantsPrice: boolean
}) => {
  const dollars = dollarsIn(cents)
  return wantsPrice ? divide(dollars, size) : divide(size, dollars)
}

export const priceForms = (form: FormMaker<typeof levels>) => ({
  unitPrice: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Complete the unit rate.`, es: prose`Completa la tasa unitaria.` },
    draw(random, { price, step }: Level) {
      const item = random.evenly(goods)
      const isWhole = step > 1
      return {
        unit: isWhole ? random.evenly(['pound', 'kilogram', 'liter', 'gallon'] as const) : item.unit,
        size: isWhole ? random.int(3, 12) : random.pick(item.sizes),
        cents: isWhole ? step * random.int(price[0] / step, price[1] / step) : random.int(...item.price),
      }
    },
    answer: moneyAmount,
    solve: ({ cents }) => cents,
    ask({ unit, size, cents }) {
      const [total, amount, one] = [
        role('total', money(cents * size)),
        role('size', measure(size, unit)),
        measure(1, unit),
      ]
      return {
        en: prose`${total} for ${amount} is the same rate as ${blank(3)} for ${one}.`,
        es: prose`${total} por ${amount} es la misma tasa que ${blank(3)} por ${one}.`,
      }
    },
    solution: ({ unit, size, cents }) => [
      forOne(equation(divide(money(cents * size), size), money(cents)), size, measure(1, unit)),
      explained(
        equation(times(money(cents), size), money(cents * size)),
        line`Check: multiply the price of ${measure(1, unit)} by ${size}.`,
        line`Comprueba: multiplica el precio de ${measure(1, unit)} por ${size}.`,
      ),
      answerStep(money(cents), {
        en: line`${measure(1, unit)} costs ${money(cents)}.`,
        es: line`${measure(1, unit)} cuesta ${money(cents)}.`,
      }),
    ],
    // So many units at that price cost the printed total.
    check: (printed, answer) => printed.role('size').times(answer).equals(printed.role('total').times(100)),
  }),

  whichCalculation: form({
    levels: ['medium'],
    draw(random) {
      const item = random.evenly(startingAt(goods, 4))
      const size = random.pick(item.sizes)
      // A dollar for one: the two divisions would be equal.
      const cents = random.intExcept(...item.price, 100) * size
      return { item, size, cents, many: random.intExcept(2, 9, size), wantsPrice: random.evenly([true, false]) }
    },
    answer: formulaChoice,
    solve: facts => times(rateIn(facts), facts.many),
    mistakes({ wantsPrice, ...facts }) {
      const [rate, opposite] = [rateIn({ ...facts, wantsPrice }), rateIn({ ...facts, wantsPrice: !wantsPrice })]
      return {
        dividedTheOtherWay: times(opposite, facts.many),
        dividedTwice: divide(rate, facts.many),
        noUnitRate: times(dollarsIn(facts.cents), facts.many),
      }
    },
    ask({ item, size, cents, many, wantsPrice }) {
      const [total, amount] = [role('total', money(cents)), role('size', measure(size, item.unit))]
      const asked = role('asked', wantsPrice ? measure(many, item.unit) : money(100 * many))
      return wantsPrice
        ? {
            en: prose`${item.name}: ${amount} for ${total}. Which calculation gives the price in dollars of ${asked}?`,
            es: prose`${item.name}: ${amount} por ${total}. ¿Qué cálculo da el precio en dólares de ${asked}?`,
          }
        : {
            en: prose`${item.name}: ${amount} for ${total}. Which calculation gives the amount that costs ${asked}?`,
            es: prose`${item.name}: ${amount} por ${total}. ¿Qué cálculo da la cantidad que cuesta ${asked}?`,
          }
    },
    solution: (facts, answer) => {
      const { item, cents, size, many, wantsPrice } = facts
      const [one, dollar] = [measure(1, item.unit), money(100)]
      return [
        wantsPrice
          ? explained(
              rateIn(facts),
              line`First find the price of ${one}: divide the price, ${money(cents)}, by the amount, ${size}.`,
              line`Primero halla el precio de ${one}: divide el precio, ${money(cents)}, entre la cantidad, ${size}.`,
            )
          : explained(
              rateIn(facts),
              line`First find the amount for ${dollar}: divide the amount, ${size}, by the price, ${money(cents)}.`,
              line`Primero halla la cantidad por ${dollar}: divide la cantidad, ${size}, entre el precio, ${money(cents)}.`,
            ),
        explained(
          expr(answer),
          wantsPrice
            ? line`Then multiply by ${many} for ${measure(many, item.unit)}.`
            : line`Then multiply by ${many} for ${money(100 * many)}.`,
          wantsPrice
            ? line`Luego multiplica por ${many} para ${measure(many, item.unit)}.`
            : line`Luego multiplica por ${many} para ${money(100 * many)}.`,
        ),
      ]
    },
    whyWrong: ({ item, many, wantsPrice }) => {
      const [one, dollar] = [measure(1, item.unit), money(100)]
      return {
        dividedTheOtherWay: wantsPrice
          ? {
              en: line`The division gives the amount for ${dollar}, not the price of ${one}.`,
              es: line`La división da la cantidad por ${dollar}, no el precio de ${one}.`,
            }
          : {
              en: line`The division gives the price of ${one}, not the amount for ${dollar}.`,
              es: line`La división da el precio de ${one}, no la cantidad por ${dollar}.`,
            },
        dividedTwice: {
          en: line`It divides by ${many} instead of multiplying.`,
          es: line`Divide entre ${many} en vez de multiplicar.`,
        },
        noUnitRate: {
          en: line`It multiplies the price of the whole amount.`,
          es: line`Multiplica el precio de toda la cantidad.`,
        },
      }
    },
    // The total and the size, both as many times as asked.
    check(printed, answer) {
      const [total, size, many] = [printed.role('total'), printed.role('size'), printed.role('asked')]
      const wantsAmount = printed.terms('role').some(({ name, of }) => name === 'asked' && of.kind === 'money')
      const value = evaluate(expr(answer))
      return wantsAmount ? value.times(total).equals(size.times(many)) : value.times(size).equals(total.times(many))
    },
  }),

  bestBuy: form({
    levels: ['hard'],
    instruction: {
      en: prose`Which store has the lower unit price, and by how much?`,
      es: prose`¿Qué tienda tiene el menor precio unitario y cuánto menor es?`,
    },
    lines: 3,
    draw: drawOffers,
    answer: sentenceChoice,
    solve: ({ offers }) => cheaperBy(cheapest(TWO_STORES, offers), apart(offers)),
    mistakes: ({ offers }) => {
      const right = cheapest(TWO_STORES, offers)
      const wrong = right === 'first' ? 'second' : 'first'
      const [one, two] = tupleOf(offers, 2)
      const packages = Math.abs(one.price - two.price)
      const slip = packages === apart(offers) ? packages + 10 : packages
      return {
        otherStore: cheaperBy(wrong, apart(offers)),
        packagePrices: cheaperBy(right, slip),
        both: cheaperBy(wrong, slip),
      }
    },
    ask: offersTable,
    solution: (drawn, { says }) => {
      const [less, more] = tupleOf(
        drawn.offers.map(unitPrice).sort((a, b) => a - b),
        2,
      )
      return [
        explained(
          unitPrices(drawn),
          line`Divide each price by the number of pieces in the package.`,
          line`Divide cada precio entre el número de piezas del paquete.`,
        ),
        explained(
          equation(minus(money(more), money(less)), money(more - less)),
          line`Subtract the unit prices, not the prices of the packages.`,
          line`Resta los precios unitarios, no los precios de los paquetes.`,
        ),
        answerStep(says, {
          en: line`This store charges ${money(less)} for each piece; the other store charges ${money(more)}.`,
          es: line`Esta tienda cobra ${money(less)} por cada pieza; la otra cobra ${money(more)}.`,
        }),
      ]
    },
    whyWrong: drawn => {
      const [less, more] = tupleOf(
        drawn.offers.map(unitPrice).sort((a, b) => a - b),
        2,
      )
      const dearer = {
        en: line`This store has the higher unit price: ${money(more)}.`,
        es: line`Esta tienda tiene el mayor precio unitario: ${money(more)}.`,
      }
      return {
        otherStore: dearer,
        packagePrices: {
          en: line`The unit prices differ by ${money(more - less)}.`,
          es: line`Los precios unitarios difieren en ${money(more - less)}.`,
        },
        both: dearer,
      }
    },
    check: (printed, { key }) => {
      const [store, by] = tupleOf(key.split(' '), 2)
      const [one, two] = tupleOf(
        printedOffers(printed).map(({ size, price }) => price.over(size)),
        2,
      )
      const difference = one.minus(two)
      return (store === 'first' ? difference.times(-1) : difference).times(100).equals(Number(by))
    },
  }),

  bestOfThree: form({
    levels: ['hard'],
    instruction: { en: prose`Which store has the best buy?`, es: prose`¿Qué tienda tiene la mejor oferta?` },
    lines: 4,
    draw(random) {
      const item = random.evenly(startingAt(pieces, 3))
      const best = random.evenly([0, 1, 2])
      const price = random.int(item.price[0] + 4, item.price[1])
      const others = random.shuffle([price, price + random.int(1, 3)])
      const prices = others.toSpliced(best, 0, price - random.int(1, 2))
      return {
        noun: item.noun,
        offers: random.sample(item.sizes, 3).map((size, i) => ({ size, price: size * itemOf(prices, i) })),
      }
    },
    answer: option({ ...STORES, third: { en: prose`Store C`, es: prose`la tienda C` } }),
    solve: ({ offers }) => cheapest(THREE_STORES, offers),
    ask: offersTable,
    solution: comparing,
    check: (printed, answer) => isBest(printed, THREE_STORES.indexOf(answer)),
  }),

  unitPerDollar: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const item = random.evenly(
        goods.filter(
          ({ unit, price: [low, high] }) => unit !== 'liter' && PRICES.some(one => one >= low && one <= high),
        ),
      )
      const [least, most] = item.price
      const cents = random.pick(PRICES.filter(price => price >= least && price <= most))
      return { item, cents, size: random.pick(item.sizes) }
    },
    answer: rateQuantity,
    solve: ({ item, cents }) => count(decimal(Ratio.of(100, cents)), item.unit === 'pound' ? nouns.pound : nouns.ounce),
    ask({ item, cents, size }) {
      const [total, amount] = [role('total', money(cents * size)), role('size', measure(size, item.unit))]
      return item.unit === 'pound'
        ? {
            en: prose`${item.name}: ${amount} for ${total}. At this price, how many pounds can you buy for one dollar? Write a decimal.`,
            es: prose`${item.name}: ${amount} por ${total}. A este precio, ¿cuántas libras se pueden comprar con un dólar? Escribe un número decimal.`,
          }
        : {
            en: prose`${item.name}: ${amount} for ${total}. At this price, how many ounces can you buy for one dollar? Write a decimal.`,
            es: prose`${item.name}: ${amount} por ${total}. A este precio, ¿cuántas onzas se pueden comprar con un dólar? Escribe un número decimal.`,
          }
    },
    solution: ({ size, cents }, answer) => [
      explained(
        (cents * size) % 100 === 0
          ? equation(divide(size, (cents * size) / 100), decimal(Ratio.of(100, cents)))
          : equation(
              equation(divide(size, decimal(Ratio.of(cents * size, 100))), divide(100 * size, cents * size)),
              decimal(Ratio.of(100, cents)),
            ),
        (cents * size) % 100 === 0
          ? line`The question is about one dollar: divide the amount by the number of dollars.`
          : line`The question is about one dollar: divide the amount by the number of dollars. Multiply both numbers by 100 first.`,
        (cents * size) % 100 === 0
          ? line`Se pregunta por un dólar: divide la cantidad entre el número de dólares.`
          : line`Se pregunta por un dólar: divide la cantidad entre el número de dólares. Antes multiplica los dos números por 100.`,
      ),
      explained(
        equation(times(decimal(Ratio.of(100, cents)), decimal(Ratio.of(cents * size, 100))), size),
        line`Check: quotient times divisor.`,
        line`Comprueba: cociente por divisor.`,
      ),
      endsWith(answer, line`For one dollar you can buy ${answer}.`, line`Con un dólar se pueden comprar ${answer}.`),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('total')).equals(printed.role('size')),
  }),
})
