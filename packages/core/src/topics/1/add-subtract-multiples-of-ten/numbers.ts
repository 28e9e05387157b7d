import { type Expr, negative, type Random, sum, type Value, wholes } from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { type Fact, resultOf } from '../../kit/facts/facts.ts'

const tens = (first: number, last: number) => wholes(first, last).map(n => 10 * n)
type Sign = Fact['sign']

/** One ten more or less. */
const NEXT: Readonly<Record<Sign, readonly Fact[]>> = {
  '+': mixed(tens(1, 8).map((a): Fact => ({ a, b: 10, sign: '+' }))),
  '−': mixed(tens(2, 9).map((a): Fact => ({ a, b: 10, sign: '−' }))),
}
/** Both numbers 20 or more; no number less its half, nor 20 + 20; more is left than one ten. */
const FACTS: Readonly<Record<Sign, readonly Fact[]>> = {
  '+': mixed(
    tens(2, 7).flatMap(a =>
      tens(2, 9 - a / 10)
        .filter(b => a + b > 40)
        .map((b): Fact => ({ a, b, sign: '+' })),
    ),
  ),
  '−': mixed(
    tens(3, 9).flatMap(a =>
      tens(2, Math.min(7, a / 10 - 2))
        .filter(b => a !== 2 * b)
        .map((b): Fact => ({ a, b, sign: '−' })),
    ),
  ),
}
const SIGNS: readonly Sign[] = ['−', '+']

/** Sums and differences in turns; forms that share a list begin at different places of it. */
const drawOf = (random: Random, facts: typeof FACTS, ahead: number): Fact => {
  const sign = random.evenly(SIGNS)
  return random.evenly(turned(facts[sign], ahead))
}
export const drawNext = (random: Random) => drawOf(random, NEXT, 0)
export const drawFact = (random: Random, ahead: number) => drawOf(random, FACTS, ahead)
export const drawOfSign = (random: Random, sign: Sign, ahead: number) => random.evenly(turned(FACTS[sign], ahead))

const taken = ([a, b]: readonly [number, number]): Fact => ({ a, b, sign: '−' })
/** Less 20, 30, or 40, and more is left than one ten; a sheet has none of them in two forms. */
export const CROSSED_OUT: readonly Fact[] = (
  [
    [70, 20],
    [80, 30],
    [90, 20],
    [90, 40],
    [80, 20],
    [90, 30],
  ] as const
).map(taken)
/** More rods are hard to tell apart in small pictures. */
export const PICTURED: readonly Fact[] = (
  [
    [50, 20],
    [60, 40],
    [70, 30],
    [60, 20],
    [50, 30],
    [70, 40],
  ] as const
).map(taken)
/** All with this result that no picture shows. */
export const making = (result: number) =>
  [...FACTS['+'], ...FACTS['−']].filter(
    fact =>
      resultOf(fact) === result &&
      !PICTURED.some(({ a, b, sign }) => a === fact.a && b === fact.b && sign === fact.sign),
  )

/** Two different parts of 20 or more, up to 90 together. */
export interface Split {
  readonly part: number
  readonly other: number
}
const SPLITS: readonly Split[] = mixed(
  tens(2, 7).flatMap(part =>
    tens(2, 9 - part / 10)
      .filter(other => other !== part)
      .map((other): Split => ({ part, other })),
  ),
)
export const drawSplit = (random: Random, ahead: number) => random.evenly(turned(SPLITS, ahead))

/** a ± b ± c, worked out from left to right. */
export interface Chain {
  readonly a: number
  readonly first: Fact
  readonly second: Fact
}
const stepFrom = (a: number, sign: Sign, b: number): Fact => ({ a, b, sign })
const chainsOf = (one: Sign, two: Sign): readonly Chain[] => {
  const all = tens(2, 9).flatMap(a =>
    tens(2, 6).flatMap(b =>
      tens(2, 6).map((c): Chain => {
        const first = stepFrom(a, one, b)
        return { a, first, second: stepFrom(resultOf(first), two, c) }
      }),
    ),
  )
  const kept = all.filter(({ a, first, second }) => {
    const numbers = [a, first.b, second.b]
    return new Set(numbers).size === 3 && [first, second].every(item => resultOf(item) >= 10 && resultOf(item) <= 90)
  })
  // A list of 7, 14, 21 … is not mixed.
  return mixed(kept.length % 7 === 0 ? kept.slice(1) : kept)
}
const CHAINS = [chainsOf('+', '−'), chainsOf('−', '+'), chainsOf('−', '−'), chainsOf('+', '+')] as const
/** The last sign changes in most. */
export const drawChain = (random: Random, ahead: number): Chain => {
  const [upDown, downUp, down, up] = CHAINS
  const chains = random.evenly([upDown, downUp, upDown, down, downUp, up])
  return random.evenly(turned(chains, ahead % chains.length))
}
export const endOf = ({ second }: Chain) => resultOf(second)
const signed = ({ b, sign }: Fact): Value => (sign === '+' ? b : negative(b))
export const chainWritten = ({ a, first, second }: Chain): Expr => sum(a, signed(first), signed(second))

/** A sum and a difference, or the other way round, of which all four numbers differ. */
export interface TwoSides {
  readonly left: Fact
  readonly right: Fact
}
const sidesOf = (signs: readonly [Sign, Sign], offs: readonly number[]): readonly TwoSides[] => {
  const all = FACTS[signs[0]].flatMap(left =>
    FACTS[signs[1]]
      .filter(right => offs.includes(resultOf(right) - resultOf(left)))
      .filter(right => new Set([left.a, left.b, right.a, right.b]).size === 4)
      .map((right): TwoSides => ({ left, right })),
  )
  return mixed(all)
}
const SIDES = {
  equal: [sidesOf(['+', '−'], [0]), sidesOf(['−', '+'], [0])],
  unequal: [sidesOf(['+', '−'], [10, -10]), sidesOf(['−', '+'], [10, -10])],
} as const
export function drawTwoSides(random: Random, areEqual: boolean): TwoSides {
  const lists = random.evenly(areEqual ? SIDES.equal : SIDES.unequal)
  return random.evenly(lists)
}

/** So much more or less, and the numbers from which that can be found. */
export const TABLES = mixed(
  [20, 30, 40, 50].flatMap(b => [
    { sign: '+' as const, b, from: tens(1, 9 - b / 10) },
    { sign: '−' as const, b, from: tens(b / 10 + 1, 9) },
  ]),
)
