import { line } from '../content.ts'
import { assert } from '../errors.ts'
import {
  bracketed,
  call,
  either,
  equation,
  expr,
  join,
  list,
  minus,
  negative,
  over,
  power,
  relation,
  root,
  sum,
  symbol,
  type Value,
} from '../math/build.ts'
import type { Expr } from '../math/expr.ts'
import { m } from '../math/template.ts'
import { coefficientsExpr } from '../math/univariate.ts'
import { gcd, Ratio } from '../number/ratio.ts'
import { rootOf } from '../number/surd.ts'
import { undoneStep } from './linear.ts'
import * as because from './reasons/index.ts'
import { explained, type Step, statements, step } from './step.ts'

/** ax² + bx + c with whole coefficients. */
export type QuadraticTerms = readonly [a: number, b: number, c: number]

const written = ([a, b, c]: QuadraticTerms, letter: string) => coefficientsExpr([c, b, a], letter)
const solutions = (x: Expr, roots: readonly Value[]): Expr =>
  roots.length === 1 ? equation(x, roots[0] ?? 0) : either(...roots.map(value => equation(x, value)))
const plusMinus = (of: Expr): Expr => ({ kind: 'prefixed', sign: '±', of })

interface Factors {
  readonly common: number
  readonly inner: QuadraticTerms
  /** Two numbers with the product ac and the sum b of the inner trinomial. */
  readonly pair: readonly [number, number]
  readonly factors: readonly [readonly [number, number], readonly [number, number]]
}

/** The factors over the whole numbers; null where there are none. */
function factorsOf([a, b, c]: QuadraticTerms): Factors | null {
  const common = gcd(gcd(a, b), c) * Math.sign(a)
  const inner = [a / common, b / common, c / common] as const
  const d = inner[1] ** 2 - 4 * inner[0] * inner[2]
  const size = Math.round(Math.sqrt(Math.max(0, d)))
  if (d < 0 || size * size !== d) return null
  const pair = [(inner[1] - size) / 2, (inner[1] + size) / 2] as const
  const shared = gcd(inner[0], pair[0])
  const first = [inner[0] / shared, pair[0] / shared] as const
  return {
    common,
    inner,
    pair,
    factors: [first, [shared, inner[2] === 0 && pair[0] === 0 ? inner[1] : pair[0] === 0 ? 0 : inner[2] / first[1]]],
  }
}

const factorExpr = ([a, b]: readonly [number, number], letter: string): Expr =>
  b === 0 ? coefficientsExpr([0, a], letter) : bracketed(coefficientsExpr([b, a], letter))

function product({ common, factors: [one, other] }: Factors, letter: string): Expr {
  if (one[1] === 0 || other[1] === 0) {
    const rest = one[1] === 0 ? other : one
    return join(coefficientsExpr([0, common], letter), factorExpr(rest, letter))
  }
  const isSquare = one[0] === other[0] && one[1] === other[1]
  const all = isSquare ? [power(factorExpr(one, letter), 2)] : [factorExpr(one, letter), factorExpr(other, letter)]
  return common === 1 ? join(...all) : common === -1 ? negative(join(...all)) : join(common, ...all)
}

const isSquare = (value: number) => value > 0 && Number.isInteger(Math.sqrt(value))

/** How a line states what it comes to: alone, or as what is equal to 0. */
type Stated = (whole: Expr) => Expr

/** ax² + bx: the letter goes out with the common number. */
function withLetterOut(found: Factors, stated: Stated, letter: string): readonly Step[] {
  const { common, inner } = found
  const [outside, terms] = [
    coefficientsExpr([0, common], letter),
    [
      [0, 0, inner[0] * common],
      [0, inner[1] * common],
    ],
  ]
  const factor = call('gcf', list(...terms.map(term => coefficientsExpr(term.map(Math.abs), letter))))
  return [
    step(equation(factor, coefficientsExpr([0, Math.abs(common)], letter)), because.takeGreatestCommon, {
      value: coefficientsExpr([0, Math.abs(common)], letter),
    }),
    step(stated(product(found, letter)), because.factorOut, { factor: outside }),
  ]
}

/** ax² − c, both squares. */
function squaresApart(found: Factors, stated: Stated, before: Stated, letter: string): readonly Step[] {
  const { common, inner } = found
  const [first, last] = [Math.sqrt(inner[0]), Math.sqrt(-inner[2])]
  const base = first === 1 ? symbol(letter) : bracketed(join(first, symbol(letter)))
  return [
    ...(common === 1 ? [] : [step(before(written(inner, letter)), because.factorOut, { factor: common })]),
    step(before(minus(power(base, 2), power(last, 2))), because.differenceOfSquares),
    step(stated(product(found, letter)), because.use, { rule: m`a^2 - b^2 = (a + b)(a - b)` }),
  ]
}

