import {
  decimal,
  divide,
  evaluate,
  exact,
  line,
  type Printed,
  type Random,
  Ratio,
  type Value,
} from '../../../author.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import { divided } from '../../kit/decimals/divide-by-parts.ts'

/** Divisors in hundredths that are easy to divide by once they are whole. */
const HUNDREDTHS = [2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 25].map(n => Ratio.of(n, 100))

/** Quotient and divisor come first; the dividend follows. */
const divisions = {
  'same places': (random: Random, divisors: readonly number[]) => {
    const [places, divisor] = [random.pick([1, 2]), Ratio.of(random.evenly(divisors))]
    return random.until(
      () => [withPlaces(random, places, 1.1, 24), divisor] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === places && quotient.times(divisor).compare(100) < 0,
    )
  },
  'zero added': (random: Random) =>
    random.until(
      () => [withPlaces(random, 2, 0.5, 20), Ratio.of(random.pick([2, 4, 5, 6, 8]))] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  // 4.08 or 0.06: the tenths of the quotient are 0.
  'zero in the quotient': (random: Random) =>
    random.until(
      () =>
        [
          Ratio.of(100 * random.pick([0, 1, 2, 3, 4, 5, 6, 7, 8]) + random.int(2, 9), 100),
          Ratio.of(random.int(3, 9)),
        ] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 2,
    ),
  'whole ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(2, 90)), Ratio.of(random.int(2, 9), 10)] as const,
      ([quotient, divisor]) => quotient.times(divisor).isInteger,
    ),
  'tenths ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(12, 48)), withPlaces(random, 1, 0.3, 2.5)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  'hundredths ÷ hundredths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(12, 64)), random.pick(HUNDREDTHS)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 2,
    ),
  'tenths ÷ hundredths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(12, 80)), random.pick(HUNDREDTHS)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
}

interface Level {
  readonly divisions: readonly (keyof typeof divisions)[]
}

export interface Division {
  readonly quotient: Ratio
  readonly divisor: Ratio
  readonly dividend: Ratio
}

export const DIVISORS = [3, 7, 4, 9, 6, 2, 8, 5] as const

export const draw = (random: Random, level: Level, divisors: readonly number[] = DIVISORS): Division => {
  const [quotient, divisor] = divisions[random.evenly(level.divisions)](random, divisors)
  return { quotient, divisor, dividend: quotient.times(divisor) }
}

/** Why a story divides. */
export const inEqualParts = {
  en: line`The amount is split into equal parts: divide.`,
  es: line`La cantidad se reparte en partes iguales: divide.`,
}

export const written = ({ dividend, divisor }: Division) => divide(decimal(dividend), decimal(divisor))

export const worked = ({ dividend, divisor }: Division) => divided(dividend, divisor)

/** Multiplies back. */
export function check(printed: Printed, answer: Value): boolean {
  const { over, under } = printed.one('quotient')
  return exact(answer).times(evaluate(under)).equals(evaluate(over))
}
