import {
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  cents,
  coinAmount,
  coinsAndBills,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  itemOf,
  line,
  list,
  money,
  type Noun,
  name,
  numberList,
  type Piece,
  people,
  prose,
  type Random,
  role,
  step,
  sum,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { turned } from '../../kit/choices/turned.ts'
import { countedIn, many } from '../../kit/measures/coins.ts'
import { changeByCountingUp, theChange } from './counting-up.ts'
import type { levels } from './levels.ts'
import { treats } from './shops.ts'

/** Not 50¢, whose change is the price again. */
const PRICES = wholes(1, 19)
  .map(fives => 5 * fives)
  .filter(price => price !== 50)
const SMALL_THINGS: readonly Noun[] = [
  nouns.sticker,
  nouns.eraser,
  nouns.bookmark,
  nouns.balloon,
  nouns.marble,
  nouns.pencil,
]
const SNACKS: readonly Noun[] = [nouns.apple, nouns.banana, nouns.cookie, nouns.orange, nouns.granolaBar, nouns.pear]

/** The prices come by turns; each form begins at another place of the list. */
const drawPrice = (random: Random, ahead = 0) => ({ price: random.evenly(turned(PRICES, ahead)) })

/** The fewest coins first the greatest. */
/** 25 + 25 + 10 = 60. */
const coinByCoin = (coins: readonly Piece[]): Expr => {
  const total = coins.reduce<number>((all, coin) => all + coin, 0)
  return coins.length > 1 ? equation(sum(...coins), total) : expr(total)
}
const coinsOf = (amount: number): readonly Piece[] => {
  const [quarters, rest] = [Math.floor(amount / 25), amount % 25]
  return [...many(25, quarters), ...many(10, Math.floor(rest / 10)), ...many(5, (rest % 10) / 5)]
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  changeFromADollar: form({
    levels: ['easy'],
    share: 2,
    instruction: { en: prose`Find the change.`, es: prose`Halla el cambio.` },
    draw: random => drawPrice(random),
    answer: coinAmount,
    solve: ({ price }) => 100 - price,
    ask({ price }) {
      const [costs, pays] = [role('price', cents(price)), role('paid', money(100))]
      return {
        en: prose`Price: ${costs}. Payment: ${pays}. Change: ____ ¢`,
        es: prose`Precio: ${costs}. Pago: ${pays}. Cambio: ____ ¢`,
      }
    },
    solution: ({ price }) => [...changeByCountingUp(price, 100), theChange(100 - price, cents)],
    // Price and change together are what was paid.
    check: (printed, answer) => printed.role('price').times(100).plus(answer).equals(printed.role('paid').times(100)),
  }),

  countUpToADollar: form({
    levels: ['easy'],
    draw: random =>
      random.until(
        () => ({ ...drawPrice(random, 4), thing: random.evenly(SMALL_THINGS) }),
        ({ price }) => price % 20 === 5 && price < 90,
      ),
    answer: numberList,
    solve: ({ price }) => [5, 95 - price, 100 - price],
    namedAnswer: ({ price }) => ({
      en: prose`First part: ${cents(5)}; second part: ${cents(95 - price)}; change: ${cents(100 - price)}`,
      es: prose`Primera parte: ${cents(5)}; segunda parte: ${cents(95 - price)}; cambio: ${cents(100 - price)}`,
    }),
    ask({ price, thing }): Both<Content> {
      const [from, ten, paid] = [role('price', cents(price)), role('ten', cents(price + 5)), role('paid', money(100))]
      return {
        en: [
          prose`${aThing(thing)} costs ${from}. Count up to find the change from ${paid}.`,
          prose`From ${from} to ${ten}: ____ ¢`,
          prose`From ${ten} to ${paid}: ____ ¢`,
          prose`Change: ____ ¢`,
        ],
        es: [
          prose`${aThing(thing)} cuesta ${from} y se paga con ${paid}. Cuenta hacia adelante para hallar el cambio.`,
          prose`De ${from} a ${ten}: ____ ¢`,
          prose`De ${ten} a ${paid}: ____ ¢`,
          prose`Cambio: ____ ¢`,
        ],
      }
    },
    solution: ({ price }, numbers) => [
      ...changeByCountingUp(price, 100),
      answerStep(list(...numbers), {
        en: line`The jumps are ${cents(5)} and ${cents(95 - price)}, and the change is ${cents(100 - price)}.`,
        es: line`Los saltos son de ${cents(5)} y ${cents(95 - price)}, y el cambio es de ${cents(100 - price)}.`,
      }),
    ],
    check(printed, answers) {
      const [first, second, change] = tupleOf(answers.map(exact), 3)
      const at = (where: string) => printed.role(where).times(100)
      return (
        at('price').plus(first).equals(at('ten')) &&
        at('ten').plus(second).equals(at('paid')) &&
        at('paid').minus(change).equals(at('price'))
      )
    },
  }),

  whichCoins: form({
    levels: ['easy'],
    draw: random => {
      const drawn = random.until(
        () => ({
          ...drawPrice(random, 13),
          snack: random.evenly(SNACKS),
          off: random.pick([5, -5]),
          far: random.pick([10, -10]),
        }),
        ({ price, off, far }) =>
          price % 20 !== 5 &&
          price % 20 !== 15 &&
          price >= 20 &&
          price <= 80 &&
          new Set([100 - price, price, 100 - price + off, 100 - price + far]).size === 4,
      )
      return { ...drawn, who: random.pick(people) }
    },
    answer: figureChoice,
    solve: ({ price }) => coinsAndBills([coinsOf(100 - price)]),
    mistakes: ({ price, off, far }) => ({
      priceTaken: coinsAndBills([coinsOf(price)]),
      nickelOff: coinsAndBills([coinsOf(100 - price + off)]),
      dimeOff: coinsAndBills([coinsOf(100 - price + far)]),
    }),
    ask({ price, snack, who }) {
      const [costs, pays] = [role('price', cents(price)), role('paid', money(100))]
      return {
        en: prose`${aThing(snack)} costs ${costs}. ${name(who)} pays with ${pays}. Which coins are the change?`,
        es: prose`${aThing(snack)} cuesta ${costs}. ${name(who)} paga con ${pays}. ¿Qué monedas son el cambio?`,
      }
    },
    solution: ({ price }) => [
      ...changeByCountingUp(price, 100),
      step(coinByCoin(coinsOf(100 - price)), because.explain, {
        sentence: {
          en: line`Find the coins that make ${cents(100 - price)}.`,
          es: line`Busca las monedas que forman ${cents(100 - price)}.`,
        },
      }),
      answerStep(both(figure(coinsAndBills([coinsOf(100 - price)]))), {
        en: line`These coins are the change.`,
        es: line`Estas monedas son el cambio.`,
      }),
    ],
    whyWrong: ({ price, off, far }) => ({
      priceTaken: {
        en: line`These coins make ${cents(price)}: that is the price.`,
        es: line`Estas monedas forman ${cents(price)}: ese es el precio.`,
      },
      nickelOff: {
        en: line`These coins make ${cents(100 - price + off)}.`,
        es: line`Estas monedas forman ${cents(100 - price + off)}.`,
      },
      dimeOff: {
        en: line`These coins make ${cents(100 - price + far)}.`,
        es: line`Estas monedas forman ${cents(100 - price + far)}.`,
      },
    }),
    check: (printed, answer) =>
      answer.kind === 'money' &&
      printed.role('price').times(100).plus(countedIn(answer)).equals(printed.role('paid').times(100)),
  }),

  treatStory: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => ({
      ...random.until(
        () => drawPrice(random, 7),
        ({ price }) => price % 20 === 15,
      ),
      treat: random.turn(treats.length),
      who: random.pick(people),
    }),
    answer: coinAmount,
    solve: ({ price }) => 100 - price,
    ask: ({ price, treat, who }) => itemOf(treats, treat)(role('price', cents(price)), role('paid', money(100)), who),
    solution: ({ price }) => [...changeByCountingUp(price, 100), theChange(100 - price, cents)],
    check: (printed, answer) => printed.role('price').times(100).plus(answer).equals(printed.role('paid').times(100)),
  }),
})
