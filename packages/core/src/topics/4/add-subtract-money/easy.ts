import {
  aThing,
  blank,
  both,
  cents,
  coinsAndBills,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  line,
  minus,
  moneyAmount,
  name,
  type Piece,
  type Printed,
  people,
  price,
  prose,
  type Random,
  Ratio,
  role,
  statements,
  subject,
  sum,
  tupleOf,
  words,
} from '../../../author.ts'
import { countedIn, many } from '../../kit/measures/coins.ts'
import { added, subtracted, totalOf } from '../../kit/measures/dollars-and-cents.ts'
import { ended } from '../../kit/stories/endings.ts'
import { amountsIn, inCents, resultStep, sentence } from './amounts.ts'
import type { Level, levels } from './levels.ts'
import { smallShops } from './shops.ts'

type Sign = '+' | '−'
const digits = (amount: number) => [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10] as const

/** Two amounts below $10 whose digits need no regrouping. */
function drawEasy(random: Random, sign: Sign, { least, most }: Level, arePrices = false) {
  // Prices end in 5 or 0; of two that are added, one ends in 0.
  const draw = () => (arePrices ? 5 * random.int(Math.ceil(least / 5), Math.floor(most / 5)) : random.int(least, most))
  return random.until(
    () => [draw(), draw()] as const,
    ([a, b]) => {
      const [[a2, a1, a0], [b2, b1, b0]] = [digits(a), digits(b)]
      const [dollars, tens, ones] = sign === '+' ? [a2 + b2, a1 + b1, a0 + b0] : [a2 - b2, a1 - b1, a0 - b0]
      return (
        a !== b &&
        (arePrices || (a % 10 > 0 && b % 10 > 0)) &&
        a % 100 > 0 &&
        b % 100 > 0 &&
        a % 100 !== b % 100 &&
        [dollars, tens, ones].every(digit => digit >= 0 && digit <= 9) &&
        dollars > 0 &&
        tens + ones > 0
      )
    },
  )
}
const resultOf = (sign: Sign, a: number, b: number) => (sign === '+' ? a + b : a - b)
const written = (sign: Sign, a: number, b: number) =>
  sign === '+' ? sum(price(a), price(b)) : minus(price(a), price(b))
const worked = (sign: Sign, a: number, b: number) =>
  sign === '+' ? added(a, b) : [...subtracted(a, b), resultStep(written(sign, a, b), a - b)]

const TAGGED = [
  { label: words('ball', 'pelota'), said: words('the ball', 'la pelota'), starts: words('The ball', 'La pelota') },
  { label: words('mug', 'taza'), said: words('the mug', 'la taza'), starts: words('The mug', 'La taza') },
  { label: words('cap', 'gorra'), said: words('the cap', 'la gorra'), starts: words('The cap', 'La gorra') },
  { label: words('kite', 'cometa'), said: words('the kite', 'la cometa'), starts: words('The kite', 'La cometa') },
  { label: words('book', 'libro'), said: words('the book', 'el libro'), starts: words('The book', 'El libro') },
  { label: words('game', 'juego'), said: words('the game', 'el juego'), starts: words('The game', 'El juego') },
] as const
/** Which of two things is done is in the name of the second amount. */
const nameOf = (sign: Sign) => (sign === '+' ? 'added' : 'taken')
const undone = (printed: Printed, answer: number): number =>
  printed.terms('role').some(({ name }) => name === 'added')
    ? answer - inCents(printed.role('added'))
    : answer + inCents(printed.role('taken'))

