import {
  decimal,
  divide,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  gcd,
  line,
  over,
  type Random,
  Ratio,
  type Step,
  symbol,
  times,
  type Value,
} from '../../../author.ts'

export const CASES = ['part', 'percent', 'whole'] as const
export type Case = (typeof CASES)[number]
/** part = rate % of whole. */
export interface Percent {
  readonly rate: Ratio
  readonly whole: number
}
export const X = symbol('x')
export const partOf = ({ rate, whole }: Percent): Ratio => rate.times(whole).over(100)
/** 37.5, without a fraction. */
export const shown = (value: Ratio | number): Expr => {
  const found = Ratio.from(value)
  return found.isInteger ? expr(found) : decimal(found)
}
export const unknownOf = (asked: Case, percent: Percent): Ratio =>
  asked === 'part' ? partOf(percent) : asked === 'percent' ? percent.rate : Ratio.of(percent.whole)

/** Rates that are easy to see, others of two digits, and few tens. */
export const FRIENDLY = [5, 15, 20, 25, 30, 35, 40, 45, 55, 60, 65, 70, 75, 80, 85, 90, 95] as const
export const ODD = Array.from({ length: 95 }, (_, i) => i + 3).filter(rate => rate % 10 !== 0)

/** A whole of this range of which the percent is whole. */
export function wholeFor(random: Random, rate: number, [least, most]: readonly [number, number]): number {
  const step = 100 / gcd(rate, 100)
  const [from, to] = [Math.ceil(least / step), Math.floor(most / step)]
  return from > to ? 0 : step * random.int(from, to)
}
export function drawOf(random: Random, rates: readonly number[], range: readonly [number, number]): Percent {
  return random.until(
    () => {
      const rate = random.pick(rates)
      return { rate: Ratio.of(rate), whole: wholeFor(random, rate, range) }
    },
    ({ whole, rate }) => whole > 0 && partOf({ whole, rate }).n >= 3 && whole !== 100,
  )
}

/** part/whole = percent/100, with x for what is asked. */
export const proportionOf = (asked: Case, percent: Percent): Expr =>
  equation(
    over(asked === 'part' ? X : shown(partOf(percent)), asked === 'whole' ? X : percent.whole),
    over(asked === 'percent' ? X : shown(percent.rate), 100),
  )
const NAMED: Readonly<Record<Case, string>> = { part: 'la parte', whole: 'el total', percent: 'el porcentaje' }
/** The proportion, the product of the two numbers across from each other, and the quotient. */
export function proportionSteps(asked: Case, percent: Percent): readonly Step[] {
  const { rate, whole } = percent
  const part = partOf(percent)
  const [one, other, by] =
    asked === 'part'
      ? [rate, Ratio.of(whole), Ratio.of(100)]
      : asked === 'percent'
        ? [part, Ratio.of(100), Ratio.of(whole)]
        : [part, Ratio.of(100), rate]
  const product = one.times(other)
  return [
    explained(
      proportionOf(asked, percent),
      [
        ...line`Let ${X} be the `,
        asked,
        ...line`. Write a proportion: the part is to the whole as the percent is to ${100}.`,
      ],
      [
        ...line`Sea ${X} `,
        NAMED[asked],
        ...line`. Escribe una proporción: la parte es al total como el porcentaje es a ${100}.`,
      ],
    ),
    explained(
      equation(times(shown(one), shown(other)), shown(product)),
      line`Multiply the two known numbers that are diagonally across from each other.`,
      line`Multiplica los dos números conocidos que están en diagonal.`,
    ),
    explained(
      equation(divide(shown(product), shown(by)), shown(unknownOf(asked, percent))),
      line`Divide by the third number, ${shown(by)}.`,
      line`Divide entre el tercer número, ${shown(by)}.`,
    ),
  ]
}
/** By the equation: the part is the percent, written as a decimal, times the whole. */
export const holds = (part: Value | Ratio, rate: Value | Ratio, whole: Value | Ratio): boolean =>
  exact(rate as Value)
    .times(exact(whole as Value))
    .equals(exact(part as Value).times(100))
