import type { Random } from '../../../author.ts'

/** A whole number from −most to most, but not 0. */
export const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
