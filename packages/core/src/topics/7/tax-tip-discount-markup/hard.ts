import { moneyAmount, percentage } from '../../../answer/number.ts'
import { type FilledTable, tableCells } from '../../../answer/number-list.ts'
import { option } from '../../../answer/option.ts'
import { line, prose, steps, table } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { blank, equation, minus, money, percent, price, type Value, words } from '../../../math/build.ts'
import { evaluate, exact } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import { gcd } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import type { FormMaker } from '../../../topic.ts'
import { withQuestion } from '../kit/question.ts'
import type { levels } from './levels.ts'
import { after, isNearest, isTie, OFF } from './parts.ts'
import { chainStories, originalStories, type ReversedStory, rateStories } from './price-stories.ts'
import { receipts } from './receipts.ts'

/** A price that stays whole in cents when the percent is put on or taken off. */
function drawReversed(random: Random, { kind, rates, range }: ReversedStory) {
  const rate = random.pick(rates)
  const step = Math.max(100 / gcd(rate, 100), 5)
  const before = step * random.int(Math.ceil(range[0] / step), Math.floor(range[1] / step))
  return { kind, rate, before, after: (before * (100 + (kind === 'on' ? rate : -rate))) / 100 }
}

const inCents = (value: Value) => exact(value).times(100)

const STORES = option({
  A: { en: prose`Store A`, es: prose`la tienda A` },
  B: { en: prose`Store B`, es: prose`la tienda B` },
})

const MISTAKE = option({
  combined: {
    en: prose`The discount and the tax are percents of different amounts. They cannot be combined like this.`,
    es: prose`El descuento y el impuesto son porcentajes de cantidades distintas. No se pueden combinar así.`,
  },
  original: {
    en: prose`The tax was found from the original price. It should be a percent of the sale price.`,
    es: prose`El impuesto se calculó del precio original. Debe ser un porcentaje del precio rebajado.`,
  },
  none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
})

const receiptSays = {
  en: prose`Complete the receipt. Round to the nearest cent if needed.`,
  es: prose`Completa el recibo. Redondea al centavo si es necesario.`,
}

