import { itemOf, type Random, wholes } from '../../../author.ts'
import { mixed } from '../../kit/choices/turned.ts'
import type { Fact } from '../../kit/facts/facts.ts'

const plus = (a: number, b: number): Fact => ({ a, b, sign: '+' })
export const tensOf = (n: number) => n - (n % 10)
export const onesOf = (n: number) => n % 10

/** Which ones (or tens) meet: in this order no addend comes twice in a row. */
const PAIRS = {
  /** 42 + 5: two different ones of 2 or more, below ten together. */
  ones: [
    [6, 2],
    [2, 3],
    [5, 2],
    [3, 4],
    [2, 7],
    [4, 3],
    [2, 6],
    [4, 2],
    [3, 6],
    [5, 3],
    [3, 5],
    [2, 4],
    [7, 2],
    [6, 3],
    [3, 2],
    [4, 5],
    [5, 4],
    [2, 5],
  ],
  /** 36 + 40: tens and tens. */
  tens: mixed(wholes(1, 7).flatMap(tens => wholes(2, Math.min(6, 9 - tens)).map(more => [tens, more] as const))),
  /** 58 + 7: the ones make 11 to 17. */
  across: mixed(wholes(4, 9).flatMap(b => wholes(11 - b, Math.min(9, 17 - b)).map(ones => [ones, b] as const))),
} as const satisfies Record<string, readonly (readonly [number, number])[]>
type List = keyof typeof PAIRS
/** What stands before the ones, or after the tens. */
const OTHER_DIGITS: Readonly<Record<List, readonly number[]>> = {
  ones: wholes(2, 9),
  tens: wholes(1, 9),
  across: wholes(1, 8),
}

/**
 * Forms that share a list begin at different places of it, and at different digits: no two of them add to the same
 * number. Each form is a stride of its list behind the one before it anyway; what is said here comes on top.
 */
export const draw = (random: Random, list: List, ahead: number): Fact => drawWithPlace(random, list, ahead).fact
/** The same, with its place in the list: what else takes turns is chosen by it. */
export function drawWithPlace(random: Random, list: List, ahead: number) {
  const [pairs, digits] = [PAIRS[list], OTHER_DIGITS[list]]
  const place = random.turn(pairs.length)
  const [first, second] = itemOf<readonly [number, number]>(pairs, (place + ahead) % pairs.length)
  const digit = itemOf(digits, (random.turn(digits.length) + ahead) % digits.length)
  return { place, fact: list === 'tens' ? plus(10 * first + digit, 10 * second) : plus(10 * digit + first, second) }
}
/** What pupils find who make a mistake. */
const SLIPS = {
  /** 36 + 40 = 40: 4 was added. */
  tensAsOnes: ({ a, b }: Fact) => a + b / 10,
  /** 58 + 7 = 55. */
  tenLost: ({ a, b }: Fact) => a + b - 10,
  /** 58 + 7 = 75. */
  tenTooMany: ({ a, b }: Fact) => a + b + 10,
}
export type Slip = keyof typeof SLIPS
export const slipped = (fact: Fact, slip: Slip) => SLIPS[slip](fact)

/** Three sums, of which the one at this place is false. */
export function drawThree(random: Random) {
  const slip = random.evenly<Slip>(['tenLost', 'tensAsOnes', 'tenTooMany'])
  const place = random.evenly([1, 0, 2])
  const [tens, one, two] = random.until(
    () => [draw(random, 'tens', 7), draw(random, 'across', 19), draw(random, 'across', 14)] as const,
    facts =>
      new Set(facts.map(({ a }) => tensOf(a))).size === 3 &&
      new Set(facts.map(({ b }) => b)).size === 3 &&
      facts.every(({ a, b }) => a + b < 90),
  )
  const [wrong, right] = slip === 'tensAsOnes' ? [tens, one] : [one, tens]
  return { slip, place, facts: [right, two].toSpliced(place, 0, wrong) }
}
export type Three = ReturnType<typeof drawThree>
export const shownSums = ({ slip, place, facts }: Three) =>
  facts.map((fact, i) => ({ fact, shown: i === place ? slipped(fact, slip) : fact.a + fact.b }))
export const wrongOf = ({ place, facts }: Three) => itemOf(facts, place)
