import { decimalPlaces, evaluate, type Printed, type Random, Ratio, type Tuple, tupleOf } from '../../../author.ts'

/** A decimal with exactly so many places (its last digit is no zero), by its size without the point. */
export const withPlaces = (random: Random, places: number, least: number, most: number): Ratio =>
  random.until(
    () => Ratio.of(random.int(Math.round(least * 10 ** places), Math.round(most * 10 ** places)), 10 ** places),
    value => places === 0 || placesOf(value) === places,
  )

export const placesOf = (value: Ratio): number => decimalPlaces(value.d) ?? Number.POSITIVE_INFINITY

/** All numbers of the printed formulas, as many as are due. */
export const numbersIn = <const N extends number>(printed: Printed, count: N): Tuple<Ratio, N> =>
  tupleOf(
    printed.all('number').map(number => evaluate(number)),
    count,
  )
