import {
  bracketed,
  type Expr,
  equation,
  evaluate,
  gcd,
  isTrue,
  join,
  m,
  number,
  type Of,
  type Printed,
  prose,
  type Random,
  Ratio,
  relation,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { monomial, sumOf } from '../../kit/polynomials/polynomial.ts'

export type Pair = readonly [x: number, y: number]

export const [x, y] = [symbol('x'), symbol('y')]

export const slopeIntercept = (slope: Ratio, intercept: Ratio): Expr =>
  slope.n === 0 && intercept.n === 0
    ? number(0)
    : sumOf(
        [slope.n === 0 ? null : monomial(slope, ['x', 1]), intercept.n === 0 ? null : number(intercept)].filter(
          term => term !== null,
        ),
      )

const shifted = (letter: Expr, by: number) => (by === 0 ? letter : sum(letter, -by))

/** y − y₁ = m(x − x₁). */
export const pointSlope = (slope: Ratio, [a, b]: Pair): Expr => {
  const side = a === 0 ? x : bracketed(shifted(x, a))
  return equation(shifted(y, b), slope.equals(1) && a === 0 ? x : slope.equals(1) ? shifted(x, a) : join(slope, side))
}

/** Ax + By = C with A positive, and no common factor. */
export function standard(slope: Ratio, [a, b]: Pair): Expr {
  const rows = [slope.n, -slope.d, slope.n * a - slope.d * b]
  const factor = rows.reduce((common, value) => gcd(common, value), 0) * (slope.n < 0 ? -1 : 1)
  const [A, B, C] = tupleOf(
    rows.map(value => value / factor),
    3,
  )
  return m`${A}x + ${B}y = ${C}`
}

const SLOPES = [
  [1, 2],
  [3, 2],
  [1, 3],
  [2, 3],
  [4, 3],
  [3, 4],
  [5, 2],
  [2, 5],
] as const

export function drawSlope(random: Random): Ratio {
  const [n, d] = random.pick(SLOPES)
  return Ratio.of(n * random.sign(), d)
}

export const drawPoint = (random: Random, most: number): Pair => [nonzero(random, most), nonzero(random, most)]

export const STANDARD = equation(sum(join(symbol('A'), x), join(symbol('B'), y)), symbol('C'))
export const toStandardForm = {
  en: prose`Write in standard form ${STANDARD} with integers, ${relation(symbol('A'), '>', 0)}, and no common factor.`,
  es: prose`Escribe en la forma estándar ${STANDARD} con enteros, ${relation(symbol('A'), '>', 0)} y sin factor común.`,
}

/** Slopes by turns, so that those of a sheet are not multiplied by the same number. */
export function slopeInTurn(random: Random): Ratio {
  const [n, d] = random.evenly(SLOPES)
  return Ratio.of(n * random.sign(), d)
}

/** A point a whole number of steps along the line. */
export const alongFrom = ([a, b]: Pair, slope: Ratio, steps: number): Pair => [a + slope.d * steps, b + slope.n * steps]

export const through = (of: Expr, pairs: readonly (readonly Ratio[])[]) =>
  pairs.every(([a, b]) => a !== undefined && b !== undefined && isTrue(of, { x: a, y: b }))

export const pairsIn = (printed: Printed) => printed.all('list').map(({ items }) => items.map(item => evaluate(item)))

/** Two points of a printed equation of a line. */
export function pointsOf(of: Of<'relation'>): readonly (readonly Ratio[])[] {
  const at = (a: number, b: number) => evaluate(of.left, { x: a, y: b }).minus(evaluate(of.right, { x: a, y: b }))
  const [c, p, q] = [at(0, 0), at(1, 0), at(0, 1)]
  const [A, B] = [p.minus(c), q.minus(c)]
  return [0, 1].map(a => [Ratio.of(a), A.times(a).plus(c).negated().over(B)])
}

/** Whole numbers, A positive, no common factor. */
export function isStandard(of: Expr): boolean {
  if (of.kind !== 'relation') return false
  const at = (a: number, b: number) => evaluate(of.left, { x: a, y: b })
  const [A, B, C] = [at(1, 0), at(0, 1), evaluate(of.right)]
  return at(0, 0).n === 0 && [A, B, C].every(value => value.isInteger) && A.n > 0 && gcd(gcd(A.n, B.n), C.n) === 1
}
