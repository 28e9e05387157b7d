import { bracketed, type Expr, gcd, join, m, minus, power, type Random, Ratio, sum, symbol } from '../../../author.ts'
import { PRIME } from '../../kit/polynomials/factored.ts'
import { factored, monomial, polynomial, sumOf, times } from '../../kit/polynomials/polynomial.ts'

interface Problem {
  readonly printed: Expr
  readonly answer: Expr
}

const linear = (a: number, b: number) => bracketed(polynomial([b, a]))

export const difference = (a: number, b: number, scale = 1): Problem => ({
  printed: polynomial([-scale * b * b, 0, scale * a * a]),
  answer: factored(scale, linear(a, b), linear(a, -b)),
})

export const square = (a: number, b: number, scale = 1): Problem => ({
  printed: polynomial(times([b, a], [b, a]).map(c => scale * c)),
  answer: factored(scale, power(linear(a, b), 2)),
})

/** Coprime, not both 1. */
export const drawPair = (random: Random, most: number) =>
  random.until(
    () => [random.int(2, 9), random.int(1, most)] as const,
    ([a, b]) => gcd(a, b) === 1 && 2 * a * b <= 225,
  )

const inTwo = (a: number, b: number) => bracketed(sumOf([monomial(a, ['x', 1]), monomial(b, ['y', 1])]))

export const kinds = {
  difference: (random: Random) => difference(1, random.int(1, 12)),
  'square plus': (random: Random) => square(1, random.int(1, 12)),
  'square minus': (random: Random) => square(1, -random.int(1, 12)),
  'difference ax': (random: Random) => difference(...drawPair(random, 12)),
  'square ax': (random: Random) => {
    const [a, b] = drawPair(random, 9)
    return square(a, b * random.sign())
  },
  'two letters': (random: Random): Problem => {
    const [a, b] = drawPair(random, 7)
    const c = b * random.sign()
    return random.chance(0.5)
      ? {
          printed: sumOf([monomial(a * a, ['x', 2]), monomial(-b * b, ['y', 2])]),
          answer: join(inTwo(a, b), inTwo(a, -b)),
        }
      : {
          printed: sumOf([
            monomial(a * a, ['x', 2]),
            monomial(2 * a * c, ['x', 1], ['y', 1]),
            monomial(c * c, ['y', 2]),
          ]),
          answer: power(inTwo(a, c), 2),
        }
  },
  fraction: (random: Random): Problem => {
    const d = random.int(2, 9)
    const root = Ratio.of(random.coprimeTo(d, d + 3), d)
    return {
      printed: m`x^2 - ${root.times(root)}`,
      answer: join(bracketed(sum(symbol('x'), root)), bracketed(minus(symbol('x'), root))),
    }
  },
  prime: (random: Random): Problem => {
    const [a, b] = random.chance(0.5) ? [1, random.int(2, 12)] : drawPair(random, 9)
    return { printed: polynomial([b * b, 0, a * a]), answer: PRIME }
  },
  'common factor': (random: Random): Problem => {
    const [scale, b] = [random.int(2, 6), random.int(1, 9)]
    return random.chance(0.5) ? difference(1, b, scale) : square(1, b * random.sign(), scale)
  },
  'fourth power': (random: Random): Problem => {
    const b = random.int(1, 4)
    const scale = random.int(1, 6)
    return {
      printed: polynomial([-scale * b ** 4, 0, 0, 0, scale]),
      answer: factored(scale, bracketed(m`x^2 + ${b * b}`), linear(1, b), linear(1, -b)),
    }
  },
  'binomial squared': (random: Random): Problem => {
    const a = random.int(1, 9) * random.sign()
    const b = random.until(
      () => random.int(2, 10),
      b => b !== Math.abs(a),
    )
    return {
      printed: minus(power(linear(1, a), 2), b * b),
      answer: join(linear(1, a + b), linear(1, a - b)),
    }
  },
}

export type Kind = keyof typeof kinds
