import {
  answerStep,
  both,
  decimal,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  failed,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  option,
  prose,
  quantity,
  type Random,
  Ratio,
  role,
  sum,
  table,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { hardMeasures, hardMoney } from './hard-stories.ts'
import type { levels } from './levels.ts'
import { type Shop, shops } from './shops.ts'
import { amountOf, centsOf, drawFrom, leadsBack, solved, tell } from './story.ts'

/** What is bought from a list of prices: some of one thing and one of another, paid with a bill. */
interface Bought {
  readonly shop: Shop
  /** Cents. */
  readonly prices: readonly number[]
  readonly rows: readonly [several: number, one: number]
  readonly amount: number
  readonly paid: number
}
const BILLS = [20, 50, 100] as const
/** Cents in which prices end, and how far they are from a whole number of dollars. */
const ENDS = [25, 49, 75, 79, 89, 95, 99] as const
const OFF = [-1, -5, -11, -21, 15, 19, 25] as const
const costOf = ({ prices, rows: [several, one], amount }: Bought) =>
  amount * itemOf(prices, several) + itemOf(prices, one)
function drawBought(random: Random): Bought {
  const shop = random.evenly(shops)
  const amount = random.evenly([3, 4, 6, 5])
  const drawn = random.until(
    () => {
      const [several, one] = random.sample([0, 1, 2, 3], 2)
      const prices = shop.things.map(({ price: [from, to] }) =>
        random.until(
          () => 100 * random.int(Math.floor(from / 100), Math.floor(to / 100)) + random.pick(ENDS),
          price => price >= from && price <= to,
        ),
      )
      return { shop, prices, rows: [several, one] as const, amount, paid: 0 }
    },
    bought =>
      new Set(bought.prices).size === 4 && costOf(bought) > 600 && costOf(bought) < 9500 && costOf(bought) % 100 !== 0,
  )
  return { ...drawn, paid: BILLS.find(bill => bill * 100 > costOf(drawn)) ?? failed('The greatest bill pays for all') }
}

/** A cost of several things and of one more, and what somebody says that it is. */
const judgedAs = option({
  reasonable: { en: prose`reasonable`, es: prose`razonable` },
  great: { en: prose`too great`, es: prose`demasiado grande` },
  small: { en: prose`too small`, es: prose`demasiado pequeño` },
})
/** Who multiplies both prices finds too much, who multiplies none finds too little. */
const toldTotal = ({
  verdict,
  amount,
  price,
  more,
}: {
  readonly verdict: 'great' | 'reasonable' | 'small'
  readonly amount: number
  readonly price: number
  readonly more: number
}): number =>
  verdict === 'great' ? amount * (price + more) : verdict === 'small' ? price + more : amount * price + more
const toDollars = (value: Ratio): number => value.rounded()

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoStepsMoney: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    draw: random => drawFrom(random, hardMoney),
    answer: moneyAmount,
    solve: centsOf,
    ask: tell,
    solution: solved,
    check: (printed, cents) => leadsBack(printed, Ratio.of(cents, 100)),
  }),

  twoStepsMeasures: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    draw: random => drawFrom(random, startingAt(hardMeasures, 3)),
    answer: quantity,
    solve: amountOf,
    ask: tell,
    solution: solved,
    check: (printed, { amount }) => leadsBack(printed, exact(amount)),
  }),

  priceTable: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw: drawBought,
    answer: moneyAmount,
    solve: bought => bought.paid * 100 - costOf(bought),
    ask(bought) {
      const {
        shop,
        prices,
        rows: [several, one],
        amount,
        paid,
      } = bought
      const drawn = table({
        head: [shop.head, words('Price', 'Precio')],
        rows: shop.things.map(({ name }, i) => [name, money(itemOf(prices, i))]),
      })
      const { en, es } = shop.tell(
        role(`row-${several}`, amount),
        itemOf(shop.things, several).many,
        itemOf(shop.things, one).aThing,
        role('paid', money(paid * 100)),
      )
      return { en: [drawn, { kind: 'paragraph', content: en }], es: [drawn, { kind: 'paragraph', content: es }] }
    },
    solution(bought, found) {
      const {
        shop,
        prices,
        rows: [several, one],
        amount,
        paid,
      } = bought
      const dollars = (cents: number) => decimal(Ratio.of(cents, 100), 2)
      const part = amount * itemOf(prices, several)
      return [
        explained(
          dollars(itemOf(prices, several)),
          line`In the row “${itemOf(shop.things, several).name},” read the price of one.`,
          line`En la fila “${itemOf(shop.things, several).name}”, lee el precio por unidad.`,
        ),
        explained(
          equation(times(amount, dollars(itemOf(prices, several))), dollars(part)),
          line`Multiply it by ${amount}. In cents: ${times(amount, itemOf(prices, several))} is ${part}.`,
          line`Multiplícalo por ${amount}. En centavos: ${times(amount, itemOf(prices, several))} es ${part}.`,
        ),
        explained(
          equation(sum(dollars(part), dollars(itemOf(prices, one))), dollars(costOf(bought))),
          line`In the row “${itemOf(shop.things, one).name},” read the other price and add it.`,
          line`En la fila “${itemOf(shop.things, one).name}”, lee el otro precio y súmalo.`,
        ),
        explained(
          equation(minus(paid, dollars(costOf(bought))), dollars(found)),
          line`Find the change: subtract.`,
          line`Halla el cambio: resta.`,
        ),
        answerStep(money(found), {
          en: line`The change is ${money(found)}.`,
          es: line`El cambio es de ${money(found)}.`,
        }),
      ]
    },
    // The change and all that is bought make the bill.
    check(printed, cents) {
      const priceOf = (row: number) => {
        const [, cell] = tupleOf(itemOf(printed.block('table').rows, row), 2)
        return evaluate(itemOf(cell, 0) as Expr)
      }
      const bought = printed.terms('role').filter(({ name }) => name.startsWith('row-'))
      const [several] = tupleOf(bought, 1)
      const row = Number(several.name.slice('row-'.length))
      const rest = printed
        .role('paid')
        .minus(priceOf(row).times(printed.role(several.name)))
        .minus(Ratio.of(cents, 100))
      const isSaid = (other: number) => {
        const [[name]] = tupleOf(itemOf(printed.block('table').rows, other), 1)
        const says = typeof name === 'object' && name.kind === 'words' ? [name.en, name.es] : []
        return says.some(text => printed.text.toLowerCase().includes(text.toLowerCase()))
      }
      return [0, 1, 2, 3].some(other => other !== row && isSaid(other) && priceOf(other).equals(rest))
    },
  }),

  isItReasonable: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const verdict = random.evenly(['great', 'reasonable', 'small'] as const)
      const shop = random.evenly(startingAt(shops, 3))
      const amount = random.int(4, 8)
      const [price, more] = random.until(
        () => [random.int(3, 9) * 100 + random.pick(OFF), random.int(11, 19) * 100 + random.pick(OFF)] as const,
        ([one, other]) => one !== other,
      )
      return { verdict, shop, amount, price, more }
    },
    answer: judgedAs,
    solve: ({ verdict }) => verdict,
    ask({ verdict, shop, amount, price, more }) {
      const said = toldTotal({ verdict, amount, price, more })
      const terms = [
        role('amount', amount),
        role('price', money(price)),
        role('more', money(more)),
        role('said', money(said)),
      ] as const
      const { en, es } = shop.claim(...terms)
      return {
        en: {
          kind: 'paragraph',
          content: [...en, ...line` Estimate: is this total reasonable, too great, or too small?`],
        },
        es: {
          kind: 'paragraph',
          content: [...es, ...line` Estima: ¿este total es razonable, demasiado grande o demasiado pequeño?`],
        },
      }
    },
    key({ verdict, amount, price, more }) {
      const [one, other] = [toDollars(Ratio.of(price, 100)), toDollars(Ratio.of(more, 100))]
      const near = money(100 * (amount * one + other))
      const said = money(toldTotal({ verdict, amount, price, more }))
      return {
        reasonable: {
          en: prose`The estimate is ${near}, and ${said} is near it.`,
          es: prose`La estimación es ${near}, y ${said} está cerca.`,
        },
        great: {
          en: prose`The estimate is ${near}, and ${said} is far more.`,
          es: prose`La estimación es ${near}, y ${said} es mucho más.`,
        },
        small: {
          en: prose`The estimate is ${near}, and ${said} is far less.`,
          es: prose`La estimación es ${near}, y ${said} es mucho menos.`,
        },
      }[verdict]
    },
    solution({ amount, price, more }) {
      const [one, other] = [toDollars(Ratio.of(price, 100)), toDollars(Ratio.of(more, 100))]
      return [
        explained(
          both(prose`${money(price)} → ${money(100 * one)}; ${money(more)} → ${money(100 * other)}`),
          line`Round each price to the nearest dollar.`,
          line`Redondea cada precio al dólar más cercano.`,
        ),
        explained(
          equation(times(amount, one), amount * one),
          line`Multiply the first rounded price by ${amount}.`,
          line`Multiplica por ${amount} el primer precio redondeado.`,
        ),
        explained(
          equation(sum(amount * one, other), amount * one + other),
          line`Add the other rounded price.`,
          line`Suma el otro precio redondeado.`,
        ),
      ]
    },
    check(printed, verdict) {
      const cost = printed.role('amount').times(printed.role('price')).plus(printed.role('more'))
      const order = printed.role('said').compare(cost)
      return verdict === (order === 0 ? 'reasonable' : order > 0 ? 'great' : 'small')
    },
  }),
})
