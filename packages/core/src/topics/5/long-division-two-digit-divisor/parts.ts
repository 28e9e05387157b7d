import type { Random } from '../../../author.ts'

interface Division {
  readonly divisor: number
  readonly quotient: number
  readonly rest: number
  readonly dividend: number
}

export const division = (divisor: number, quotient: number, rest: number): Division => ({
  divisor,
  quotient,
  rest,
  dividend: divisor * quotient + rest,
})

const digits = (value: number) => String(value).length

const FRIENDLY = [60, 11, 40, 15, 30, 25, 70, 12, 50, 20, 80, 90]

/** Quotient and remainder come first; the dividend follows. */
export const kinds = {
  'friendly divisor'(random: Random) {
    const divisor = random.evenly(FRIENDLY)
    return random.until(
      () => division(divisor, random.int(Math.ceil(100 / divisor), Math.floor(999 / divisor)), 0),
      ({ quotient }) => quotient > 2 && quotient % 10 > 0,
    )
  },
  'any divisor'(random: Random, isExact = false) {
    return random.until(
      () => {
        const divisor = random.int(13, isExact ? 76 : 99)
        return isExact
          ? division(divisor, random.int(12, Math.floor(999 / divisor)), 0)
          : division(divisor, random.int(3, 76), random.int(1, divisor - 1))
      },
      ({ dividend, divisor, quotient }) =>
        digits(dividend) === 3 && !FRIENDLY.includes(divisor) && divisor % 10 !== 0 && (!isExact || quotient % 10 > 0),
    )
  },
  'zero in the tens'(random: Random) {
    const divisor = random.int(13, 89)
    const hundreds = random.int(Math.ceil(1000 / (divisor * 100)), Math.min(9, Math.floor(9000 / (divisor * 100)) || 1))
    return division(divisor, hundreds * 100 + random.int(1, 9), random.int(1, divisor - 1))
  },
  'zero in the ones'(random: Random) {
    const divisor = random.int(13, 89)
    const tens = random.int(Math.ceil(100 / divisor), Math.min(99, Math.floor(900 / divisor)))
    return division(divisor, 10 * Math.max(tens, 11), random.int(1, divisor - 1))
  },
  'four digits'(random: Random) {
    const divisor = random.int(13, 89)
    return division(
      divisor,
      random.int(Math.ceil(1000 / divisor), Math.min(999, Math.floor(9900 / divisor))),
      random.int(1, divisor - 1),
    )
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof kinds)[]
}

export const draw = (random: Random, level: Level) => kinds[random.evenly(level.kinds)](random)
export const drawExact = (random: Random, level: Level) => kinds[random.evenly(level.kinds)](random, true)

export const isDivision = (dividend: number, divisor: number, quotient: number, rest: number) =>
  quotient * divisor + rest === dividend && rest >= 0 && rest < divisor
