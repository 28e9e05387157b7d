import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import { placesOf, withPlaces } from '../kit/decimals.ts'

/** Quotient and divisor come first; the dividend follows. */
const divisions = {
  'same places': (random: Random) => {
    const places = random.pick([1, 2])
    return random.until(
      () => [withPlaces(random, places, 1.1, 24), Ratio.of(random.int(2, 9))] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === places && quotient.times(divisor).compare(100) < 0,
    )
  },
  'zero added': (random: Random) =>
    random.until(
      () => [withPlaces(random, 2, 0.5, 20), Ratio.of(random.pick([2, 4, 5, 6, 8]))] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  'zero in the quotient': (random: Random) => [Ratio.of(random.int(2, 9), 100), Ratio.of(random.int(3, 9))] as const,
  'whole ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(2, 90)), Ratio.of(random.int(2, 9), 10)] as const,
      ([quotient, divisor]) => quotient.times(divisor).isInteger,
    ),
  'tenths ÷ tenths': (random: Random) =>
    random.until(
      () => [Ratio.of(random.int(2, 25)), withPlaces(random, 1, 0.2, 4.9)] as const,
      ([quotient, divisor]) => placesOf(quotient.times(divisor)) === 1,
    ),
  'hundredths ÷ hundredths': (random: Random) =>
    [Ratio.of(random.int(2, 30)), withPlaces(random, 2, 0.12, 0.98)] as const,
}

interface Level {
  readonly divisions: readonly (keyof typeof divisions)[]
}

const from = ([quotient, divisor]: readonly [Ratio, Ratio]) => ({
  quotient,
  divisor,
  dividend: quotient.times(divisor),
})

export const draw = (random: Random, level: Level) => from(divisions[random.evenly(level.divisions)](random))
