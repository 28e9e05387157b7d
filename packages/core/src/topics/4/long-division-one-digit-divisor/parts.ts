import { divideByPlaces, evaluate, type Printed, type Random, wholes } from '../../../author.ts'

export interface Level {
  /** How many the dividend has, one as often as it is listed. */
  readonly digits: readonly number[]
  readonly divisors: readonly [least: number, most: number]
  readonly remainder: 'never' | 'mostly'
  readonly zeroInQuotient: boolean
}

/** Draws quotient and remainder first; the dividend follows. */
export function draw(random: Random, { digits, divisors, remainder, zeroInQuotient }: Level) {
  const wantsZero = zeroInQuotient && random.evenly([true, false])
  const length = random.pick(digits)
  return random.until(
    () => {
      // The forms of a level take turns among the divisors, as far as beginners can divide by them.
      const divisor = remainder === 'never' ? random.int(...divisors) : random.evenly(wholes(...divisors))
      const [least, most] = [Math.max(11 * divisor, 10 ** (length - 1)), 10 ** length - 1]
      const quotient = random.int(Math.max(11, Math.ceil(least / divisor)), Math.floor(most / divisor))
      const rest = remainder === 'mostly' && random.chance(0.9) ? random.int(1, divisor - 1) : 0
      return { divisor, quotient, rest, dividend: divisor * quotient + rest }
    },
    ({ divisor, quotient, rest, dividend }) => {
      const firstDigit = Number(String(dividend)[0])
      const isForBeginners = dividend < 100 ? quotient <= 48 : firstDigit >= divisor && (length > 3 || divisor < 5)
      const fits =
        remainder === 'never' ? isForBeginners : rest > 0 || length > 3 || (dividend > 99 && firstDigit < divisor)
      return fits && String(quotient).includes('0') === wantsZero && String(dividend).length === length
    },
  )
}

type Division = ReturnType<typeof draw>

export const worked = ({ dividend, divisor }: Division) => divideByPlaces(dividend, divisor)

export const isDivision = (dividend: number, divisor: number, quotient: number, remainder: number) =>
  quotient * divisor + remainder === dividend && remainder >= 0 && remainder < divisor

/** The two numbers of the printed ÷, whatever stands around it. */
export function printedDivision(printed: Printed): readonly [dividend: number, divisor: number] {
  const { over, under } = printed.one('quotient')
  return [evaluate(over).n, evaluate(under).n]
}

export function bracketHolds(
  printed: Printed,
  { quotient, remainder }: { readonly quotient: number; readonly remainder: number },
) {
  const { dividend, divisor } = printed.block('long-division')
  return isDivision(evaluate(dividend).n, divisor, quotient, remainder)
}
