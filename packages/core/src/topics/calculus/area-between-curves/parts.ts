import {
  approximate,
  bracketed,
  type Expr,
  equation,
  integral,
  itemOf,
  join,
  m,
  type Ratio,
  type Step,
  statements,
  step,
  symbol,
  type Value,
} from '../../../author.ts'
import { definiteIntegral } from '../../../solution/calculus.ts'
import * as because from '../../../solution/reasons/index.ts'
import { integrated, polynomialOf, total, valueAt } from '../../kit/functions/functions.ts'

export const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]

export const areaOf = (upper: readonly number[], lower: readonly number[], a: number, b: number): Ratio => {
  const primitive = integrated(difference(upper, lower))
  return valueAt(primitive, b).minus(valueAt(primitive, a))
}

export const named = (of: Expr) => equation(y, of)

/** Two curves that meet at the places a and b, the greater first; in y, the greater is the right one. */
export interface Region {
  readonly a: number
  readonly b: number
  readonly upper: readonly number[]
  readonly lower: readonly number[]
}

/** Beyond its degree a polynomial has zeros. */
export const coefficientAt = (c: readonly number[], degree: number): number =>
  degree < c.length ? itemOf(c, degree) : 0

export const difference = (upper: readonly number[], lower: readonly number[]): number[] =>
  [0, 1, 2, 3].map(i => coefficientAt(upper, i) - coefficientAt(lower, i))

/** x − a as a factor. */
export const factorAt = (root: number, letter = 'x'): Expr =>
  root === 0 ? symbol(letter) : bracketed(total(symbol(letter), m`${-root}`))

/** Where the curves meet, which one is greater between, and the integral. */
export function setUpSteps({ a, b, upper, lower }: Region, letter: 'x' | 'y' = 'x'): readonly Step[] {
  const at = symbol(letter)
  const [greater, lesser] = [polynomialOf(upper, letter), polynomialOf(lower, letter)]
  const [high, low] = [valueAt(upper, a + 1), valueAt(lower, a + 1)]
  const lead = Math.abs(coefficientAt(upper, 2) - coefficientAt(lower, 2))
  const [factors, between] = [
    join(
      ...(lead === 1 ? [] : [lead]),
      ...[a, b].toSorted((p, q) => Math.abs(p) - Math.abs(q)).map(root => factorAt(root, letter)),
    ),
    { place: equation(at, a + 1), upper: equation(letter === 'x' ? y : x, greater) },
  ]
  return [
    step(statements(equation(factors, 0), equation(at, a), equation(at, b)), because.meetWhereEqual, {
      equation: equation(greater, lesser),
    }),
    step(m`${high} > ${low}`, letter === 'x' ? because.aboveBetween : because.rightBetween, between),
    step(
      integral(polynomialOf(difference(upper, lower), letter), letter, [a, b]),
      letter === 'x' ? because.upperMinusLower : because.rightMinusLeft,
    ),
  ]
}

export function areaSteps(region: Region, area: Value, letter: 'x' | 'y' = 'x'): readonly Step[] {
  const { a, b, upper, lower } = region
  const primitive = integrated(difference(upper, lower))
  return [
    ...setUpSteps(region, letter),
    ...definiteIntegral(
      polynomialOf(primitive, letter),
      [a, b],
      [valueAt(primitive, a), valueAt(primitive, b)],
      area,
      letter,
    ),
  ]
}

/** The area between two polynomials of degree three at most: Simpson's rule is exact between crossings. */
export function enclosed(f: Expr, g: Expr, letter = 'x'): number {
  const gap = (at: number) => approximate(f, { [letter]: at }) - approximate(g, { [letter]: at })
  const crossings: number[] = []
  for (let at = -8.987; at < 9; at += 0.5) {
    let [low, high] = [at, at + 0.5]
    if (gap(low) * gap(high) > 0) continue
    for (let j = 0; j < 40; j++) {
      const middle = (low + high) / 2
      if (gap(low) * gap(middle) <= 0) high = middle
      else low = middle
    }
    crossings.push((low + high) / 2)
  }
  return crossings.slice(1).reduce((sum, right, i) => {
    const left = crossings[i] ?? right
    return sum + Math.abs(((right - left) / 6) * (gap(left) + 4 * gap((left + right) / 2) + gap(right)))
  }, 0)
}