/** ax² + bx + c as a product: the common factor, two numbers, the middle term, the factors. */
export const factorQuadratic = (of: QuadraticTerms, letter = 'x'): readonly Step[] =>
  factorSteps(of, whole => whole, letter)

function factorSteps(of: QuadraticTerms, stated: Stated, letter: string): readonly Step[] {
  const found = factorsOf(of)
  assert(found, 'A trinomial without whole factors is prime')
  const { common, inner, pair } = found
  const [a, b, c] = inner
  const before = (part: Expr) =>
    stated(common === 1 ? part : common === -1 ? negative(bracketed(part)) : join(common, bracketed(part)))
  if (c === 0) return withLetterOut(found, stated, letter)
  if (b === 0 && isSquare(a) && isSquare(-c)) return squaresApart(found, stated, before, letter)
  const split = sum(
    coefficientsExpr([0, 0, a], letter),
    coefficientsExpr([0, pair[0]], letter),
    coefficientsExpr([0, pair[1]], letter),
    c,
  )
  const pairFound = statements(equation(join(pair[0], pair[1]), a * c), equation(sum(pair[0], pair[1]), b))
  const factored = stated(product(found, letter))
  const taken = common === 1 ? [] : [step(before(written(inner, letter)), because.factorOut, { factor: common })]
  if (a === 1)
    return [...taken, step(pairFound, because.findPair, { product: c, sum: b }), step(factored, because.factor)]
  const [shared, [outside, last]] = [factorExpr(found.factors[0], letter), found.factors[1]]
  return [
    ...taken,
    step(pairFound, because.findPairForGrouping, { product: a * c, sum: b }),
    step(before(split), because.splitMiddleTerm),
    step(
      statements(
        before(sum(join(coefficientsExpr([0, outside], letter), shared), timesShared(last, shared))),
        factored,
      ),
      because.factorByGrouping,
      { factor: shared },
    ),
  ]
}

const timesShared = (value: number, shared: Expr): Expr => {
  if (value === 1) return shared
  return value === -1 ? negative(shared) : join(value, shared)
}

/** The zero of each factor ax + b = 0, the least first, by what is done to each equation. */
export function zerosStep(factors: readonly (readonly [a: number, b: number])[], letter = 'x'): Step {
  const x = symbol(letter)
  const zeros = factors.map(([a, b]) => Ratio.of(-b, a))
  const work = solutions(
    x,
    [...zeros].sort((one, other) => one.compare(other)),
  )
  const [only, ...others] = factors
  if (only && others.length === 0) return undoneStep(work, { a: only[0], b: only[1] })
  return step(work, factors.every(([a]) => a === 1) ? because.solveEachBySum : because.solveEachEquation, { letter: x })
}

/** ax² + bx + c = 0 by its factors. */
export function solveByFactoring(of: QuadraticTerms, letter = 'x'): readonly Step[] {
  const found = factorsOf(of)
  assert(found, 'A quadratic without whole factors is solved by the formula')
  const [one, other] = found.factors
  const zeros = [one, other].map(([a, b]) => Ratio.of(-b, a))
  const distinct = zeros[0]?.equals(zeros[1] ?? 0) ? zeros.slice(0, 1) : [...zeros].sort((a, b) => a.compare(b))
  const apart = distinct.length === 1 ? [one] : [one, other]
  const each = either(...apart.map(([a, b]) => equation(coefficientsExpr([b, a], letter), 0)))
  const zero = apart.length === 1 ? equation(coefficientsExpr([one[1], one[0]], letter), 0) : each
  return [
    ...factorSteps(of, whole => equation(whole, 0), letter),
    apart.length === 1
      ? explained(
          zero,
          line`Both factors are the same: set one equal to 0.`,
          line`Los dos factores son iguales: iguala uno a 0.`,
        )
      : step(zero, because.zeroProduct),
    zerosStep(apart, letter),
  ]
}

const FORMULA = { en: line`the quadratic formula`, es: line`la fórmula cuadrática` }

/** b² − 4ac with its numbers. */
export const discriminantExpr = ([a, b, c]: QuadraticTerms): Expr =>
  sum(power(b < 0 ? bracketed(b) : b, 2), negative(join(4, a < 0 ? bracketed(a) : a, c < 0 ? bracketed(c) : c)))

