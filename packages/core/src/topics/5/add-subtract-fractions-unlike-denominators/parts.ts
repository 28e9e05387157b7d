import { prose } from '../../../content.ts'
import { minus, sum, type Value } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Printed } from '../../../printed.ts'
import type { Random } from '../../../random.ts'
import { proper } from '../../common/fractions.ts'

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
      [8, 12],
      [5, 12],
      [4, 14],
      [9, 12],
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

export const instruction = {
  en: prose`Add or subtract. Write the answer in lowest terms; write an answer greater than 1 as a mixed number.`,
  es: prose`Suma o resta. Escribe el resultado en su mínima expresión; si es mayor que 1, escríbelo como número mixto.`,
}

/** The printed numbers, and whether the second is taken away. */
export function read(printed: Printed) {
  const [left, right] = printed.all('number').map(number => evaluate(number))
  return { left: left ?? Ratio.of(0), right: right ?? Ratio.of(0), isDifference: printed.all('negative').length > 0 }
}
