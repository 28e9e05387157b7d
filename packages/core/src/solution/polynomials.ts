import { assert } from '../errors.ts'
import { bracketed, expr, join, minus, negative, power, sum, symbol } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { m } from '../math/template.ts'
import { coefficientsExpr } from '../math/univariate.ts'
import { Ratio, type Rational } from '../number/ratio.ts'
import * as because from './reasons/index.ts'
import { type Step, step } from './step.ts'

/** From the constant up: [−6, 1, 1] is x² + x − 6. */
type Terms = readonly number[]

const termsOf = (of: Terms, letter: string): readonly Expr[] =>
  of
    .map((coefficient, k) => ({ coefficient, k }))
    .filter(({ coefficient }) => coefficient !== 0)
    .reverse()
    .map(({ coefficient, k }) => coefficientsExpr([...Array<number>(k).fill(0), coefficient], letter))

const added = (a: Terms, b: Terms): Terms =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, k) => (a[k] ?? 0) + (b[k] ?? 0))

/** Without lines that only say the line before again. */
const distinct = (lines: readonly Step[]): readonly Step[] =>
  lines.filter(({ work }, i) => i === 0 || JSON.stringify(work) !== JSON.stringify(lines[i - 1]?.work))

/** A term of a sum: terms of equal rank are like terms, and those of a higher rank stand first. */
export interface RankedTerm {
  readonly coefficient: Rational
  readonly rank: number
  /** The term with another coefficient. */
  readonly show: (coefficient: Ratio) => Expr
}
export interface SignedPolynomial {
  readonly sign: 1 | -1
  readonly terms: readonly RankedTerm[]
}

/** What happens to the signs when the parentheses go. */
const openingOf = ([, ...later]: readonly (1 | -1)[]) =>
  later.every(sign => sign > 0)
    ? because.removeParentheses
    : later.every(sign => sign < 0)
      ? because.dropParentheses
      : because.openAllParentheses

/** Polynomials added and subtracted: without parentheses, like terms side by side, combined. */
export function combinePolynomials(...parts: readonly SignedPolynomial[]): readonly Step[] {
  const open = parts.flatMap(({ sign, terms }) =>
    terms.map(term => ({ ...term, coefficient: Ratio.from(term.coefficient).times(sign) })),
  )
  const ranks = [...new Set(open.map(({ rank }) => rank))].sort((a, b) => b - a)
  const together = ranks.map(rank => open.filter(term => term.rank === rank))
  const combined = together.flatMap(like => {
    const [first] = like
    const total = like.reduce((all, { coefficient }) => all.plus(coefficient), Ratio.of(0))
    return first && total.n !== 0 ? [first.show(total)] : []
  })
  const written = (terms: readonly Expr[]) => (terms.length > 1 ? sum(...terms) : expr(terms[0] ?? 0))
  const shown = (terms: typeof open) => written(terms.map(({ coefficient, show }) => show(coefficient)))
  return distinct([
    step(shown(open), openingOf(parts.map(({ sign }) => sign))),
    step(shown(together.flat()), because.likeTermsTogether),
    step(written(combined), because.combineLikeTerms),
  ])
}

/** The terms of a polynomial in one letter, the highest power first. */
export const rankedTerms = (of: Terms, letter = 'x'): readonly RankedTerm[] =>
  of
    .map((coefficient, rank) => ({
      coefficient,
      rank,
      show: (value: Ratio) => coefficientsExpr([...Array<number>(rank).fill(0), value], letter),
    }))
    .filter(({ coefficient }) => coefficient !== 0)
    .reverse()

/** a + b or a − b. */
export const addPolynomials = (sign: '+' | '−', a: Terms, b: Terms, letter = 'x'): readonly Step[] =>
  combinePolynomials(
    { sign: 1, terms: rankedTerms(a, letter) },
    { sign: sign === '+' ? 1 : -1, terms: rankedTerms(b, letter) },
  )

/** a · b: each term by each term, and like terms together. */
export function multiplyPolynomials(a: Terms, b: Terms, letter = 'x'): readonly Step[] {
  const products = a
    .map((value, k) => [...Array<number>(k).fill(0), ...b.map(other => value * other + 0)])
    .filter((_, k) => a[k] !== 0)
    .reverse()
  const total = products.reduce<Terms>(added, [])
  const [only, ...others] = termsOf(a, letter)
  assert(only, 'A product has factors')
  const whole = bracketed(coefficientsExpr(b, letter))
  const apart =
    others.length > 0
      ? step(sum(...[only, ...others].map(term => join(term, whole))), because.distribute, { factor: whole })
      : step(sum(...termsOf(b, letter).map(term => join(only, bracketed(term)))), because.distribute, { factor: only })
  return distinct([
    apart,
    step(
      sum(...products.flatMap(product => termsOf(product, letter))),
      others.length > 0 ? because.multiplyOutEachPart : because.multiplyCoefficients,
    ),
    step(coefficientsExpr(total, letter), because.combineLikeTerms),
  ])
}

/** What the square of a sum or of a difference is. */
export const squareRule = (constant: number): Expr =>
  constant > 0 ? m`(a + b)^2 = a^2 + 2ab + b^2` : m`(a - b)^2 = a^2 - 2ab + b^2`
export const CONJUGATES_RULE: Expr = m`(a + b)(a - b) = a^2 - b^2`

/** (3x), and x alone. */
const asBase = (leading: number, letter: string): Expr =>
  leading === 1 ? symbol(letter) : bracketed(coefficientsExpr([0, leading], letter))

/** (ax + b)², by the rule. */
export function squareBinomial([constant, leading]: readonly [number, number], letter = 'x'): readonly Step[] {
  const [base, size] = [asBase(leading, letter), Math.abs(constant)]
  const middle = join(2, base, bracketed(size))
  return [
    step(sum(power(base, 2), constant > 0 ? middle : negative(middle), power(size, 2)), because.use, {
      rule: squareRule(constant),
    }),
    step(coefficientsExpr([constant ** 2, 2 * constant * leading, leading ** 2], letter), because.workOutEachTerm),
  ]
}

/** (ax + b)(ax − b), by the rule. */
export function multiplyConjugates([constant, leading]: readonly [number, number], letter = 'x'): readonly Step[] {
  return [
    step(minus(power(asBase(leading, letter), 2), power(Math.abs(constant), 2)), because.use, {
      rule: CONJUGATES_RULE,
    }),
    step(coefficientsExpr([-(constant ** 2), 0, leading ** 2], letter), because.workOutEachTerm),
  ]
}
