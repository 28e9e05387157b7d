import { assert } from '../errors.ts'
import { bracketed, join, sum } from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { coefficientsExpr } from '../math/univariate.ts'
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

/** a + b or a − b: without parentheses, like terms side by side, combined. */
export function addPolynomials(sign: '+' | '−', a: Terms, b: Terms, letter = 'x'): readonly Step[] {
  const other = sign === '+' ? b : b.map(value => -value + 0)
  const open = [...termsOf(a, letter), ...termsOf(other, letter)]
  const degree = Math.max(a.length, b.length) - 1
  const beside = Array.from({ length: degree + 1 }, (_, i) => degree - i).flatMap(k =>
    [a, other].flatMap(of =>
      termsOf(
        of.map((value, i) => (i === k ? value : 0)),
        letter,
      ),
    ),
  )
  const lines = [
    step(sum(...open), sign === '+' ? because.removeParentheses : because.dropParentheses),
    step(sum(...beside), because.likeTermsTogether),
    step(coefficientsExpr(added(a, other), letter), because.combineLikeTerms),
  ]
  return distinct(lines)
}

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
    step(sum(...products.flatMap(product => termsOf(product, letter))), because.multiplyEachTerm),
    step(coefficientsExpr(total, letter), because.combineLikeTerms),
  ])
}
