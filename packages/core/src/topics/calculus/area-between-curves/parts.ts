import { approximate, type Expr, equation, type Ratio, symbol } from '../../../author.ts'
import { integrated, valueAt } from '../../kit/functions/functions.ts'

export const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]

export const areaOf = (upper: readonly number[], lower: readonly number[], a: number, b: number): Ratio => {
  const primitive = integrated([0, 1, 2, 3].map(i => (upper[i] ?? 0) - (lower[i] ?? 0)))
  return valueAt(primitive, b).minus(valueAt(primitive, a))
}

export const named = (of: Expr) => equation(y, of)

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
