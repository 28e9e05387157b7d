import {
  approximate,
  derivative,
  type Expr,
  equation,
  evaluate,
  gcd,
  holds,
  isNear,
  m,
  type Of,
  type Printed,
  type Random,
  Ratio,
} from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'

interface Curve {
  readonly of: Expr
  readonly value: number
  readonly slope: Expr
  readonly at: readonly [number, number]
}

export const dydx = derivative('y', 'x')

export const kinds = {
  conic(random: Random): Curve {
    const [a, b, p, q] = [random.int(1, 6), random.int(1, 6), nonzero(random, 4), nonzero(random, 4)]
    if (gcd(a, b) > 1) return kinds.conic(random)
    return { of: m`${a}x^2 + ${b}y^2`, value: a * p * p + b * q * q, slope: fractionOf(-a, m`x`, b, m`y`), at: [p, q] }
  },
  hyperbola(random: Random): Curve {
    const [a, b, p, q] = [random.int(1, 6), random.int(1, 6), nonzero(random, 4), nonzero(random, 4)]
    const value = a * p * p - b * q * q
    if (value === 0 || gcd(a, b) > 1) return kinds.conic(random)
    return { of: m`${a}x^2 - ${b}y^2`, value, slope: fractionOf(a, m`x`, b, m`y`), at: [p, q] }
  },
  cubes(random: Random): Curve {
    const [a, b, p, q] = [random.int(1, 4), random.int(1, 4), nonzero(random, 3), nonzero(random, 3)]
    const value = a * p ** 3 + b * q ** 3
    if (value === 0 || gcd(a, b) > 1) return kinds.cubes(random)
    return {
      of: m`${a}x^3 + ${b}y^3`,
      value,
      slope: fractionOf(-a, m`x^2`, b, m`y^2`),
      at: [p, q],
    }
  },
  'with xy'(random: Random): Curve {
    const [k, p, q] = [nonzero(random, 5), nonzero(random, 4), nonzero(random, 4)]
    // With 2xy the curve would be two lines.
    if (k * p + 2 * q === 0 || Math.abs(k) === 2) return kinds['with xy'](random)
    const [a, b] = lowest(2, k)
    return {
      of: m`x^2 + ${k}x y + y^2`,
      value: p * p + k * p * q + q * q,
      slope: k < 0 ? m`{${a}x + ${b}y}/{${-b}x - ${a}y}` : m`-{${a}x + ${b}y}/{${b}x + ${a}y}`,
      at: [p, q],
    }
  },
  'with x²y'(random: Random): Curve {
    const [k, p, q] = [random.int(1, 5), nonzero(random, 3), nonzero(random, 4)]
    const value = p * p * q + k * q * q
    // With 0 the curve would be a parabola and a line.
    if (p * p + 2 * k * q === 0 || value === 0) return kinds['with x²y'](random)
    return { of: m`x^2 y + ${k}y^2`, value, slope: m`-{2x y}/{x^2 + ${2 * k}y}`, at: [p, q] }
  },
  'with xy²'(random: Random): Curve {
    const [k, p, q] = [random.int(1, 6), nonzero(random, 3), nonzero(random, 4)]
    return { of: m`x y^2 + ${k}x`, value: p * q * q + k * p, slope: m`-{y^2 + ${k}}/{2x y}`, at: [p, q] }
  },
  'with y³'(random: Random): Curve {
    const [a, k, p, q] = [random.int(1, 5), nonzero(random, 6), nonzero(random, 3), nonzero(random, 2)]
    const [double, single, three] = lowest(2 * a, k, 3)
    return {
      of: m`${a}x^2 + ${k}x + y^3`,
      value: a * p * p + k * p + q ** 3,
      slope: m`-{${double}x + ${single}}/{${three}y^2}`,
      at: [p, q],
    }
  },
  'with sin y'(random: Random): Curve {
    const [a, k, p] = [random.int(1, 5), nonzero(random, 6), nonzero(random, 4)]
    return { of: m`${a}x^2 + ${k}sin y`, value: a * p * p, slope: fractionOf(-2 * a, m`x`, k, m`cos y`), at: [p, 0] }
  },
  'with e^y'(random: Random): Curve {
    const [a, k, p] = [random.int(1, 5), nonzero(random, 6), nonzero(random, 4)]
    return { of: m`${a}x^2 + ${k}e^y`, value: a * p * p + k, slope: fractionOf(-2 * a, m`x`, k, m`e^y`), at: [p, 0] }
  },
}

export type Kind = keyof typeof kinds

/** Divided by what divides them all. */
function lowest<const N extends readonly number[]>(...numbers: N): { readonly [K in keyof N]: number } {
  const common = numbers.reduce(gcd)
  return numbers.map(number => number / common) as { readonly [K in keyof N]: number }
}

/** (a/b)·top/bottom in lowest terms. */
function fractionOf(a: number, top: Expr, b: number, bottom: Expr): Expr {
  const { n, d } = Ratio.of(a, b)
  const size = m`{${Math.abs(n)}${top}}/{${d}${bottom}}`
  return n < 0 ? m`-${size}` : size
}

export const curveEquation = ({ of, value }: Curve) => equation(of, value)

export const slopeAt = ({ slope, at: [x, y] }: Curve) =>
  holds(slope, part => part.kind === 'call' || (part.kind === 'symbol' && part.name === 'e'))
    ? nearestRatio(approximate(slope, { x, y }))
    : evaluate(slope, { x, y })

/** sin 0, cos 0 and e⁰ are whole: the slope is a small fraction. */
const nearestRatio = (value: number) => Ratio.of(Math.round(value * 60), 60)

/** y near a start where the curve has this x, by Newton's method. */
export function yAt(curve: Of<'relation'>, x: number, start: number): number {
  const f = (y: number) => approximate(curve.left, { x, y }) - approximate(curve.right)
  let y = start
  for (let i = 0; i < 20; i++) {
    const value = f(y)
    if (isNear(value, 0)) return y
    y -= (value * 2e-6) / (f(y + 1e-6) - f(y - 1e-6))
    if (!Number.isFinite(y)) return y
  }
  return isNear(f(y), 0) ? y : Number.NaN
}

export const slopeNear = (curve: Of<'relation'>, x: number, y: number) =>
  (yAt(curve, x + 1e-4, y) - yAt(curve, x - 1e-4, y)) / 2e-4

export const printedPoint = (printed: Printed) =>
  printed.one('list').items.map(item => approximate(item)) as unknown as readonly [number, number]
