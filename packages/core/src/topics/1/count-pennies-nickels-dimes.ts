import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  cents,
  coinAmount,
  coinsAndBills,
  count,
  defineTopic,
  drawing,
  exact,
  figure,
  figureChoice,
  howMany,
  line,
  list,
  type Noun,
  name,
  numberList,
  type Piece,
  type Printed,
  people,
  prose,
  quantity,
  type Random,
  relation,
  type Step,
  statements,
  step,
  story,
  symbol,
  thing,
  things,
  tupleOf,
  words,
  yesOrNo,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { turned } from '../kit/choices/turned.ts'
import { comparison, comparisonOf, comparisonSigns } from '../kit/facts/compare-signs.ts'
import { added, countedIn, countedOn, many, total } from '../kit/measures/coins.ts'
import {
  type Coin,
  coinsOf,
  coinsOfThree,
  dimesOrNickels,
  type Group,
  pennies,
  type ThreeKinds,
  type TwoKinds,
  threeKinds,
  twoKinds,
} from './count-pennies-nickels-dimes/purses.ts'
import { coinStories, rolesOf } from './count-pennies-nickels-dimes/stories.ts'

const NOUNS: Readonly<Record<Coin, Noun>> = { 10: nouns.dime, 5: nouns.nickel, 1: nouns.penny }
const VALUES: ReadonlyMap<Noun, Coin> = new Map([
  [nouns.dime, 10],
  [nouns.nickel, 5],
  [nouns.penny, 1],
])

/** Things that children buy for less than a dollar. */
const THINGS = [
  nouns.eraser,
  nouns.balloon,
  nouns.cookie,
  nouns.pencil,
  nouns.marble,
  nouns.sticker,
  nouns.banana,
  nouns.whistle,
  nouns.stamp,
]

const COIN_NAMES = {
  10: words('dime', 'dime'),
  5: words('nickel', 'nickel'),
  1: words('penny', 'penny'),
}

const group = (coin: Coin, number: number): Group => ({ coin, number })
const counted = ({ coin, number }: Group) => count(number, NOUNS[coin])
const set = (pieces: readonly Piece[]) => coinsAndBills([pieces])
const tagged = (pieces: readonly Piece[], price: number) => coinsAndBills([pieces], { tags: [{ cents: price }] })
const priceOn = (printed: Printed) => tupleOf(printed.figure('money').tags, 1)[0].cents

interface Shown {
  readonly pieces: readonly Piece[]
}
/** The coins that are shown are counted. */
const howMuch = (draw: (random: Random) => Shown) => ({
  instruction: { en: prose`How much money is there?`, es: prose`¿Cuánto dinero hay?` },
  draw,
  answer: coinAmount,
  solve: ({ pieces }: Shown) => total(pieces),
  ask: ({ pieces }: Shown) => both([figure(set(pieces)), prose`____ ¢`]),
  solution: ({ pieces }: Shown): readonly Step[] => [
    ...countedOn(pieces),
    answerStep(both(cents(total(pieces))), {
      en: line`There are ${cents(total(pieces))}.`,
      es: line`Hay ${cents(total(pieces))}.`,
    }),
  ],
  check: (printed: Printed, answer: number) => answer === countedIn(printed.figure('money')),
})

const namedCoins = ([greater, smaller]: TwoKinds) => prose`${counted(greater)}, ${counted(smaller)}`

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

const purses = twoKinds.map(coinsOf).map(pieces => ({ pieces, value: total(pieces) }))
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
    const [dimes, ones] = [random.int(2, 3), random.int(2, 6)]
    return [coinsOf([group(10, dimes), group(1, ones)]), coinsOf([group(5, 2 * dimes), group(1, ones)])]
  },
} as const satisfies Record<string, (random: Random) => readonly (readonly Piece[])[]>

const TO_COMPARE: readonly (keyof typeof comparing)[] = [
  'fewer coins, more money',
  'more coins, more money',
  'fewer coins, more money',
  'equal',
]

/** The forms take their turns in step: each begins at another place of its list. */
const [toMake, toChoose] = [turned(dimesOrNickels, 5), turned(dimesOrNickels, 9)]
const [toSpend, toCorrect, toDraw] = [turned(twoKinds, 12), turned(twoKinds, 23), turned(twoKinds, 29)]
const [toPay, toFind] = [turned(threeKinds, 17), turned(threeKinds, 29).filter(([dimes, nickels]) => dimes !== nickels)]
const riddles = twoKinds.filter(([, { number }]) => number <= 4)

/** What you have, and the coins that are still needed. */
const needing = {
  nickels: ([d, n]) => ({ has: [group(10, d)], needed: group(5, n) }),
  dimes: ([d, n]) => ({ has: [group(5, n)], needed: group(10, d) }),
  'nickels again': ([d, n, p]) => ({ has: [group(10, d), group(1, p)], needed: group(5, n) }),
} as const satisfies Record<string, (counts: ThreeKinds) => { has: readonly Group[]; needed: Group }>

