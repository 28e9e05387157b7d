import { itemOf, type Random, Ratio } from '../../../author.ts'
import {
  asDecimal,
  coefficientOf,
  constantOf,
  group,
  type OneSide,
  oneSide,
  ones,
  overBar,
  type Part,
  xs,
} from '../../kit/equations/parts.ts'

type Draw = (random: Random) => readonly Part[]
const nonzero = (random: Random, least: number, most: number) => random.int(least, most) * random.sign()

/** Two terms with x and a number, in several orders. */
const easyParts: readonly Draw[] = [
  random => [xs(random.int(2, 9)), ones(random.int(2, 20)), xs(random.int(1, 9))],
  random => [xs(random.int(5, 9)), ones(random.int(2, 20)), xs(-random.int(1, 4))],
  random => [ones(random.int(2, 20)), xs(random.int(2, 9)), xs(random.int(1, 9))],
  random => [xs(random.int(2, 9)), ones(-random.int(2, 20)), xs(random.int(1, 9))],
  random => [xs(random.int(2, 9)), xs(random.int(1, 9)), ones(-random.int(2, 20))],
  random => [ones(random.int(2, 20)), xs(random.int(5, 9)), xs(-random.int(1, 4))],
]
const startingWithX = [0, 1, 3, 4].map(i => itemOf(easyParts, i))
const isTelling = ({ parts, right, x }: OneSide) => {
  const [a, b] = [coefficientOf(parts), constantOf(parts)]
  return (
    Math.abs(a.n) > 1 &&
    Math.abs(right.toNumber()) <= 150 &&
    right.n !== 0 &&
    right.minus(b).n !== 0 &&
    !x.equals(0) &&
    !x.equals(1) &&
    !x.equals(right)
  )
}
/** Terms with x that are not the same, so that no two of them are one term twice. */
const haveDifferentTerms = ({ parts }: OneSide) => {
  const own = parts.filter(({ of }) => of === 'x').map(({ by }) => Math.abs(by.toNumber()))
  return new Set(own).size === own.length
}

/** `startsWithX` leaves out those that start with the number. */
export function drawEasy(random: Random, startsWithX = false): OneSide {
  const parts = random.evenly(startsWithX ? startingWithX : easyParts)
  return random.until(
    () => oneSide(parts(random), random.int(-5, 12)),
    of => isTelling(of) && haveDifferentTerms(of),
  )
}

/** One pair of parentheses; every other kind has a minus before it. */
const mediumParts: readonly Draw[] = [
  random => [group(random.int(2, 5), random.int(2, 3), nonzero(random, 1, 6)), xs(-random.int(2, 9))],
  random => [xs(random.int(3, 9)), group(-random.int(2, 5), 1, nonzero(random, 2, 8))],
  random => [group(random.int(3, 7), 1, -random.int(2, 9)), ones(nonzero(random, 2, 15)), xs(random.int(2, 6))],
  random => [xs(random.int(5, 9)), group(-1, random.int(2, 4), nonzero(random, 3, 12))],
  random => [ones(random.int(4, 20)), xs(random.int(2, 9)), group(-random.int(2, 4), 1, -random.int(2, 7))],
]
const half = (random: Random, parts: readonly Part[]): Ratio => {
  const a = Math.abs(coefficientOf(parts).n)
  const n = random.intExcept(-3 * Math.max(a, 1), 4 * Math.max(a, 1), 0)
  return Ratio.of(n, Math.max(a, 1))
}
export function drawMedium(random: Random, isFraction = random.evenly([false, true, false])): OneSide {
  const parts = random.evenly(mediumParts)
  return random.until(
    () => {
      const own = parts(random)
      return oneSide(own, isFraction ? half(random, own) : random.intExcept(-12, 12, 0, 1, -1))
    },
    of => isTelling(of) && Math.abs(coefficientOf(of.parts).n) <= 12 && of.x.d <= 8 && of.x.isInteger !== isFraction,
  )
}

