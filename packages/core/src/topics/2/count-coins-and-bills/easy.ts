import {
  answerStep,
  both,
  cents,
  coinAmount,
  coinsAndBills,
  type FormMaker,
  figure,
  line,
  money,
  moneyAmount,
  type Piece,
  prose,
} from '../../../author.ts'
import { countedIn, countedOn, many, total } from '../../kit/measures/coins.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const HOW_MUCH = { en: prose`How much money is there?`, es: prose`¿Cuánto dinero hay?` }

export const easyForms = (form: FormMaker<typeof levels>) => ({
  coins: form({
    levels: ['easy', 'medium'],
    instruction: HOW_MUCH,
    // Odd where bills are counted too, whose dollars are even: one number is not the answer twice.
    draw: (random, level) =>
      random.until(
        () => draw(random, level),
        ({ pieces }) => level.purse !== 'sorted small coins' || total(pieces) % 2 === 1,
      ),
    answer: coinAmount,
    solve: ({ pieces }) => total(pieces),
    ask: ({ pieces }) => both([figure(coinsAndBills([pieces])), prose`____ ¢`]),
    solution: ({ pieces }) => [
      ...countedOn(pieces),
      answerStep(both(cents(total(pieces))), {
        en: line`There is ${cents(total(pieces))}.`,
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
        pieces => total(pieces) <= 5000 && total(pieces) % 200 === 0 && pieces.length >= 3 && new Set(pieces).size >= 2,
      ),
    }),
    answer: moneyAmount,
    solve: ({ pieces }) => total(pieces),
    ask: ({ pieces }) => both([figure(coinsAndBills([pieces])), prose`$____`]),
    solution: ({ pieces }) => [
      ...countedOn(pieces, 100),
      answerStep(both(money(total(pieces))), {
        en: line`There is ${money(total(pieces))}.`,
        es: line`Hay ${money(total(pieces))}.`,
      }),
    ],
    check: (printed, answer) => answer === countedIn(printed.figure('money')),
  }),
})
