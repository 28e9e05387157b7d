import {
  type Block,
  cents,
  type Expr,
  equation,
  type Inline,
  line,
  minus,
  type Printed,
  price,
  type Random,
  type Ratio,
  type Step,
  statements,
  sum,
  times,
} from '../../../author.ts'
import { told } from '../../kit/stories/told.ts'

type Words = readonly Inline[]

export const totalOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)
const dollarsOf = (amount: number): number => amount - (amount % 100)

/** A sentence of several pieces. */
export const sentence = (...pieces: readonly (Inline | readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: pieces.flatMap(piece => (typeof piece === 'string' || !Array.isArray(piece) ? [piece as Inline] : piece)),
})

/** The cents first, then the dollars with what the cents make. */
export function added(...amounts: readonly number[]): readonly Step[] {
  const inCents = totalOf(amounts.map(amount => amount % 100))
  const sumOfCents = equation(sum(...amounts.map(amount => cents(amount % 100))), cents(inCents))
  return [
    inCents >= 100
      ? told(
          statements(sumOfCents, equation(cents(inCents), price(inCents))),
          line`Add the cents. 100 cents make 1 dollar.`,
          line`Suma los centavos. 100 centavos son 1 dólar.`,
        )
      : told(sumOfCents, line`Add the cents.`, line`Suma los centavos.`),
    told(
      equation(sum(...amounts.map(amount => price(dollarsOf(amount))), price(inCents)), price(totalOf(amounts))),
      line`Add the dollars and ${price(inCents)}.`,
      line`Suma los dólares y ${price(inCents)}.`,
    ),
  ]
}

/** 1 dollar is regrouped where the cents do not suffice; then cents and dollars apart. */
export function subtracted(from: number, taken: number): readonly Step[] {
  const isRegrouped = from % 100 < taken % 100
  const [full, parts] = isRegrouped ? [dollarsOf(from) - 100, (from % 100) + 100] : [dollarsOf(from), from % 100]
  return [
    ...(isRegrouped
      ? [
          told(
            equation(price(from), sum(price(full), cents(parts))),
            line`${cents(from % 100)} is less than ${cents(taken % 100)}: regroup 1 dollar as 100 cents.`,
            line`${cents(from % 100)} es menos que ${cents(taken % 100)}: reagrupa 1 dólar como 100 centavos.`,
          ),
        ]
      : []),
    told(
      statements(
        equation(minus(cents(parts), cents(taken % 100)), cents(parts - (taken % 100))),
        equation(minus(price(full), price(dollarsOf(taken))), price(full - dollarsOf(taken))),
      ),
      line`Subtract the cents, then the dollars.`,
      line`Resta los centavos y luego los dólares.`,
    ),
  ]
}
/** The end of a difference or a sum that is no story. */
export const resultStep = (work: Expr, result: number): Step =>
  told(
    equation(work, price(result)),
    line`Put the dollars and the cents together.`,
    line`Junta los dólares y los centavos.`,
  )

/** The dollars and the cents of a price times a number. */
export function timesPrice(number: number, amount: number, single: number, en: Words, es: Words): readonly Step[] {
  const [dollars, parts] = [number * dollarsOf(amount), number * (amount % 100)]
  return [
    told(
      statements(
        equation(times(number, price(dollarsOf(amount))), price(dollars)),
        equation(times(number, cents(amount % 100)), cents(parts)),
      ),
      line`Multiply the dollars and the cents of the price by ${number}.`,
      line`Multiplica por ${number} los dólares y los centavos del precio.`,
    ),
    told(equation(sum(price(dollars), price(parts), price(single)), price(dollars + parts + single)), en, es),
  ]
}

/** Prices as shops have them. */
const ENDINGS = [5, 9, 5, 0, 8, 5]
export const drawPrice = (random: Random, [least, most]: readonly [number, number]): number =>
  random.until(
    () => 10 * random.int(Math.ceil(least / 10), Math.floor(most / 10) - 1) + random.pick(ENDINGS),
    value => value % 100 !== 0 && value >= least && value <= most,
  )
/** The smallest bills that pay for it. */
export const paidFor = (total: number): number => (total < 1950 ? 2000 : total < 4950 ? 5000 : 10_000)

export const inCents = (value: Ratio): number => value.times(100).n
/** The printed money in cents, in reading order. */
export const amountsIn = (printed: Printed): readonly number[] => printed.all('money').map(({ cents }) => cents)
