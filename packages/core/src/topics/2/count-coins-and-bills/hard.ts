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
  drawing,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  minus,
  numberList,
  type Piece,
  prose,
  relation,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { added, addedByKind, countedIn, many, total } from '../../kit/measures/coins.ts'
import type { levels } from './levels.ts'
import { purses } from './parts.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
      return [
        ...taken,
        counts.includes(0)
          ? step(both(namedCoins(counts)), because.writeHowManyOfEach)
          : explained(both(namedCoins(counts)), line`Write how many of each.`, line`Escribe cuántas hay de cada una.`),
      ]
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
      addedByKind(bills, 100),
      addedByKind(coins),
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
        en: [drawn, prose`Two more coins of the same kind make ${sum} in all. How much is each of them worth? ____ ¢`],
        es: [
          drawn,
          prose`Con otras dos monedas iguales hay ${sum} en total. ¿Cuánto vale cada una de esas dos? ____ ¢`,
        ],
      }
    },
    solution({ pieces, missing }) {
      const both = 2 * missing
      return [
        addedByKind(pieces),
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
      countedIn(printed.figure('money')) + 2 * answer === printed.one('money').cents && [1, 5, 10, 25].includes(answer),
  }),
})
