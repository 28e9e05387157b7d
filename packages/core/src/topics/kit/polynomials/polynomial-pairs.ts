import type { Expr, Random } from '../../../author.ts'
import { monomial, sumOf } from './polynomial.ts'

export const nonzero = (random: Random, most: number): number => random.int(1, most) * random.sign()

/** Coefficients of a polynomial of this degree; where `gaps` is, a lower term may be missing. */
export function drawPolynomial(random: Random, degree: number, most: number, gaps = false): number[] {
  const missing = gaps && degree > 1 ? random.int(0, degree - 1) : -1
  return Array.from({ length: degree + 1 }, (_, i) => (i === missing ? 0 : nonzero(random, most)))
}

/** ax² + bxy + cy². */
export const inTwo = ([a, b, c]: readonly number[]): Expr =>
  sumOf(
    [
      { c: a!, of: monomial(a!, ['x', 2]) },
      { c: b!, of: monomial(b!, ['x', 1], ['y', 1]) },
      { c: c!, of: monomial(c!, ['y', 2]) },
    ]
      .filter(({ c }) => c !== 0)
      .map(({ of }) => of),
  )
