import {
  addByPlaces,
  blank,
  both,
  column,
  columnWithResult,
  defineTopic,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  integer,
  itemOf,
  line,
  minus,
  type Printed,
  prose,
  type Random,
  sentenceChoice,
  step,
  subtractByPlaces,
  sum,
  tupleOf,
  type Value,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { undoesTheColumn } from '../kit/columns/columns.ts'
import { areDifferent, hiddenDigits, hideDigits, isOnlyFilling, missingDigits } from '../kit/columns/missing-digits.ts'
import { borrows, carries } from '../kit/columns/regrouping.ts'
import {
  claimSolution,
  drawClaim,
  isKindPrinted,
  otherKinds,
  type Pair,
  printedClaim,
  resultOf,
  type Sign,
  says,
  whyNot,
  worked,
} from './add-subtract-multi-digit/errors.ts'

/** Pairs by the name that levels list; the first is the greater. */
const pairs = {
  'four digits, few regroupings'(random: Random, sign: Sign) {
    const isSum = sign === '+'
    return random.until(
      () => {
        const a = random.int(2111, isSum ? 8888 : 9999)
        return [a, random.int(1000, isSum ? Math.min(a - 1, 9999 - a) : Math.min(a - 1, 8999))] as const
      },
      // A 0 in the first number would leave a place with nothing to do.
      ([a, b]) => !String(a).includes('0') && (isSum ? carries(a, b) > 0 && carries(a, b) <= 2 : borrows(a, b) <= 2),
    )
  },
  'different lengths'(random: Random, sign: Sign) {
    const [top, bottom] = random.pick([
      [5, 3],
      [5, 4],
      [4, 3],
    ])
    return random.until(
      () => [random.int(10 ** top, 9 * 10 ** top - 1), random.int(10 ** bottom, 10 * 10 ** bottom - 1)] as const,
      ([a, b]) => (sign === '+' ? carries(a, b) >= 3 : borrows(a, b) >= 3),
    )
  },
  'across zeros'(random: Random) {
    const shape = random.evenly(['d0000e', 'de0000', 'd000ef', 'd0000'] as const)
    return random.until(
      () => {
        const [d, e] = [random.int(3, 9), random.int(1, 9)]
        const a = {
          d0000e: d * 100_000 + e,
          de0000: d * 100_000 + e * 10_000,
          d000ef: d * 100_000 + random.int(11, 69),
          d0000: d * 100_000,
        }[shape]
        return [a, random.int(11_111, a - 40_000)] as const
      },
      ([a, b]) => borrows(a, b) >= 4 && !String(b).endsWith('0'),
    )
  },
}

interface Level {
  readonly pairs: keyof typeof pairs
}

function pairOf(random: Random, level: Level, sign: Sign): Pair {
  const [a, b] = pairs[level.pairs](random, sign)
  return { a, b, sign }
}
const drawPair = (random: Random, level: Level): Pair =>
  pairOf(random, level, level.pairs === 'across zeros' ? '−' : random.evenly(['+', '−']))

const written = (a: Value, b: Value, sign: Sign) => (sign === '+' ? sum(a, b) : minus(a, b))

/** Both numbers to the first place of the smaller one. */
const estimated = ({ a, b, sign }: Pair) => {
  const unit = 10 ** (String(b).length - 1)
  const [left, right] = [Math.round(a / unit) * unit, Math.round(b / unit) * unit]
  return { left, right, near: sign === '+' ? left + right : left - right }
}

/** Results that an estimate shows to be wrong. */
const unreasonable = ({ a, b, sign }: Pair) =>
  sign === '+'
    ? {
        otherOperation: a - b,
        oneZeroMore: 10 * (a + b),
        digitShifted: a + 10 * b,
        lastDigitLost: Math.floor((a + b) / 10),
      }
    : {
        otherOperation: a + b,
        oneZeroMore: 10 * (a - b),
        digitShifted: a + Math.floor(b / 10),
        lastDigitLost: Math.floor((a - b) / 10),
      }
/** The estimate is near the result, and far from every other choice. */
function isEstimable(pair: Pair): boolean {
  const { near } = estimated(pair)
  const off = Math.abs(resultOf(pair) - near)
  return 4 * off <= near && Object.values(unreasonable(pair)).every(wrong => Math.abs(wrong - near) > 3 * off)
}

const ADD = { en: prose`Add.`, es: prose`Suma.` }
const SUBTRACT = { en: prose`Subtract.`, es: prose`Resta.` }

/** Undoes the printed operation on the two numbers of a row. */
function check(printed: Printed, answer: Value): boolean {
  const [a, b] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  const isDifference = printed.all('negative').length > 0
  return (isDifference ? exact(answer).plus(b) : exact(answer).minus(b)).equals(a)
}

export const addSubtractMultiDigit = defineTopic(
  {
    id: 'add-subtract-multi-digit',
    name: { en: 'Add and subtract multi-digit numbers', es: 'Sumar y restar números de varios dígitos' },
    description: {
      en: 'Add and subtract numbers of up to six digits in columns, with regrouping.',
      es: 'Suma y resta en columna números de hasta seis dígitos, con reagrupación.',
    },
    domain: 'Number & Operations in Base Ten',
    standards: ['4.NBT.B.4'],
    rev: 3,
    levels: {
      easy: { pairs: 'four digits, few regroupings' },
      medium: { pairs: 'different lengths' },
      hard: { pairs: 'across zeros' },
    },
  },
  form => ({
    addColumns: form({
      levels: ['easy', 'medium'],
      instruction: ADD,
      draw: (random, level) => pairOf(random, level, '+'),
      answer: integer,
      solve: resultOf,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    columns: form({
      share: 2,
      instruction: SUBTRACT,
      draw: (random, level) => pairOf(random, level, '−'),
      answer: integer,
      solve: resultOf,
      ask: ({ a, b, sign }) => both(column(sign, a, b)),
      solution: worked,
      check: undoesTheColumn,
    }),

    horizontal: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Write the numbers in columns. Then find the result.`,
        es: prose`Escribe los números en columnas. Luego halla el resultado.`,
      },
      lines: 5,
      draw: drawPair,
      answer: integer,
      solve: resultOf,
      ask: ({ a, b, sign }) => both(equation(written(a, b, sign), blank(3.5))),
      solution: worked,
      check,
    }),

    threeAddends: form({
      levels: ['hard'],
      instruction: ADD,
      draw: random => ({ terms: [random.int(100_000, 499_999), random.int(1000, 399_999), random.int(100, 99_999)] }),
      answer: integer,
      solve: ({ terms }) => terms.reduce((total, term) => total + term, 0),
      ask: ({ terms }) => both(column('+', ...terms)),
      solution: ({ terms }) => addByPlaces(...terms),
      check: undoesTheColumn,
    }),

    missingNumber: form({
      levels: ['hard'],
      instruction: { en: prose`Find the missing number.`, es: prose`Halla el número que falta.` },
      lines: 3,
      draw: random => {
        const place = random.evenly(['minuend', 'first addend', 'second addend'] as const)
        const [missing, known] = random.until(
          () => [random.int(120_000, 550_000), random.int(20_000, 450_000)] as const,
          ([a, b]) => a > b + 10_000 && (place === 'minuend' ? borrows(a, b) : carries(a, b)) >= 4,
        )
        return { missing, known, place }
      },
      answer: integer,
      solve: ({ missing }) => missing,
      ask: ({ missing, known, place }) =>
        both(
          place === 'minuend'
            ? equation(minus(blank(3.5), known), missing - known)
            : equation(place === 'first addend' ? sum(blank(3.5), known) : sum(known, blank(3.5)), missing + known),
        ),
      solution: ({ missing, known, place }) =>
        place === 'minuend'
          ? [
              step(sum(missing - known, known), because.explain, {
                sentence: { en: line`Undo the subtraction: add.`, es: line`Deshaz la resta: suma.` },
              }),
              ...addByPlaces(missing - known, known),
            ]
          : [
              step(minus(missing + known, known), because.findTheMissingPart),
              ...subtractByPlaces(missing + known, known),
            ],
      check(printed, answer) {
        const [known, total] = tupleOf(
          printed.all('number').map(number => evaluate(number)),
          2,
        )
        return (printed.all('negative').length > 0 ? exact(answer).minus(known) : exact(answer).plus(known)).equals(
          total,
        )
      },
    }),

    missingDigits: form({
      levels: ['hard'],
      ...hiddenDigits,
      draw: random => {
        const sign: Sign = random.evenly(['+', '−'])
        return random.until(() => {
          const [a, b] = random.until(
            () => [random.int(2000, 9999), random.int(1000, 8999)] as const,
            ([a, b]) => a > b + 1000,
          )
          return { sign, a, b, ...hideDigits(random, [a, b, sign === '+' ? a + b : a - b], 3) }
        }, areDifferent)
      },
      ask: ({ sign, rows }) => both(columnWithResult(sign, rows.slice(0, 2), itemOf(rows, 2))),
      solution: facts => missingDigits(facts.sign).solution(facts),
      check: isOnlyFilling,
    }),

    findTheError: form({
      levels: ['medium', 'hard'],
      kind: 'find-mistake',
      instruction: { en: prose`Is the result right?`, es: prose`¿Está bien el resultado?` },
      draw: (random, level) => drawClaim(random, () => drawPair(random, level)),
      answer: sentenceChoice,
      solve: ({ sign, kind }) => says(sign, kind),
      mistakes: ({ sign, kind }) => Object.fromEntries(otherKinds(kind).map(other => [other, says(sign, other)])),
      ask: printedClaim,
      solution: claimSolution,
      whyWrong: whyNot,
      check: isKindPrinted,
    }),

    reasonable: form({
      levels: ['easy', 'medium'],
      kind: 'explain',
      instruction: {
        en: prose`Estimate. Which result is reasonable?`,
        es: prose`Estima. ¿Qué resultado es razonable?`,
      },
      draw: (random, level) => random.until(() => drawPair(random, level), isEstimable),
      answer: integer,
      solve: resultOf,
      mistakes: unreasonable,
      ask: ({ a, b, sign }) => both(written(a, b, sign)),
      solution(facts, answer) {
        const { left, right, near } = estimated(facts)
        return [
          step(equation(written(left, right, facts.sign), near), because.estimate, { value: near }),
          explained(
            expr(answer),
            line`Of these results, this one is nearest to ${near}.`,
            line`De estos resultados, este es el más cercano a ${near}.`,
          ),
        ]
      },
      whyWrong(facts) {
        const { a, b, sign } = facts
        const { near } = estimated(facts)
        const tenth = {
          en: line`This is far less than ${near}.`,
          es: line`Es mucho menos que ${near}.`,
        }
        return sign === '+'
          ? {
              otherOperation: {
                en: line`This is the difference, not the sum.`,
                es: line`Es la diferencia, no la suma.`,
              },
              oneZeroMore: {
                en: line`This is far more than ${near}.`,
                es: line`Es mucho más que ${near}.`,
              },
              digitShifted: {
                en: line`Here ${b} was lined up one place too far to the left.`,
                es: line`Aquí ${b} se alineó un lugar más a la izquierda.`,
              },
              lastDigitLost: tenth,
            }
          : {
              otherOperation: {
                en: line`This is the sum, not the difference.`,
                es: line`Es la suma, no la diferencia.`,
              },
              oneZeroMore: {
                en: line`This is far more than ${near}.`,
                es: line`Es mucho más que ${near}.`,
              },
              digitShifted: {
                en: line`This is more than ${a}, the number we subtract from.`,
                es: line`Es más que ${a}, el número del que se resta.`,
              },
              lastDigitLost: tenth,
            }
      },
      check: (printed, answer) => check(printed, expr(answer)),
    }),
  }),
)
