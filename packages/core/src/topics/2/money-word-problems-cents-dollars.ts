import {
  addByPlaces,
  answerStep,
  aThing,
  type Both,
  both,
  box,
  type Content,
  cents,
  coinAmount,
  coinsAndBills,
  defineTopic,
  equation,
  evaluate,
  exact,
  expr,
  figure,
  figureChoice,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  type Noun,
  name,
  type Piece,
  people,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  story,
  subtractByPlaces,
  sum,
  type Term,
  table,
  thing,
  things,
  tupleOf,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import { added, countedIn, countedOn, many, total } from '../kit/measures/coins.ts'
import {
  type Amount,
  addsWithoutRegrouping,
  amountAnswer,
  amountOf,
  endingIn,
  inUnitOf,
  plain,
  subtractsWithoutRegrouping,
  subtractsWithRegrouping,
  within,
} from './money-word-problems-cents-dollars/amounts.ts'
import { coinStories } from './money-word-problems-cents-dollars/coin-stories.ts'
import {
  counted,
  countedUp,
  countOfNumbers,
  nounOf,
  piecesOf,
  TWO_KINDS,
  toldIn,
  twoKinds,
  valueOf,
  worth,
} from './money-word-problems-cents-dollars/coins-had.ts'
import {
  fourForSale,
  oneForSale,
  type Priced,
  type PricedPair,
  pairsOf,
  priceTags,
  smallThings,
  threeForSale,
} from './money-word-problems-cents-dollars/for-sale.ts'
import { hardForms, levels } from './money-word-problems-cents-dollars/hard.ts'
import {
  differenceStories,
  leftStories,
  type PriceStory,
  totalStories,
} from './money-word-problems-cents-dollars/price-stories.ts'

/** Both amounts of a story, so that the digits do as the level says. */
const amountsOf = (
  random: Random,
  { unit, first, second }: PriceStory,
  fits: (first: number, second: number) => boolean,
) => {
  const [a, b] = random.until(
    () => [within(random, first), within(random, second)] as const,
    ([a, b]) => fits(a, b),
  )
  return { first: amountOf(unit, a), second: amountOf(unit, b) }
}

const difference = (whole: Amount, part: Amount) => inUnitOf(whole, plain(whole) - plain(part))
const together = (a: Amount, b: Amount) => inUnitOf(a, plain(a) + plain(b))

const theBills = { en: line`the bills, the greatest first`, es: line`los billetes, primero los de más valor` }
const addBothPrices = {
  en: line`Read the price tags of both things. Add the prices.`,
  es: line`Lee las etiquetas de las dos cosas. Suma los precios.`,
}

const WHICH_EQUATION = {
  en: prose`Which equation fits the story?`,
  es: prose`¿Qué ecuación representa el problema?`,
}
/** What there is in all twice, and once what is left, in turns. */
const equationStories = leftStories.flatMap((_, i) => [
  { ...itemOf(totalStories, (2 * i) % totalStories.length), isSum: true },
  { ...itemOf(leftStories, (i + 4) % leftStories.length), isSum: false },
  { ...itemOf(totalStories, (i + 5) % totalStories.length), isSum: true },
])
const unitNoun = ({ as }: Amount) => (as === 'cents' ? nouns.cent : nouns.dollar)

/** Each story with each two kinds of coins; neither stays from one turn to the next. */
const coinTurns = TWO_KINDS.flatMap((_, round) =>
  coinStories.map((setting, i) => ({ setting, kinds: itemOf(TWO_KINDS, (i + round) % TWO_KINDS.length) })),
)

/** the pencil; el lápiz. */
const theThing = (noun: Noun): Term => ({ kind: 'thing', noun, many: false, article: 'the' })

const wallets = (random: Random): readonly Piece[] => [
  ...many(2000, random.int(1, 2)),
  ...many(1000, random.int(0, 2)),
  ...many(500, random.int(0, 1)),
  ...many(100, random.int(1, 3)),
]

const pairNamed = ({ one, other }: PricedPair): Sentence => ({
  key: `${one.price.cents} ${other.price.cents}`,
  says: {
    en: prose`${theThing(one.thing)} and ${theThing(other.thing)}`,
    es: prose`${theThing(one.thing)} y ${theThing(other.thing)}`,
  },
})
const pairAdded = ({ one, other, total: found }: PricedPair) =>
  equation(sum(one.price, other.price), inUnitOf(one.price, found))

/** Exactly one pair costs what is asked, and wrong ones are near it. */
const isOneFit = (list: readonly Priced[], [right, ...wrong]: readonly [PricedPair, ...PricedPair[]]) =>
  right.total < 100 &&
  new Set(list.map(({ price }) => price.cents)).size === list.length &&
  pairsOf(list).filter(({ total: found }) => found === right.total).length === 1 &&
  wrong.every(({ total: found }) => Math.abs(found - right.total) <= 20) &&
  wrong.some(({ total: found }) => found % 10 === right.total % 10 || Math.abs(found - right.total) <= 3)

export const moneyWordProblemsCentsDollars = defineTopic(
  {
    id: 'money-word-problems-cents-dollars',
    name: { en: 'Money word problems', es: 'Problemas verbales de dinero' },
    description: {
      en: 'Solve stories about prices, coins and change in whole dollars or in cents.',
      es: 'Resuelve problemas sobre precios, monedas y cambio en dólares enteros o en centavos.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.8'],
    rev: 2,
    levels,
  },
  form => ({
    total: form(
      story({
        levels: ['easy'],
        share: 2,
        lines: 2,
        settings: totalStories,
        draw: (random, setting) => amountsOf(random, setting, addsWithoutRegrouping),
        answer: amountAnswer,
        solve: ({ first, second }) => together(first, second),
        ask: ({ first, second }, { tell }) => tell(first, second),
        solution: ({ first, second }, found, { answers }) =>
          endingIn(
            [step(sum(first, second), because.putTogether), ...addByPlaces(plain(first), plain(second))],
            found,
            answers(found),
          ),
        check: (numberOf, answer) => evaluate(answer).minus(numberOf('first')).equals(numberOf('second')),
      }),
    ),

    left: form(
      story({
        levels: ['easy'],
        share: 2,
        lines: 2,
        settings: leftStories,
        draw: (random, setting) => amountsOf(random, setting, subtractsWithoutRegrouping),
        answer: amountAnswer,
        solve: ({ first, second }) => difference(first, second),
        ask: ({ first, second }, { tell }) => tell(first, second),
        solution: ({ first, second }, found, { answers }) =>
          endingIn(
            [step(minus(first, second), because.someMoneyGoesAway), ...subtractByPlaces(plain(first), plain(second))],
            found,
            answers(found),
          ),
        check: (numberOf, answer) => evaluate(answer).plus(numberOf('second')).equals(numberOf('first')),
      }),
    ),

    priceTags: form({
      levels: ['easy'],
      draw(random) {
        const unit = random.evenly(['cents', 'dollars'] as const)
        const things = random.until(
          () => threeForSale(random, unit),
          ([a, b]) => addsWithoutRegrouping(plain(a.price), plain(b.price)) && plain(a.price) + plain(b.price) > 20,
        )
        return { bought: tupleOf(things, 2), shown: random.shuffle(things), who: random.pick(people) }
      },
      answer: amountAnswer,
      solve: ({ bought: [a, b] }) => together(a.price, b.price),
      ask({ bought: [a, b], shown, who }): Both<Content> {
        const drawn = figure(priceTags(shown))
        return {
          en: [
            drawn,
            prose`${name(who)} buys ${aThing(a.thing)} and ${aThing(b.thing)}. How much do the two things cost in all?`,
          ],
          es: [
            drawn,
            prose`${name(who)} compra ${aThing(a.thing)} y ${aThing(b.thing)}. ¿Cuánto cuestan las dos cosas en total?`,
          ],
        }
      },
      solution: ({ bought: [a, b] }, found) =>
        endingIn(
          [
            step(sum(a.price, b.price), because.explain, { sentence: addBothPrices }),
            ...addByPlaces(plain(a.price), plain(b.price)),
          ],
          found,
          { en: line`The two things cost ${found} in all.`, es: line`Las dos cosas cuestan ${found} en total.` },
        ),
      check(printed, answer) {
        const bought = printed.terms('thing').map(({ noun }) => noun.en[0])
        const prices = printed
          .figure('money')
          .tags.filter(({ label }) => label?.kind === 'words' && bought.includes(label.en))
          .map(tag => tag.cents)
        return prices.length === 2 && prices.reduce((left, price) => left - price, answer.cents) === 0
      },
    }),

    whichEquation: form({
      levels: ['easy'],
      instruction: WHICH_EQUATION,
      draw(random) {
        const setting = random.evenly(equationStories)
        const fits = setting.isSum ? addsWithoutRegrouping : subtractsWithoutRegrouping
        return { setting, ...amountsOf(random, setting, fits) }
      },
      answer: formulaChoice,
      solve: ({ setting, first, second }) => equation(setting.isSum ? sum(first, second) : minus(first, second), box()),
      mistakes: ({ setting, first, second }) =>
        setting.isSum
          ? { subtracts: equation(minus(second, first), box()), asksForAPart: equation(sum(first, box()), second) }
          : { adds: equation(sum(first, second), box()), takesFromThePart: equation(minus(second, first), box()) },
      ask: ({ setting, first, second }) =>
        setting.isSum
          ? setting.tell(role('first', first), role('second', second))
          : setting.tell(role('whole', first), role('part', second)),
      solution: ({ setting, first, second }, answer) => [
        step(
          setting.isSum ? sum(first, second) : minus(first, second),
          setting.isSum ? because.putTogether : because.someMoneyGoesAway,
        ),
        step(expr(answer), because.writeEquationWithBox, { things: things(unitNoun(first)) }),
      ],
      check(printed, answer) {
        const isLeft = printed.terms('role').some(({ name: part }) => part === 'whole')
        const found = isLeft
          ? printed.role('whole').minus(printed.role('part'))
          : printed.role('first').plus(printed.role('second'))
        return isTrue(filled(expr(answer), found))
      },
    }),

    coins: form({
      levels: ['medium'],
      kind: 'story',
      share: 2,
      draw(random) {
        const { setting, kinds } = random.evenly(coinTurns)
        return { setting, coins: twoKinds(random, kinds) }
      },
      answer: coinAmount,
      solve: ({ coins }) => valueOf(coins),
      ask: ({ setting, coins: [some, others] }) => setting.tell(counted(some), counted(others)),
      solution: ({ setting, coins }, found) =>
        endingIn(countedOn(piecesOf(coins)), cents(found), setting.answers(cents(found))),
      check: (printed, answer) => answer === toldIn(printed),
    }),

    difference: form(
      story({
        levels: ['medium'],
        share: 2,
        lines: 2,
        settings: differenceStories,
        draw: (random, setting) => amountsOf(random, setting, subtractsWithRegrouping),
        answer: amountAnswer,
        solve: ({ first, second }) => difference(first, second),
        ask: ({ first, second }, { tell }) => tell(first, second),
        solution: ({ first, second }, found, { answers, why }) =>
          endingIn(
            [step(minus(first, second), why), ...subtractByPlaces(plain(first), plain(second))],
            found,
            answers(found),
          ),
        check: (numberOf, answer) => evaluate(answer).plus(numberOf('second')).equals(numberOf('first')),
      }),
    ),

    whichCoins: form({
      levels: ['medium'],
      draw(random) {
        const coins = random.until(
          () => twoKinds(random),
          all => valueOf(all) >= 30,
        )
        return { coins, thing: random.pick(smallThings) }
      },
      answer: figureChoice,
      solve: ({ coins }) => coinsAndBills([piecesOf(coins)]),
      mistakes: ({ coins: [a, b] }) => ({
        numbersExchanged: coinsAndBills([
          piecesOf([
            { ...a, number: b.number },
            { ...b, number: a.number },
          ]),
        ]),
        oneCoinMore: coinsAndBills([piecesOf([a, { ...b, number: b.number + 1 }])]),
      }),
      ask: ({ coins, thing: wanted }) => {
        const price = cents(valueOf(coins))
        return {
          en: prose`You buy ${aThing(wanted)} for ${price}. Which coins make this price?`,
          es: prose`Compras ${aThing(wanted)} de ${price}. ¿Qué monedas forman este precio?`,
        }
      },
      solution: ({ coins }, drawn) => [
        ...countedOn(piecesOf(coins)),
        step(both(figure(drawn)), because.chooseTheseCoins),
      ],
      check: (printed, answer) => answer.kind === 'money' && countedIn(answer) === printed.one('money').cents,
    }),

    fillIn: form({
      levels: ['medium'],
      instruction: { en: prose`Write the missing number.`, es: prose`Escribe el número que falta.` },
      draw: random => ({
        coins: twoKinds(random).toSorted((a, b) => b.coin - a.coin),
        asksFor: random.evenly(['how many', 'how much', 'how many first'] as const),
      }),
      answer: integer,
      solve: ({ coins, asksFor }) => (asksFor === 'how much' ? valueOf(coins) : itemOf(coins, 1).number),
      ask({ coins, asksFor }) {
        const [known, hidden] = tupleOf(coins, 2)
        const asked = things(nounOf(hidden))
        const total = role('total', cents(valueOf(coins)))
        if (asksFor === 'how much') return both(prose`${counted(known)} + ${counted(hidden)} = ____ ¢`)
        return both(
          asksFor === 'how many'
            ? prose`${counted(known)} + ____ ${asked} = ${total}`
            : prose`____ ${asked} + ${counted(known)} = ${total}`,
        )
      },
      solution({ coins, asksFor }) {
        const [known, hidden] = tupleOf(coins, 2)
        const end = cents(valueOf(coins))
        if (asksFor === 'how much')
          return [
            ...countedOn(piecesOf(coins)),
            answerStep(both(end), { en: line`They make ${end}.`, es: line`Forman ${end}.` }),
          ]
        return [
          ...countedOn(piecesOf([known])),
          step(countedUp(valueOf([known]), hidden), because.keepCountingUpTo, { step: hidden.coin, end }),
          answerStep(both(prose`${counted(hidden)}`), countOfNumbers(hidden)),
        ]
      },
      check(printed, answer) {
        const [asked] = printed.terms('thing')
        const told = toldIn(printed)
        return asked
          ? exact(answer).times(worth(asked.noun)).plus(told).equals(printed.role('total').times(100))
          : exact(answer).equals(told)
      },
    }),

    priceList: form({
      levels: ['medium'],
      draw(random) {
        const unit = random.evenly(['cents', 'dollars'] as const)
        return random.until(
          () => {
            const list = fourForSale(random, unit)
            return { list, pairs: random.sample(pairsOf(list), 4) }
          },
          ({ list, pairs }) => isOneFit(list, pairs),
        )
      },
      answer: sentenceChoice,
      solve: ({ pairs: [right] }) => pairNamed(right),
      mistakes: ({ pairs: [, a, b, c] }) => ({
        onePair: pairNamed(a),
        otherPair: pairNamed(b),
        thirdPair: pairNamed(c),
      }),
      ask({ list: goods, pairs: [right] }): Both<Content> {
        const paid = role('paid', inUnitOf(right.one.price, right.total))
        const rows = goods.map(({ thing: sold, price }) => [thing(sold), price])
        return {
          en: [table({ head: [line`Item`, line`Price`], rows }), prose`Which two items cost exactly ${paid} together?`],
          es: [
            table({ head: [line`Artículo`, line`Precio`], rows }),
            prose`¿Qué dos artículos cuestan juntos exactamente ${paid}?`,
          ],
        }
      },
      solution: ({ pairs }) => {
        const [right, ...wrong] = pairs
        return [
          step(statements(...wrong.map(pairAdded)), because.theseDoNotCost, {
            amount: inUnitOf(right.one.price, right.total),
          }),
          step(pairNamed(right).says, because.theirPricesFit, { fact: pairAdded(right) }),
        ]
      },
      check(printed, { key }) {
        const [a, b] = tupleOf(key.split(' ').map(Number), 2)
        const shown = printed.all('money').map(price => price.cents)
        return (
          shown.includes(a) &&
          shown.includes(b) &&
          printed
            .role('paid')
            .times(100)
            .equals(a + b)
        )
      },
    }),

    bills: form({
      levels: ['medium'],
      lines: 2,
      draw(random) {
        return random.until(
          () => ({ pieces: wallets(random), ...oneForSale(random, 'dollars') }),
          ({ pieces, price }) => pieces.length <= 7 && subtractsWithRegrouping(total(pieces) / 100, plain(price)),
        )
      },
      answer: moneyAmount,
      solve: ({ pieces, price }) => total(pieces) - price.cents,
      ask({ pieces, thing: wanted, price }): Both<Content> {
        const drawn = figure(coinsAndBills([pieces]))
        return {
          en: [drawn, prose`You have these bills. You buy ${aThing(wanted)} for ${price}. How much money is left?`],
          es: [drawn, prose`Tienes estos billetes. Compras ${aThing(wanted)} de ${price}. ¿Cuánto dinero te queda?`],
        }
      },
      solution({ pieces, price }, left) {
        const has = total(pieces) / 100
        return endingIn(
          [step(added(pieces, 100), because.count, { group: theBills }), ...subtractByPlaces(has, plain(price))],
          money(left),
          { en: line`You have ${money(left)} left.`, es: line`Te quedan ${money(left)}.` },
        )
      },
      check: (printed, answer) => countedIn(printed.figure('money')) - printed.one('money').cents === answer,
    }),

    ...hardForms(form),
  }),
)
