import {
  aThing,
  blank,
  both,
  cents,
  column,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  name,
  type Printed,
  people,
  price,
  prose,
  type Random,
  Ratio,
  role,
  subject,
  sum,
  table,
  tableCells,
  tupleOf,
  type Value,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { added, subtracted } from '../../kit/measures/dollars-and-cents.ts'
import { ended } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { amountsIn, drawPrice, inCents, isPaidByOneBill, paidFor, resultStep, sentence } from './amounts.ts'
import type { Level, levels } from './levels.ts'
import { smallShops, type Ware } from './shops.ts'

type Kind = '+' | '−' | 'across zeros'

/** Two amounts that regroup a dollar; the first is the greater in a difference. */
function drawPair(random: Random, kind: Kind, { least, most }: Level): readonly [number, number] {
  if (kind === 'across zeros')
    return random.until(
      () => [1000 * random.int(2, 9), random.int(least, 7889)] as const,
      ([a, b]) => a - b > 500 && b % 10 > 0 && b % 100 > 10 && (b % 1000) - (b % 100) > 0,
    )
  return random.until(
    () => [random.int(least, most), random.int(least, most)] as const,
    ([a, b]) =>
      a % 10 > 0 &&
      b % 10 > 0 &&
      (kind === '+'
        ? a + b < 10_000 && (a % 100) + (b % 100) > 100
        : a - b > 300 && a % 100 < b % 100 && b % 100 < 99 && a % 100 > 0),
  )
}
const resultOf = (kind: Kind, a: number, b: number) => (kind === '+' ? a + b : a - b)
const written = (kind: Kind, a: number, b: number) =>
  kind === '+' ? sum(price(a), price(b)) : minus(price(a), price(b))
const worked = (kind: Kind, a: number, b: number) =>
  kind === '+' ? added(a, b) : [...subtracted(a, b), resultStep(written(kind, a, b), a - b)]

const isLikelyOnce = ({ price: [, most] }: Ware) => most > 400
export const label = ({ thing }: Ware) => words(thing.en[0], thing.es[0])
export const RECEIPT = {
  total: words('Total', 'Total'),
  paid: words('Paid', 'Pago'),
  change: words('Change', 'Cambio'),
} as const

/** The numbers of a receipt from top to bottom, the blanks as they are answered. */
export const receiptAmounts = (printed: Printed, answers: readonly Value[]): readonly Ratio[] => {
  let next = 0
  return printed.block('table').rows.map(row => {
    const item = formulaIn(itemOf(row, 1))
    return item.kind === 'blank' ? exact(itemOf(answers, next++)) : evaluate(item)
  })
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  columns: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: prose`Find the result. The amounts are in dollars.`,
      es: prose`Halla el resultado. Las cantidades están en dólares.`,
    },
    draw(random, level) {
      const kind = random.evenly(['across zeros', '+', '−'] as const)
      const [a, b] = drawPair(random, kind, level)
      return { kind, a, b }
    },
    answer: moneyAmount,
    solve: ({ kind, a, b }) => resultOf(kind, a, b),
    ask: ({ kind, a, b }) => both(column(kind === '+' ? '+' : '−', price(a), price(b))),
    solution: ({ kind, a, b }) => worked(kind, a, b),
    check: (printed, answer) => undoesTheColumn(printed, Ratio.of(answer, 100)),
  }),

  lineUpThePoints: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => ({ isSum: random.evenly([true, false]), whole: 100 * random.int(13, 68), other: random.int(225, 985) }),
        ({ whole, other }) => other % 10 > 0 && other % 100 > 0 && whole % 1000 > 0,
      ),
    answer: formulaChoice,
    solve: ({ isSum, whole, other }) => price(isSum ? whole + other : whole - other),
    mistakes: ({ isSum, whole, other }) =>
      isSum
        ? {
            dollarsAsCents: price(whole / 100 + other),
            pointMoved: price(whole + 10 * other),
            centsOnly: price(whole + (other % 100)),
          }
        : {
            notRegrouped: price(whole - other + 100),
            centsCopied: price(whole - (other - (other % 100)) + (other % 100)),
            dollarsOnly: price(whole - (other - (other % 100)) - 100 + (other % 100)),
          },
    ask({ isSum, whole, other }) {
      const work = isSum ? sum(money(whole), price(other)) : minus(money(whole), price(other))
      return { en: prose`Which amount is equal to ${work}?`, es: prose`¿Qué cantidad es igual a ${work}?` }
    },
    solution: ({ isSum, whole, other }) => [
      explained(
        equation(money(whole), price(whole)),
        line`Write the whole dollars with 0 cents, so that the points line up.`,
        line`Escribe los dólares enteros con 0 centavos, para alinear los puntos.`,
      ),
      ...(isSum
        ? [
            explained(
              equation(sum(price(whole), price(other)), price(whole + other)),
              line`Add the dollars. The cents stay the same.`,
              line`Suma los dólares. Los centavos no cambian.`,
            ),
          ]
        : [...subtracted(whole, other), resultStep(minus(price(whole), price(other)), whole - other)]),
    ],
    whyWrong: ({ isSum, whole, other }): Readonly<Record<string, WhyWrong>> =>
      isSum
        ? {
            dollarsAsCents: {
              en: line`${money(whole)} was added as if it were ${cents(whole / 100)}.`,
              es: line`${money(whole)} se sumó como si fueran ${cents(whole / 100)}.`,
            },
            pointMoved: {
              en: line`${price(other)} was added as if it were ${price(10 * other)}.`,
              es: line`${price(other)} se sumó como si fueran ${price(10 * other)}.`,
            },
            centsOnly: {
              en: line`The dollars of ${price(other)} were not added.`,
              es: line`No se sumaron los dólares de ${price(other)}.`,
            },
          }
        : {
            notRegrouped: {
              en: line`It is 1 dollar too much: the dollar that was regrouped as 100 cents was not taken away.`,
              es: line`Sobra 1 dólar: no se quitó el dólar que se reagrupó como 100 centavos.`,
            },
            centsCopied: {
              en: line`Only the dollars were subtracted. The cents of ${price(other)} were copied.`,
              es: line`Solo se restaron los dólares. Se copiaron los centavos de ${price(other)}.`,
            },
            dollarsOnly: {
              en: line`The cents of ${price(other)} were copied, not subtracted from 100 cents.`,
              es: line`Los centavos de ${price(other)} se copiaron en vez de restarlos de 100 centavos.`,
            },
          },
    check(printed, answer) {
      const [a, b] = tupleOf(amountsIn(printed), 2)
      const right = printed.all('negative').length > 0 ? a - b : a + b
      return evaluate(expr(answer)).equals(Ratio.of(right, 100))
    },
  }),

  missingAmount: form({
    levels: ['medium'],
    instruction: { en: prose`Find the missing amount.`, es: prose`Halla la cantidad que falta.` },
    lines: 4,
    draw(random, level) {
      const kind = random.evenly(['first addend', 'taken', 'second addend'] as const)
      const [a, b] = drawPair(random, '−', level)
      return { kind, a, b }
    },
    answer: moneyAmount,
    solve: ({ a, b }) => a - b,
    ask: ({ kind, a, b }) =>
      both(
        kind === 'taken'
          ? equation(minus(price(a), blank(3)), price(b))
          : equation(kind === 'first addend' ? sum(blank(3), price(b)) : sum(price(b), blank(3)), price(a)),
      ),
    solution: ({ kind, a, b }) => [
      explained(
        minus(price(a), price(b)),
        kind === 'taken'
          ? line`Subtract what is left to find what was taken away.`
          : line`A part is missing: take the known part from the whole.`,
        kind === 'taken'
          ? line`Resta lo que queda para hallar lo que se quitó.`
          : line`Falta una parte: resta del total la parte conocida.`,
      ),
      ...worked('−', a, b),
    ],
    // The two parts make the greatest amount.
    check(printed, answer) {
      const [less, greatest] = tupleOf(
        amountsIn(printed).toSorted((a, b) => a - b),
        2,
      )
      return less + answer === greatest
    },
  }),

  change: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 4,
    draw(random) {
      const shop = random.evenly(startingAt(smallShops, 3))
      const ware = random.pick(shop.wares.filter(isLikelyOnce))
      const cost = random.until(
        () => drawPrice(random, ware),
        drawn => drawn < 1950,
      )
      const paid = cost < 500 ? 1000 : cost < 950 ? random.pick([1000, 2000]) : 2000
      return { shop, ware, cost, paid, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ cost, paid }) => paid - cost,
    ask({ shop: { at }, ware: { thing }, cost, paid, who }) {
      const [costs, pays] = [role('cost', price(cost)), role('paid', money(paid))]
      return {
        en: sentence(
          at.en,
          line`, ${name(who)} buys ${aThing(thing)} for ${costs} and pays with ${pays}. How much change does ${subject(who)} get?`,
        ),
        es: sentence(
          at.es,
          line`, ${name(who)} compra ${aThing(thing)} por ${costs} y paga con ${pays}. ¿Cuánto cambio recibe?`,
        ),
      }
    },
    solution: ({ cost, paid, who }) => [
      ...subtracted(paid, cost),
      ended(
        equation(minus(price(paid), price(cost)), price(paid - cost)),
        line`${name(who)} gets ${price(paid - cost)} in change.`,
        line`${name(who)} recibe ${price(paid - cost)} de cambio.`,
      ),
    ],
    check: (printed, answer) => inCents(printed.role('cost')) + answer === inCents(printed.role('paid')),
  }),

  receipt: form({
    levels: ['medium'],
    draw(random) {
      const shop = random.evenly(startingAt(smallShops, 6))
      const { wares, prices } = random.until(
        () => {
          const wares = random.sample(shop.wares.filter(isLikelyOnce), 2)
          return { wares, prices: wares.map(ware => drawPrice(random, ware)) }
        },
        ({ prices: [a, b] }) =>
          a !== undefined &&
          b !== undefined &&
          (a % 100) + (b % 100) > 100 &&
          (a + b) % 100 !== 0 &&
          isPaidByOneBill(a + b),
      )
      const total = prices.reduce((all, one) => all + one, 0)
      return { shop, wares, prices, total, paid: paidFor(total), who: random.pick(people) }
    },
    answer: tableCells,
    solve({ wares, prices, total, paid }) {
      const rows = [
        ...wares.map((ware, i) => [label(ware), price(itemOf(prices, i))]),
        [RECEIPT.total, price(total)],
        [RECEIPT.paid, price(paid)],
        [RECEIPT.change, price(paid - total)],
      ]
      return { rows, blanks: [price(total), price(paid - total)], rowHeads: true }
    },
    ask({ shop: { at }, wares, prices, paid, who }) {
      const receipt = table({
        rowHeads: true,
        rows: [
          ...wares.map((ware, i) => [label(ware), price(itemOf(prices, i))]),
          [RECEIPT.total, blank(4)],
          [RECEIPT.paid, price(paid)],
          [RECEIPT.change, blank(4)],
        ],
      })
      return {
        en: [sentence(at.en, line`, ${name(who)} gets this receipt. Complete it.`), receipt],
        es: [sentence(at.es, line`, a ${name(who)} le dan este recibo. Complétalo.`), receipt],
      }
    },
    solution: ({ prices, total, paid }) => [
      ...added(...prices),
      ...subtracted(paid, total),
      explained(
        equation(minus(price(paid), price(total)), price(paid - total)),
        line`The total is ${price(total)}, and the change is ${price(paid - total)}.`,
        line`El total es de ${price(total)} y el cambio es de ${price(paid - total)}.`,
      ),
    ],
    // The prices make the total; total and change make what was paid.
    check(printed, { blanks }) {
      const [one, other, total, paid, change] = tupleOf(receiptAmounts(printed, blanks), 5)
      return one.plus(other).equals(total) && total.plus(change).equals(paid)
    },
  }),
})
