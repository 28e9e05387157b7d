import { decimalNumber } from '../../../answer/number.ts'
import { numberList } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { both, count, line, prose, table } from '../../../content.ts'
import type { Noun } from '../../../language/noun.ts'
import {
  battery,
  granolaBar,
  hour,
  liter,
  mile,
  minute,
  muffin,
  notebook,
  pencil,
} from '../../../language/nouns/index.ts'
import { blank, decimal, measure, money, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { goods } from './parts.ts'

const pieces: readonly {
  readonly noun: Noun
  readonly price: readonly [number, number]
  readonly sizes: readonly number[]
}[] = [
  { noun: pencil, price: [12, 45], sizes: [6, 8, 10, 12, 20, 24, 36, 48] },
  { noun: battery, price: [45, 160], sizes: [4, 6, 8, 10, 12, 16, 20, 24] },
  { noun: granolaBar, price: [35, 120], sizes: [5, 6, 8, 10, 12, 18] },
  { noun: notebook, price: [75, 295], sizes: [3, 4, 5, 6, 8, 10] },
  { noun: muffin, price: [90, 260], sizes: [3, 4, 6, 8, 12] },
]

function drawOffers(random: Random) {
  const item = random.evenly(pieces)
  return random.until(
    () => {
      const first = random.int(...item.price)
      const [one, two] = random.sample(item.sizes, 2) as [number, number]
      const second = first + random.sign() * random.int(1, Math.max(2, Math.round(first / 8)))
      return {
        noun: item.noun,
        offers: [
          { size: one, price: first * one },
          { size: two, price: second * two },
        ] as const,
      }
    },
    // The larger package does not always win, and never does a package cost more than it should on sight.
    ({ offers: [one, two] }) => one.size < two.size === one.price < two.price,
  )
}

const STORES = option({
  first: { en: prose`Store A`, es: prose`la tienda A` },
  second: { en: prose`Store B`, es: prose`la tienda B` },
})

const THREE = ['first', 'second', 'third'] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  bestBuy: form({
    levels: ['hard'],
    share: 2,
    instruction: { en: prose`Which store has the better buy?`, es: prose`¿Qué tienda tiene la mejor oferta?` },
    lines: 3,
    draw: drawOffers,
    answer: STORES,
    solve: ({ offers: [one, two] }) => (one.price / one.size < two.price / two.size ? 'first' : 'second'),
    ask({ noun, offers: [one, two] }) {
      const shown = table({
        head: [words('Store', 'Tienda'), words('Package', 'Paquete'), words('Price', 'Precio')],
        rows: [
          [words('A', 'A'), line`${count(one.size, noun)}`, money(one.price)],
          [words('B', 'B'), line`${count(two.size, noun)}`, money(two.price)],
        ],
      })
      return both(shown)
    },
    // As many packages of each as the other has pieces: then both have equally many, and the prices decide.
    check(printed, answer) {
      const [one, two] = printed.block('table').rows.map(([, size, price]) => ({
        size: typeof size![0] === 'object' && size![0].kind === 'quantity' ? evaluate(size![0].amount) : Ratio.of(0),
        price: evaluate(price![0] as Expr),
      }))
      const order = one!.price.times(two!.size).compare(two!.price.times(one!.size))
      return order !== 0 && answer === (order < 0 ? 'first' : 'second')
    },
  }),

  bestOfThree: form({
    levels: ['hard'],
    instruction: { en: prose`Which store has the best buy?`, es: prose`¿Qué tienda tiene la mejor oferta?` },
    lines: 4,
    draw(random) {
      const item = random.evenly(pieces)
      const sizes = random.sample(item.sizes, 3)
      const price = random.int(item.price[0] + 4, item.price[1])
      const unitPrices = random.shuffle([price, price - random.int(1, 2), price + random.int(1, 3)])
      return { noun: item.noun, offers: sizes.map((size, i) => ({ size, price: size * unitPrices[i]! })) }
    },
    answer: option({
      first: { en: prose`Store A`, es: prose`la tienda A` },
      second: { en: prose`Store B`, es: prose`la tienda B` },
      third: { en: prose`Store C`, es: prose`la tienda C` },
    }),
    solve({ offers }) {
      const unitPrices = offers.map(({ size, price }) => price / size)
      return THREE[unitPrices.indexOf(Math.min(...unitPrices))]!
    },
    ask: ({ noun, offers }) =>
      both(
        table({
          head: [words('Store', 'Tienda'), words('Package', 'Paquete'), words('Price', 'Precio')],
          rows: offers.map(({ size, price }, i) => [
            words('ABC'[i]!, 'ABC'[i]!),
            line`${count(size, noun)}`,
            money(price),
          ]),
        }),
      ),
    // No other store has as much for the price, piece for piece.
    check(printed, answer) {
      const offers = printed.block('table').rows.map(([, size, price]) => ({
        size: typeof size![0] === 'object' && size![0].kind === 'quantity' ? evaluate(size![0].amount) : Ratio.of(0),
        price: evaluate(price![0] as Expr),
      }))
      const best = offers[THREE.indexOf(answer)]!
      return offers.every(
        other => other === best || best.price.times(other.size).compare(other.price.times(best.size)) < 0,
      )
    },
  }),

  faster: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const story = random.evenly(['run', 'type', 'fill'])
      return random.until(
        () => {
          const [one, two] = random.sample([2, 3, 4, 5, 6, 8], 2) as [number, number]
          const rate = { run: random.int(150, 240), type: random.int(30, 60), fill: random.int(8, 20) }[story]
          const other = rate + random.sign() * random.int(1, Math.max(2, Math.round(rate / 10)))
          return { story, one: { amount: rate * one, time: one }, two: { amount: other * two, time: two } }
        },
        ({ one, two }) => one.time < two.time === one.amount < two.amount,
      )
    },
    answer: option({
      first: { en: prose`the first one`, es: prose`la primera` },
      second: { en: prose`the second one`, es: prose`la segunda` },
    }),
    solve: ({ one, two }) => (one.amount / one.time > two.amount / two.time ? 'first' : 'second'),
    ask({ story, one, two }) {
      const [t1, t2] = [count(one.time, minute), count(two.time, minute)]
      return {
        run: {
          en: prose`One runner covers ${one.amount} meters in ${t1}. Another runner covers ${two.amount} meters in ${t2}. Which runner is faster?`,
          es: prose`Una corredora recorre ${one.amount} metros en ${t1}. Otra corredora recorre ${two.amount} metros en ${t2}. ¿Qué corredora es más rápida?`,
        },
        type: {
          en: prose`One student types ${one.amount} words in ${t1}. Another student types ${two.amount} words in ${t2}. Which student types faster?`,
          es: prose`Una alumna escribe ${one.amount} palabras en ${t1}. Otra alumna escribe ${two.amount} palabras en ${t2}. ¿Qué alumna escribe más rápido?`,
        },
        fill: {
          en: prose`One hose gives ${one.amount} liters of water in ${t1}. Another hose gives ${two.amount} liters in ${t2}. Which hose fills a pool faster?`,
          es: prose`Una manguera da ${one.amount} litros de agua en ${t1}. Otra manguera da ${two.amount} litros en ${t2}. ¿Qué manguera llena más rápido una piscina?`,
        },
      }[story]
    },
    check(printed, answer) {
      const [a, t, b, u] = printed.numbers as [Ratio, Ratio, Ratio, Ratio]
      const order = a.times(u).compare(b.times(t))
      return order !== 0 && answer === (order > 0 ? 'first' : 'second')
    },
  }),

  bothRates: form({
    levels: ['hard'],
    share: 2,
    instruction: {
      en: prose`Find both unit rates, in this order. Write fractions in lowest terms.`,
      es: prose`Halla las dos tasas unitarias, en este orden. Escribe las fracciones en su mínima expresión.`,
    },
    lines: 3,
    draw(random) {
      const pair = random.evenly(['mile', 'liter'])
      return random.until(
        () => ({ pair, amount: random.int(4, 60), time: random.int(2, 12) }),
        ({ amount, time }) => amount > time && Ratio.of(amount, time).d <= 8,
      )
    },
    answer: { ...numberList, requires: 'lowest-terms' },
    solve: ({ amount, time }) => [Ratio.of(amount, time), Ratio.of(time, amount)],
    ask({ pair, amount, time }) {
      const [amountOf, duration] = [
        count(amount, pair === 'mile' ? mile : liter),
        pair === 'mile' ? count(time, hour) : count(time, minute),
      ]
      return pair === 'mile'
        ? {
            en: prose`${amountOf} in ${duration}: ${blank(3)} miles per hour and ${blank(3)} hours per mile`,
            es: prose`${amountOf} en ${duration}: ${blank(3)} millas por hora y ${blank(3)} horas por milla`,
          }
        : {
            en: prose`${amountOf} in ${duration}: ${blank(3)} liters per minute and ${blank(3)} minutes per liter`,
            es: prose`${amountOf} en ${duration}: ${blank(3)} litros por minuto y ${blank(3)} minutos por litro`,
          }
    },
    // Each rate takes one printed number to the other.
    check(printed, [rate, inverse]) {
      const [amount, time] = printed.numbers
      return (
        rate !== undefined &&
        inverse !== undefined &&
        amount !== undefined &&
        time !== undefined &&
        exact(rate).times(time).equals(amount) &&
        exact(inverse).times(amount).equals(time)
      )
    },
  }),

  unitPerDollar: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const item = random.pick(goods.filter(({ unit }) => unit !== 'liter'))
      const [least, most] = item.price
      const cents = random.pick(
        [20, 25, 40, 50, 80, 125, 160, 200, 250].filter(price => price >= least && price <= most),
      )
      const size = random.pick(item.sizes)
      return { item, cents, size, perDollar: Ratio.of(100, cents) }
    },
    answer: decimalNumber,
    solve: ({ perDollar }) => decimal(perDollar),
    ask({ item, cents, size }) {
      const [total, amount] = [money(cents * size), measure(size, item.unit)]
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
    check(printed, answer) {
      const [amount, total] = printed.numbers
      return amount !== undefined && total !== undefined && exact(answer).times(total).equals(amount)
    },
  }),
})
