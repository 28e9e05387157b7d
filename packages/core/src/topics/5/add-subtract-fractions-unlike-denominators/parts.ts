import {
  addFractions,
  evaluate,
  minus,
  type Printed,
  prose,
  type Random,
  type Ratio,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { proper } from '../../kit/fractions/fractions.ts'

type Pair = readonly [number, number]

/** Variants under the names that levels list: each draws two denominators. */
const denominators = {
  'one divides the other': (random: Random): Pair =>
    random.pick([
      [2, 4],
      [2, 6],
      [3, 6],
      [2, 8],
      [4, 8],
      [3, 9],
      [2, 10],
      [5, 10],
    ]),
  'no common factor': (random: Random): Pair =>
    random.pick([
      [2, 3],
      [3, 4],
      [2, 5],
      [3, 5],
      [4, 5],
      [2, 7],
      [3, 7],
      [3, 8],
      [5, 6],
      [2, 9],
      [4, 9],
      [3, 10],
    ]),
  'some common factor': (random: Random): Pair =>
    random.pick([
      [4, 6],
      [6, 8],
      [6, 9],
      [4, 10],
      [6, 10],
      [8, 12],
      [9, 12],
      [10, 12],
    ]),
  'up to fifteen': (random: Random): Pair =>
    random.pick([
      [10, 15],
      [6, 15],
      [9, 15],
      [4, 15],
      [5, 12],
      [4, 14],
      [6, 14],
      [12, 15],
    ]),
}

interface Level {
  readonly pairs: readonly (keyof typeof denominators)[]
  readonly signs: readonly ('+' | '−')[]
  readonly below: number
}

export function drawPair(random: Random, { pairs, signs, below }: Level) {
  const kind = random.evenly(pairs)
  const sign = random.evenly(signs)
  return random.until(
    () => {
      const [b, d] = random.shuffle(denominators[kind](random)) as [number, number]
      const [left, right] = [proper(random, b), proper(random, d)]
      return sign === '−' && left.compare(right) < 0 ? { left: right, right: left, sign } : { left, right, sign }
    },
    ({ left, right }) => sign === '−' || left.plus(right).compare(below) < 0,
  )
}

export const result = ({ left, right, sign }: { left: Ratio; right: Ratio; sign: '+' | '−' }) =>
  sign === '+' ? left.plus(right) : left.minus(right)

export const worked = ({ left, right, sign }: { left: Value; right: Value; sign: '+' | '−' }) =>
  sign === '+' ? sum(left, right) : minus(left, right)

/** The common denominator and the rest. */
export const solution = ({ left, right, sign }: { left: Ratio; right: Ratio; sign: '+' | '−' }) =>
  addFractions(sign, left, right)

export const instruction = {
  en: prose`Add or subtract. Write the answer in lowest terms, as a mixed number if it is greater than 1.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión y, si es mayor que 1, como número mixto.`,
}

/** The printed numbers, and whether the second is taken away. */
export function read(printed: Printed) {
  const [left, right] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  return { left, right, isDifference: printed.all('negative').length > 0 }
}
