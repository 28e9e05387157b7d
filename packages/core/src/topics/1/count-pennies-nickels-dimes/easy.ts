import {
  answerStep,
  type Both,
  both,
  type Content,
  cents,
  coinsAndBills,
  exact,
  type FormMaker,
  figure,
  figureChoice,
  howMany,
  itemOf,
  line,
  list,
  numberList,
  prose,
  quantity,
  step,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { countedIn, countedOn, many } from '../../kit/measures/coins.ts'
import type { levels } from './hard.ts'
import { type Coin, coinsOf, dimesOrNickels, pennies } from './purses.ts'
import { coinsMake, counted, howMuch, NOUNS, set, upTo, VALUES } from './shown.ts'

const COIN_NAMES = {
  10: words('dime', 'dime'),
  5: words('nickel', 'nickel'),
  1: words('penny', 'penny'),
}

/** penny: 1¢; dime: 10¢ */
const namedCoin = (coins: readonly Coin[]) =>
  both({
    kind: 'paragraph' as const,
    content: coins.flatMap((coin, i) => [...(i > 0 ? ['; '] : []), ...line`${COIN_NAMES[coin]}: ${cents(coin)}`]),
  })

/** The forms take their turns in step: each begins at another place of its list. */
const [toMake, toChoose] = [turned(dimesOrNickels, 5), turned(dimesOrNickels, 9)]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  oneKind: form({
    ...howMuch(random => ({ pieces: coinsOf([random.evenly(dimesOrNickels)]) })),
    levels: ['easy'],
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
    namedAnswer: namedCoin,
    solution: coins => [
      step(namedCoin([...coins].sort((a, b) => a - b)), because.valueOfEachCoin),
      step(list(...coins), because.writeInTheOrderShown),
    ],
    check: (printed, answer) => {
      const [drawn] = tupleOf(printed.figure('money').sets, 1)
      return (
        answer.length === drawn.pieces.length &&
        drawn.pieces.every((piece, i) => exact(itemOf(answer, i)).equals(piece))
      )
    },
  }),
  howManyCoins: form({
    levels: ['easy'],
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
    solution: ({ coin, number }) => [
      ...countedOn(many(coin, number)),
      step(figure(set(many(coin, number))), because.chooseTheseCoins, { amount: cents(coin * number) }),
    ],
    whyWrong: ({ coin, number }) => ({
      otherCoin: coinsMake((coin === 10 ? 5 : 10) * number),
      pennies: coinsMake(number),
      oneTooFew: coinsMake(coin * (number - 1)),
    }),
    check: (printed, answer) => answer.kind === 'money' && countedIn(answer) === printed.one('money').cents,
  }),
})
