import {
  aThing,
  blank,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  name,
  option,
  type Person,
  people,
  price,
  prose,
  type Random,
  relation,
  role,
  step,
  steps,
  subject,
  sum,
  table,
  tableCells,
  theThing,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { added, subtracted, totalOf } from '../../kit/measures/dollars-and-cents.ts'
import { ended } from '../../kit/stories/endings.ts'
import { amountsIn, drawPrice, inCents, isPaidByOneBill, paidFor, sentence, timesPrice } from './amounts.ts'
import type { levels } from './levels.ts'
import { label, RECEIPT, receiptAmounts } from './medium.ts'
import { type Shop, shops, type Ware } from './shops.ts'

/** Each form has shops of its own, so that no two problems of a sheet are about the same things. */
const every = (from: number) => shops.filter((_, i) => i % 5 === from)
const SHOPS = {
  threeThings: every(0),
  severalOfOne: every(1),
  missingPrice: every(2),
  priceList: every(3),
  whatMistake: every(4),
}

/** Three things of a shop; their cents make more than 1 dollar. */
function drawThree(random: Random, own: readonly Shop[]) {
  const shop = random.evenly(own)
  const { wares, prices } = random.until(
    () => {
      const wares = random.sample(shop.wares, 3)
      return { wares, prices: wares.map(ware => drawPrice(random, ware)) }
    },
    ({ prices: drawn }) =>
      new Set(drawn).size === 3 &&
      totalOf(drawn.map(one => one % 100)) > 100 &&
      totalOf(drawn) % 100 !== 0 &&
      isPaidByOneBill(totalOf(drawn)),
  )
  const total = totalOf(prices)
  return { shop, wares, prices, total, paid: paidFor(total), who: random.pick(people) }
}
const changeEnd = (who: Person, paid: number, total: number) =>
  ended(
    equation(minus(price(paid), price(total)), price(paid - total)),
    line`${name(who)} gets ${price(paid - total)} in change.`,
    line`${name(who)} recibe ${price(paid - total)} de cambio.`,
  )

/** So many of the first thing of a shop, and one other. */
function drawTimes(random: Random, own: readonly Shop[]) {
  const shop = random.evenly(own)
  const [several, ...others] = shop.wares
  const { one, number, each, single } = random.until(
    () => {
      const one = random.pick(others)
      return { one, number: random.int(3, 6), each: drawPrice(random, several), single: drawPrice(random, one) }
    },
    ({ number, each, single }) =>
      (number * each + single) % 100 !== 0 && each !== single && isPaidByOneBill(number * each + single),
  )
  const total = number * each + single
  return { shop, several, one, number, each, single, total, paid: paidFor(total), who: random.pick(people) }
}

/** What went wrong with a total or with the change. */
const SLIPS = {
  notCarried: {
    en: prose`The extra dollar from the cents was not added.`,
    es: prose`No se sumó el dólar que forman los centavos.`,
  },
  carriedTwice: {
    en: prose`The extra dollar from the cents was added twice.`,
    es: prose`El dólar que forman los centavos se sumó dos veces.`,
  },
  notTaken: {
    en: prose`A dollar was regrouped as 100 cents but was not taken from the dollars.`,
    es: prose`Se reagrupó un dólar como 100 centavos, pero no se quitó de los dólares.`,
  },
  centsCopied: {
    en: prose`The cents of the total were written as the cents of the change.`,
    es: prose`Se escribieron los centavos del total como centavos del cambio.`,
  },
} as const
type Slip = keyof typeof SLIPS
interface Work {
  readonly slip: Slip
  readonly prices: readonly number[]
  readonly paid: number
}
type Sides = readonly [left: Expr, right: Expr]
function workOf({ slip, prices, paid }: Work): readonly [total: Sides, change: Sides] {
  const claimed = totalOf(prices) + (slip === 'notCarried' ? -100 : slip === 'carriedTwice' ? 100 : 0)
  const inCents = claimed % 100
  const change =
    slip === 'centsCopied' ? paid - claimed + 2 * inCents : paid - claimed + (slip === 'notTaken' ? 100 : 0)
  return [
    [sum(...prices.map(price)), price(claimed)],
    [minus(price(paid), price(claimed)), price(change)],
  ]
}
const SLIP_SAID = {
  notCarried: {
    en: line`the cents make more than 1 dollar, and it was not added to the dollars`,
    es: line`los centavos forman más de 1 dólar y ese dólar no se sumó`,
  },
  carriedTwice: {
    en: line`the cents make 1 dollar, but 2 were added to the dollars`,
    es: line`los centavos forman 1 dólar, pero se sumaron 2 a los dólares`,
  },
  notTaken: {
    en: line`1 dollar was regrouped as 100 cents, but it still counts among the dollars`,
    es: line`se reagrupó 1 dólar como 100 centavos, pero sigue entre los dólares`,
  },
  centsCopied: {
    en: line`the cents of the total must be subtracted from 100 cents`,
    es: line`los centavos del total se deben restar de 100 centavos`,
  },
} as const
/** A total that is 1 dollar off makes a change that is 1 dollar off the other way. */
const DOLLAR_OFF: Readonly<Record<Slip, Record<'en' | 'es', readonly Inline[]>>> = {
  notCarried: {
    en: line`The total is ${money(100)} more, so the change is ${money(100)} less. `,
    es: line`El total es ${money(100)} más, así que el cambio es ${money(100)} menos. `,
  },
  carriedTwice: {
    en: line`The total is ${money(100)} less, so the change is ${money(100)} more. `,
    es: line`El total es ${money(100)} menos, así que el cambio es ${money(100)} más. `,
  },
  notTaken: { en: [], es: [] },
  centsCopied: { en: [], es: [] },
}

const listed = (shop: Shop, prices: readonly number[]) =>
  table({ rowHeads: true, rows: shop.wares.map((ware, i) => [label(ware), price(itemOf(prices, i))]) })
const withNames = (wares: readonly Ware[], prices: readonly number[]) =>
  wares.map((ware, i) => ({ thing: ware.thing, cost: role(`price-${i + 1}`, price(itemOf(prices, i))) }))

export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeThings: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    draw: random => drawThree(random, SHOPS.threeThings),
    answer: moneyAmount,
    solve: ({ paid, total }) => paid - total,
    ask({ shop: { at }, wares, prices, paid, who }) {
      const [one, two, three] = tupleOf(withNames(wares, prices), 3)
      const pays = role('paid', money(paid))
      return {
        en: sentence(
          at.en,
          line`, ${name(who)} buys ${aThing(one.thing)} for ${one.cost}, ${aThing(two.thing)} for ${two.cost}, and ${aThing(three.thing)} for ${three.cost}. How much change does ${subject(who)} get from ${pays}?`,
        ),
        es: sentence(
          at.es,
          line`, ${name(who)} compra ${aThing(one.thing)} por ${one.cost}, ${aThing(two.thing)} por ${two.cost} y ${aThing(three.thing)} por ${three.cost}. ¿Cuánto cambio recibe si paga con ${pays}?`,
        ),
      }
    },
    solution: ({ prices, paid, total, who }) => [
      ...added(...prices),
      ...subtracted(paid, total),
      changeEnd(who, paid, total),
    ],
    // Pays one thing after the other.
    check: (printed, answer) =>
      [1, 2, 3].reduce((left, i) => left - inCents(printed.role(`price-${i}`)), inCents(printed.role('paid'))) ===
      answer,
  }),

  severalOfOne: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 5,
    draw: random => drawTimes(random, SHOPS.severalOfOne),
    answer: moneyAmount,
    solve: ({ paid, total }) => paid - total,
    ask({ shop: { at }, several, one, number, each, single, paid, who }) {
      const many = role('number', count(number, several.thing))
      const [eachCosts, costs, pays] = [
        role('each', price(each)),
        role('single', price(single)),
        role('paid', money(paid)),
      ]
      return {
        en: sentence(
          at.en,
          line`, ${name(who)} buys ${many} for ${eachCosts} each and ${aThing(one.thing)} for ${costs}. ${subject(who)} pays with ${pays}. How much change does ${subject(who)} get?`,
        ),
        es: sentence(
          at.es,
          several.thing.gender === 'f'
            ? line`, ${name(who)} compra ${many} a ${eachCosts} cada una y ${aThing(one.thing)} por ${costs}. Paga con ${pays}. ¿Cuánto cambio recibe?`
            : line`, ${name(who)} compra ${many} a ${eachCosts} cada uno y ${aThing(one.thing)} por ${costs}. Paga con ${pays}. ¿Cuánto cambio recibe?`,
        ),
      }
    },
    solution: ({ number, each, single, total, paid, who, one }) => [
      ...timesPrice(
        number,
        each,
        single,
        line`Add the dollars, the cents, and the price of ${theThing(one.thing)}.`,
        line`Suma los dólares, los centavos y lo que cuesta ${theThing(one.thing)}.`,
      ),
      ...subtracted(paid, total),
      changeEnd(who, paid, total),
    ],
    check(printed, answer) {
      const left = inCents(printed.role('paid')) - answer - inCents(printed.role('single'))
      return left / printed.role('number').n === inCents(printed.role('each'))
    },
  }),

  missingPrice: form({
    levels: ['hard'],
    draw: random => ({ ...drawThree(random, SHOPS.missingPrice), hidden: random.evenly([1, 0, 2]) }),
    answer: tableCells,
    solve({ wares, prices, total, paid, hidden }) {
      return {
        rows: [
          ...wares.map((ware, i) => [label(ware), price(itemOf(prices, i))]),
          [RECEIPT.paid, price(paid)],
          [RECEIPT.change, price(paid - total)],
        ],
        blanks: [price(itemOf(prices, hidden))],
        rowHeads: true,
      }
    },
    ask({ shop: { at }, wares, prices, total, paid, hidden, who }) {
      const receipt = table({
        rowHeads: true,
        rows: [
          ...wares.map((ware, i) => [label(ware), i === hidden ? blank(4) : price(itemOf(prices, i))]),
          [RECEIPT.paid, price(paid)],
          [RECEIPT.change, price(paid - total)],
        ],
      })
      return {
        en: [sentence(at.en, line`, ${name(who)} gets a receipt with a stain on it. Find the missing price.`), receipt],
        es: [
          sentence(at.es, line`, a ${name(who)} le dan un recibo con una mancha. Halla el precio que falta.`),
          receipt,
        ],
      }
    },
    solution({ prices, total, paid, hidden }) {
      const known = prices.filter((_, i) => i !== hidden)
      // The change and the prices that are known, all together.
      const [notMissing, missing] = [totalOf(known) + paid - total, itemOf(prices, hidden)]
      return [
        explained(
          sum(...known.map(one => price(one)), price(paid - total)),
          line`The three prices and the change make ${price(paid)}. Add those that are known, to subtract them from ${price(paid)}.`,
          line`Los tres precios y el cambio suman ${price(paid)}. Suma los que se conocen para restarlos de ${price(paid)}.`,
        ),
        ...added(...known, paid - total),
        ...subtracted(paid, notMissing),
        explained(
          equation(minus(price(paid), price(notMissing)), price(missing)),
          line`The missing price is ${price(missing)}.`,
          line`El precio que falta es de ${price(missing)}.`,
        ),
      ]
    },
    // All prices and the change make what was paid.
    check(printed, { blanks }) {
      const [one, two, three, paid, change] = tupleOf(receiptAmounts(printed, blanks), 5)
      return one.plus(two).plus(three).plus(change).equals(paid)
    },
  }),

  priceList: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw(random) {
      const drawn = drawTimes(random, SHOPS.priceList)
      const prices = random.until(
        () =>
          drawn.shop.wares.map(ware =>
            ware === drawn.several ? drawn.each : ware === drawn.one ? drawn.single : drawPrice(random, ware),
          ),
        all => new Set(all).size === 4,
      )
      return { ...drawn, prices }
    },
    answer: moneyAmount,
    solve: ({ paid, total }) => paid - total,
    ask({ shop, several, one, number, prices, paid, who }) {
      const [many, has] = [role('number', count(number, several.thing)), role('paid', money(paid))]
      return {
        en: [
          sentence(
            shop.at.en,
            line`, ${name(who)} has ${has} and buys ${many} and ${aThing(one.thing)}. How much money does ${subject(who)} have left?`,
          ),
          listed(shop, prices),
        ],
        es: [
          sentence(
            shop.at.es,
            line`, ${name(who)} tiene ${has} y compra ${many} y ${aThing(one.thing)}. ¿Cuánto dinero le queda?`,
          ),
          listed(shop, prices),
        ],
      }
    },
    solution: ({ number, each, single, total, paid, who, one }) => [
      ...timesPrice(
        number,
        each,
        single,
        line`Add the dollars, the cents, and the price of ${theThing(one.thing)}.`,
        line`Suma los dólares, los centavos y lo que cuesta ${theThing(one.thing)}.`,
      ),
      ...subtracted(paid, total),
      ended(
        equation(minus(price(paid), price(total)), price(paid - total)),
        line`${name(who)} has ${price(paid - total)} left.`,
        line`A ${name(who)} le quedan ${price(paid - total)}.`,
      ),
    ],
    check(printed, answer) {
      const quantity = printed.terms('role').find(({ name }) => name === 'number')?.of
      const bought = printed.terms('thing').map(({ noun }) => noun.en[0])
      const [, ...amounts] = amountsIn(printed)
      const names = printed.all('words').map(({ en }) => en)
      const costOf = (thing: string) => itemOf(amounts, names.indexOf(thing))
      if (quantity?.kind !== 'quantity') return false
      const spent = printed.role('number').n * costOf(quantity.noun.en[0]) + totalOf(bought.map(costOf))
      return spent + answer === inCents(printed.role('paid'))
    },
  }),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const slip = random.evenly(['notCarried', 'centsCopied', 'carriedTwice', 'notTaken'] as const)
      const drawn = random.until(
        () => drawThree(random, SHOPS.whatMistake),
        ({ prices, total, paid }) =>
          total + 300 < paid && totalOf(prices.map(one => one % 100)) < 200 && total % 100 !== 50,
      )
      return { slip, ...drawn }
    },
    answer: option(SLIPS),
    solve: ({ slip }) => slip,
    ask({ who, ...work }) {
      const [one, two, three] = tupleOf(withNames(work.wares, work.prices), 3)
      const [total, change] = workOf(work)
      const pays = role('paid', money(work.paid))
      return {
        en: [
          sentence(
            work.shop.at.en,
            line`, ${name(who)} buys ${aThing(one.thing)} for ${one.cost}, ${aThing(two.thing)} for ${two.cost}, and ${aThing(three.thing)} for ${three.cost}. ${subject(who)} pays with ${pays} and finds the change like this.`,
          ),
          steps(line`${equation(...total)}`, line`${equation(...change)}`),
          sentence(line`What is the mistake?`),
        ],
        es: [
          sentence(
            work.shop.at.es,
            line`, ${name(who)} compra ${aThing(one.thing)} por ${one.cost}, ${aThing(two.thing)} por ${two.cost} y ${aThing(three.thing)} por ${three.cost}. Paga con ${pays} y calcula el cambio así.`,
          ),
          steps(line`${equation(...total)}`, line`${equation(...change)}`),
          sentence(line`¿Cuál es el error?`),
        ],
      }
    },
    key: ({ total, paid }) => ({
      en: prose`The correct total is ${price(total)}, and the correct change is ${price(paid - total)}.`,
      es: prose`El total correcto es de ${price(total)} y el cambio correcto es de ${price(paid - total)}.`,
    }),
    solution({ who: _, ...work }) {
      const [total, change] = workOf(work)
      const right = price(work.paid - work.total)
      const wrong = work.slip === 'notTaken' || work.slip === 'centsCopied' ? change : total
      return [
        step(relation(wrong[0], '≠', wrong[1]), because.mistakeIs, { what: SLIP_SAID[work.slip] }),
        ...(wrong === total
          ? [
              explained(
                equation(...change),
                line`This subtraction is right, but it starts from the wrong total.`,
                line`Esta resta es correcta, pero parte del total equivocado.`,
              ),
            ]
          : []),
        ...added(...work.prices),
        ...(wrong === total ? [] : subtracted(work.paid, work.total)),
        explained(
          equation(minus(price(work.paid), price(work.total)), right),
          [...(wrong === total ? DOLLAR_OFF[work.slip].en : []), ...line`The correct change is ${right}.`],
          [...(wrong === total ? DOLLAR_OFF[work.slip].es : []), ...line`El cambio correcto es de ${right}.`],
        ),
      ]
    },
    whyWrong({ who: _, ...work }) {
      const [total, change] = workOf(work)
      const made = (slip: Slip) => workOf({ ...work, slip })
      const isInTotal = work.slip === 'notCarried' || work.slip === 'carriedTwice'
      return {
        ...wouldGive<Slip>(work.slip, total[1], {
          notCarried: made('notCarried')[0][1],
          carriedTwice: made('carriedTwice')[0][1],
        }),
        ...(isInTotal
          ? {}
          : wouldGive<Slip>(work.slip, change[1], {
              notTaken: made('notTaken')[1][1],
              centsCopied: made('centsCopied')[1][1],
            })),
      }
    },
    check(printed, answer) {
      const right = totalOf([1, 2, 3].map(i => inCents(printed.role(`price-${i}`))))
      const [first, second] = tupleOf(printed.all('relation'), 2)
      const [claimed, change] = tupleOf(
        [first.right, second.right].map(item => evaluate(item).times(100).n),
        2,
      )
      if (claimed !== right) return answer === (claimed < right ? 'notCarried' : 'carriedTwice')
      return answer === (change % 100 === right % 100 ? 'centsCopied' : 'notTaken')
    },
  }),
})
