import {
  answerStep,
  type Both,
  type Content,
  cents,
  coinsAndBills,
  equation,
  exact,
  type FormMaker,
  figure,
  type Inline,
  price as inDollars,
  itemOf,
  line,
  money,
  moneyAmount,
  type Noun,
  name,
  people,
  prose,
  type Random,
  Ratio,
  role,
  type Step,
  step,
  sum,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { changeByCountingUp, jumped, shown, theChange } from './counting-up.ts'
import type { levels } from './levels.ts'
import { purchases } from './shops.ts'

const PAID = 2000

/** Two prices with cents that are no multiples of 5, not more than $19.49 together. */
const drawTwo = (
  random: Random,
  one: readonly [least: number, most: number],
  other: readonly [least: number, most: number],
) =>
  random.until(
    () => [random.int(...one), random.int(...other)] as const,
    ([a, b]) =>
      a % 5 > 0 &&
      b % 5 > 0 &&
      a % 100 !== b % 100 &&
      a + b > 500 &&
      a + b <= 1949 &&
      (a + b) % 10 > 0 &&
      (a + b) % 100 > 10,
  )

const PRICES = words('of the two prices', 'de los dos precios')
const CHANGE_AND_PRICE = words('of the change and the price you know', 'del cambio y del precio conocido')
const WHOLE = {
  en: line`The two prices and the change make ${money(PAID)}. `,
  es: line`Los dos precios y el cambio suman ${money(PAID)}. `,
}

const NOTHING: Both<readonly Inline[]> = { en: [], es: [] }

/** The cents first, then the dollars with what the cents make. */
function amountsAdded(a: number, b: number, of: typeof PRICES, before = NOTHING): readonly Step[] {
  const together = (a % 100) + (b % 100)
  const full = (amount: number) => inDollars(amount - (amount % 100))
  return [
    step(equation(sum(cents(a % 100), cents(b % 100)), shown(together)), because.explain, {
      sentence: {
        en: [
          ...before.en,
          ...(together >= 100 ? line`Add the cents ${of}. 100 cents make 1 dollar.` : line`Add the cents ${of}.`),
        ],
        es: [
          ...before.es,
          ...(together >= 100
            ? line`Suma los centavos ${of}. 100 centavos son 1 dólar.`
            : line`Suma los centavos ${of}.`),
        ],
      },
    }),
    step(equation(sum(full(a), full(b), shown(together)), inDollars(a + b)), because.explain, {
      sentence: {
        en: line`Add the dollars and ${shown(together)}.`,
        es: line`Suma los dólares y ${shown(together)}.`,
      },
    }),
  ]
}

interface Kind {
  readonly value: number
  readonly noun: Noun | null
  readonly head: ReturnType<typeof words>
}
const KINDS: readonly Kind[] = [
  { value: 1000, noun: null, head: words('$10', '$10') },
  { value: 500, noun: null, head: words('$5', '$5') },
  { value: 100, noun: null, head: words('$1', '$1') },
  { value: 25, noun: nouns.quarter, head: words('quarters', 'de 25¢') },
  { value: 10, noun: nouns.dime, head: words('dimes', 'de 10¢') },
  { value: 5, noun: nouns.nickel, head: words('nickels', 'de 5¢') },
  { value: 1, noun: nouns.penny, head: words('pennies', 'de 1¢') },
]
/** The greatest piece that still fits, again and again. */
function fewest(amount: number): readonly number[] {
  let left = amount
  return KINDS.map(({ value }) => {
    const number = Math.floor(left / value)
    left -= number * value
    return number
  })
}
const piecesIn = (counts: readonly number[]) => counts.reduce((all, number) => all + number, 0)

/** Every way to make an amount by so few pieces is tried, kind by kind. */
function leastPieces(amount: number, kinds = KINDS.map(({ value }) => value)): number {
  const [value, ...rest] = kinds
  if (value === undefined) return amount === 0 ? 0 : Number.POSITIVE_INFINITY
  if (rest.length === 0) return amount / value
  // With more of a smaller kind than makes two of a greater one, fewer pieces are at hand.
  const most = Math.floor(amount / value)
  return Math.min(
    ...[most, most - 1]
      .filter(number => number >= 0)
      .map(number => number + leastPieces(amount - number * value, rest)),
  )
}

const piecesAdded = (counts: readonly number[], from: number, to: number) => {
  const values = counts
    .slice(from, to)
    .flatMap((number, i) => Array<number>(number).fill(itemOf(KINDS, from + i).value))
  const total = values.reduce((all, value) => all + value, 0)
  return { values, total }
}

const TAGGED = [
  {
    label: words('book', 'libro'),
    said: words('the book', 'el libro'),
    new: words('a book', 'un libro'),
    of: words('of the book', 'del libro'),
  },
  {
    label: words('game', 'juego'),
    said: words('the game', 'el juego'),
    new: words('a game', 'un juego'),
    of: words('of the game', 'del juego'),
  },
  {
    label: words('kite', 'cometa'),
    said: words('the kite', 'la cometa'),
    new: words('a kite', 'una cometa'),
    of: words('of the kite', 'de la cometa'),
  },
  {
    label: words('scarf', 'bufanda'),
    said: words('the scarf', 'la bufanda'),
    new: words('a scarf', 'una bufanda'),
    of: words('of the scarf', 'de la bufanda'),
  },
  {
    label: words('ball', 'pelota'),
    said: words('the ball', 'la pelota'),
    new: words('a ball', 'una pelota'),
    of: words('of the ball', 'de la pelota'),
  },
  {
    label: words('hat', 'gorro'),
    said: words('the hat', 'el gorro'),
    new: words('a hat', 'un gorro'),
    of: words('of the hat', 'del gorro'),
  },
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoThings: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const purchase = random.evenly(purchases)
      const [first, second] = drawTwo(random, purchase.one, purchase.other)
      return { purchase, first, second, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ first, second }) => PAID - first - second,
    ask: ({ purchase, first, second, who }) =>
      purchase.buysTwo(
        role('first', inDollars(first)),
        role('second', inDollars(second)),
        role('paid', money(PAID)),
        who,
      ),
    solution: ({ first, second }) => [
      ...amountsAdded(first, second, PRICES),
      ...changeByCountingUp(first + second, PAID, 'by dollars'),
      theChange(PAID - first - second),
    ],
    check: (printed, answer) =>
      printed.role('paid').minus(Ratio.of(answer, 100)).minus(printed.role('second')).equals(printed.role('first')),
  }),

  twoTags: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const [first, second] = drawTwo(random, [405, 995], [405, 995])
      const third = random.until(
        () => random.int(405, 995),
        price => price % 5 > 0 && price !== first && price !== second,
      )
      const left = random.int(0, 2)
      const prices = [first, second].toSpliced(left, 0, third)
      return { items: random.sample(TAGGED, 3), prices, left, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ prices, left }) => PAID - prices.toSpliced(left, 1).reduce((all, price) => all + price, 0),
    ask({ items, prices, left, who }): Both<Content> {
      const tags = figure(
        coinsAndBills([], { tags: prices.map((price, i) => ({ label: itemOf(items, i).label, cents: price })) }),
      )
      const bought = items.toSpliced(left, 1)
      const [one, two, paid] = [itemOf(bought, 0).said, itemOf(bought, 1).said, role('paid', money(PAID))]
      return {
        en: [prose`${name(who)} buys ${one} and ${two} and pays with ${paid}. How much is the change?`, tags],
        es: [prose`${name(who)} compra ${one} y ${two} y paga con ${paid}. ¿De cuánto es el cambio?`, tags],
      }
    },
    solution({ prices, left }) {
      const bought = prices.toSpliced(left, 1)
      const [first, second] = [itemOf(bought, 0), itemOf(bought, 1)]
      return [
        ...amountsAdded(first, second, PRICES, {
          en: line`Read the prices: ${inDollars(first)} and ${inDollars(second)}. `,
          es: line`Lee los precios: ${inDollars(first)} y ${inDollars(second)}. `,
        }),
        ...changeByCountingUp(first + second, PAID, 'by dollars'),
        theChange(PAID - first - second),
      ]
    },
    check(printed, answer) {
      const bought = printed.all('words').map(({ en }) => en.replace('the ', ''))
      const tags = printed.figure('money').tags
      const spent = tags
        .filter(({ label }) => label?.kind === 'words' && bought.includes(label.en))
        .reduce((all, tag) => all + tag.cents, 0)
      return printed.role('paid').times(100).minus(spent).equals(answer)
    },
  }),

  fewestPieces: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw: random =>
      random.until(
        () => ({ price: random.int(501, 1949) }),
        ({ price }) => {
          const counts = fewest(PAID - price)
          return price % 5 > 0 && piecesIn(counts) >= 4 && piecesIn(counts) <= 10 && counts.slice(0, 3).some(n => n > 0)
        },
      ),
    answer: tableCells,
    solve({ price }) {
      const counts = fewest(PAID - price)
      return { head: KINDS.map(({ head }) => head), rows: [counts], blanks: counts }
    },
    ask({ price }): Both<Content> {
      const [costs, paid] = [role('price', inDollars(price)), role('paid', money(PAID))]
      const empty = table({ head: KINDS.map(({ head }) => head), rows: [KINDS.map(() => line`____`)] })
      return {
        en: [
          prose`The price is ${costs}, and the payment is ${paid}. Make the change with the fewest bills and coins. Write how many of each, and 0 for none.`,
          empty,
        ],
        es: [
          prose`El precio es de ${costs} y el pago es de ${paid}. Forma el cambio con la menor cantidad de billetes y monedas. Escribe cuántos hay de cada uno, y 0 si no hay.`,
          empty,
        ],
      }
    },
    solution({ price }, filled) {
      const counts = fewest(PAID - price)
      const [bills, coins] = [piecesAdded(counts, 0, 3), piecesAdded(counts, 3, 7)]
      const dollar = 100 * Math.ceil(price / 100)
      const made = ({ values, total }: typeof bills) =>
        values.length === 1 ? shown(total) : equation(sum(...values.map(shown)), shown(total))
      return [
        jumped(price, dollar, PAID),
        ...(dollar === PAID ? [] : [jumped(dollar, PAID, PAID)]),
        step(made(bills), because.explain, {
          sentence: {
            en: line`Use the largest bills you can.`,
            es: line`Usa los billetes de mayor valor posible.`,
          },
        }),
        step(made(coins), because.explain, {
          sentence: {
            en: line`Make the cents: use the coins with the greatest value you can.`,
            es: line`Forma los centavos con las monedas de mayor valor posible.`,
          },
        }),
        answerStep(tableCells.show(filled), {
          en: line`The change has ${piecesIn(counts)} bills and coins in all.`,
          es: line`El cambio tiene ${piecesIn(counts)} billetes y monedas en total.`,
        }),
      ]
    },
    check(printed, { blanks }) {
      const counts = blanks.map(blank => exact(blank).n)
      const made = counts.reduce((all, number, i) => all + number * itemOf(KINDS, i).value, 0)
      const change = printed.role('paid').minus(printed.role('price')).times(100)
      return counts.length === KINDS.length && change.equals(made) && piecesIn(counts) === leastPieces(made)
    },
  }),

  otherPrice: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => {
      const [first, second] = random.until(
        () => drawTwo(random, [405, 995], [405, 995]),
        ([known, other]) => (PAID - known - other) % 100 > 0 && (PAID - other) % 100 > 0,
      )
      return { first, second, items: random.sample(TAGGED, 2), who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ second }) => second,
    ask({ first, second, items: [one, two], who }) {
      const [costs, paid] = [role('first', inDollars(first)), role('paid', money(PAID))]
      const back = role('change', inDollars(PAID - first - second))
      return {
        en: prose`${name(who)} buys ${one.new} for ${costs} and also buys ${two.new}. ${name(who)} pays with ${paid} and gets ${back} in change. What is the price of ${two.said}?`,
        es: prose`${name(who)} compra ${one.new} por ${costs} y también ${two.new}. ${name(who)} paga con ${paid} y recibe ${back} de cambio. ¿Qué precio tiene ${two.said}?`,
      }
    },
    solution: ({ first, second, items: [, two] }) => {
      const back = PAID - first - second
      return [
        ...amountsAdded(back, first, CHANGE_AND_PRICE, WHOLE),
        ...changeByCountingUp(back + first, PAID, 'by dollars'),
        answerStep(inDollars(second), {
          en: line`The rest of the payment, ${inDollars(second)}, is the price ${two.of}.`,
          es: line`El resto del pago, ${inDollars(second)}, es el precio ${two.of}.`,
        }),
      ]
    },
    check: (printed, answer) =>
      printed.role('first').plus(Ratio.of(answer, 100)).plus(printed.role('change')).equals(printed.role('paid')),
  }),
})
