import {
  aThing,
  blank,
  both,
  coinsAndBills,
  equation,
  evaluate,
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
  subject,
  sum,
  theThing,
  tupleOf,
  words,
} from '../../../author.ts'
import { countedIn, many } from '../../kit/measures/coins.ts'
import { ended, told } from '../../kit/stories/told.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { added, amountsIn, inCents, resultStep, sentence, subtracted } from './amounts.ts'
import type { Level, levels } from './levels.ts'
import { shops } from './shops.ts'

type Sign = '+' | '−'
const digits = (amount: number) => [Math.floor(amount / 100), Math.floor(amount / 10) % 10, amount % 10]

/** Two amounts below $10 whose digits need no regrouping. */
function drawEasy(random: Random, sign: Sign, { least, most }: Level, arePrices = false) {
  // Prices end in 5 or 0; of two that are added, one ends in 0.
  const draw = () => (arePrices ? 5 * random.int(Math.ceil(least / 5), Math.floor(most / 5)) : random.int(least, most))
  return random.until(
    () => [draw(), draw()] as const,
    ([a, b]) => {
      const [left, right] = [digits(a), digits(b)]
      const results = left.map((digit, i) => (sign === '+' ? digit + (right[i] ?? 9) : digit - (right[i] ?? 9)))
      return (
        a !== b &&
        (arePrices || (a % 10 > 0 && b % 10 > 0)) &&
        a % 100 > 0 &&
        b % 100 > 0 &&
        a % 100 !== b % 100 &&
        results.every(digit => digit >= 0 && digit <= 9) &&
        (results[0] ?? 0) > 0 &&
        results.slice(1).some(digit => digit > 0)
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
  { label: words('ball', 'pelota'), said: words('the ball', 'la pelota') },
  { label: words('mug', 'taza'), said: words('the mug', 'la taza') },
  { label: words('cap', 'gorra'), said: words('the cap', 'la gorra') },
  { label: words('kite', 'cometa'), said: words('the kite', 'la cometa') },
  { label: words('book', 'libro'), said: words('the book', 'el libro') },
  { label: words('game', 'juego'), said: words('the game', 'el juego') },
] as const
/** Which of two things is done is in the name of the second amount. */
const nameOf = (sign: Sign) => (sign === '+' ? 'added' : 'taken')
const undone = (printed: Printed, answer: number): number =>
  printed.terms('role').some(({ name }) => name === 'added')
    ? answer - inCents(printed.role('added'))
    : answer + inCents(printed.role('taken'))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  horizontal: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Add or subtract.`, es: prose`Suma o resta.` },
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
      const sign: Sign = random.evenly(['+', '−'])
      const [a, b] = drawEasy(random, sign, level, true)
      const other = random.until(
        () => 5 * random.int(level.least / 5, Math.floor(level.most / 5)),
        value => value !== a && value !== b,
      )
      return { sign, a, b, other, place: random.int(0, 2), items: random.sample(TAGGED, 3) }
    },
    answer: moneyAmount,
    solve: ({ sign, a, b }) => resultOf(sign, a, b),
    ask({ sign, a, b, other, place, items }) {
      const [one, two, three] = items
      const tagged = [
        { label: one.label, cents: a },
        { label: two.label, cents: b },
      ].toSpliced(place, 0, { label: three.label, cents: other })
      const tags = figure(coinsAndBills([], { tags: tagged }))
      return sign === '+'
        ? {
            en: [prose`How much do ${one.said} and ${two.said} cost in all?`, tags],
            es: [prose`¿Cuánto cuestan en total ${one.said} y ${two.said}?`, tags],
          }
        : {
            en: [prose`How much more does ${one.said} cost than ${two.said}?`, tags],
            es: [prose`¿Cuánto más cuesta ${one.said} que ${two.said}?`, tags],
          }
    },
    solution: ({ sign, a, b }) => worked(sign, a, b),
    check(printed, answer) {
      const [a, b] = tupleOf(
        printed
          .all('words')
          .map(({ en }) =>
            printed.figure('money').tags.find(({ label }) => label?.kind === 'words' && `the ${label.en}` === en),
          ),
        2,
      )
      if (!a || !b) return false
      return a.cents === (/more|más/.test(printed.text) ? answer + b.cents : answer - b.cents)
    },
  }),

  moreMoney: form({
    levels: ['easy'],
    kind: 'story',
    draw(random) {
      const sign: Sign = random.evenly(['+', '−'])
      const pieces: readonly Piece[] = [
        ...many<Piece>(500, random.int(0, 1)),
        ...many<Piece>(100, random.int(2, 3)),
        ...many<Piece>(25, random.int(0, 1)),
        ...many<Piece>(10, random.int(2, 3)),
        ...many<Piece>(1, random.int(2, 4)),
      ]
      const own = pieces.reduce<number>((all, piece) => all + piece, 0)
      const [dollars, tens, ones] = tupleOf(digits(own), 3)
      const more =
        sign === '+'
          ? 100 * random.int(1, 9 - dollars) + 10 * random.int(1, 9 - tens) + random.int(1, 9 - ones)
          : 100 * random.int(1, dollars - 1) + 10 * random.int(1, tens - 1) + random.int(1, ones - 1)
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
    solution: ({ sign, own, more, who }) => {
      const result = resultOf(sign, own, more)
      return [
        told(price(own), line`Count the bills and coins.`, line`Cuenta los billetes y las monedas.`),
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
      const shop = random.evenly(startingAt(shops, 2))
      const sign: Sign = random.evenly(['+', '−'])
      const wares = shop.wares.filter(({ price: [least] }) => least < 700)
      return random.until(
        () => {
          const [one, two] = random.sample(wares, 2)
          const [a, b] = drawEasy(random, sign, level, true)
          return { shop, sign, one, two, a, b, who: random.pick(people) }
        },
        ({ one, two, a, b }) =>
          a >= one.price[0] - 50 && a <= one.price[1] + 50 && b >= two.price[0] - 50 && b <= two.price[1] + 50,
      )
    },
    answer: moneyAmount,
    solve: ({ sign, a, b }) => resultOf(sign, a, b),
    ask({ shop: { at }, sign, one, two, a, b }) {
      const [first, second] = [role('first', price(a)), role(nameOf(sign), price(b))]
      const [the, other] = [theThing(one.thing), theThing(two.thing)]
      return sign === '+'
        ? {
            en: sentence(
              at.en,
              line`, ${aThing(one.thing)} costs ${first}, and ${aThing(two.thing)} costs ${second}. How much do they cost in all?`,
            ),
            es: sentence(
              at.es,
              line`, ${aThing(one.thing)} cuesta ${first} y ${aThing(two.thing)} cuesta ${second}. ¿Cuánto cuestan en total?`,
            ),
          }
        : {
            en: sentence(
              at.en,
              line`, ${aThing(one.thing)} costs ${first}, and ${aThing(two.thing)} costs ${second}. How much more does ${the} cost than ${other}?`,
            ),
            es: sentence(
              at.es,
              line`, ${aThing(one.thing)} cuesta ${first} y ${aThing(two.thing)} cuesta ${second}. ¿Cuánto más cuesta ${the} que ${other}?`,
            ),
          }
    },
    solution: ({ sign, a, b, one }) => {
      const result = resultOf(sign, a, b)
      const the = theThing(one.thing)
      return [
        ...(sign === '+' ? added(a, b) : subtracted(a, b)),
        sign === '+'
          ? ended(price(result), line`They cost ${price(result)} in all.`, line`Cuestan ${price(result)} en total.`)
          : ended(price(result), line`${the} costs ${price(result)} more.`, line`${the} cuesta ${price(result)} más.`),
      ]
    },
    check: (printed, answer) => undone(printed, answer) === inCents(printed.role('first')),
  }),
})
