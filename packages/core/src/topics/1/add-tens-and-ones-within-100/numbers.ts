import { itemOf, type Random, wholes } from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import type { Fact } from '../../kit/facts/facts.ts'

const plus = (a: number, b: number): Fact => ({ a, b, sign: '+' })
export const tensOf = (n: number) => n - (n % 10)
export const onesOf = (n: number) => n % 10

/** Mixed twice, as once each number is 10 from the next. */
const LISTS = {
  /** 42 + 5: two different ones of 2 or more, below ten together. */
  ones: mixed(
    mixed(
      wholes(2, 7).flatMap(ones =>
        wholes(2, 9 - ones)
          .filter(b => b !== ones)
          .flatMap(b => wholes(2, 9).map(tens => plus(10 * tens + ones, b))),
      ),
    ),
  ),
  /** 36 + 40: the first number has ones. */
  tens: mixed(
    mixed(
      wholes(1, 7).flatMap(tens =>
        wholes(2, Math.min(6, 9 - tens)).flatMap(more => wholes(1, 9).map(ones => plus(10 * tens + ones, 10 * more))),
      ),
    ),
  ),
  /** 47 + 3: the next ten is made. */
  nextTen: mixed(wholes(3, 8).flatMap(ones => wholes(2, 9).map(tens => plus(10 * tens + ones, 10 - ones)))),
  /** 58 + 7: the ones make 11 to 17. */
  across: mixed(
    mixed(
      wholes(4, 9).flatMap(b =>
        wholes(11 - b, Math.min(9, 17 - b)).flatMap(ones => wholes(1, 8).map(tens => plus(10 * tens + ones, b))),
      ),
    ),
  ),
} satisfies Record<string, readonly Fact[]>

/** Forms that share a list begin at different places of it. */
export const draw = (random: Random, list: keyof typeof LISTS, ahead: number): Fact =>
  random.evenly(turned(LISTS[list], ahead))
/** Tens are added in three of four, the next ten is made in one. */
export const drawMedium = (random: Random, ahead: number) =>
  draw(random, random.evenly(['tens', 'tens', 'nextTen', 'tens']), ahead)

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
    () => [draw(random, 'tens', 41), draw(random, 'across', 29), draw(random, 'across', 130)] as const,
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
