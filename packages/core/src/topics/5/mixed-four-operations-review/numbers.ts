import { gcd, type Random, Ratio } from '../../../author.ts'
import { borrows, carries } from '../../kit/columns/regrouping.ts'
import { withPlaces } from '../../kit/decimals/decimals.ts'
import { proper } from '../../kit/fractions/fractions.ts'
import { type Fact, placesOf, type Sign, type Style } from './operations.ts'

type Pair = readonly [a: Ratio, b: Ratio]
type Draws = Readonly<Record<Sign, (random: Random) => Pair>>

const pair = (a: number, b: number): Pair => [Ratio.of(a), Ratio.of(b)]
const ends = (value: number) => value % 10 !== 0
const tenths = (value: number) => Ratio.of(value, 10)

const smallWholes: Draws = {
  '+': random => {
    const [a, b] = random.until(
      () => [random.int(12_345, 78_987), random.int(2345, 9876)] as const,
      ([a, b]) => carries(a, b) >= 3,
    )
    return pair(a, b)
  },
  '−': random => {
    const [a, b] = random.until(
      () => [random.int(21_234, 98_765), random.int(2345, 9876)] as const,
      ([a, b]) => borrows(a, b) >= 2,
    )
    return pair(a, b)
  },
  '×': random => pair(10 * random.int(2, 9) + random.int(3, 9), 10 * random.int(2, 6) + random.int(2, 9)),
  '÷': random => {
    const [divisor, quotient] = random.until(
      () => [random.int(4, 9), random.int(312, 987)] as const,
      ([d, q]) => ends(q) && d * q > 1500,
    )
    return pair(divisor * quotient, divisor)
  },
}

const smallDecimals: Draws = {
  '+': random => {
    const [a, b] = random.until(
      () => [random.int(123, 789), random.int(34, 198)] as const,
      ([a, b]) => carries(a, b) >= 2 && ends(a) && ends(b) && ends(a + b),
    )
    return [tenths(a), tenths(b)]
  },
  '−': random => {
    const [a, b] = random.until(
      () => [random.int(234, 989), random.int(37, 198)] as const,
      ([a, b]) => borrows(a, b) >= 1 && ends(a) && ends(b) && ends(a - b),
    )
    return [tenths(a), tenths(b)]
  },
  '×': random => {
    const [a, b] = random.until(
      () => [random.int(23, 98), random.int(3, 9)] as const,
      ([a, b]) => ends(a) && ends(a * b),
    )
    return [tenths(a), Ratio.of(b)]
  },
  '÷': random => {
    const [quotient, b] = random.until(
      () => [random.int(23, 98), random.int(3, 9)] as const,
      ([q, b]) => ends(q) && ends(q * b),
    )
    return [tenths(quotient * b), Ratio.of(b)]
  },
}

/** One denominator is a multiple of the other. */
const RELATED = [
  [3, 6],
  [3, 9],
  [3, 12],
  [4, 8],
  [4, 12],
  [5, 10],
  [5, 15],
  [6, 12],
] as const
function relatedPair(random: Random): Pair {
  const [one, other] = random.pick(RELATED)
  const [a, b] = [proper(random, one), proper(random, other)]
  return random.chance(0.5) ? [a, b] : [b, a]
}
const smallFractions: Draws = {
  '+': random =>
    random.until(
      () => relatedPair(random),
      ([a, b]) => a.plus(b).compare(1) < 0,
    ),
  '−': random => {
    const [a, b] = random.until(
      () => relatedPair(random),
      ([a, b]) => !a.equals(b),
    )
    return a.compare(b) > 0 ? [a, b] : [b, a]
  },
  // The product is a whole number.
  '×': random => {
    const [d, times] = [random.int(3, 8), random.int(3, 9)]
    const part = proper(random, d)
    return [part.n === 1 ? Ratio.of(d - 1, d) : part, Ratio.of(d * times)]
  },
  '÷': random => {
    const [unit, whole] = [Ratio.of(1, random.int(3, 8)), Ratio.of(random.int(3, 9))]
    return random.chance(0.5) ? [unit, whole] : [whole, unit]
  },
}

