import {
  approximate,
  type Both,
  type Expr,
  explainedBy,
  holds,
  type Inline,
  isNear,
  itemOf,
  line,
  type Printed,
  type Step,
  symbolsOf,
} from '../../../author.ts'
import type { Monomial } from '../../kit/polynomials/monomials.ts'

export type Words = Both<readonly Inline[]>
export const LETTER_PAIRS = [
  ['x', 'y'],
  ['a', 'b'],
  ['p', 'q'],
  ['u', 'v'],
  ['r', 's'],
  ['c', 'd'],
] as const

/** An expression to simplify, what it comes to, and a usual mistake. */
export interface Problem {
  readonly printed: Expr
  readonly answer: Monomial
  readonly slip: { readonly result: Expr; readonly says: Words }
}

/** Letters apart from one another, and from 1, but near it: a high power would hide what is added. */
const valueOf = (letter: string, shift: number): number => 0.73 + shift + 0.026 * (letter.charCodeAt(0) - 97)
const SHIFTS = [0, 0.06] as const

/** Whether two expressions have the same value wherever they are tried. */
export const isEqualAt = (one: Expr, other: Expr): boolean =>
  SHIFTS.every(shift => {
    const used = new Set([...symbolsOf(one), ...symbolsOf(other)])
    const values = Object.fromEntries([...used].map(name => [name, valueOf(name, shift)]))
    return isNear(approximate(one, values) / approximate(other, values), 1)
  })
const hasPositiveExponents = (of: Expr): boolean =>
  !holds(of, part => part.kind === 'power' && part.exponent.kind === 'number' && part.exponent.n <= 0) &&
  !holds(of, part => part.kind === 'power' && part.exponent.kind === 'negative')
export const isSimplified = (printed: Printed, answer: Expr): boolean =>
  hasPositiveExponents(answer) && isEqualAt(itemOf(printed.maths, 0), answer)

/** The first step of a product or a quotient tells of the coefficients too. */
export const withCoefficients = (law: 'product' | 'quotient', [first, ...rest]: readonly Step[]): readonly Step[] =>
  first
    ? [
        explainedBy(
          first.work,
          law === 'product'
            ? {
                en: line`Multiply the coefficients. Same base: add the exponents.`,
                es: line`Multiplica los coeficientes. Misma base: suma los exponentes.`,
              }
            : {
                en: line`Divide the coefficients. Same base: subtract the exponents.`,
                es: line`Divide los coeficientes. Misma base: resta los exponentes.`,
              },
        ),
        ...rest,
      ]
    : rest
