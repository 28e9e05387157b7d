import type { Random } from '../../../author.ts'

/** One item of each list; from problem to problem both lists move on, and in time all pairs come about. */
export const together = <const A, const B>(random: Random, first: readonly A[], second: readonly B[]): [A, B] => [
  random.evenly(first),
  random.evenly(second),
]
