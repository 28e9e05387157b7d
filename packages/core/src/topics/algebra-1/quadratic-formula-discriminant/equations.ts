import {
  type AnswerType,
  approximate,
  type Expr,
  evaluate,
  expr,
  gcd,
  isAsDrawn,
  minus,
  negative,
  over,
  type Printed,
  type Random,
  Ratio,
  rootOf,
  solutionSet,
  sum,
  surdExpr,
  symbol,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { discriminant, type Quadratic } from '../../kit/polynomials/quadratic.ts'

export const [x, k] = [symbol('x'), symbol('k')]

export const isSquare = (value: number) => value >= 0 && Number.isInteger(Math.sqrt(value))

/** (−b ± √D)/2a as one fraction without a common factor. */
export function rootsOf(of: Quadratic): readonly Value[] {
  const [a, b] = of
  const d = discriminant(of)
  if (d < 0) return []
  if (d === 0) return [Ratio.of(-b, 2 * a)]
  const { q, k: inside } = rootOf(d)
  if (inside === 1) return [Ratio.of(-b - q.n, 2 * a), Ratio.of(-b + q.n, 2 * a)]
  const common = gcd(gcd(b, q.n), 2 * a)
  const [p, size, below] = [-b / common, surdExpr({ q: q.over(common), k: inside }), (2 * a) / common]
  const at = (sign: 1 | -1): Expr => {
    const top = p === 0 ? (sign < 0 ? negative(size) : size) : sign < 0 ? minus(p, size) : sum(p, size)
    return below === 1 ? top : over(top, below)
  }
  return [at(-1), at(1)]
}

export const coefficientsIn = (printed: Printed): readonly [Ratio, Ratio, Ratio] => {
  const { left, right } = printed.one('relation')
  const at = (t: number) => evaluate(left, { x: t }).minus(evaluate(right, { x: t }))
  const [low, middle, high] = [at(-1), at(0), at(1)]
  return [high.plus(low).over(2).minus(middle), high.minus(low).over(2), middle]
}

/** Every solution fits, and there are as many as the parabola meets the axis. */
export function solvesAll(printed: Printed, answer: readonly Value[]): boolean {
  const [a, b, c] = tupleOf(
    coefficientsIn(printed).map(value => value.toNumber()),
    3,
  )
  const values = answer.map(value => approximate(expr(value)))
  const lowest = (c - (b * b) / (4 * a)) * Math.sign(a)
  const count = lowest < -1e-9 ? 2 : lowest > 1e-9 ? 0 : 1
  return (
    values.length === count &&
    values.every(value => isAsDrawn(a * value * value + b * value + c, 0)) &&
    new Set(values.map(value => value.toFixed(6))).size === count
  )
}

export function drawWith(random: Random, most: number, test: (of: Quadratic) => boolean): Quadratic {
  return random.until(
    (): Quadratic => [random.int(1, most), nonzero(random, 12), nonzero(random, 12)],
    of => Math.abs(discriminant(of)) <= 400 && gcd(gcd(of[0], of[1]), of[2]) === 1 && test(of),
  )
}

/** Two rational solutions, one of them a fraction. */
export const drawRational = (random: Random): Quadratic =>
  random.until(
    (): Quadratic => {
      const [p, q, r] = [random.int(2, 4), nonzero(random, 5), nonzero(random, 6)]
      return [p, -(p * r + q), q * r]
    },
    ([a, b, c]) => b !== 0 && b * b !== 4 * a * c && Math.abs(b) <= 20 && gcd(gcd(a, b), c) === 1,
  )

export const isIrrational = (of: Quadratic) => discriminant(of) > 0 && !isSquare(discriminant(of))

export const simplestSolutions: AnswerType<readonly Value[]> = { ...solutionSet('x'), requires: 'simplified' }