const middleWholes: Draws = {
  '+': random => {
    const [a, b] = random.until(
      () => [random.int(123_456, 789_876), random.int(34_567, 98_765)] as const,
      ([a, b]) => carries(a, b) >= 4,
    )
    return pair(a, b)
  },
  '−': random => {
    const [a, b] = random.until(
      () => [10_000 * random.int(3, 9) + random.int(2, 98), random.int(12_345, 89_876)] as const,
      ([a, b]) => a - b > 2500 && borrows(a, b) >= 4,
    )
    return pair(a, b)
  },
  '×': random => {
    const [first, second, third] = random.sample([3, 4, 5, 6, 7, 8, 9], 3)
    return pair(100 * first + 10 * second + third, 10 * random.int(3, 8) + random.int(3, 9))
  },
  '÷': random => {
    const [divisor, quotient] = random.until(
      () => [random.int(14, 49), random.int(123, 389)] as const,
      ([d, q]) => ends(d) && ends(q) && d * q < 10_000,
    )
    return pair(divisor * quotient, divisor)
  },
}

const middleDecimals: Draws = {
  '+': random => {
    const [a, b] = [withPlaces(random, 1, 23, 189), withPlaces(random, random.int(2, 3), 3, 19)]
    return random.chance(0.5) ? [a, b] : [b, a]
  },
  '−': random => [withPlaces(random, random.int(0, 1), 23, 89), withPlaces(random, 2, 3, 19)],
  '×': random =>
    random.until(
      () => [withPlaces(random, 1, 2.3, 9.8), withPlaces(random, 2, 0.23, 0.98)] as const,
      ([a, b]) => placesOf(a.times(b)) === 3,
    ),
  '÷': random => {
    const [quotient, b] = random.until(
      () => [withPlaces(random, 1, 2.3, 19.8), withPlaces(random, 1, 0.4, 0.9)] as const,
      ([q, b]) => placesOf(q.times(b)) === 2,
    )
    return [quotient.times(b), b]
  },
}

const UNLIKE = [
  [3, 4],
  [4, 6],
  [2, 5],
  [3, 5],
  [6, 9],
  [4, 5],
  [6, 8],
  [2, 3],
] as const
function unlikePair(random: Random): Pair {
  const [one, other] = random.pick(UNLIKE)
  const [a, b] = [proper(random, one), proper(random, other)]
  return random.chance(0.5) ? [a, b] : [b, a]
}
/** Different fractions of the denominators that come; the sum regroups, the difference opens a whole. */
const middleFractions: Draws = {
  '+': random => {
    const [a, b] = random.until(
      () => unlikePair(random),
      ([a, b]) => a.plus(b).compare(1) > 0,
    )
    return [a.plus(random.int(2, 8)), b.plus(random.int(1, 6))]
  },
  '−': random => {
    const [a, b] = random.until(
      () => unlikePair(random),
      ([a, b]) => a.compare(b) < 0,
    )
    const less = random.int(1, 4)
    return [a.plus(less + random.int(2, 5)), b.plus(less)]
  },
  '×': random =>
    random.until(
      () => {
        const d = random.int(3, 8)
        return [proper(random, d), proper(random, random.int(2, 5)).plus(random.int(1, 4))] as const
      },
      ([a, b]) => a.n > 1 && !a.times(b).isInteger && a.times(b).compare(1) > 0 && gcd(a.n * b.n, a.d * b.d) > 1,
    ),
  '÷': random => {
    const [unit, whole] = [Ratio.of(1, random.int(6, 12)), Ratio.of(random.int(7, 15))]
    return random.chance(0.5) ? [unit, whole] : [whole, unit]
  },
}

const NUMBERS = {
  small: { wholes: smallWholes, decimals: smallDecimals, fractions: smallFractions },
  middle: { wholes: middleWholes, decimals: middleDecimals, fractions: middleFractions },
} as const
export type Numbers = keyof (typeof NUMBERS)['small']

export function drawFact(random: Random, size: keyof typeof NUMBERS, numbers: Numbers, sign: Sign): Fact {
  const [a, b] = NUMBERS[size][numbers][sign](random)
  const style: Style = numbers === 'fractions' ? 'fraction' : 'decimal'
  return { style, sign, a, b }
}
