import { type Expr, itemOf, type Printed, prose, type Random, type Tuple, tupleOf } from '../../../author.ts'
import type { Coefficients } from '../../kit/polynomials/polynomial.ts'
import { factorAt, isReduction } from './rational.ts'

export type Factors = Tuple<Coefficients, 6>

const ZEROS = [-7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7]

/** Six unlike factors; the first two have opposite zeros, for a difference of squares. */
export function drawFactors(random: Random): Factors {
  const c = random.pick(ZEROS)
  const others = random.sample(
    ZEROS.filter(zero => Math.abs(zero) !== Math.abs(c)),
    4,
  )
  return tupleOf(
    [c, -c, ...others].map(zero => factorAt(zero)),
    6,
  )
}

export const HALVES: readonly (readonly [number, number])[] = [
  [1, 2],
  [3, 2],
  [-1, 2],
  [-3, 2],
  [5, 2],
  [1, 3],
  [2, 3],
  [-2, 3],
  [-1, 3],
  [4, 3],
]

export const simplifyIt = { en: prose`Simplify.`, es: prose`Simplifica.` }

export const checkValue = (printed: Printed, answer: Expr) => isReduction(itemOf(printed.maths, 0), answer)
