import { Ratio, type Rational } from './ratio.ts'

/** The nearest multiple of `step`; a half goes away from zero, as in school. */
export const roundedTo = (value: Rational, step: Rational): Ratio =>
  Ratio.from(step).times(Ratio.from(value).over(step).rounded())

/** 3.146 to 2 places is 3.15; −1 rounds to tens. Exact: rounded once, from the exact value. */
export const roundedToPlaces = (value: Rational, places: number): Ratio =>
  roundedTo(value, places >= 0 ? Ratio.of(1, 10 ** places) : 10 ** -places)

export const floorOf = (value: Rational): number => {
  const { n, d } = Ratio.from(value)
  return Math.floor(n / d)
}

export const ceilingOf = (value: Rational): number => -floorOf(Ratio.from(value).negated())
