import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  cents,
  coinAmount,
  count,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  numberList,
  type Piece,
  prose,
  quantity,
  type Random,
  step,
  story,
  sum,
  thing,
  things,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { countedIn, countedOn, total } from '../../kit/measures/coins.ts'
import { coinsOf, coinsOfThree, type Group, type ThreeKinds, threeKinds, twoKinds } from './purses.ts'
import {
  coinsMake,
  counted,
  group,
  howMuch,
  NOUNS,
  namedCoins,
  priceOn,
  set,
  THINGS,
  tagged,
  upTo,
  VALUES,
} from './shown.ts'
import { coinStories, rolesOf } from './stories.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

/** The forms take their turns in step: each begins at another place of its list. */
const [toPay, toFind] = [turned(threeKinds, 17), turned(threeKinds, 29).filter(([dimes, nickels]) => dimes !== nickels)]
const toAdd = threeKinds.filter(([dimes, nickels]) => dimes > 2 && nickels > 2)
const riddles = twoKinds.filter(([, { number }]) => number <= 4)

/** What you have, and the coins that are still needed. */
const needing = {
  nickels: ([d, n]) => ({ has: [group(10, d)], needed: group(5, n) }),
  dimes: ([d, n]) => ({ has: [group(5, n)], needed: group(10, d) }),
  'nickels again': ([d, n, p]) => ({ has: [group(10, d), group(1, p)], needed: group(5, n) }),
} as const satisfies Record<string, (counts: ThreeKinds) => { has: readonly Group[]; needed: Group }>

/** Three kinds of coins in no order. */
const shuffled = (random: Random, list: readonly ThreeKinds[]) => {
  const counts = random.evenly(list)
  return {
    counts,
    pieces: random.until(
      () => random.shuffle<readonly Piece[]>(coinsOfThree(counts)),
      pieces => pieces.slice(1).some((piece, i) => piece > itemOf(pieces, i)),
    ),
  }
}

/** Three kinds of coins, riddles and stories. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  threeKinds: form({
    ...howMuch(random => shuffled(random, threeKinds)),
    levels: ['hard'],
  }),

  howManyMore: form({
    levels: ['hard'],
    draw: random => {
      const which = random.evenly(['nickels', 'dimes', 'nickels again'])
      return needing[which](random.pick(toAdd))
    },
    answer: quantity,
    solve: ({ needed }) => counted(needed),
    ask: ({ has, needed }): Both<Content> => {
      const [one, other] = [counted(itemOf(has, 0)), ...has.slice(1).map(counted)]
      const amount = cents(total(coinsOf([...has, needed])))
      const noun = NOUNS[needed.coin]
      return {
        en: [
          other ? prose`You have ${one} and ${other}.` : prose`You have ${one}.`,
          prose`How many ${things(noun)} must you add to make ${amount}? ____`,
        ],
        es: [
          other ? prose`Tienes ${one} y ${other}.` : prose`Tienes ${one}.`,
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
      explained(
        upTo(total(pieces), total(pieces) + gap),
        line`Count on from ${total(pieces)} to ${total(pieces) + gap}: ${gap} numbers.`,
        line`Sigue contando después del ${total(pieces)} hasta el ${total(pieces) + gap}: son ${gap} números.`,
      ),
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
    solution: ([d, n, p], drawn) => [
      ...countedOn(coinsOfThree([d, n, p])),
      step(figure(drawn), because.chooseTheseCoins, { amount: cents(total(coinsOfThree([d, n, p]))) }),
    ],
    whyWrong: ([d, n, p]) => ({
      dimesForNickels: coinsMake(total(coinsOfThree([n, d, p]))),
      pennyForNickel: coinsMake(total(coinsOfThree([d, n - 1, p + 1]))),
      dimeForNickel: coinsMake(total(coinsOfThree([d + 1, n - 1, p]))),
    }),
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
          prose`${coins} make ${amount}. They are ${things(noun)} and ${things(nouns.penny)}. How many of each are there?`,
          prose`____ ${things(noun)}`,
          prose`____ ${things(nouns.penny)}`,
        ],
        es: [
          prose`${coins} forman ${amount}. Son ${things(noun)} y ${things(nouns.penny)}. ¿Cuántas hay de cada una?`,
          prose`____ ${things(noun)}`,
          prose`____ ${things(nouns.penny)}`,
        ],
      }
    },
    namedAnswer: groups => both(namedCoins(groups)),
    solution: ([greater, smaller]) => [
      step(
        equation(sum(greater.coin * greater.number, smaller.number), greater.coin * greater.number + smaller.number),
        because.explain,
        {
          sentence: {
            en: line`Only pennies can make the last ${cents(smaller.number)}.`,
            es: line`Solo las monedas de un centavo pueden formar los últimos ${cents(smaller.number)}.`,
          },
        },
      ),
      step(upTo(0, greater.coin * greater.number, greater.coin), because.explain, {
        sentence: {
          en: line`Count the ${things(NOUNS[greater.coin])} by ${greater.coin}: there are ${greater.number}.`,
          es: line`Cuenta las ${things(NOUNS[greater.coin])} de ${greater.coin} en ${greater.coin}: hay ${greater.number}.`,
        },
      }),
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
})
