import {
  type Block,
  cents,
  type Expr,
  equation,
  explained,
  type Inline,
  line,
  type Printed,
  price,
  type Random,
  type Ratio,
  type Step,
  statements,
  sum,
  times,
} from '../../../author.ts'
import { dollarsOf } from '../../kit/measures/dollars-and-cents.ts'
import type { Ware } from './shops.ts'

type Words = readonly Inline[]

/** A sentence of several pieces. */
export const sentence = (...pieces: readonly (Inline | readonly Inline[])[]): Block => ({
  kind: 'paragraph',
  content: pieces.flatMap(piece => (typeof piece === 'string' || !Array.isArray(piece) ? [piece as Inline] : piece)),
})

/** The end of a difference or a sum that is no story. */
export const resultStep = (work: Expr, result: number): Step =>
  explained(
    equation(work, price(result)),
    line`Put the dollars and the cents together.`,
    line`Junta los dólares y los centavos.`,
  )

/** The dollars and the cents of a price times a number. */
export function timesPrice(number: number, amount: number, single: number, en: Words, es: Words): readonly Step[] {
  const [dollars, parts] = [number * dollarsOf(amount), number * (amount % 100)]
  return [
    explained(
      statements(
        equation(times(number, price(dollarsOf(amount))), price(dollars)),
        equation(times(number, cents(amount % 100)), cents(parts)),
      ),
      line`Multiply the dollars and the cents of the price by ${number}.`,
      line`Multiplica por ${number} los dólares y los centavos del precio.`,
    ),
    explained(
      equation(cents(parts), price(parts)),
      line`Write the cents as dollars.`,
      line`Escribe los centavos en dólares.`,
    ),
    explained(equation(sum(price(dollars), price(parts), price(single)), price(dollars + parts + single)), en, es),
  ]
}

/** Prices as shops have them. */
const ENDINGS = [5, 9, 5, 0, 8, 5]
export const drawPrice = (random: Random, { price: [least, most], by }: Ware): number =>
  random.until(
    () =>
      by > 1
        ? by * random.int(least / by, most / by)
        : 10 * random.int(Math.ceil(least / 10), Math.floor(most / 10) - 1) + random.pick(ENDINGS),
    value => value % 100 !== 0 && value >= least && value <= most,
  )
/** Whether nobody would pay with smaller bills: no $50 for $23.05. */
export const isPaidByOneBill = (total: number): boolean =>
  total < 1950 || (total >= 3000 && total < 4950) || total >= 6000
/** The bill that pays for it. */
export const paidFor = (total: number): number => (total < 1950 ? 2000 : total < 4950 ? 5000 : 10_000)

export const inCents = (value: Ratio): number => value.times(100).n
/** The printed money in cents, in reading order. */
export const amountsIn = (printed: Printed): readonly number[] => printed.all('money').map(({ cents }) => cents)
