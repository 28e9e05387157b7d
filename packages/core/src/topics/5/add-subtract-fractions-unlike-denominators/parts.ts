import {
  addFractions,
  evaluate,
  lcm,
  minus,
  type Printed,
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
  'one divides the other': [
    [2, 4],
    [2, 6],
    [3, 6],
    [2, 8],
    [4, 8],
    [3, 9],
    [2, 10],
    [5, 10],
  ],
  'no common factor': [
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
  ],
  'some common factor': [
    [4, 6],
    [6, 8],
    [6, 9],
    [4, 10],
    [6, 10],
    [8, 12],
    [9, 12],
    [10, 12],
  ],
  'up to fifteen': [
    [10, 15],
    [6, 15],
    [9, 15],
    [4, 15],
    [5, 12],
    [4, 14],
    [6, 14],
    [12, 15],
  ],
} as const satisfies Readonly<Record<string, readonly Pair[]>>

interface Level {
  readonly pairs: readonly (keyof typeof denominators)[]
  readonly signs: readonly ('+' | '−')[]
  readonly below: number
}

/** The lesser is taken away; a sum has its numbers in one order only, so that no sheet has it both ways. */
const inOneOrder = (one: Ratio, other: Ratio, sign: '+' | '−') =>
  sign === '−' ? one.compare(other) >= 0 : (one.n + other.n) % 2 === 0

export function drawPair(random: Random, { pairs, signs, below }: Level) {
  const kind = random.evenly(pairs)
  const sign = random.evenly(signs)
  const pair = random.evenly<Pair>(denominators[kind])
  return random.until(
    () => {
      const [one, other] = [proper(random, pair[0]), proper(random, pair[1])]
      return inOneOrder(one, other, sign) ? { left: one, right: other, sign } : { left: other, right: one, sign }
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

/** Whether the sum or the difference over the least common denominator can be reduced. */
export const isReduced = (facts: { left: Ratio; right: Ratio; sign: '+' | '−' }) =>
  result(facts).d < lcm(facts.left.d, facts.right.d)
/** A pair that fits, with the denominators of the same turn. */
export function drawFitting(
  random: Random,
  level: Level,
  fits: (facts: ReturnType<typeof drawPair>) => boolean,
): ReturnType<typeof drawPair> {
  return random.until(() => drawPair(random, level), fits)
}

/** The printed numbers, and whether the second is taken away. */
export function read(printed: Printed) {
  const [left, right] = tupleOf(
    printed.all('number').map(number => evaluate(number)),
    2,
  )
  return { left, right, isDifference: printed.all('negative').length > 0 }
}
