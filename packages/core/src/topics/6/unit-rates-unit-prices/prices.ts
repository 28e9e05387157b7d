import {
  answerStep,
  blank,
  both,
  count,
  decimal,
  divide,
  divideDecimals,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  formulaChoice,
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
  type Step,
  statements,
  step,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { goods, makes, rateQuantity } from './parts.ts'

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

const offersTable = ({ noun, offers }: Offers) =>
  both(
    table({
      head: [words('Store', 'Tienda'), words('Package', 'Paquete'), words('Price', 'Precio')],
      rows: offers.map(({ size, price }, i) => {
        const letter = itemOf(['A', 'B', 'C'], i)
        return [words(letter, letter), line`${count(size, noun)}`, money(price)]
      }),
    }),
  )

const unitPrice = ({ size, price }: Offer) => price / size

const cheapest = <const K extends string>(names: readonly K[], offers: readonly Offer[]): K => {
  const prices = offers.map(unitPrice)
  return itemOf(names, prices.indexOf(Math.min(...prices)))
}

const unitPrices = ({ offers }: Offers) =>
  statements(...offers.map(offer => equation(divide(money(offer.price), offer.size), money(unitPrice(offer)))))

const comparing = (drawn: Offers, best: keyof typeof WINNERS): readonly Step[] => {
  const [first, ...others] = drawn.offers.map(unitPrice).sort((a, b) => a - b)
  return [
    step(unitPrices(drawn), because.findUnitRate),
    answerStep(
      others.reduce<Expr>((left, price) => relation(left, '<', money(price)), money(first ?? 0)),
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

export const priceForms = (form: FormMaker<typeof levels>) => ({
  unitPrice: form({
    levels: ['easy', 'medium'],
    share: 2,
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
        en: prose`${total} for ${amount} is the same as ${blank(3)} for ${one}.`,
        es: prose`${total} por ${amount} es lo mismo que ${blank(3)} por ${one}.`,
      }
    },
    solution: ({ unit, size, cents }) => [
      step(equation(divide(money(cents * size), size), money(cents)), because.findUnitRate),
      answerStep(equation(times(money(cents), size), money(cents * size)), {
        en: line`${measure(1, unit)} costs ${money(cents)}.`,
        es: line`${measure(1, unit)} cuesta ${money(cents)}.`,
      }),
    ],
    // So many units at that price cost the printed total.
    check: (printed, answer) => printed.role('size').times(answer).equals(printed.role('total').times(100)),
  }),

  whichDivision: form({
    levels: ['medium'],
    draw(random) {
      const item = random.evenly(goods)
      const size = random.pick(item.sizes)
      // A dollar for one: the two divisions would be equal.
      const cents = random.intExcept(...item.price, 100) * size
      return { item, size, cents, wantsPrice: random.evenly([true, false]) }
    },
    answer: formulaChoice,
    solve: ({ size, cents, wantsPrice }) =>
      wantsPrice ? divide(decimal(Ratio.of(cents, 100), 2), size) : divide(size, decimal(Ratio.of(cents, 100), 2)),
    mistakes({ size, cents, wantsPrice }) {
      const dollars = decimal(Ratio.of(cents, 100), 2)
      return {
        dividedTheOtherWay: wantsPrice ? divide(size, dollars) : divide(dollars, size),
        multiplied: times(dollars, size),
        subtracted: cents > 100 * size ? minus(dollars, size) : minus(size, dollars),
      }
    },
    ask({ item, size, cents, wantsPrice }) {
      const [total, amount] = [role('total', money(cents)), role('size', measure(size, item.unit))]
      const one = role('one', wantsPrice ? measure(1, item.unit) : money(100))
      return wantsPrice
        ? {
            en: prose`${item.name}: ${amount} for ${total}. Which calculation gives the price in dollars of ${one}?`,
            es: prose`${item.name}: ${amount} por ${total}. ¿Qué cálculo da el precio en dólares de ${one}?`,
          }
        : {
            en: prose`${item.name}: ${amount} for ${total}. Which calculation gives the amount that costs ${one}?`,
            es: prose`${item.name}: ${amount} por ${total}. ¿Qué cálculo da la cantidad que cuesta ${one}?`,
          }
    },
    solution: ({ wantsPrice }, answer) => [
      step(
        wantsPrice ? words('dollars ÷ units', 'dólares ÷ unidades') : words('units ÷ dollars', 'unidades ÷ dólares'),
        because.divideByWhatBecomesOne,
      ),
      step(expr(answer), because.substituteValues),
    ],
    // The unit after "per" is divided by: dollars for one unit, or units for one dollar.
    check(printed, answer) {
      if (typeof answer === 'number' || answer instanceof Ratio || answer.kind !== 'quotient') return false
      const [total, size] = [printed.role('total'), printed.role('size')]
      const [over, under] = [evaluate(answer.over), evaluate(answer.under)]
      const wantsAmount = printed.terms('role').some(({ name, of }) => name === 'one' && of.kind === 'money')
      return wantsAmount ? over.equals(size) && under.equals(total) : over.equals(total) && under.equals(size)
    },
  }),

  bestBuy: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Which store has the better buy?`, es: prose`¿Qué tienda tiene la mejor oferta?` },
    lines: 3,
    draw: drawOffers,
    answer: option(STORES),
    solve: ({ offers }) => cheapest(TWO_STORES, offers),
    ask: offersTable,
    key: drawn => both(unitPrices(drawn)),
    solution: comparing,
    check: (printed, answer) => isBest(printed, TWO_STORES.indexOf(answer)),
  }),

  bestOfThree: form({
    levels: ['hard'],
    instruction: { en: prose`Which store has the best buy?`, es: prose`¿Qué tienda tiene la mejor oferta?` },
    lines: 4,
    draw(random) {
      const item = random.evenly(pieces)
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
    key: drawn => both(unitPrices(drawn)),
    solution: comparing,
    check: (printed, answer) => isBest(printed, THREE_STORES.indexOf(answer)),
  }),

  unitPerDollar: form({
    levels: ['hard'],
    kind: 'story',
    draw(random) {
      const item = random.evenly(goods.filter(({ unit }) => unit !== 'liter'))
      const [least, most] = item.price
      const cents = random.pick(
        [20, 25, 40, 50, 80, 125, 160, 200, 250].filter(price => price >= least && price <= most),
      )
      return { item, cents, size: random.pick(item.sizes) }
    },
    answer: rateQuantity,
    solve: ({ item, cents }) => count(decimal(Ratio.of(100, cents)), item.unit === 'pound' ? nouns.pound : nouns.ounce),
    ask({ item, cents, size }) {
      const [total, amount] = [role('total', money(cents * size)), role('size', measure(size, item.unit))]
      return item.unit === 'pound'
        ? {
            en: prose`${item.name}: ${amount} for ${total}. At this price, how many pounds can you buy for one dollar? Write a whole number or a decimal.`,
            es: prose`${item.name}: ${amount} por ${total}. A este precio, ¿cuántas libras se pueden comprar con un dólar? Escribe un número entero o decimal.`,
          }
        : {
            en: prose`${item.name}: ${amount} for ${total}. At this price, how many ounces can you buy for one dollar? Write a whole number or a decimal.`,
            es: prose`${item.name}: ${amount} por ${total}. A este precio, ¿cuántas onzas se pueden comprar con un dólar? Escribe un número entero o decimal.`,
          }
    },
    solution: ({ size, cents }, answer) => [
      ...divideDecimals(Ratio.of(size), Ratio.of(cents * size, 100)),
      makes(answer),
    ],
    check: (printed, { amount }) => exact(amount).times(printed.role('total')).equals(printed.role('size')),
  }),
})