/** From one number up to another: 27, 28, 29. */
const upTo = (from: number, to: number, by: number = 1) =>
  list(...Array.from({ length: (to - from) / by }, (_, i) => from + (i + 1) * by))

/** Three kinds of coins in no order. */
const shuffled = (random: Random, list: readonly ThreeKinds[]) => {
  const counts = random.evenly(list)
  return {
    counts,
    pieces: random.until(
      () => random.shuffle<readonly Piece[]>(coinsOfThree(counts)),
      pieces => pieces.some((piece, i) => piece < (pieces[i + 1] ?? 0)),
    ),
  }
}

export const countPenniesNickelsDimes = defineTopic(
  {
    id: 'count-pennies-nickels-dimes',
    name: { en: 'Count pennies, nickels and dimes', es: 'Contar monedas de 1¢, 5¢ y 10¢' },
    description: {
      en: 'Find the value of a group of pennies, nickels and dimes in cents.',
      es: 'Halla el valor en centavos de un grupo de monedas de 1¢, 5¢ y 10¢.',
    },
    domain: 'Measurement & Data',
    standards: [],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    oneKind: form({
      ...howMuch(random => ({ pieces: coinsOf([random.evenly(dimesOrNickels)]) })),
      levels: ['easy'],
      share: 2,
    }),

    pennies: form({
      ...howMuch(random => ({ pieces: coinsOf([random.evenly(pennies)]) })),
      levels: ['easy'],
    }),

    coinNames: form({
      levels: ['easy'],
      instruction: { en: prose`Write the value of each coin.`, es: prose`Escribe el valor de cada moneda.` },
      draw: random => random.shuffle<readonly Coin[]>([1, 5, 10]),
      answer: numberList,
      solve: coins => coins,
      ask: coins => both([figure(coinsAndBills([coins], { faces: 'name' })), prose`____ ¢, ____ ¢, ____ ¢`]),
      solution: coins => [
        step(
          both({
            kind: 'paragraph',
            content: [...coins]
              .sort((a, b) => a - b)
              .flatMap((coin, i) => [...(i > 0 ? ['; '] : []), ...line`${COIN_NAMES[coin]}: ${cents(coin)}`]),
          }),
          because.valueOfEachCoin,
        ),
        step(list(...coins), because.writeInTheOrderShown),
      ],
      check: (printed, answer) => {
        const [drawn] = tupleOf(printed.figure('money').sets, 1)
        return drawn.pieces.every((piece, i) => exact(answer[i] ?? 0).equals(piece))
      },
    }),

    howManyCoins: form({
      levels: ['easy'],
      share: 2,
      draw: random => random.evenly(toMake),
      answer: quantity,
      solve: counted,
      ask: ({ coin, number }): Both<Content> => ({
        en: prose`How many ${things(NOUNS[coin])} make ${cents(coin * number)}? ____`,
        es: prose`¿${howMany(NOUNS[coin])} forman ${cents(coin * number)}? ____`,
      }),
      solution: same => [
        step(upTo(0, same.coin * same.number, same.coin), because.skipCount, { step: same.coin }),
        answerStep(both(prose`${counted(same)}`), {
          en: line`Each number is one coin: count them.`,
          es: line`Cada número es una moneda: cuéntalas.`,
        }),
      ],
      check: (printed, { amount, noun }) =>
        exact(amount)
          .times(VALUES.get(noun) ?? 0)
          .equals(printed.one('money').cents) &&
        printed.inlines.some(item => typeof item === 'object' && 'noun' in item && item.noun === noun),
    }),

    whichShows: form({
      levels: ['easy'],
      draw: random => random.evenly(toChoose),
      answer: figureChoice,
      solve: same => set(coinsOf([same])),
      mistakes: ({ coin, number }) => ({
        otherCoin: set(many(coin === 10 ? 5 : 10, number)),
        pennies: set(many(1, number)),
        oneTooFew: set(many(coin, number - 1)),
      }),
      ask: ({ coin, number }) => ({
        en: prose`Which coins make ${cents(coin * number)}?`,
        es: prose`¿Qué monedas forman ${cents(coin * number)}?`,
      }),
      solution: same => [...countedOn(coinsOf([same])), step(figure(set(coinsOf([same]))), because.chooseTheseCoins)],
      check: (printed, answer) => answer.kind === 'money' && countedIn(answer) === printed.one('money').cents,
    }),

    twoKinds: form({
      ...howMuch(random => ({ pieces: coinsOf(random.evenly(twoKinds)) })),
      levels: ['medium'],
      share: 2,
    }),

    compare: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which has more money? Write <, >, or =.`,
        es: prose`¿Dónde hay más dinero? Escribe <, > o =.`,
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
        step(statements(added(a), added(b)), because.countEachGroup),
        step(relation(total(a), comparisonSigns[answer], total(b)), because.compare),
        step(relation(symbol('A'), comparisonSigns[answer], symbol('B')), because.writeTheSign),
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
        step(
          relation(cents(total(pieces)), comparisonSigns[comparisonOf(total(pieces), price)], cents(price)),
          because.compare,
        ),
        answerStep(yesOrNo.show(answer), {
          en: answer === 'yes' ? line`There is enough.` : line`There is not enough.`,
          es: answer === 'yes' ? line`Alcanza.` : line`No alcanza.`,
        }),
      ],
      check: (printed, answer) => answer === (countedIn(printed.figure('money')) < priceOn(printed) ? 'no' : 'yes'),
    }),

    firstWrong: form({
      levels: ['medium'],
      kind: 'find-mistake',
      instruction: {
        en: prose`Find the first wrong number. Write the right number.`,
        es: prose`Busca el primer número equivocado. Escribe el correcto.`,
      },
      draw: random => {
        const groups = random.evenly(toCorrect)
        return { groups, wrong: miscounted(groups, random.evenly([1, -1])), who: random.pick(people) }
      },
      answer: numberList,
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
          prose`Equivocado: ____`,
          prose`Correcto: ____`,
        ],
      }),
      key: (_, [wrong, right]) => ({
        en: prose`The ${wrong ?? 0} should be ${right ?? 0}.`,
        es: prose`El ${wrong ?? 0} debe ser ${right ?? 0}.`,
      }),
      solution: ({ groups }, [wrong, right]) => [
        ...countedOn(coinsOf(groups)),
        step(list(wrong ?? 0, right ?? 0), because.changeTheNumber, { wrong: wrong ?? 0, right: right ?? 0 }),
      ],
      check(printed, answers) {
        const [drawn] = tupleOf(printed.figure('money').sets, 1)
        const said = printed.one('list').items.map(item => exact(item).n)
        const [wrong, right] = tupleOf(
          answers.map(answer => exact(answer).n),
          2,
        )
        const place = said.indexOf(wrong)
        const before = place > 0 ? said[place - 1] : 0
        const isRightUpTo = said.slice(0, place).every((reached, i) => reached - (said[i - 1] ?? 0) === drawn.pieces[i])
        return place >= 0 && isRightUpTo && right - (before ?? 0) === drawn.pieces[place] && wrong !== right
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
      solution: ([, smaller], coins) => [
        ...countedOn(coins),
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

    threeKinds: form({
      ...howMuch(random => shuffled(random, threeKinds)),
      levels: ['hard'],
      share: 2,
    }),

    howManyMore: form({
      levels: ['hard'],
      share: 2,
      draw: random => {
        const which = random.evenly(['nickels', 'dimes', 'nickels again'])
        return needing[which](random.pick(threeKinds))
      },
      answer: quantity,
      solve: ({ needed }) => counted(needed),
      ask: ({ has, needed }): Both<Content> => {
        const [one, other] = has.map(counted)
        const amount = cents(total(coinsOf([...has, needed])))
        const noun = NOUNS[needed.coin]
        return {
          en: [
            one && other ? prose`You have ${one} and ${other}.` : prose`You have ${one ?? 0}.`,
            prose`How many ${things(noun)} must you add to make ${amount}? ____`,
          ],
          es: [
            one && other ? prose`Tienes ${one} y ${other}.` : prose`Tienes ${one ?? 0}.`,
            prose`¿${howMany(noun)} debes agregar para formar ${amount}? ____`,
          ],
        }
      },
      solution: ({ has, needed }) => {
        const start = total(coinsOf(has))
        const more = upTo(start, start + needed.coin * needed.number, needed.coin)
        return [
          ...countedOn(coinsOf(has)),
          step(more, because.keepCountingBy, { step: needed.coin }),
          answerStep(both(prose`${counted(needed)}`), {
            en: line`${more}: each number is one ${thing(NOUNS[needed.coin])}. Count them.`,
            es: line`${more}: cada número es una ${thing(NOUNS[needed.coin])}. Cuéntalas.`,
          }),
        ]
      },
      check(printed, { amount, noun }) {
        const has = printed
          .terms('quantity')
          .reduce((sum, coins) => sum + exact(coins.amount).n * (VALUES.get(coins.noun) ?? 0), 0)
        const value = VALUES.get(noun) ?? 0
        return exact(amount).times(value).plus(has).equals(printed.one('money').cents)
      },
    }),

    centsToGo: form({
      levels: ['hard'],
      draw: random => ({
        ...shuffled(random, toPay),
        gap: random.evenly([3, 7, 4, 8, 2, 6, 5]),
        thing: random.evenly(THINGS),
      }),
      answer: coinAmount,
      solve: ({ gap }) => gap,
      ask: ({ pieces, gap, thing: wanted }): Both<Content> => {
        const drawn = figure(tagged(pieces, total(pieces) + gap))
        return {
          en: [
            drawn,
            prose`You have these coins. The tag shows the price of ${aThing(wanted)}. How many more cents do you need? ____ ¢`,
          ],
          es: [
            drawn,
            prose`Tienes estas monedas. La etiqueta muestra el precio de ${aThing(wanted)}. ¿Cuántos centavos te faltan? ____ ¢`,
          ],
        }
      },
      solution: ({ pieces, gap }) => [
        ...countedOn(pieces),
        step(upTo(total(pieces), total(pieces) + gap), because.countOnTo, {
          start: total(pieces),
          end: total(pieces) + gap,
        }),
        answerStep(both(cents(gap)), { en: line`You need ${cents(gap)} more.`, es: line`Te faltan ${cents(gap)}.` }),
      ],
      check: (printed, answer) => countedIn(printed.figure('money')) + answer === priceOn(printed),
    }),

    whichSet: form({
      levels: ['hard'],
      draw: random => random.evenly(toFind),
      answer: figureChoice,
      solve: counts => set(coinsOfThree(counts)),
      mistakes: ([d, n, p]) => ({
        dimesForNickels: set(coinsOfThree([n, d, p])),
        pennyForNickel: set(coinsOfThree([d, n - 1, p + 1])),
        dimeForNickel: set(coinsOfThree([d + 1, n - 1, p])),
      }),
      ask: counts => ({
        en: prose`Which coins make ${cents(total(coinsOfThree(counts)))}?`,
        es: prose`¿Qué monedas forman ${cents(total(coinsOfThree(counts)))}?`,
      }),
      solution: (counts, drawn) => [...countedOn(coinsOfThree(counts)), step(figure(drawn), because.chooseTheseCoins)],
      check: (printed, answer) => answer.kind === 'money' && countedIn(answer) === printed.one('money').cents,
    }),

    riddle: form({
      levels: ['hard'],
      draw: random => random.evenly(riddles),
      answer: numberList,
      solve: groups => groups.map(({ number }) => number),
      ask: ([greater, smaller]): Both<Content> => {
        const all = [greater, smaller]
        const [coins, amount] = [count(greater.number + smaller.number, nouns.coin), cents(total(coinsOf(all)))]
        const noun = NOUNS[greater.coin]
        return {
          en: [
            prose`${coins} make ${amount}. They are ${things(noun)} and ${things(nouns.penny)}.`,
            prose`____ ${things(noun)}`,
            prose`____ ${things(nouns.penny)}`,
          ],
          es: [
            prose`${coins} forman ${amount}. Son ${things(noun)} y ${things(nouns.penny)}.`,
            prose`____ ${things(noun)}`,
            prose`____ ${things(nouns.penny)}`,
          ],
        }
      },
      key: groups => both(namedCoins(groups)),
      solution: ([greater, smaller]) => [
        ...countedOn(coinsOf([greater, smaller])),
        step(both(namedCoins([greater, smaller])), because.checkHowManyCoins, {
          number: greater.number + smaller.number,
        }),
      ],
      check(printed, answers) {
        const [greater, ones] = tupleOf(
          answers.map(answer => exact(answer).n),
          2,
        )
        const amount = printed.one('money').cents
        const coin = VALUES.get(printed.term('thing').noun) ?? 0
        const [coins] = printed.terms('quantity').map(all => exact(all.amount).n)
        return greater * coin + ones === amount && greater + ones === coins
      },
    }),

    story: form(
      story({
        levels: ['hard'],
        share: 2,
        settings: coinStories,
        draw: random => rolesOf(...random.pick(threeKinds)),
        answer: coinAmount,
        solve: ({ dimes, nickels, pennies }) =>
          total(coinsOfThree([dimes, nickels, pennies].map(({ amount }) => exact(amount).n))),
        ask: ({ dimes, nickels, pennies }, { tells }) => tells(dimes, nickels, pennies),
        solution: ({ dimes, nickels, pennies }, amount, { answers }) => [
          ...countedOn(coinsOfThree([dimes, nickels, pennies].map(({ amount }) => exact(amount).n))),
          answerStep(both(cents(amount)), answers(cents(amount))),
        ],
        check: (numberOf, answer) =>
          numberOf('dimes').times(2).plus(numberOf('nickels')).times(5).plus(numberOf('pennies')).equals(answer),
      }),
    ),
  }),
)
