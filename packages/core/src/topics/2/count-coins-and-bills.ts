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
  equation,
  exact,
  explained,
  figure,
  figureChoice,
  itemOf,
  line,
  minus,
  money,
  moneyAmount,
  numberList,
  type Piece,
  prose,
  type Random,
  relation,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  yesOrNo,
} from '../../author.ts'
import * as nouns from '../../language/nouns/index.ts'
import * as because from '../../solution/reasons/index.ts'
import { comparison, comparisonOf } from '../kit/facts/compare-signs.ts'
import { added, countedIn, countedOn, many, total } from '../kit/measures/coins.ts'

/** Purses of coins by the name that levels list. */
const purses = {
  'sorted small coins': (random: Random) =>
    random.until(
      () => [...many(10, random.int(0, 6)), ...many(5, random.int(0, 4)), ...many(1, random.int(1, 6))],
      pieces => total(pieces) <= 99 && pieces.length >= 4 && new Set(pieces).size >= 2,
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
        pieces => total(pieces) < 100 && pieces.length >= 4 && pieces.length <= 8,
      ),
    ),
}

interface Level {
  readonly purse: keyof typeof purses
}

const draw = (random: Random, level: Level) => ({ pieces: purses[level.purse](random) })

const HOW_MUCH = { en: prose`How much money is there?`, es: prose`¿Cuánto dinero hay?` }

/** The greatest coin that still fits, again and again. */
function fewest(amount: number): readonly [quarters: number, dimes: number, nickels: number, pennies: number] {
  const [quarters, afterQuarters] = [Math.floor(amount / 25), amount % 25]
  const [dimes, afterDimes] = [Math.floor(afterQuarters / 10), afterQuarters % 10]
  return [quarters, dimes, Math.floor(afterDimes / 5), afterDimes % 5]
}

const COINS = [25, 10, 5, 1] as const
const COIN_NOUNS = { 25: nouns.quarter, 10: nouns.dime, 5: nouns.nickel, 1: nouns.penny }
const CHANGE = { 25: [10, 10, 5], 10: [5, 5], 5: [1, 1, 1, 1, 1] } as const
const fewestPieces = (amount: number): readonly Piece[] => {
  const counts = fewest(amount)
  return COINS.flatMap((coin, i) => many(coin, itemOf(counts, i)))
}

/** The greatest coin changed into smaller ones. */
function exchanged(pieces: readonly Piece[]) {
  const coin: 25 | 10 | 5 = pieces.includes(25) ? 25 : pieces.includes(10) ? 10 : 5
  return { coin, change: CHANGE[coin], pieces: [...CHANGE[coin], ...pieces.toSpliced(pieces.indexOf(coin), 1)] }
}

const theCoins = { en: line`the coins, the greatest first`, es: line`las monedas, primero las de más valor` }
const theBills = { en: line`the bills, the greatest first`, es: line`los billetes, primero los de más valor` }