/** $5.00 + $2.00 = $7.00: the pieces of one kind together, bills in dollars and coins in cents. */
function counted(pieces: readonly Piece[]) {
  const shown = (amount: number) => (amount >= 100 ? price(amount) : cents(amount))
  const groups = [...new Set(pieces)].map(kind => kind * pieces.filter(piece => piece === kind).length)
  return groups.length === 1 ? shown(totalOf(groups)) : equation(sum(...groups.map(shown)), shown(totalOf(groups)))
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  horizontal: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Find the result.`, es: prose`Halla el resultado.` },
    lines: 3,
    draw: (random, level) => {
      const sign: Sign = random.evenly(['+', '−'])
      const [a, b] = drawEasy(random, sign, level)
      return { sign, a, b }
    },
    answer: moneyAmount,
    solve: ({ sign, a, b }) => resultOf(sign, a, b),
    ask: ({ sign, a, b }) => both(equation(written(sign, a, b), blank(3))),
    solution: ({ sign, a, b }) => worked(sign, a, b),
    // The opposite operation leads back.
    check(printed, answer) {
      const [a, b] = tupleOf(amountsIn(printed), 2)
      return printed.all('negative').length > 0 ? answer + b === a : answer - b === a
    },
  }),

  tags: form({
    levels: ['easy'],
    kind: 'story',
    draw: (random, level) => {
      const [a, b] = drawEasy(random, '−', level, true)
      const other = random.until(
        () => 5 * random.int(level.least / 5, Math.floor(level.most / 5)),
        value => value !== a && value !== b && value !== a - b,
      )
      return { a, b, other, place: random.int(0, 2), items: random.sample(TAGGED, 3) }
    },
    answer: moneyAmount,
    solve: ({ a, b }) => a - b,
    ask({ a, b, other, place, items }) {
      const [one, two, three] = items
      const tagged = [
        { label: one.label, cents: a },
        { label: two.label, cents: b },
      ].toSpliced(place, 0, { label: three.label, cents: other })
      const tags = figure(coinsAndBills([], { tags: tagged }))
      return {
        en: [prose`How much more does ${one.said} cost than ${two.said}?`, tags],
        es: [prose`¿Cuánto más cuesta ${one.said} que ${two.said}?`, tags],
      }
    },
    solution: ({ a, b, items: [one, two] }) => [
      ...subtracted(a, b),
      ended(
        equation(minus(price(a), price(b)), price(a - b)),
        line`${one.starts} costs ${price(a - b)} more than ${two.said}.`,
        line`${one.starts} cuesta ${price(a - b)} más que ${two.said}.`,
      ),
    ],
    // The lower price and the difference make the higher one.
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed
          .all('words')
          .map(({ en }) =>
            printed.figure('money').tags.find(({ label }) => label?.kind === 'words' && `the ${label.en}` === en),
          ),
        2,
      )
      return a !== undefined && b !== undefined && b.cents + answer === a.cents
    },
  }),

  moreMoney: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const sign: Sign = random.evenly(['+', '−'])
      const [pieces, own, more] = random.until(
        () => {
          const drawn: readonly Piece[] = [
            ...many<Piece>(500, random.int(0, 1)),
            ...many<Piece>(100, random.int(2, 3)),
            ...many<Piece>(25, random.int(0, 1)),
            ...many<Piece>(10, random.int(2, 3)),
            ...many<Piece>(1, random.int(2, 4)),
          ]
          const total = drawn.reduce<number>((all, piece) => all + piece, 0)
          const [dollars, tens, ones] = tupleOf(digits(total), 3)
          const change =
            sign === '+'
              ? 100 * random.int(1, 9 - dollars) + 10 * random.int(1, 9 - tens) + random.int(1, 9 - ones)
              : 100 * random.int(1, dollars - 1) + 10 * random.int(1, tens - 1) + random.int(1, ones - 1)
          return [drawn, total, change] as const
        },
        ([, total, change]) => 2 * change !== total,
      )
      return { sign, pieces, own, more, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ sign, own, more }) => resultOf(sign, own, more),
    ask({ sign, pieces, more, who }) {
      const money = figure(coinsAndBills([pieces]))
      const amount = role(nameOf(sign), price(more))
      return sign === '+'
        ? {
            en: [
              prose`${name(who)} has this money and gets ${amount} more. How much money does ${subject(who)} have now?`,
              money,
            ],
            es: [prose`${name(who)} tiene este dinero y recibe ${amount} más. ¿Cuánto dinero tiene ahora?`, money],
          }
        : {
            en: [
              prose`${name(who)} has this money and spends ${amount}. How much money does ${subject(who)} have left?`,
              money,
            ],
            es: [prose`${name(who)} tiene este dinero y gasta ${amount}. ¿Cuánto dinero le queda?`, money],
          }
    },
    solution: ({ sign, pieces, own, more, who }) => {
      const result = resultOf(sign, own, more)
      return [
        explained(
          statements(counted(pieces.filter(piece => piece >= 100)), counted(pieces.filter(piece => piece < 100))),
          line`Count the bills, then the coins: ${price(own)}.`,
          line`Cuenta los billetes y luego las monedas: ${price(own)}.`,
        ),
        ...(sign === '+' ? added(own, more) : subtracted(own, more)),
        sign === '+'
          ? ended(
              equation(written(sign, own, more), price(result)),
              line`${name(who)} has ${price(result)} now.`,
              line`${name(who)} tiene ahora ${price(result)}.`,
            )
          : ended(
              equation(written(sign, own, more), price(result)),
              line`${name(who)} has ${price(result)} left.`,
              line`A ${name(who)} le quedan ${price(result)}.`,
            ),
      ]
    },
    // Counts the money and undoes what was done.
    check: (printed, answer) => undone(printed, answer) === countedIn(printed.figure('money')),
  }),

  whichSum: form({
    levels: ['easy'],
    draw: (random, level) => {
      const [a, b] = random.until(
        () => drawEasy(random, '+', level),
        ([a, b]) => a % 100 > 10 && b % 100 > 10,
      )
      return { a, b }
    },
    answer: formulaChoice,
    solve: ({ a, b }) => price(a + b),
    mistakes: ({ a, b }) => ({
      onlyDollars: price(a + b - (b % 100)),
      onlyCents: price(a + (b % 100)),
      aDollarMore: price(a + b + 100),
    }),
    ask: ({ a, b }) => {
      const work = sum(price(a), price(b))
      return { en: prose`Which amount is equal to ${work}?`, es: prose`¿Qué cantidad es igual a ${work}?` }
    },
    solution: ({ a, b }) => added(a, b),
    whyWrong: ({ a, b }) => ({
      onlyDollars: {
        en: line`The cents of ${price(b)} were not added.`,
        es: line`No se sumaron los centavos de ${price(b)}.`,
      },
      onlyCents: {
        en: line`The dollars of ${price(b)} were not added.`,
        es: line`No se sumaron los dólares de ${price(b)}.`,
      },
      aDollarMore: {
        en: line`It is 1 dollar too much: ${cents(a % 100)} and ${cents(b % 100)} make less than 1 dollar.`,
        es: line`Sobra 1 dólar: ${cents(a % 100)} y ${cents(b % 100)} suman menos de 1 dólar.`,
      },
    }),
    check: (printed, answer) => {
      const [a, b] = tupleOf(amountsIn(printed), 2)
      return evaluate(expr(answer)).equals(Ratio.of(a + b, 100))
    },
  }),

  two: form({
    levels: ['easy'],
    kind: 'story',
    share: 2,
    draw(random, level) {
      const shop = random.evenly(smallShops)
      const wares = shop.wares.filter(({ price: [least] }) => least < 700)
      return random.until(
        () => {
          const [one, two] = random.sample(wares, 2)
          const [a, b] = drawEasy(random, '+', level, true)
          return { shop, one, two, a, b }
        },
        ({ one, two, a, b }) =>
          a >= one.price[0] - 95 && a <= one.price[1] + 95 && b >= two.price[0] - 95 && b <= two.price[1] + 95,
      )
    },
    answer: moneyAmount,
    solve: ({ a, b }) => a + b,
    ask({ shop: { at }, one, two, a, b }) {
      const [first, second] = [role('first', price(a)), role('added', price(b))]
      const [the, other] = [aThing(one.thing), aThing(two.thing)]
      return {
        en: sentence(at.en, line`, ${the} costs ${first}, and ${other} costs ${second}. How much do they cost in all?`),
        es: sentence(at.es, line`, ${the} cuesta ${first} y ${other} cuesta ${second}. ¿Cuánto cuestan en total?`),
      }
    },
    solution: ({ a, b }) => [
      ...added(a, b),
      ended(price(a + b), line`They cost ${price(a + b)} in all.`, line`Cuestan ${price(a + b)} en total.`),
    ],
    check: (printed, answer) => undone(printed, answer) === inCents(printed.role('first')),
  }),
})
