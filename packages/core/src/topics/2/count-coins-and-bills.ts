import {
  type Both,
  both,
  type Content,
  cents,
  coinAmount,
  coinsAndBills,
  defineTopic,
  drawing,
  exact,
  figure,
  figureChoice,
  type Money,
  moneyAmount,
  numberList,
  type Piece,
  prose,
  type Random,
  symbol,
  yesOrNo,
} from '../../author.ts'
import { comparison, comparisonOf } from '../kit/facts/compare-signs.ts'

const total = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + piece, 0)
const many = (piece: Piece, count: number): Piece[] => Array<Piece>(count).fill(piece)

/** Purses of coins by the name that levels list. */
const purses = {
  'sorted small coins': (random: Random) =>
    random.until(
      () => [...many(10, random.int(0, 6)), ...many(5, random.int(0, 4)), ...many(1, random.int(1, 6))],
      pieces => total(pieces) <= 99 && pieces.length >= 3,
    ),
  'with quarters': (random: Random) =>
    random.shuffle(
      random.until(
        () => [
          ...many(25, random.int(1, 3)),
          ...many(10, random.int(0, 3)),
          ...many(5, random.int(0, 2)),
          ...many(1, random.int(0, 4)),
        ],
        pieces => total(pieces) <= 100 && pieces.length >= 3 && pieces.length <= 8,
      ),
    ),
}

interface Level {
  readonly purse: keyof typeof purses
}

const draw = (random: Random, level: Level) => ({ pieces: purses[level.purse](random) })

const piecesOf = ({ sets }: Money, set = 0) => sets[set]?.pieces ?? []
/** Counts on from coin to coin. */
const counted = (money: Money, set = 0) => piecesOf(money, set).reduce<number>((sum, piece) => sum + piece, 0)

const HOW_MUCH = { en: prose`How much money is there?`, es: prose`¿Cuánto dinero hay?` }

/** The greatest coin that still fits, again and again. */
function fewest(amount: number): readonly [quarters: number, dimes: number, nickels: number, pennies: number] {
  const [quarters, afterQuarters] = [Math.floor(amount / 25), amount % 25]
  const [dimes, afterDimes] = [Math.floor(afterQuarters / 10), afterQuarters % 10]
  return [quarters, dimes, Math.floor(afterDimes / 5), afterDimes % 5]
}

const COINS: readonly Piece[] = [25, 10, 5, 1]
const change: { readonly [P in Piece]?: readonly Piece[] } = { 25: [10, 10, 5], 10: [5, 5], 5: [1, 1, 1, 1, 1] }

/** The greatest coin changed into smaller ones. */
const exchanged = ([first = 5, ...others]: readonly Piece[]): readonly Piece[] => [...(change[first] ?? []), ...others]

/** Tries every set of coins. */
function fewestByTrying(amount: number): number {
  let best = Number.POSITIVE_INFINITY
  for (let quarters = 0; quarters * 25 <= amount; quarters++) {
    for (let dimes = 0; quarters * 25 + dimes * 10 <= amount; dimes++) {
      for (let nickels = 0; quarters * 25 + dimes * 10 + nickels * 5 <= amount; nickels++) {
        best = Math.min(best, quarters + dimes + nickels + (amount - quarters * 25 - dimes * 10 - nickels * 5))
      }
    }
  }
  return best
}

