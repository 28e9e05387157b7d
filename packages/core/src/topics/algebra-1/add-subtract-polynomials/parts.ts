import {
  bracketed,
  type Expr,
  negative,
  type Random,
  type RankedTerm,
  Ratio,
  type Rational,
  type SignedPolynomial,
  sum,
} from '../../../author.ts'
import { type Coefficients, monomial, plus, sumOf } from '../../kit/polynomials/polynomial.ts'
import { drawPolynomial } from '../../kit/polynomials/polynomial-pairs.ts'

export type Sign = 1 | -1

export const combined = (p: Expr, q: Expr, sign: Sign): Expr =>
  sum(bracketed(p), sign === 1 ? bracketed(q) : negative(bracketed(q)))

/** The terms of a polynomial for a solution, from the highest power down. */
export const termsOf = (
  of: readonly Rational[],
  show: (rank: number, value: Ratio) => Expr = (rank, value) => monomial(value, ['x', rank]),
): readonly RankedTerm[] =>
  of
    .map((coefficient, rank) => ({ coefficient, rank, show: (value: Ratio) => show(rank, value) }))
    .filter(({ coefficient }) => Ratio.from(coefficient).n !== 0)
    .reverse()

export const signed = (sign: Sign, of: readonly Rational[]): SignedPolynomial => ({ sign, terms: termsOf(of) })

export const writtenTerms = (terms: readonly RankedTerm[]): Expr =>
  sumOf(terms.map(({ coefficient, show }) => show(Ratio.from(coefficient))))

export const isOrderly = (of: Coefficients) => of.at(-1) !== 0 && of.filter(c => c !== 0).length >= 2

/** Two polynomials whose sum or difference keeps its degree. */
export const drawTwo = (random: Random, sign: Sign, gaps: boolean) =>
  random.until(
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

/** Two of degree 2 whose sum or difference keeps all its terms. */
export const drawTrinomials = (random: Random, sign: Sign) =>
  random.until(
    () => {
      const [p, q] = [drawPolynomial(random, 2, 8), drawPolynomial(random, 2, 7)]
      return { p, q, result: plus(p, q, sign) }
    },
    ({ result }) => result.every(c => c !== 0),
  )