/** ax² + bx + c = 0 by the formula; `roots` as the key prints them, none where no real number solves it. */
export function solveByFormula([a, b, c]: QuadraticTerms, roots: readonly Value[], letter = 'x'): readonly Step[] {
  const x = symbol(letter)
  const d = b * b - 4 * a * c
  const { q, k } = rootOf(Math.abs(d))
  const byRoot = (size: Expr) => equation(x, over(sum(-b, plusMinus(size)), 2 * a))
  const simpler =
    d <= 0
      ? []
      : k === 1
        ? [step(byRoot(expr(q)), because.evaluate, { what: root(d) })]
        : q.n > 1
          ? [step(byRoot(join(q, root(k))), because.squareFactor, { factor: q.n * q.n })]
          : []
  // Two quotients, before they are written in lowest terms.
  const quotients =
    d > 0 && k === 1 && a * 2 > 1
      ? [step(either(equation(x, over(-b - q.n, 2 * a)), equation(x, over(-b + q.n, 2 * a))), because.bothSigns)]
      : []
  const common = k === 1 ? 1 : gcd(gcd(b, q.n), 2 * a)
  const start = [
    step(list(equation(symbol('a'), a), equation(symbol('b'), b), equation(symbol('c'), c)), because.nameABC),
    step(equation(discriminantExpr([a, b, c]), d), because.evaluate, {
      what: { en: line`${m`b^2 - 4ac`}`, es: line`${m`b^2 - 4ac`}` },
    }),
  ]
  if (roots.length === 0) return [...start, step(relation(d, '<', 0), because.noRealRoot)]
  return [
    ...start,
    step(byRoot(root(d)), because.use, { rule: FORMULA }),
    ...simpler,
    ...quotients,
    d === 0
      ? step(solutions(x, roots), because.rootIsZero)
      : common > 1
        ? step(solutions(x, roots), because.divideBothTerms, { value: common })
        : quotients.length > 0
          ? explained(solutions(x, roots), line`Simplify each quotient.`, line`Simplifica cada cociente.`)
          : step(solutions(x, roots), because.bothSigns),
  ]
}

/** What stands on the right, the constant first, is brought to the left: ax² + bx + c = 0. */
export function moveToLeft(to: QuadraticTerms, right: readonly number[], letter = 'x'): Step {
  const leading = right.findLast(value => value !== 0)
  assert(leading !== undefined, 'Something stands on the right')
  const moved = equation(written(to, letter), 0)
  return leading < 0
    ? step(moved, because.addToBothSides, {
        value: coefficientsExpr(
          right.map(value => -value),
          letter,
        ),
      })
    : step(moved, because.subtractFromBothSides, { value: coefficientsExpr(right, letter) })
}

/** (x − h)² = k by two signs; `roots` as the key prints them. */
export function solveBySquareRoots(h: number, k: Ratio, roots: readonly Value[], letter = 'x'): readonly Step[] {
  const x = symbol(letter)
  const inside = h === 0 ? x : minus(x, h)
  const value = rootOf(k)
  const taken = value.k === 1 ? expr(value.q) : root(k)
  const moved =
    h === 0
      ? []
      : [
          step(equation(x, sum(h, plusMinus(taken))), h > 0 ? because.addToBothSides : because.subtractFromBothSides, {
            value: Math.abs(h),
          }),
        ]
  return [
    step(equation(inside, plusMinus(taken)), because.takeSquareRoots),
    ...moved,
    step(solutions(x, roots), because.simplify),
  ]
}

/** x² + bx + c = 0 with b even, by completing the square. */
export function solveByCompletingSquare(b: number, c: number, roots: readonly Value[], letter = 'x'): readonly Step[] {
  const x = symbol(letter)
  const half = Ratio.of(b, 2)
  const added = half.power(2)
  const k = added.minus(c)
  const left = coefficientsExpr([0, b, 1], letter)
  return [
    ...(c === 0
      ? []
      : [
          step(equation(left, -c), c > 0 ? because.subtractFromBothSides : because.addToBothSides, {
            value: Math.abs(c),
          }),
        ]),
    step(equation(coefficientsExpr([added, b, 1], letter), k), because.completeTheSquare, { value: added }),
    step(equation(power(bracketed(sum(x, half)), 2), k), because.perfectSquare),
    step(equation(sum(x, half), plusMinus(root(k))), because.takeSquareRoots),
    undoneStep(solutions(x, roots), { b: half }),
  ]
}