/** 2 quarters, 0 dimes, 1 nickel, 3 pennies. */
const namedCoins = (counts: readonly number[]) => {
  const [quarters, dimes, nickels, pennies] = tupleOf(counts, 4)
  return prose`${count(quarters, nouns.quarter)}, ${count(dimes, nouns.dime)}, ${count(nickels, nouns.nickel)}, ${count(pennies, nouns.penny)}`
}

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
    rev: 2,
    levels: {
      easy: { purse: 'sorted small coins' },
      medium: { purse: 'with quarters' },
      hard: { purse: 'with quarters' },
    },
  },
  form => ({
    coins: form({
      levels: ['easy', 'medium'],
      instruction: HOW_MUCH,
      draw,
      answer: coinAmount,
      solve: ({ pieces }) => total(pieces),
      ask: ({ pieces }) => both([figure(coinsAndBills([pieces])), prose`____ ¢`]),
      solution: ({ pieces }) => [
        ...countedOn(pieces),
        answerStep(both(cents(total(pieces))), {
          en: line`There are ${cents(total(pieces))}.`,
          es: line`Hay ${cents(total(pieces))}.`,
        }),
      ],
      check: (printed, answer) => answer === countedIn(printed.figure('money')),
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
          pieces => total(pieces) <= 5000 && pieces.length >= 3 && new Set(pieces).size >= 2,
        ),
      }),
      answer: moneyAmount,
      solve: ({ pieces }) => total(pieces),
      ask: ({ pieces }) => both([figure(coinsAndBills([pieces])), prose`$____`]),
      solution: ({ pieces }) => [
        ...countedOn(pieces, 100),
        answerStep(both(money(total(pieces))), {
          en: line`There are ${money(total(pieces))}.`,
          es: line`Hay ${money(total(pieces))}.`,
        }),
      ],
      check: (printed, answer) => answer === countedIn(printed.figure('money')),
    }),

    compare: form({
      levels: ['medium'],
      instruction: {
        en: prose`Compare the money in ${symbol('P')} and in ${symbol('Q')}. Write <, >, or =.`,
        es: prose`Compara el dinero de ${symbol('P')} con el de ${symbol('Q')}. Escribe <, > o =.`,
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
      solution({ a, b }) {
        const [p, q] = [cents(total(a)), cents(total(b))]
        const sign = ({ less: '<', greater: '>', equal: '=' } as const)[comparisonOf(total(a), total(b))]
        return [
          step(statements(added(a), added(b)), because.countEachGroup),
          answerStep(relation(symbol('P'), sign, symbol('Q')), {
            en:
              total(a) === total(b)
                ? line`Both have ${p}.`
                : line`${symbol('P')} has ${p}, and ${symbol('Q')} has ${q}.`,
            es:
              total(a) === total(b)
                ? line`Los dos tienen ${p}.`
                : line`${symbol('P')} tiene ${p} y ${symbol('Q')} tiene ${q}.`,
          }),
        ]
      },
      check(printed, answer) {
        const order = countedIn(printed.figure('money'), 0) - countedIn(printed.figure('money'), 1)
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
      solution: ({ right, wrong }) => [
        explained(
          added(right),
          line`Count this set, the greatest coins first.`,
          line`Cuenta este grupo, primero las monedas mayores.`,
        ),
        explained(
          statements(...wrong.map(pieces => added(pieces))),
          line`The other sets show other amounts.`,
          line`Los otros grupos muestran otras cantidades.`,
        ),
        answerStep(both(figure(coinsAndBills([right]))), {
          en: line`These coins make ${cents(total(right))}.`,
          es: line`Estas monedas forman ${cents(total(right))}.`,
        }),
      ],
      check: (printed, answer) => answer.kind === 'money' && countedIn(answer) === printed.one('money').cents,
    }),

    fewestCoins: form({
      levels: ['hard'],
      share: 2,
      draw: random => ({
        amount: random.until(
          () => random.int(28, 99),
          // Three kinds of coins at least: a choice at nearly every coin.
          amount => fewest(amount).filter(number => number > 0).length >= 3,
        ),
      }),
      answer: numberList,
      solve: ({ amount }) => fewest(amount),
      key: ({ amount }) => both(namedCoins(fewest(amount))),
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
      solution({ amount }) {
        const counts = fewest(amount)
        let left = amount
        const taken = COINS.flatMap((coin, i) => {
          const [before, number] = [left, itemOf(counts, i)]
          left -= coin * number
          if (before === 0) return []
          return number === 0
            ? [
                explained(
                  relation(cents(before), '<', cents(coin)),
                  line`Only ${cents(before)} is left, less than ${cents(coin)}: ${count(0, COIN_NOUNS[coin])}.`,
                  line`Quedan ${cents(before)}, menos de ${cents(coin)}: ${count(0, COIN_NOUNS[coin])}.`,
                ),
              ]
            : [
                step(equation(minus(before, coin * number), left), because.takeAsManyAsFit, {
                  coins: count(number, COIN_NOUNS[coin]),
                }),
              ]
        })
        return [...taken, step(both(namedCoins(counts)), because.writeHowManyOfEach)]
      },
      check(printed, answers) {
        const [quarters, dimes, nickels, pennies] = tupleOf(
          answers.map(answer => exact(answer).n),
          4,
        )
        const value = 25 * quarters + 10 * dimes + 5 * nickels + pennies
        return value === printed.one('money').cents && quarters + dimes + nickels + pennies === fewestByTrying(value)
      },
    }),

    twoWays: form({
      levels: ['hard'],
      draw: random => ({ amount: random.int(26, 99) }),
      answer: drawing<readonly (readonly Piece[])[]>(
        ways => coinsAndBills(ways.map((pieces, i) => ({ label: i + 1, pieces }))),
        ways => {
          const [one, other] = tupleOf(ways, 2)
          return [
            [one, other.slice(1)],
            [one, one],
          ]
        },
      ),
      solve: ({ amount }) => {
        const coins = fewestPieces(amount)
        return [coins, exchanged(coins).pieces]
      },
      ask: ({ amount }) => ({
        en: prose`Draw coins that make ${cents(amount)}. Then make the same amount another way. Write the value on each coin.`,
        es: prose`Dibuja monedas que formen ${cents(amount)}. Luego forma la misma cantidad de otra manera. Escribe el valor en cada moneda.`,
      }),
      solution({ amount }, ways) {
        const { coin, change } = exchanged(fewestPieces(amount))
        return [
          step(added(fewestPieces(amount)), because.greatestCoinsFirst),
          step(equation(coin, sum(...change)), because.changeACoin, { coin: aThing(COIN_NOUNS[coin]) }),
          answerStep(figure(coinsAndBills(ways.map((pieces, i) => ({ label: i + 1, pieces })))), {
            en: line`Both ways make ${cents(amount)}.`,
            es: line`Las dos maneras forman ${cents(amount)}.`,
          }),
        ]
      },
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
          bills => bills.length > 1,
        ),
        coins: purses['with quarters'](random),
      }),
      answer: numberList,
      solve: ({ bills, coins }) => [total(bills) / 100, total(coins)],
      ask({ bills, coins }) {
        const drawn = figure(coinsAndBills([[...bills, ...coins]]))
        return { en: [drawn, prose`$____ and ____ ¢`], es: [drawn, prose`$____ y ____ ¢`] }
      },
      namedAnswer: ({ bills, coins }) =>
        both(prose`${count(total(bills) / 100, nouns.dollar)}, ${count(total(coins), nouns.cent)}`),
      solution: ({ bills, coins }) => [
        step(added(bills, 100), because.count, { group: theBills }),
        step(added(coins), because.count, { group: theCoins }),
        answerStep(both(prose`${count(total(bills) / 100, nouns.dollar)}, ${count(total(coins), nouns.cent)}`), {
          en: line`There are ${count(total(bills) / 100, nouns.dollar)} and ${count(total(coins), nouns.cent)}.`,
          es: line`Hay ${count(total(bills) / 100, nouns.dollar)} y ${count(total(coins), nouns.cent)}.`,
        }),
      ],
      check: (printed, [dollars, rest]) =>
        dollars !== undefined &&
        rest !== undefined &&
        exact(rest).n < 100 &&
        exact(dollars).n * 100 + exact(rest).n === countedIn(printed.figure('money')),
    }),

    enough: form({
      levels: ['easy', 'medium'],
      draw: (random, level) => {
        const { pieces } = draw(random, level)
        const [money, gap] = [total(pieces), random.int(1, 4)]
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
      solution({ pieces, price }) {
        const [has, costs] = [cents(total(pieces)), cents(price)]
        return [
          step(added(pieces), because.count, { group: theCoins }),
          total(pieces) >= price
            ? answerStep(relation(has, '>', costs), {
                en: line`Yes, ${has} is enough to pay ${costs}.`,
                es: line`Sí, ${has} alcanzan para pagar ${costs}.`,
              })
            : answerStep(relation(has, '<', costs), {
                en: line`No, ${has} is not enough to pay ${costs}.`,
                es: line`No, ${has} no alcanzan para pagar ${costs}.`,
              }),
        ]
      },
      check: (printed, answer) =>
        answer === (countedIn(printed.figure('money')) >= printed.one('money').cents ? 'yes' : 'no'),
    }),

    missingCoin: form({
      levels: ['hard'],
      draw: random =>
        random.until(
          () => ({ pieces: purses['with quarters'](random), missing: random.pick(COINS) }),
          ({ pieces, missing }) => total(pieces) + 2 * missing <= 100 && (missing > 1 || total(pieces) % 5 === 3),
        ),
      answer: coinAmount,
      solve: ({ missing }) => missing,
      ask: ({ pieces, missing }): Both<Content> => {
        const [drawn, sum] = [figure(coinsAndBills([pieces])), cents(total(pieces) + 2 * missing)]
        return {
          en: [
            drawn,
            prose`Two more coins of the same kind make ${sum} in all. How much is each of them worth? ____ ¢`,
          ],
          es: [
            drawn,
            prose`Con otras dos monedas iguales hay ${sum} en total. ¿Cuánto vale cada una de esas dos? ____ ¢`,
          ],
        }
      },
      solution({ pieces, missing }) {
        const both = 2 * missing
        return [
          step(added(pieces), because.count, { group: theCoins }),
          step(equation(minus(total(pieces) + both, total(pieces)), both), because.findTheMissingPart),
          explained(
            equation(both, sum(missing, missing)),
            line`Two equal coins make ${cents(both)}.`,
            line`Dos monedas iguales forman ${cents(both)}.`,
          ),
          answerStep(cents(missing), {
            en: line`Each of the two coins is worth ${cents(missing)}.`,
            es: line`Cada una de las dos monedas vale ${cents(missing)}.`,
          }),
        ]
      },
      check: (printed, answer) =>
        countedIn(printed.figure('money')) + 2 * answer === printed.one('money').cents &&
        [1, 5, 10, 25].includes(answer),
    }),
  }),
)
