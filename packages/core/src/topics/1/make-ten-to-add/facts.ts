import {
  acrossTen,
  downAcrossTen,
  type Expr,
  minus,
  negative,
  type Random,
  type Step,
  sum,
  type Value,
  wholes,
} from '../../../author.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'

type Pair = readonly [a: number, b: number]
/** A sum of which a is less than ten, or a difference of which it is more. */
export interface Fact {
  readonly a: number
  readonly b: number
}

/** No doubles: they are known by heart. */
const sumsFrom = (firsts: readonly number[], least: number): readonly Pair[] =>
  firsts.flatMap(a => wholes(Math.max(least, 11 - a), 9).flatMap((b): readonly Pair[] => (a === b ? [] : [[a, b]])))
const NEAR_TEN = mixed(sumsFrom([9, 8], 2))
/** In an order in which what is left after ten differs between neighbors on the page. */
const FAR: readonly Pair[] = [
  [7, 4],
  [7, 8],
  [7, 6],
  [6, 5],
  [6, 9],
  [7, 9],
  [7, 5],
  [6, 8],
  [6, 7],
]
export const SUMS = { near: mixed(sumsFrom([9, 8], 4)), far: FAR }
/** Differences past ten: two or more go after ten, and another number than before it. By what is left, then mixed. */
const DIFFERENCES = mixed(
  wholes(11, 17)
    .flatMap(a => wholes(a - 8, 9).flatMap((b): readonly Pair[] => (b === 2 * (a - 10) ? [] : [[a, b]])))
    .sort(([a, b], [c, d]) => b - a - (d - c)),
)

/** Forms that share a list begin at different places of it. */
const drawFrom = (pairs: readonly Pair[], random: Random, ahead: number): Fact => {
  const [a, b] = random.evenly(turned(pairs, ahead))
  return { a, b }
}
export const drawNearTen = (random: Random, ahead: number) => drawFrom(NEAR_TEN, random, ahead)
export const drawSum = (random: Random, ahead: number) =>
  drawFrom(SUMS[random.evenly(['far', 'near', 'far'])], random, ahead)
export const drawFar = (random: Random, ahead: number) => drawFrom(SUMS.far, random, ahead)
export const drawDifference = (random: Random, ahead: number) => drawFrom(DIFFERENCES, random, ahead)

/** What goes to ten, and what is left. */
export const partsOf = ({ a, b }: Fact): Pair => (a < 10 ? [10 - a, b - 10 + a] : [a - 10, b - a + 10])
export const restOf = (fact: Fact): number => partsOf(fact)[1]
export const isAdded = ({ a }: Fact) => a < 10
export const operation = (of: Fact, x: Value, y: Value): Expr => (isAdded(of) ? sum(x, y) : minus(x, y))
export const inTwoParts = (of: Fact, first: Value, rest: Value): Expr =>
  isAdded(of) ? sum(of.a, first, rest) : sum(of.a, negative(first), negative(rest))
export const written = (of: Fact) => operation(of, of.a, of.b)
export const resultOf = (of: Fact) => (isAdded(of) ? of.a + of.b : of.a - of.b)
export const worked = (of: Fact): readonly Step[] => (isAdded(of) ? acrossTen(of.a, of.b) : downAcrossTen(of.a, of.b))
