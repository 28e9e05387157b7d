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
/** Both numbers 20 or more; no number less its half, nor 20 + 20. */
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
      tens(2, Math.min(7, a / 10 - 1))
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
/** All with this result. */
export const making = (result: number) => [...FACTS['+'], ...FACTS['−']].filter(fact => resultOf(fact) === result)

/** Less 20, 30, or 40, and more is left than one ten. */
const TAKEN: readonly Fact[] = mixed(
  [20, 30, 40].flatMap(b =>
    tens(4, 9)
      .filter(a => a - b > 10 && a !== 2 * b)
      .map((a): Fact => ({ a, b, sign: '−' })),
  ),
)
export const drawTaken = (random: Random, ahead: number) => random.evenly(turned(TAKEN, ahead))

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

/** A known fact, and the whole or the part that makes the same number with another. */
export interface Sides {
  readonly known: Fact
  readonly split: Split
  /** Whether a part of a sum is missing, or the number that is subtracted from. */
  readonly asks: 'whole' | 'part'
}
const sidesOf = (asks: Sides['asks']): readonly Sides[] => {
  const all = FACTS[asks === 'part' ? '−' : '+'].flatMap(known =>
    SPLITS.map((split): Sides => ({ known, split, asks })).filter(({ split: { part, other } }) => {
      const [printed, missing] = asks === 'part' ? [part, other] : [other, part + other]
      const value = asks === 'part' ? part + other : part
      return resultOf(known) === value && new Set([known.a, known.b, printed, missing]).size === 4
    }),
  )
  return mixed(all.length % 7 === 0 ? all.slice(1) : all)
}
const SIDES = [sidesOf('part'), sidesOf('whole')] as const
export function drawSides(random: Random) {
  const all = random.evenly(SIDES)
  return { ...random.evenly(all), isTurned: random.chance(0.5) }
}
