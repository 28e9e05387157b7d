import { decimalPlaces } from '../../../number/decimal.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'

/** A decimal with exactly so many places (its last digit is no zero), by its size without the point. */
export const withPlaces = (random: Random, places: number, least: number, most: number): Ratio =>
  random.until(
    () => Ratio.of(random.int(Math.round(least * 10 ** places), Math.round(most * 10 ** places)), 10 ** places),
    value => places === 0 || placesOf(value) === places,
  )

export const placesOf = (value: Ratio): number => decimalPlaces(value.d) ?? Number.POSITIVE_INFINITY
