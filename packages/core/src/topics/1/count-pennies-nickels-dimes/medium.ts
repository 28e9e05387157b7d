import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  cents,
  coinsAndBills,
  count,
  drawing,
  exact,
  explained,
  type FormMaker,
  failed,
  figure,
  itemOf,
  line,
  list,
  name,
  numberList,
  ordinal,
  type Piece,
  people,
  prose,
  type Random,
  relation,
  step,
  symbol,
  tupleOf,
  type Value,
  wholes,
  yesOrNo,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { comparison, comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { countedIn, countedOn, many, total } from '../../kit/measures/coins.ts'
import type { levels } from './hard.ts'
import { type Coin, coinsOf, type TwoKinds, twoKinds } from './purses.ts'
import { group, howMuch, NOUNS, priceOn, set, THINGS, tagged, upTo } from './shown.ts'

/** What is reached after each coin. */
const reachedBy = (coins: readonly number[]) =>
  coins.map((_, i) => coins.slice(0, i + 1).reduce((sum, coin) => sum + coin, 0))

/** Counted with one wrong step: the greater coin's step once too often, or once too seldom. */
const miscounted = ([greater, smaller]: TwoKinds, by: 1 | -1) =>
  reachedBy([...many(greater.coin, greater.number + by), ...many(smaller.coin, smaller.number - by)])

const firstDifference = (right: readonly number[], wrong: readonly number[]) => {
  const place = right.findIndex((reached, i) => reached !== wrong[i])
  return tupleOf(
    [wrong, right].map(numbers => numbers[place]).filter(reached => reached !== undefined),
    2,
  )
}

const MONEY_COMPARED = {
  less: [line`There is less money in A than in B.`, line`En A hay menos dinero que en B.`],
  greater: [line`There is more money in A than in B.`, line`En A hay más dinero que en B.`],
  equal: [line`There is the same amount of money in A and in B.`, line`En A y en B hay la misma cantidad de dinero.`],
} as const

/** A: 10, 20, 21, 22 */
const countedFor = (name: 'A' | 'B', coins: readonly Piece[]) => {
  const which = symbol(name)
  return step(both(prose`${which}: ${list(...reachedBy(coins))}`), because.explain, {
    sentence: { en: line`Count the money in ${which}.`, es: line`Cuenta el dinero de ${which}.` },
  })
}

function corrected(found: readonly Value[]): Both<Content> {
  const [wrong, right] = tupleOf(found, 2)
  return { en: prose`Wrong: ${wrong}; right: ${right}`, es: prose`Incorrecto: ${wrong}; correcto: ${right}` }
}

/** From three to five coins of two kinds. */
const purses = ([10, 5] as const)
  .flatMap(coin => wholes(1, 4).flatMap(greater => wholes(1, 4).map(ones => [group(coin, greater), group(1, ones)])))
  .map(groups => coinsOf(groups))
  .filter(({ length }) => length >= 3 && length <= 5)
  .map(pieces => ({ pieces, value: total(pieces) }))

const twoPurses = (random: Random) => [random.pick(purses), random.pick(purses)] as const

/** Which of two purses has more, whatever the order in which they stand. */
const comparing = {
  'fewer coins, more money': random =>
    random
      .until(
        () => twoPurses(random),
        ([a, b]) => a.pieces.length < b.pieces.length && a.value > b.value,
      )
      .map(({ pieces }) => pieces),
  'more coins, more money': random =>
    random
      .until(
        () => twoPurses(random),
        ([a, b]) => a.pieces.length > b.pieces.length && a.value > b.value,
      )
      .map(({ pieces }) => pieces),
  equal: random => {
    const [dimes, ones] = random.pick([
      [1, 1],
      [1, 2],
      [1, 3],
      [2, 1],
    ])
    return [coinsOf([group(10, dimes), group(1, ones)]), coinsOf([group(5, 2 * dimes), group(1, ones)])]
  },
} as const satisfies Record<string, (random: Random) => readonly (readonly Piece[])[]>

const TO_COMPARE: readonly (keyof typeof comparing)[] = [
  'fewer coins, more money',
  'more coins, more money',
  'fewer coins, more money',
  'equal',
]

/** Mixed up, and not few. */
const toCount = twoKinds.filter(([greater, smaller]) => greater.number + smaller.number >= 7)
const [toSpend, toCorrect, toDraw] = [
  turned(twoKinds, 12),
  turned(twoKinds, 23),
  turned(twoKinds, 29).filter(([, { number }]) => number > 3),
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  twoKinds: form({
    ...howMuch(random => ({ pieces: random.shuffle(coinsOf(random.evenly(toCount))) })),
    levels: ['medium'],
  }),
  compare: form({
    levels: ['medium'],
    instruction: {
      en: prose`Compare the money. Write <, >, or =.`,
      es: prose`Compara el dinero. Escribe <, > o =.`,
    },
    draw: random => {
      const which = random.evenly(TO_COMPARE)
      const two = comparing[which](random)
      const [a, b] = tupleOf(random.evenly([true, false]) ? two : two.toReversed(), 2)
      return { a, b }
    },
    answer: comparison,
    solve: ({ a, b }) => comparisonOf(total(a), total(b)),
    ask: ({ a, b }) =>
      both([
        figure(
          coinsAndBills([
            { label: 'A', pieces: a },
            { label: 'B', pieces: b },
          ]),
        ),
        prose`${symbol('A')} ____ ${symbol('B')}`,
      ]),
    solution: ({ a, b }, answer) => [
      countedFor('A', a),
      countedFor('B', b),
      explained(relation(total(a), comparisonSigns[answer], total(b)), ...MONEY_COMPARED[answer]),
      answerStep(both(relation(symbol('A'), comparisonSigns[answer], symbol('B'))), {
        en: line`Write the same sign between ${symbol('A')} and ${symbol('B')}.`,
        es: line`Escribe el mismo signo entre ${symbol('A')} y ${symbol('B')}.`,
      }),
    ],
    check(printed, answer) {
      const drawn = printed.figure('money')
      return answer === comparisonOf(countedIn(drawn, 0) - countedIn(drawn, 1), 0)
    },
  }),
  enough: form({
    levels: ['medium'],
    draw: random => {
      const pieces = coinsOf(random.evenly(toSpend))
      const isEnough = random.evenly([true, false])
      return {
        pieces,
        price: total(pieces) + (isEnough ? -random.int(0, 8) : random.int(1, 8)),
        thing: random.evenly(THINGS),
      }
    },
    answer: yesOrNo,
    solve: ({ pieces, price }) => (total(pieces) >= price ? 'yes' : 'no'),
    ask: ({ pieces, price, thing: wanted }): Both<Content> => {
      const drawn = figure(tagged(pieces, price))
      return {
        en: [
          drawn,
          prose`You have these coins. The tag shows the price of ${aThing(wanted)}. Do you have enough money to buy it?`,
        ],
        es: [
          drawn,
          prose`Tienes estas monedas. La etiqueta muestra el precio de ${aThing(wanted)}. ¿Te alcanza el dinero?`,
        ],
      }
    },
    solution: ({ pieces, price }, answer) => [
      ...countedOn(pieces),
      explained(
        relation(cents(total(pieces)), comparisonSigns[comparisonOf(total(pieces), price)], cents(price)),
        line`Compare what you have with the price, ${cents(price)}.`,
        line`Compara lo que tienes con el precio, ${cents(price)}.`,
      ),
      answerStep(yesOrNo.show(answer), {
        en: answer === 'yes' ? line`You have enough money.` : line`You do not have enough money.`,
        es: answer === 'yes' ? line`Te alcanza el dinero.` : line`No te alcanza el dinero.`,
      }),
    ],
    check: (printed, answer) => answer === (countedIn(printed.figure('money')) < priceOn(printed) ? 'no' : 'yes'),
  }),
  firstWrong: form({
    levels: ['medium'],
    kind: 'find-mistake',
    instruction: {
      en: prose`Find the first wrong number. Correct it.`,
      es: prose`Busca el primer número incorrecto. Corrígelo.`,
    },
    draw: random => {
      const groups = random.evenly(toCorrect)
      return { groups, wrong: miscounted(groups, random.evenly([1, -1])), who: random.pick(people) }
    },
    answer: numberList,
    namedAnswer: (_, found) => corrected(found),
    solve: ({ groups, wrong }) => firstDifference(reachedBy(coinsOf(groups)), wrong),
    ask: ({ groups, wrong, who }): Both<Content> => ({
      en: [
        figure(set(coinsOf(groups))),
        prose`${name(who)} counts the cents: ${list(...wrong)}.`,
        prose`Wrong: ____`,
        prose`Right: ____`,
      ],
      es: [
        figure(set(coinsOf(groups))),
        prose`${name(who)} cuenta los centavos: ${list(...wrong)}.`,
        prose`Incorrecto: ____`,
        prose`Correcto: ____`,
      ],
    }),
    key(_, found) {
      const [wrong, right] = tupleOf(found, 2)
      return { en: prose`The ${wrong} should be ${right}.`, es: prose`El ${wrong} debe ser ${right}.` }
    },
    solution({ groups, who }, found) {
      const [wrong, right] = tupleOf(found, 2)
      const coins = coinsOf(groups)
      const place = reachedBy(coins).findIndex(reached => exact(right).equals(reached))
      const [coin, other] = [itemOf(coins, place), tupleOf(groups, 2).find(({ coin }) => coin !== itemOf(coins, place))]
      const counted = other?.coin ?? failed('There are two kinds of coins')
      return [
        ...countedOn(coins),
        explained(
          corrected(found),
          line`The ${ordinal(place + 1)} coin is ${aThing(NOUNS[coin])}: count ${coin} more, ${right}. ${name(who)} counted ${counted} more, ${wrong}.`,
          line`La ${ordinal(place + 1, 'f')} moneda es ${aThing(NOUNS[coin])}: cuenta ${coin} más, ${right}. ${name(who)} contó ${counted} más, ${wrong}.`,
        ),
      ]
    },
    check(printed, answers) {
      const [drawn] = tupleOf(printed.figure('money').sets, 1)
      const said = printed.one('list').items.map(item => exact(item).n)
      const [wrong, right] = tupleOf(
        answers.map(answer => exact(answer).n),
        2,
      )
      const place = said.indexOf(wrong)
      if (place < 0 || wrong === right) return false
      const before = (at: number) => (at === 0 ? 0 : itemOf(said, at - 1))
      const isRightUpTo = said.slice(0, place).every((reached, i) => reached - before(i) === drawn.pieces[i])
      return isRightUpTo && right - before(place) === drawn.pieces[place]
    },
  }),
  drawPennies: form({
    levels: ['medium'],
    draw: random => random.evenly(toDraw),
    answer: drawing<readonly Coin[]>(set, coins => [coins.slice(1), [...coins, 1]]),
    solve: coinsOf,
    ask: ([greater, smaller]): Both<Content> => {
      const [amount, drawn] = [cents(total(coinsOf([greater, smaller]))), figure(set(coinsOf([greater])))]
      return {
        en: [drawn, prose`Draw pennies to make ${amount} in all.`],
        es: [drawn, prose`Dibuja monedas de un centavo para formar ${amount} en total.`],
      }
    },
    solution: ([greater, smaller], coins) => [
      ...countedOn(coinsOf([greater])),
      explained(
        upTo(total(coinsOf([greater])), total(coins)),
        line`Count on by ${1}. Each number is one penny.`,
        line`Sigue contando de ${1} en ${1}. Cada número es una moneda de un centavo.`,
      ),
      step(figure(set(coins)), because.drawSoMany, { count: count(smaller.number, nouns.penny) }),
    ],
    check(printed, coins) {
      const shown = tupleOf(printed.figure('money').sets, 1)[0].pieces
      const own = coins.slice(shown.length)
      return (
        shown.every((piece, i) => piece === coins[i]) &&
        own.every(coin => coin === 1) &&
        printed.one('money').cents - countedIn(printed.figure('money')) === own.length
      )
    },
  }),
})
