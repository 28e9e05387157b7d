import { regionGraph } from '../../../figure/region-graph.ts'
import { equation, symbol } from '../../../math/build.ts'
import { approximate } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Ratio } from '../../../number/ratio.ts'
import type { Random } from '../../../random.ts'
import { integrated, polynomialOf, valueAt } from '../shared/functions.ts'

export const [x, y, k] = [symbol('x'), symbol('y'), symbol('k')]

/** A parabola under or over a line; they meet at whole places. */
export function drawParabola(random: Random) {
  const [a, width] = [random.int(-3, 1), random.int(2, 4)]
  const [b, slope, shift, sign] = [a + width, random.int(-1, 2), random.int(-2, 3), random.sign()]
  const lineC = [shift, slope]
  // parabola − line = sign (x − a)(x − b)
  const parabola = [shift + sign * a * b, slope - sign * (a + b), sign]
  const [upper, lower] = sign === 1 ? [lineC, parabola] : [parabola, lineC]
  return { a, b, upper, lower, curve: parabola, straight: lineC }
}

export const areaOf = (upper: readonly number[], lower: readonly number[], a: number, b: number): Ratio => {
  const primitive = integrated([0, 1, 2, 3].map(i => (upper[i] ?? 0) - (lower[i] ?? 0)))
  return valueAt(primitive, b).minus(valueAt(primitive, a))
}

export const difference = (upper: readonly number[], lower: readonly number[]) =>
  polynomialOf([0, 1, 2].map(i => (upper[i] ?? 0) - (lower[i] ?? 0)))

export function regionOf({ a, b, upper, lower }: ReturnType<typeof drawParabola>) {
  const values = [a, b, ...Array.from({ length: 21 }, (_, i) => a + ((b - a) * i) / 20)].flatMap(at =>
    [upper, lower].map(c => (c[0] ?? 0) + (c[1] ?? 0) * at + (c[2] ?? 0) * at * at),
  )
  const even = (value: number, round: (v: number) => number) => 2 * round(value / 2)
  return regionGraph({
    x: [Math.min(a - 1, -1), Math.max(b + 1, 1)],
    y: { from: even(Math.min(...values, 0) - 1, Math.floor), to: even(Math.max(...values, 0) + 1, Math.ceil), step: 2 },
    areas: [{ lower: polynomialOf(lower), upper: polynomialOf(upper), from: a, to: b }],
    curves: [upper, lower].map(c => ({ of: polynomialOf(c), from: a, to: b })),
    points: [a, b].map(at => [at, valueAt(upper, at).n] as const),
  })
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