export const countCoinsAndBills = defineTopic(
  {
    id: 'count-coins-and-bills',
    name: { en: 'Count coins and bills', es: 'Contar monedas y billetes' },
    description: {
      en: 'Find the total value of coins and bills and make an amount with given coins.',
      es: 'Halla el valor total de monedas y billetes y forma una cantidad con ciertas monedas.',
    },
    domain: 'Measurement & Data',
    standards: ['2.MD.C.8'],
    levels: {
      easy: { purse: 'sorted small coins' },
      medium: { purse: 'with quarters' },
      hard: { purse: 'with quarters' },
    },
  },
  form => ({
    coins: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction: HOW_MUCH,
      draw,
      answer: coinAmount,
      solve: ({ pieces }) => total(pieces),
      ask: ({ pieces }) => both([figure(coinsAndBills([pieces])), prose`____ ¢`]),
      check: (printed, answer) => answer === counted(printed.figure('money')),
    }),

    bills: form({
      levels: ['easy'],
      instruction: HOW_MUCH,
      draw: random => ({
        pieces: random.until(
          (): Piece[] => [
            ...many(1000, random.int(0, 4)),
            ...many(500, random.int(0, 3)),
            ...many(100, random.int(1, 5)),
          ],
          pieces => total(pieces) <= 5000 && pieces.length >= 3,
        ),
      }),
      answer: moneyAmount,
      solve: ({ pieces }) => total(pieces),
      ask: ({ pieces }) => both([figure(coinsAndBills([pieces])), prose`$____`]),
      check: (printed, answer) => answer === counted(printed.figure('money')),
    }),

    compare: form({
      levels: ['medium'],
      instruction: {
        en: prose`Which has more money? Write <, >, or =.`,
        es: prose`¿Dónde hay más dinero? Escribe <, > o =.`,
      },
      draw: (random, level) => {
        const [a, b] = [purses[level.purse](random), purses[level.purse](random)]
        const other: Piece[] =
          random.evenly([true, false, false]) && a.includes(10) ? [...a.filter((_, i) => i !== a.indexOf(10)), 5, 5] : b
        return { a, b: other }
      },
      answer: comparison,
      solve: ({ a, b }) => comparisonOf(total(a), total(b)),
      ask: ({ a, b }) =>
        both([
          figure(
            coinsAndBills([
              { label: 'P', pieces: a },
              { label: 'Q', pieces: b },
            ]),
          ),
          prose`${symbol('P')} ____ ${symbol('Q')}`,
        ]),
      check(printed, answer) {
        const order = counted(printed.figure('money'), 0) - counted(printed.figure('money'), 1)
        return answer === (order < 0 ? 'less' : order > 0 ? 'greater' : 'equal')
      },
    }),

    whichSet: form({
      levels: ['medium'],
      draw: (random, level) =>
        random.until(
          () => ({ right: purses[level.purse](random), wrong: [0, 1, 2].map(() => purses[level.purse](random)) }),
          ({ right, wrong }) => new Set([right, ...wrong].map(total)).size === 4,
        ),
      answer: figureChoice,
      solve: ({ right }) => coinsAndBills([right]),
      mistakes: ({ wrong }) => Object.fromEntries(wrong.map((pieces, i) => [`another${i}`, coinsAndBills([pieces])])),
      ask: ({ right }) => ({
        en: prose`Which set shows ${cents(total(right))}?`,
        es: prose`¿Qué grupo muestra ${cents(total(right))}?`,
      }),
      check: (printed, answer) => answer.kind === 'money' && counted(answer) === printed.one('money').cents,
    }),

    fewestCoins: form({
      levels: ['hard'],
      share: 2,
      lines: 0,
      draw: random => ({
        amount: random.until(
          () => random.int(16, 99),
          amount => amount % 25 !== 0,
        ),
      }),
      answer: numberList,
      solve: ({ amount }) => fewest(amount),
      ask: ({ amount }): Both<Content> => ({
        en: [
          prose`Use the fewest coins to make ${cents(amount)}.`,
          prose`____ quarters ____ dimes ____ nickels ____ pennies`,
        ],
        es: [
          prose`Usa la menor cantidad de monedas para formar ${cents(amount)}.`,
          prose`____ de 25¢ ____ de 10¢ ____ de 5¢ ____ de 1¢`,
        ],
      }),
      check(printed, answers) {
        const [quarters, dimes, nickels, pennies] = answers.map(answer => exact(answer).n)
        const value = 25 * (quarters ?? 0) + 10 * (dimes ?? 0) + 5 * (nickels ?? 0) + (pennies ?? 0)
        const count = (quarters ?? 0) + (dimes ?? 0) + (nickels ?? 0) + (pennies ?? 0)
        return value === printed.one('money').cents && count === fewestByTrying(value)
      },
    }),

    twoWays: form({
      levels: ['hard'],
      draw: random => ({ amount: random.int(11, 99) }),
      answer: drawing<readonly (readonly Piece[])[]>(
        ways => coinsAndBills(ways.map((pieces, i) => ({ label: i + 1, pieces }))),
        ([one = [], other = []]) => [
          [one, other.slice(1)],
          [one, one],
        ],
      ),
      solve: ({ amount }) => {
        const coins = COINS.flatMap((coin, i) => many(coin, fewest(amount)[i] ?? 0))
        return [coins, exchanged(coins)]
      },
      ask: ({ amount }) => ({
        en: prose`Draw coins that make ${cents(amount)}. Then make the same amount another way. Write the value on each coin.`,
        es: prose`Dibuja monedas que formen ${cents(amount)}. Luego forma la misma cantidad de otra manera. Escribe el valor en cada moneda.`,
      }),
      check: (printed, ways) =>
        ways.length === 2 &&
        new Set(ways.map(pieces => [...pieces].sort().join())).size === 2 &&
        ways.every(pieces => pieces.reduce((left, piece) => left - piece, printed.one('money').cents) === 0),
    }),

    dollarsAndCents: form({
      levels: ['hard'],
      share: 2,
      instruction: { en: prose`Write the dollars and the cents.`, es: prose`Escribe los dólares y los centavos.` },
      draw: random => ({
        bills: random.until(
          (): Piece[] => [...many(500, random.int(0, 2)), ...many(100, random.int(0, 4))],
          bills => bills.length > 0,
        ),
        coins: purses['with quarters'](random),
      }),
      answer: numberList,
      solve: ({ bills, coins }) => [(total(bills) + (total(coins) === 100 ? 100 : 0)) / 100, total(coins) % 100],
      ask: ({ bills, coins }) => both([figure(coinsAndBills([[...bills, ...coins]])), prose`$____ + ____ ¢`]),
      check: (printed, [dollars, rest]) =>
        dollars !== undefined &&
        rest !== undefined &&
        exact(rest).n < 100 &&
        exact(dollars).n * 100 + exact(rest).n === counted(printed.figure('money')),
    }),

    enough: form({
      levels: ['easy', 'medium'],
      draw: (random, level) => {
        const { pieces } = draw(random, level)
        const [money, gap] = [total(pieces), random.int(1, 12)]
        const isEnough = random.evenly([true, false]) ? money > 6 : money > 99 - gap
        return { pieces, price: isEnough ? Math.max(5, money - gap) : money + gap }
      },
      answer: yesOrNo,
      solve: ({ pieces, price }) => (total(pieces) >= price ? 'yes' : 'no'),
      ask: ({ pieces, price }): Both<Content> => {
        const drawn = figure(coinsAndBills([pieces]))
        return {
          en: [drawn, prose`A toy costs ${cents(price)}. Is this enough money?`],
          es: [drawn, prose`Un juguete cuesta ${cents(price)}. ¿Alcanza este dinero?`],
        }
      },
      check: (printed, answer) =>
        answer === (counted(printed.figure('money')) >= printed.one('money').cents ? 'yes' : 'no'),
    }),

    missingCoin: form({
      levels: ['hard'],
      draw: random => {
        const pieces = purses['with quarters'](random)
        return { pieces: pieces.slice(1), missing: pieces[0] ?? 25 }
      },
      answer: coinAmount,
      solve: ({ missing }) => missing,
      ask: ({ pieces, missing }): Both<Content> => {
        const [drawn, sum] = [figure(coinsAndBills([pieces])), cents(total(pieces) + missing)]
        return {
          en: [drawn, prose`One more coin makes ${sum}. Which coin is it? ____ ¢`],
          es: [drawn, prose`Con una moneda más hay ${sum}. ¿De cuánto es la moneda? ____ ¢`],
        }
      },
      check: (printed, answer) =>
        counted(printed.figure('money')) + answer === printed.one('money').cents && [1, 5, 10, 25].includes(answer),
    }),
  }),
)
