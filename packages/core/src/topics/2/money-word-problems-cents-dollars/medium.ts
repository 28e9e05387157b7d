import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  cents,
  coinAmount,
  coinsAndBills,
  equation,
  evaluate,
  exact,
  explained,
  explainedBy,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  type Noun,
  type Piece,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  step,
  story,
  subtractByPlaces,
  sum,
  type Term,
  table,
  thing,
  things,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { added, countedIn, countedOn, many, total } from '../../kit/measures/coins.ts'
import { amountAnswer, endingIn, inUnitOf, plain, subtractsWithRegrouping } from './amounts.ts'
import { coinStories } from './coin-stories.ts'
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
} from './coins-had.ts'
import { fourForSale, oneForSale, type Priced, type PricedPair, pairsOf, smallThings } from './for-sale.ts'
import type { levels } from './hard.ts'
import { amountsOf, difference } from './parts.ts'
import { differenceStories } from './price-stories.ts'

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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
      explainedBy(both(figure(drawn)), {
        en: line`These coins make ${cents(valueOf(coins))}.`,
        es: line`Estas monedas forman ${cents(valueOf(coins))}.`,
      }),
    ],
    whyWrong({ coins }) {
      const [a, b] = coins
      const exchanged = [
        { ...a, number: b.number },
        { ...b, number: a.number },
      ]
      const made = (amount: number) => ({
        en: line`These coins make ${cents(amount)}.`,
        es: line`Estas monedas forman ${cents(amount)}.`,
      })
      return {
        numbersExchanged: made(valueOf(exchanged)),
        oneCoinMore: made(valueOf([a, { ...b, number: b.number + 1 }])),
      }
    },
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
    solution: ({ pairs: [right] }) => [
      explained(pairAdded(right), line`Add the prices of each choice.`, line`Suma los precios de cada opción.`),
      answerStep(pairNamed(right).says, {
        en: line`These items cost ${inUnitOf(right.one.price, right.total)}.`,
        es: line`Estos artículos cuestan ${inUnitOf(right.one.price, right.total)}.`,
      }),
    ],
    whyWrong({ pairs: [, a, b, c] }) {
      const why = (pair: typeof a) =>
        explained(
          pairAdded(pair),
          line`These items cost ${inUnitOf(pair.one.price, pair.total)}.`,
          line`Estos artículos cuestan ${inUnitOf(pair.one.price, pair.total)}.`,
        )
      return { onePair: why(a), otherPair: why(b), thirdPair: why(c) }
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
        [
          explainedBy(added(pieces, 100), {
            en: line`Add the value of each kind of bill. Then part of this money is spent: subtract ${plain(price)}.`,
            es: line`Suma el valor de cada tipo de billete. Luego se gasta una parte de este dinero: resta ${plain(price)}.`,
          }),
          ...subtractByPlaces(has, plain(price)),
        ],
        money(left),
        { en: line`You have ${money(left)} left.`, es: line`Te quedan ${money(left)}.` },
      )
    },
    check: (printed, answer) => countedIn(printed.figure('money')) - printed.one('money').cents === answer,
  }),
})
