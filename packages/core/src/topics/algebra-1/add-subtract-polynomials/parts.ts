import { bracketed, type Expr, minus, type Random, sum } from '../../../author.ts'
import { plus } from '../../kit/polynomials/polynomial.ts'
import { drawPolynomial } from '../../kit/polynomials/polynomial-pairs.ts'

export const isOrderly = (of: readonly number[]) => of.at(-1) !== 0 && of.filter(c => c !== 0).length >= 2

/** Two polynomials whose sum or difference keeps its degree. */
export function drawTwo(random: Random, sign: 1 | -1, gaps: boolean) {
  return random.until(
    () => {
      const degree = gaps ? random.int(2, 3) : random.int(1, 2)
      const [p, q] = [
        drawPolynomial(random, degree, 8, gaps),
        drawPolynomial(random, gaps ? random.int(2, degree) : degree, 7, gaps && random.chance(0.5)),
      ]
      return { p, q, result: plus(p, q, sign) }
    },
    // The sign of three or four terms is to be changed.
    ({ q, result }) => isOrderly(result) && (!gaps || q.filter(c => c !== 0).length >= 3),
  )
}

export const combined = (p: Expr, q: Expr, sign: number): Expr =>
  sign === 1 ? sum(bracketed(p), bracketed(q)) : minus(bracketed(p), bracketed(q))
