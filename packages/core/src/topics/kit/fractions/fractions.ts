import { expr, mixed, type Random, Ratio } from '../../../author.ts'

/** A fraction below 1 in lowest terms, by its denominator. */
export const proper = (random: Random, d: number) => Ratio.of(random.coprimeTo(d), d)

/** A value above 1 as a mixed number. */
export const inLowestTerms = (value: Ratio) => (value.compare(1) > 0 ? mixed(value) : expr(value))

/** 3/2 and 5/2 from [3, 2] and [5, 2]. */
export const fractionsOf = (...pairs: readonly (readonly [n: number, d: number])[]): readonly Ratio[] =>
  pairs.map(([n, d]) => Ratio.of(n, d))
