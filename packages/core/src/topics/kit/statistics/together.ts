import { gcd, type Random } from '../../../author.ts'

/** One item of each list; from problem to problem both lists move on, and in time all pairs come about. */
export function together<const A, const B>(random: Random, first: readonly A[], second: readonly B[]): [A, B] {
  const pairs = first.length * second.length
  const turn = random.turn(pairs)
  // Where the lengths have a common factor, the second list moves one further after each round.
  const round = Math.floor((turn * gcd(first.length, second.length)) / pairs)
  return [first[turn % first.length] as A, second[(turn + round) % second.length] as B]
}
