import { bracketed, type Expr, join, minus, power, type Random } from '../../../author.ts'
import { asFactor, monomial, plus, polynomial, times } from '../../kit/polynomials/polynomial.ts'
import { inTwo, nonzero } from '../../kit/polynomials/polynomial-pairs.ts'

interface Problem {
  readonly printed: Expr
  readonly answer: Expr
}

const asProduct = (...factors: readonly (readonly number[])[]): Problem => ({
  printed: join(...factors.map(of => asFactor(polynomial(of)))),
  answer: polynomial(factors.reduce((one, two) => times(one, two))),
})

/** ax + b and cx + d whose middle terms do not cancel. */
export const drawBinomials = (random: Random) =>
  random.until(
    () =>
      [
        [nonzero(random, 9), random.int(2, 6)],
        [nonzero(random, 9), random.int(2, 6)],
      ] as const,
    ([[b, a], [d, c]]) => a * d + b * c !== 0,
  )

export const kinds = {
  monomial: (random: Random): Problem => {
    const [k, e] = [nonzero(random, 6), random.int(1, 2)]
    const of = Array.from({ length: random.int(2, 3) }, () => nonzero(random, 9))
    return {
      printed: join(monomial(Math.abs(k) === 1 ? 3 * k : k, ['x', e]), bracketed(polynomial(of))),
      answer: polynomial(times([...Array<number>(e).fill(0), Math.abs(k) === 1 ? 3 * k : k], of)),
    }
  },
  'leading ones': (random: Random): Problem => {
    const a = nonzero(random, 10)
    const b = random.until(
      () => nonzero(random, 10),
      b => b !== -a,
    )
    return asProduct([a, 1], [b, 1])
  },
  binomials: (random: Random): Problem => asProduct(...drawBinomials(random)),
  square: (random: Random): Problem => {
    const of = [nonzero(random, 9), random.int(2, 6)]
    return { printed: power(bracketed(polynomial(of)), 2), answer: polynomial(times(of, of)) }
  },
  conjugates: (random: Random): Problem => {
    const [a, b] = [random.int(2, 6), nonzero(random, 9)]
    return asProduct([b, a], [-b, a])
  },
  'binomial and trinomial': (random: Random): Problem =>
    asProduct([nonzero(random, 6), random.int(1, 4)], [nonzero(random, 6), nonzero(random, 6), random.int(1, 4)]),
  'three binomials': (random: Random): Problem =>
    asProduct([nonzero(random, 5), 1], [nonzero(random, 5), 1], [nonzero(random, 5), random.int(1, 3)]),
  'two letters': (random: Random): Problem => {
    const [[b, a], [d, c]] = drawBinomials(random)
    const binomial = (first: number, second: number) =>
      bracketed({ kind: 'sum', terms: [monomial(first, ['x', 1]), monomial(second, ['y', 1])] })
    return { printed: join(binomial(a, b), binomial(c, d)), answer: inTwo([a * c, a * d + b * c, b * d]) }
  },
  combined: (random: Random): Problem =>
    random.until(
      () => {
        const [a, b] = [nonzero(random, 7), random.int(2, 7)]
        const k = random.int(1, 3)
        const result = plus(times([a, k], [a, k]), times([b, 1], [-b, 1]), -1)
        return {
          printed: minus(
            power(bracketed(polynomial([a, k])), 2),
            join(bracketed(polynomial([-b, 1])), bracketed(polynomial([b, 1]))),
          ),
          answer: polynomial(result),
          constant: result[0],
        }
      },
      ({ constant }) => constant !== 0,
    ),
}

export type Kind = keyof typeof kinds
