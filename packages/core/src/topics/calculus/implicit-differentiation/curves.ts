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
  tupleOf,
} from '../../../author.ts'

export interface Curve {
  readonly of: Expr
  readonly value: number
  readonly slope: Expr
  readonly at: readonly [number, number]
  /** The left side differentiated; the other side is 0. */
  readonly derived: Expr
  /** What stands before dy/dx, and what it is equal to when the other terms are moved. */
  readonly before: Expr
  readonly moved: Expr
  /** The term that needs the product rule. */
  readonly product?: Expr
}

export const dydx = derivative('y', 'x')

const drawFour = (
  random: Random,
  most: readonly [number, number],
  test: (a: number, b: number, p: number, q: number) => boolean,
) =>
  random.until(
    () =>
      [
        random.int(1, most[0]),
        random.int(1, most[0]),
        random.intExcept(-most[1], most[1], 0),
        random.intExcept(-most[1], most[1], 0),
      ] as const,
    ([a, b, p, q]) => gcd(a, b) === 1 && test(a, b, p, q),
  )
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)

export const kinds = {
  conic(random: Random): Curve {
    const [a, b, p, q] = drawFour(random, [6, 4], () => true)
    return {
      of: m`${a}x^2 + ${b}y^2`,
      value: a * p * p + b * q * q,
      slope: fractionOf(-a, m`x`, b, m`y`),
      at: [p, q],
      derived: m`${2 * a}x + ${2 * b}y ${dydx}`,
      before: m`${2 * b}y`,
      moved: m`${-2 * a}x`,
    }
  },
  hyperbola(random: Random): Curve {
    const [a, b, p, q] = drawFour(random, [6, 4], (a, b, p, q) => a * p * p !== b * q * q)
    return {
      of: m`${a}x^2 - ${b}y^2`,
      value: a * p * p - b * q * q,
      slope: fractionOf(a, m`x`, b, m`y`),
      at: [p, q],
      derived: m`${2 * a}x - ${2 * b}y ${dydx}`,
      before: m`${-2 * b}y`,
      moved: m`${-2 * a}x`,
    }
  },
  cubes(random: Random): Curve {
    const [a, b, p, q] = drawFour(random, [4, 3], (a, b, p, q) => a * p ** 3 !== -b * q ** 3)
    return {
      of: m`${a}x^3 + ${b}y^3`,
      value: a * p ** 3 + b * q ** 3,
      slope: fractionOf(-a, m`x^2`, b, m`y^2`),
      at: [p, q],
      derived: m`${3 * a}x^2 + ${3 * b}y^2 ${dydx}`,
      before: m`${3 * b}y^2`,
      moved: m`${-3 * a}x^2`,
    }
  },
  'with xy'(random: Random): Curve {
    const [k, p, q] = random.until(
      () => [nonzero(random, 5), nonzero(random, 4), nonzero(random, 4)] as const,
      // With 2xy the curve would be two lines.
      ([k, p, q]) => k * p + 2 * q !== 0 && Math.abs(k) !== 2,
    )
    const [a, b] = lowest(2, k)
    return {
      of: m`x^2 + ${k}x y + y^2`,
      value: p * p + k * p * q + q * q,
      slope: k < 0 ? m`{${a}x - ${-b}y}/{${-b}x - ${a}y}` : m`-{${a}x + ${b}y}/{${b}x + ${a}y}`,
      at: [p, q],
      derived: m`2x + ${k}y + ${k}x ${dydx} + 2y ${dydx}`,
      before: k < 0 ? m`(2y - ${-k}x)` : m`(${k}x + 2y)`,
      moved: k < 0 ? m`${-k}y - 2x` : m`-2x - ${k}y`,
      product: m`${k}x y`,
    }
  },
  'with x²y'(random: Random): Curve {
    const [k, p, q] = random.until(
      () => [random.int(1, 5), nonzero(random, 3), nonzero(random, 4)] as const,
      // With 0 the curve would be a parabola and a line.
      ([k, p, q]) => p * p + 2 * k * q !== 0 && p * p * q + k * q * q !== 0,
    )
    return {
      of: m`x^2 y + ${k}y^2`,
      value: p * p * q + k * q * q,
      slope: m`-{2x y}/{x^2 + ${2 * k}y}`,
      at: [p, q],
      derived: m`2x y + x^2 ${dydx} + ${2 * k}y ${dydx}`,
      before: m`(x^2 + ${2 * k}y)`,
      moved: m`-2x y`,
      product: m`x^2 y`,
    }
  },
  'with xy²'(random: Random): Curve {
    const [k, p, q] = [random.int(1, 6), nonzero(random, 3), nonzero(random, 4)]
    return {
      of: m`x y^2 + ${k}x`,
      value: p * q * q + k * p,
      slope: m`-{y^2 + ${k}}/{2x y}`,
      at: [p, q],
      derived: m`y^2 + 2x y ${dydx} + ${k}`,
      before: m`2x y`,
      moved: m`-y^2 + ${-k}`,
      product: m`x y^2`,
    }
  },
  'with y³'(random: Random): Curve {
    const [k, p, q] = random.until(
      () => [nonzero(random, 6), nonzero(random, 3), nonzero(random, 2)] as const,
      ([k, p, q]) => k * p + 3 * q * q !== 0 && k * p + q * q !== 0,
    )
    const [one, three] = lowest(k, 3)
    return {
      of: m`${k}x y + y^3`,
      value: k * p * q + q ** 3,
      slope: k < 0 ? m`{${-one}y}/{${three}y^2 - ${-one}x}` : m`-{${one}y}/{${one}x + ${three}y^2}`,
      at: [p, q],
      derived: m`${k}y + ${k}x ${dydx} + 3y^2 ${dydx}`,
      before: k < 0 ? m`(3y^2 - ${-k}x)` : m`(${k}x + 3y^2)`,
      moved: m`${-k}y`,
      product: m`${k}x y`,
    }
  },
  'with sin y'(random: Random): Curve {
    const [k, p] = [random.int(1, 6), nonzero(random, 4)]
    const [two, one] = lowest(2, k)
    return {
      of: m`x^2 + ${k}x sin y`,
      value: p * p,
      slope: m`-{${two}x + ${one}sin y}/{${one}x cos y}`,
      at: [p, 0],
      derived: m`2x + ${k}sin y + ${k}x cos y ${dydx}`,
      before: m`${k}x cos y`,
      moved: m`-2x - ${k}sin y`,
      product: m`${k}x sin y`,
    }
  },
  'with e^y'(random: Random): Curve {
    const [k, p] = random.until(
      () => [random.int(1, 6), nonzero(random, 4)] as const,
      // Through a point where the curve is neither two lines nor flat.
      ([k, p]) => p + k !== 0 && 2 * p + k !== 0,
    )
    const [two, one] = lowest(2, k)
    return {
      of: m`x^2 + ${k}x e^y`,
      value: p * p + k * p,
      slope: m`-{${two}x + ${one}e^y}/{${one}x e^y}`,
      at: [p, 0],
      derived: m`2x + ${k}e^y + ${k}x e^y ${dydx}`,
      before: m`${k}x e^y`,
      moved: m`-2x - ${k}e^y`,
      product: m`${k}x e^y`,
    }
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
const nearestRatio = (value: number) => Ratio.of(Math.round(value * 720), 720)

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
  tupleOf(
    printed.one('list').items.map(item => approximate(item)),
    2,
  )
