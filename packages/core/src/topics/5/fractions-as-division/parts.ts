import {
  divide,
  equation,
  gcd,
  itemOf,
  line,
  mixed,
  over,
  type Printed,
  type Random,
  Ratio,
  remainder,
  type Step,
  step,
  sum,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { Level } from './levels.ts'

/** So many wholes, shared into so many equal parts. */
export interface Sharing {
  readonly total: number
  readonly parts: number
}

export const shareOf = ({ total, parts }: Sharing): Ratio => Ratio.of(total, parts)

/** Less than one whole for each, in lowest terms as it stands. */
export const drawBelowOne = (random: Random, divisors: readonly number[], most = 11): Sharing =>
  random.until(
    () => {
      const parts = random.pick(divisors)
      return { total: random.int(2, Math.min(most, parts - 1)), parts }
    },
    ({ total, parts }) => gcd(total, parts) === 1,
  )

/** More than two wholes for each, and a fraction that is more than a half more or less. */
export function drawAboveOne(random: Random, { most, divisors }: Level): Sharing {
  return random.until(
    () => ({ total: random.int(7, most), parts: random.pick(divisors) }),
    ({ total, parts }) => total > 2 * parts && total < 10 * parts && Ratio.of(total, parts).d > 2,
  )
}

/** The same; in half of them the fraction is not in lowest terms at first. */
export function drawToReduce(random: Random, level: Level): Sharing {
  const isReducible = random.evenly([true, false])
  return random.until(
    () => drawAboveOne(random, level),
    ({ total, parts }) => gcd(total, parts) > 1 === isReducible,
  )
}

/** One part of each whole: so many of them. */
export function sharedOut({ total, parts }: Sharing): readonly Step[] {
  const each = Ratio.of(1, parts)
  const share = shareOf({ total, parts })
  const divisor = gcd(total, parts)
  return [
    step(equation(divide(1, parts), each), because.explain, {
      sentence: {
        en: line`Divide each whole into ${parts} equal parts. One part is ${each}.`,
        es: line`Divide cada entero en ${parts} partes iguales. Una parte es ${each}.`,
      },
    }),
    step(equation(equation(divide(total, parts), times(total, each)), over(total, parts)), because.explain, {
      sentence: {
        en: line`Each share has one part of each of the ${total} wholes.`,
        es: line`Cada porción tiene una parte de cada uno de los ${total} enteros.`,
      },
    }),
    ...(divisor > 1 ? [step(equation(over(total, parts), share), because.divideBothTerms, { value: divisor })] : []),
  ]
}

/** The wholes that each gets, then the rest over the divisor. */
export function dividedToMixed({ total, parts }: Sharing): readonly Step[] {
  const [whole, rest] = [Math.floor(total / parts), total % parts]
  const divisor = gcd(rest, parts)
  return [
    step(equation(divide(total, parts), remainder(whole, rest)), because.divideWithRemainder, { rest }),
    step(equation(divide(total, parts), sum(whole, over(rest, parts))), because.remainderOverDivisor),
    ...(divisor > 1
      ? [step(equation(over(rest, parts), Ratio.of(rest, parts)), because.divideBothTerms, { value: divisor })]
      : []),
    step(equation(divide(total, parts), mixed(shareOf({ total, parts }))), because.toMixedNumber),
  ]
}

/** The wholes of the printed division, and among how many they are shared. */
export function divisionIn(printed: Printed): Sharing {
  const [total, parts] = printed.all('number')
  return { total: numerator(total), parts: numerator(parts) }
}
const numerator = (item: { readonly n: number } | undefined): number => itemOf(item ? [item.n] : [], 0)

/** So many shares put together again make the wholes. */
export const makesTheTotal = (share: Ratio, { total, parts }: Sharing): boolean => share.times(parts).equals(total)