const cheaperSays = {
  en: prose`Which store has the lower final price?`,
  es: prose`¿Qué tienda tiene el precio final más bajo?`,
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  chain: form({
    levels: ['hard'],
    share: 3,
    lines: 5,
    draw(random) {
      const story = random.evenly(chainStories)
      return random.until(
        () => {
          const [first, second] = {
            'markup, discount': [random.pick([20, 25, 30, 40, 50, 60]), random.pick([10, 15, 20, 25, 30])],
            'discount, tax': [random.pick([10, 15, 20, 25, 30, 40]), random.pick([5, 6, 7, 8, 9])],
            'tax and tip': [random.pick([5, 6, 7, 8, 9]), random.pick([15, 18, 20])],
          }[story.kind] as [number, number]
          const cents = random.int(60, 180) * 100 + random.pick([0, 0, 50, 95])
          const exactCents = {
            'markup, discount': after(cents, first * 100, -second * 100),
            'discount, tax': after(cents, -first * 100, second * 100),
            'tax and tip': after(cents, (first + second) * 100),
          }[story.kind]
          const inSteps = {
            'markup, discount': after(after(cents, first * 100).rounded(), -second * 100),
            'discount, tax': after(after(cents, -first * 100).rounded(), second * 100),
            'tax and tip': after(after(cents, first * 100).rounded() + after(cents, second * 100).rounded() - cents),
          }[story.kind]
          return { story, cents, first, second, exactCents, inSteps, who: random.pick(people) }
        },
        // A reader who rounds each step pays the same.
        ({ exactCents, inSteps }) =>
          !isTie(exactCents) && !isTie(inSteps) && inSteps.rounded() === exactCents.rounded(),
      )
    },
    answer: moneyAmount,
    solve: ({ exactCents }) => exactCents.rounded(),
    ask: ({ story, cents, first, second, who }) => story.ask(money(cents), percent(first), percent(second), who),
    // Adds and takes off the parts one by one.
    check(printed, answer) {
      const [price, first, second] = printed.numbers
      const start = price!.times(100)
      const isTip = /tip|propina/.test(printed.text)
      const isMarkup = /marks|aumenta/.test(printed.text)
      const middle =
        OFF.test(printed.text) && !isMarkup ? start.minus(start.times(first!)) : start.plus(start.times(first!))
      const part = (isTip ? start : middle).times(second!)
      return isNearest(answer, isMarkup ? middle.minus(part) : middle.plus(part))
    },
  }),

  original: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const story = random.evenly(originalStories)
      return { story, who: random.pick(people), ...drawReversed(random, story) }
    },
    answer: moneyAmount,
    solve: ({ before }) => before * 100,
    ask: ({ story, rate, after, who }) => story.ask(percent(rate), money(Math.round(after * 100)), who),
    check(printed, answer) {
      const [rate, price] = printed.numbers
      const change = rate!.times(OFF.test(printed.text) ? -1 : 1)
      return change.plus(1).times(answer).equals(price!.times(100))
    },
  }),

  rate: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const story = random.evenly(rateStories)
      return { story, who: random.pick(people), ...drawReversed(random, story) }
    },
    answer: percentage,
    solve: ({ rate }) => rate,
    ask: ({ story, before, after, who }) => story.ask(money(before * 100), money(Math.round(after * 100)), who),
    check(printed, answer) {
      const [before, after] = printed.numbers
      const part = before!.times(exact(answer)).over(100)
      return part.n > 0 && (before!.plus(part).equals(after!) || before!.minus(part).equals(after!))
    },
  }),

  receipt: form({
    share: 2,
    lines: 3,
    draw: (random, { receipt }) => receipts[receipt](random),
    answer: tableCells,
    solve: ({ rows }): FilledTable => ({
      blanks: rows.filter(({ isGiven }) => !isGiven).map(({ cents }) => money(cents)),
      rows: rows.map(({ name, cents }) => [name, price(cents)]),
      rowHeads: true,
    }),
    ask: ({ rows }) =>
      withQuestion(
        receiptSays,
        table({
          rows: rows.map(({ name, cents, isGiven }) => [name, isGiven ? price(cents) : blank(4)]),
          rowHeads: true,
        }),
      ),
    // Adds the receipt up from the given lines and the percents in it.
    check(printed, { blanks }) {
      const given = printed.all('money').map(item => item.cents)
      const percents = printed.all('percent').map(item => evaluate(item))
      const sums = blanks.map(value => inCents(value))
      const subtotal = given.reduce((sum, cents) => sum + cents, 0)
      if (percents.length === 2) {
        const [discount, sale, tax, total] = sums
        return (
          discount!.over(percents[0]!).equals(subtotal) &&
          discount!.plus(sale!).equals(subtotal) &&
          tax!.over(percents[1]!).equals(sale!) &&
          total!.minus(tax!).equals(sale!)
        )
      }
      const [tax, total] = sums.slice(-2)
      const isSubtotalRight = sums.length === 2 || sums[0]!.equals(subtotal)
      return (
        isSubtotalRight &&
        isNearest(tax!.n, percents[0]!.times(subtotal)) &&
        tax!.isInteger &&
        total!.minus(tax!).equals(subtotal)
      )
    },
  }),

  cheaper: form({
    levels: ['medium', 'hard'],
    lines: 4,
    draw(random) {
      const wanted = random.evenly(['A', 'B'])
      return random.until(
        () => {
          const base = random.int(30, 160)
          const offers = [0, 1].map(() => ({
            dollars: base + random.int(0, Math.ceil(base / 5)),
            rate: random.pick([5, 10, 15, 20, 25, 30]),
          }))
          return { offers, finals: offers.map(({ dollars, rate }) => dollars * (100 - rate)) }
        },
        // The higher price has the greater discount.
        ({ offers: [a, b], finals: [p, q] }) =>
          p !== q &&
          p! < q! === (wanted === 'A') &&
          a!.dollars !== b!.dollars &&
          a!.dollars > b!.dollars === a!.rate > b!.rate &&
          a!.rate !== b!.rate,
      )
    },
    answer: STORES,
    solve: ({ finals: [p, q] }) => (p! < q! ? 'A' : 'B'),
    ask: ({ offers }) =>
      withQuestion(
        cheaperSays,
        table({
          head: [words('Store', 'Tienda'), words('Price', 'Precio'), words('Discount', 'Descuento')],
          rows: offers.map(({ dollars, rate }, i) => [
            i === 0 ? words('A', 'A') : words('B', 'B'),
            money(dollars * 100),
            percent(rate),
          ]),
        }),
      ),
    // The final prices are the prices less their parts.
    check(printed, answer) {
      const [p, q] = printed.block('table').rows.map(([, price, rate]) => {
        const value = evaluate(price?.[0] as Expr)
        return value.minus(value.times(evaluate(rate?.[0] as Expr)))
      })
      const order = p!.compare(q!)
      return order !== 0 && answer === (order < 0 ? 'A' : 'B')
    },
  }),

  findTheMistake: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const wrong = random.evenly(['combined', 'original', 'none'])
      return {
        wrong,
        dollars: 20 * random.int(2, 12),
        rate: random.pick([15, 20, 25, 30, 40]),
        tax: random.pick([5, 6, 8]),
      }
    },
    answer: MISTAKE,
    solve: ({ wrong }) => wrong,
    ask({ wrong, dollars, rate, tax }) {
      const price = money(dollars * 100)
      const [discount, left] = [dollars * rate, dollars * (100 - rate)]
      const taxes = wrong === 'original' ? dollars * tax : (left * tax) / 100
      const shown =
        wrong === 'combined'
          ? [
              line`${m`${percent(rate)} - ${percent(tax)} = ${percent(rate - tax)}`}`,
              line`${equation(minus(price, money(dollars * (rate - tax))), money(dollars * (100 - rate + tax)))}`,
            ]
          : [
              line`${equation(minus(price, money(discount)), money(left))}`,
              line`${equation(m`${money(left)} + ${money(taxes)}`, money(left + taxes))}`,
            ]
      return {
        en: [
          prose`A game costs ${price}. It is ${percent(rate)} off, and a tax of ${percent(tax)} is added to the sale price. This is how the final price was found. Is there a mistake?`,
          steps(...shown),
        ],
        es: [
          prose`Un juego cuesta ${price}. Tiene un descuento del ${percent(rate)} y al precio rebajado se le suma un impuesto del ${percent(tax)}. Así se halló el precio final. ¿Hay algún error?`,
          steps(...shown),
        ],
      }
    },
    // The final price of the last step against the true one, and against the tax on the whole price.
    check(printed, answer) {
      const [price, rate, tax] = printed.numbers
      const [first, last] = printed.all('relation')
      const sale = price!.minus(price!.times(rate!))
      if (evaluate(last!.right).equals(sale.plus(sale.times(tax!)))) return answer === 'none'
      return answer === (first!.right.kind === 'percent' ? 'combined' : 'original')
    },
  }),
})
