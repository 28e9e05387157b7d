import { asWritten, divide, divideByPlaces, line, type Random, type Step, step } from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface Division {
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

const EASY = [24, 15, 30, 12, 21, 40, 18, 25, 60, 14, 20, 16, 22, 50] as const
const digit = (random: Random, least = 1) => random.int(least, 9)

/** A divisor that is easy to use, no remainder, no 0 in the quotient of two or three digits. */
export function drawEasy(random: Random): Division {
  const divisor = random.evenly(EASY)
  const isLong = random.chance(0.5)
  const front = isLong ? random.int(1, Math.max(1, Math.floor(90 / divisor))) * 10 + digit(random, 2) : digit(random, 2)
  const quotient = front * 10 + digit(random, 2)
  return division(divisor, quotient * divisor < 100 ? quotient + 70 : quotient, 0)
}

/** A two-digit divisor that is no multiple of 10. */
export const twoDigits = (random: Random, least = 2): number => random.int(least, 9) * 10 + random.int(2, 9)

/** 4 or 5 digits by 2 digits: a remainder in two of three, a 0 inside the quotient in one of three. */
export function drawMedium(random: Random): Division {
  const [hasRest, hasZero] = [random.evenly([true, false, true]), random.evenly([false, true, false])]
  const divisor = twoDigits(random)
  const tens = hasZero ? 0 : digit(random) * 10
  return division(divisor, digit(random) * 100 + tens + digit(random, 2), hasRest ? random.int(2, divisor - 1) : 0)
}

/** 5 or 6 digits by 3 digits, with a remainder; the divisor is no multiple of 10. */
export function drawHard(random: Random): Division {
  const divisor = random.int(12, 64) * 10 + random.int(2, 9)
  return division(divisor, digit(random) * 100 + random.int(0, 9) * 10 + digit(random, 2), random.int(12, divisor - 1))
}

export const isDivision = (dividend: number, divisor: number, quotient: number, rest: number): boolean =>
  quotient * divisor + rest === dividend && rest >= 0 && rest < divisor

/** What stands in the lines whose digit of the quotient is 0: the last digit was brought down. */
function zeroLines({ dividend, divisor }: Division): readonly number[] {
  const found: number[] = []
  let [rest, hasBegun] = [0, false]
  for (const digit of [...String(dividend)].map(Number)) {
    const value = rest * 10 + digit
    if (hasBegun && value < divisor) found.push(value)
    hasBegun ||= value >= divisor
    rest = value % divisor
  }
  return found
}

/** The lines of the division; of a line that writes a 0, what was brought down is told too. */
export function divisionSteps(division: Division): readonly Step[] {
  const zeros = [...zeroLines(division)]
  return divideByPlaces(division.dividend, division.divisor).map(one => {
    const value = one.reason === because.zeroInQuotient.id ? zeros.shift() : undefined
    if (value === undefined) return one
    const digit = asWritten(value % 10)
    return step(one.work, because.explain, {
      sentence: {
        en: line`Bring down the ${digit}. ${asWritten(value)} is less than ${division.divisor}: write 0 in the quotient.`,
        es: line`Baja el ${digit}. ${asWritten(value)} es menor que ${division.divisor}: escribe 0 en el cociente.`,
      },
    })
  })
}

const ENDS: readonly string[] = [
  because.checkDivision.id,
  because.checkQuotient.id,
  because.whatIsLeft.id,
  because.writeQuotient.id,
]
/** The lines of the division alone, for what goes on after them. */
export const divisionLines = (division: Division): readonly Step[] =>
  divisionSteps(division).filter(({ reason }) => !ENDS.includes(reason))

/** How a story begins. */
export const groupsIn = ({ dividend, divisor }: Division): Step =>
  step(divide(dividend, divisor), because.explain, {
    sentence: {
      en: line`Find how many groups of ${divisor} are in ${dividend}.`,
      es: line`Halla cuántos grupos de ${divisor} hay en ${dividend}.`,
    },
  })