const DENOMINATORS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [4, 6],
  [3, 5],
  [2, 4],
] as const
const part = (random: Random, d: number) => Ratio.of(d === 2 ? 1 : random.coprimeTo(d), d)

const SOLUTIONS = Array.from({ length: 31 }, (_, i) => i - 15).filter(value => Math.abs(value) > 1)

/** Two terms with x and two denominators, or two bars; the right side is whole. */
export function drawFractions(random: Random): OneSide {
  const hasBars = random.evenly([false, true])
  const pair = random.evenly(DENOMINATORS)
  const { parts, fitting } = random.until(
    () => {
      const [p, q] = random.shuffle(pair)
      const parts = hasBars
        ? [overBar(1, nonzero(random, 1, 9), p), overBar(1, nonzero(random, 1, 9), q, random.sign())]
        : [xs(part(random, p)), xs(part(random, q).times(random.sign())), ones(nonzero(random, 1, 9))]
      const [a, b] = [coefficientOf(parts).toNumber(), constantOf(parts).toNumber()]
      const fitting = SOLUTIONS.filter(value => {
        const right = a * value + b
        const near = Math.round(right)
        return Math.abs(right - near) < 1e-9 && near !== 0 && Math.abs(near) <= 20 && near !== value
      })
      return { parts, fitting, a }
    },
    ({ fitting, a }) => fitting.length > 0 && a !== 0,
  )
  return oneSide(parts, random.pick(fitting))
}

const twoParts: readonly Draw[] = [
  random => [group(random.int(3, 8), 1, nonzero(random, 1, 9)), group(-random.int(2, 6), 1, nonzero(random, 1, 9))],
  random => [
    group(random.int(2, 5), random.int(2, 4), nonzero(random, 1, 7)),
    group(-random.int(2, 6), 1, -random.int(2, 9)),
  ],
  random => [group(random.int(2, 5), 1, -random.int(2, 9)), group(-1, random.int(3, 6), nonzero(random, 2, 9))],
  random => [
    group(random.int(2, 4), random.int(2, 3), -random.int(2, 7)),
    group(random.int(2, 6), 1, random.int(2, 9)),
  ],
]
const haveDifferentInsides = ({ parts }: OneSide) => new Set(parts.map(({ of }) => String(of))).size === parts.length
export function drawTwoGroups(random: Random): OneSide {
  const isFraction = random.evenly([true, false])
  const parts = random.evenly(twoParts)
  return random.until(
    () => {
      const own = parts(random)
      return oneSide(own, isFraction ? half(random, own) : random.intExcept(-15, 15, 0, 1, -1))
    },
    of =>
      isTelling(of) &&
      constantOf(of.parts).n !== 0 &&
      haveDifferentInsides(of) &&
      Math.abs(coefficientOf(of.parts).n) <= 16 &&
      of.x.d <= 8 &&
      of.x.isInteger !== isFraction,
  )
}

const tenths = (n: number) => Ratio.of(n, 10)
const decimalParts: readonly Draw[] = [
  random => [group(tenths(random.int(2, 9)), 1, -random.int(2, 9)), xs(1)],
  random => [xs(tenths(random.int(5, 9))), group(tenths(-random.int(2, 4)), 1, -random.int(2, 9))],
  random => [group(Ratio.of(random.pick([1, 3]), 4), 1, 4 * random.int(1, 4)), xs(Ratio.of(1, 2))],
  random => [xs(tenths(random.int(12, 18))), group(tenths(-random.int(2, 6)), 1, random.int(3, 9))],
]
export function drawDecimals(random: Random): OneSide {
  const parts = random.evenly(decimalParts)
  return random.until(
    () => oneSide(parts(random), random.intExcept(-12, 15, 0, 1, -1), { show: asDecimal }),
    of =>
      of.right.n !== 0 &&
      !coefficientOf(of.parts).isInteger &&
      constantOf(of.parts).n !== 0 &&
      of.right.minus(constantOf(of.parts)).n !== 0 &&
      of.right.times(4).d <= 10 &&
      !of.right.equals(of.x),
  )
}
