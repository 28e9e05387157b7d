import {
  addByPlaces,
  answerStep,
  aThing,
  type Both,
  both,
  type Content,
  cents,
  coinAmount,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  howMany,
  type Inline,
  line,
  minus,
  money,
  name,
  people,
  possessive,
  prose,
  quantity,
  type Random,
  relation,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  steps,
  story,
  subject,
  sum,
  thing,
  things,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { comparisonOf, comparisonSigns } from '../../kit/facts/compare-signs.ts'
import { countedOn } from '../../kit/measures/coins.ts'
import { plain, within } from './amounts.ts'
import { changeStories } from './coin-stories.ts'
import {
  type Coin,
  type Coins,
  counted,
  countedUp,
  nounOf,
  piecesOf,
  threeKinds,
  toldIn,
  valueOf,
  worth,
} from './coins-had.ts'
import { threeForSale } from './for-sale.ts'
import { enoughStories, stillNeeded } from './wishes.ts'

export const levels = { easy: {}, medium: {}, hard: {} } as const

const DOLLAR = 100
const ones = (value: number) => value % 10

/** Whether the money is enough, and what is left over or missing. */
const judgment = (has: number, price: number): Both<readonly Inline[]> => {
  const gap = cents(Math.abs(has - price))
  return has > price
    ? { en: line`Yes, there is ${gap} left over.`, es: line`Sí, y sobran ${gap}.` }
    : { en: line`No, ${gap} more is needed.`, es: line`No, faltan ${gap}.` }
}
const judged = (has: number, price: number): Sentence => {
  const { en, es } = judgment(has, price)
  return {
    key: `${has > price ? 'yes' : 'no'} ${Math.abs(has - price)}`,
    says: { en: { kind: 'paragraph', content: en }, es: { kind: 'paragraph', content: es } },
  }
}

/** Two prices whose sum makes a ten on the way and leaves some cents of a dollar. */
const pricesForADollar = (random: Random, first: readonly [number, number], second: readonly [number, number]) =>
  random.until(
    () => [within(random, first), within(random, second)] as const,
    ([a, b]) => ones(a) + ones(b) > 10 && a + b < 95 && a !== b && DOLLAR - a - b !== a && DOLLAR - a - b !== b,
  )

/** From what was spent to the next ten, and on to a dollar. */
function jumpsToADollar(spent: number): Step {
  const ten = spent + 10 - ones(spent)
  if (ten === DOLLAR)
    return explained(
      equation(sum(spent, ten - spent), DOLLAR),
      line`A dollar is 100 cents. Jump to 100.`,
      line`Un dólar son 100 centavos. Salta hasta 100.`,
    )
  return step(equation(sum(spent, ten - spent, DOLLAR - ten), DOLLAR), because.jumpToADollar, { ten })
}
/** Both jumps together: 7¢ + 30¢ = 37¢. */
const jumped = (spent: number) => {
  const toTen = 10 - ones(spent)
  if (spent + toTen === DOLLAR) return expr(cents(toTen))
  return equation(sum(cents(toTen), cents(DOLLAR - spent - toTen)), cents(DOLLAR - spent))
}

/** Coins of two kinds, and those of a third kind that make a price with them. */
const TO_ADD: readonly (readonly [has: readonly [Coin, Coin], added: Coin])[] = [
  [[25, 10], 5],
  [[25, 5], 10],
  [[10, 1], 5],
  [[25, 1], 10],
]
function drawNeeded(random: Random) {
  const [kinds, added] = random.evenly(TO_ADD)
  return random.until(
    () => {
      const [a, b] = random.shuffle(kinds)
      const has: readonly [Coins, Coins] = [
        { coin: a, number: random.int(2, 4) },
        { coin: b, number: random.int(2, 4) },
      ]
      const needed: Coins = { coin: added, number: random.int(2, 5) }
      return { has, needed, price: valueOf([...has, needed]) }
    },
    ({ price }) => price < DOLLAR && price >= 40,
  )
}

const mistakes = ['sum', 'change'] as const

const SAYS = {
  sum: {
    en: line`the ten that the ones make was left out`,
    es: line`no se sumó la decena que forman las unidades`,
  },
  change: {
    en: line`a ten was regrouped as ones, but it was not taken away from the tens`,
    es: line`se reagrupó una decena, pero no se quitó de las decenas`,
  },
}

/** The sum of the prices and the change of a dollar, with a mistake in one of them or with none. */
function workOf(a: number, b: number, mistake: (typeof mistakes)[number] | null) {
  const spent = mistake === 'sum' ? a + b - 10 : a + b
  const left = mistake === 'change' ? DOLLAR - spent + 10 : DOLLAR - spent
  return [
    equation(sum(cents(a), cents(b)), cents(spent)),
    equation(minus(cents(DOLLAR), cents(spent)), cents(left)),
  ] as const
}

/** Two steps: enough or not, change of a dollar, coins to add, work to correct. */
export const hardForms = (form: FormMaker<typeof levels>) => ({
  enough: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw(random) {
      const { price: range, tell } = random.evenly(enoughStories)
      const isEnough = random.evenly([true, false])
      const { coins, price } = random.until(
        () => {
          const coins = threeKinds(random)
          const gap = random.int(3, 20)
          return { coins, price: valueOf(coins) + (isEnough ? -gap : gap) }
        },
        ({ price }) => price >= range[0] && price <= range[1],
      )
      return { tell, coins, price }
    },
    answer: sentenceChoice,
    solve: ({ coins, price }) => judged(valueOf(coins), price),
    mistakes({ coins, price }) {
      const has = valueOf(coins)
      const gap = has - price
      // A nickel counted as a dime, or the other way.
      const wrong = Math.abs(gap) > 8 && gap % 2 === 0 ? gap - 5 * Math.sign(gap) : gap + 5 * Math.sign(gap)
      return {
        otherWay: judged(price, has),
        coinMiscounted: judged(price + wrong, price),
        miscountedOtherWay: judged(price - wrong, price),
      }
    },
    ask: ({ tell, coins: [a, b, c], price }) => tell(counted(a), counted(b), counted(c), role('price', cents(price))),
    solution({ coins, price }) {
      const has = valueOf(coins)
      const [most, least] = [Math.max(has, price), Math.min(has, price)]
      return [
        ...countedOn(piecesOf(coins)),
        explained(
          relation(cents(has), comparisonSigns[comparisonOf(has, price)], cents(price)),
          has > price ? line`The coins are worth more than the price.` : line`The coins are worth less than the price.`,
          has > price ? line`Las monedas valen más que el precio.` : line`Las monedas valen menos que el precio.`,
        ),
        step(judged(has, price).says, because.findTheDifferenceOf, {
          fact: equation(minus(cents(most), cents(least)), cents(most - least)),
        }),
      ]
    },
    whyWrong({ coins, price }) {
      const [has, wanted] = [cents(valueOf(coins)), cents(price)]
      const compared =
        valueOf(coins) < price
          ? { en: line`${has} is not enough to pay ${wanted}.`, es: line`${has} no alcanzan para pagar ${wanted}.` }
          : { en: line`${has} is enough to pay ${wanted}.`, es: line`${has} alcanzan para pagar ${wanted}.` }
      const by = cents(Math.abs(valueOf(coins) - price))
      return {
        otherWay: compared,
        coinMiscounted: { en: line`The difference is ${by}.`, es: line`La diferencia es ${by}.` },
        miscountedOtherWay:
          valueOf(coins) < price
            ? {
                en: line`The coins make only ${has}, not ${wanted}.`,
                es: line`Las monedas solo suman ${has}, no ${wanted}.`,
              }
            : { en: line`The coins make more than ${wanted}.`, es: line`Las monedas suman más de ${wanted}.` },
      }
    },
    check(printed, { key }) {
      const [word, gap] = key.split(' ')
      const over = toldIn(printed) - printed.role('price').times(DOLLAR).n
      return word === (over < 0 ? 'no' : 'yes') && Number(gap) === Math.abs(over)
    },
  }),

  change: form(
    story({
      levels: ['hard'],
      share: 2,
      lines: 2,
      settings: changeStories,
      draw(random, { first, second }) {
        const [a, b] = pricesForADollar(random, first, second)
        return { first: cents(a), second: cents(b), dollar: money(DOLLAR) }
      },
      answer: coinAmount,
      solve: ({ first, second }) => DOLLAR - first.cents - second.cents,
      ask: ({ first, second, dollar }, { tell }) => tell(first, second, dollar),
      solution({ first, second }, change, { answers }) {
        const spent = first.cents + second.cents
        return [
          step(sum(first, second), because.addBothAmounts),
          ...addByPlaces(first.cents, second.cents),
          jumpsToADollar(spent),
          answerStep(jumped(spent), answers(cents(change))),
        ]
      },
      check: (numberOf, answer) =>
        numberOf('first').plus(numberOf('second')).plus(exact(answer).over(DOLLAR)).equals(numberOf('dollar')),
    }),
  ),

  howManyMore: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    draw: random => ({ ...random.evenly(stillNeeded), ...drawNeeded(random) }),
    answer: quantity,
    solve: ({ needed }) => counted(needed),
    ask: ({ has: [a, b], needed, price, tell }) =>
      tell(counted(a), counted(b), role('price', cents(price)), howMany(nounOf(needed)), things(nounOf(needed))),
    solution({ has, needed, price, answers }) {
      return [
        ...countedOn(piecesOf(has)),
        explained(
          countedUp(valueOf(has), needed),
          line`Keep counting by ${needed.coin} up to ${cents(price)}. Each number is one ${thing(nounOf(needed))}.`,
          line`Sigue contando de ${needed.coin} en ${needed.coin} hasta llegar a ${cents(price)}. Cada número es una ${thing(nounOf(needed))}.`,
        ),
        answerStep(both(prose`${counted(needed)}`), answers(counted(needed))),
      ]
    },
    check: (printed, { amount, noun }) =>
      exact(amount).times(worth(noun)).plus(toldIn(printed)).equals(printed.role('price').times(DOLLAR)),
  }),

  wrongLine: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random) {
      const mistake = random.evenly(mistakes)
      const { one, other } = random.until(
        () => {
          const [one, other] = threeForSale(random, 'cents')
          return { one, other }
        },
        ({ one, other }) => {
          const [a, b] = [plain(one.price), plain(other.price)]
          return ones(a) + ones(b) > 10 && a + b < 90 && a + b > 35
        },
      )
      return { one, other, mistake, who: random.pick(people) }
    },
    answer: coinAmount,
    solve: ({ one, other }) => DOLLAR - plain(one.price) - plain(other.price),
    ask({ one, other, mistake, who }): Both<Content> {
      const [a, b] = [plain(one.price), plain(other.price)]
      const written = steps(...workOf(a, b, mistake).map(found => line`${found}`))
      const [first, second, dollar] = [role('first', one.price), role('second', other.price), money(DOLLAR)]
      return {
        en: [
          prose`${name(who)} buys ${aThing(one.thing)} for ${first} and ${aThing(other.thing)} for ${second}. ${subject(who)} pays with ${dollar}. This is ${possessive(who)} work.`,
          written,
          prose`There is one mistake. What is the correct change? ____ ¢`,
        ],
        es: [
          prose`${name(who)} compra ${aThing(one.thing)} de ${first} y ${aThing(other.thing)} de ${second}. Paga con ${dollar}. Este es su trabajo.`,
          written,
          prose`Hay un error. ¿Cuál es el cambio correcto? ____ ¢`,
        ],
      }
    },
    key({ one, other, mistake }) {
      const [a, b] = [plain(one.price), plain(other.price)]
      const [added, left] = workOf(a, b, null)
      return mistake === 'sum'
        ? { en: prose`The mistake is in line 1: ${added}.`, es: prose`El error está en el renglón 1: ${added}.` }
        : { en: prose`The mistake is in line 2: ${left}.`, es: prose`El error está en el renglón 2: ${left}.` }
    },
    solution({ one, other, mistake, who }, change) {
      const [a, b] = [plain(one.price), plain(other.price)]
      const work = workOf(a, b, mistake)
      const ends = answerStep(jumped(a + b), {
        en: line`${name(who)} should get ${cents(change)} in change.`,
        es: line`${name(who)} debe recibir ${cents(change)} de cambio.`,
      })
      return mistake === 'sum'
        ? [
            step(work[0], because.mistakeIs, { what: SAYS.sum }),
            step(equation(sum(a, b), a + b), because.correctIt),
            jumpsToADollar(a + b),
            ends,
          ]
        : [step(work[1], because.mistakeIs, { what: SAYS.change }), jumpsToADollar(a + b), ends]
    },
    check: (printed, answer) =>
      exact(answer).over(DOLLAR).plus(printed.role('second')).plus(printed.role('first')).equals(1),
  }),
})
