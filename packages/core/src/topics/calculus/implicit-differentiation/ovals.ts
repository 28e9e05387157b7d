import {
  bracketed,
  derivative,
  type Expr,
  either,
  equation,
  join,
  m,
  minus,
  negative,
  over,
  power,
  type Random,
  Ratio,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import { dydx } from './curves.ts'

const [x, y] = [symbol('x'), symbol('y')]

/** xy or −xy where the other letter is −2 or 2 times this one. */
const crossed = (sign: 1 | -1, letter: Expr): Expr =>
  sign > 0 ? join(letter, bracketed(m`-2${letter}`)) : negative(join(letter, bracketed(m`2${letter}`)))

export const second = derivative('y', 'x', 2)

/** A curve whose second derivative is short, with the steps to it. */
export interface Bend {
  readonly of: Expr
  readonly value: number
  readonly derived: Expr
  /** What multiplies dy/dx. */
  readonly factor: Expr
  readonly slope: Expr
  /** The quotient rule on dy/dx, that with dy/dx put in, and multiplied out. */
  readonly quotient: Expr
  readonly filled: Expr
  readonly cleared?: { readonly by: Expr; readonly of: Expr }
  readonly bend: Expr
}

/** ax² ± by² = c. */
const conic = (random: Random, sign: 1 | -1): Bend => {
  const [a, b] = random.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [1, 3],
    [3, 1],
    [2, 3],
    [3, 2],
    [1, 4],
    [4, 1],
    [3, 4],
    [4, 3],
  ])
  const c = random.int(5, 12)
  const { n, d } = Ratio.of(a * c, b * b)
  const signed = (of: Expr) => (sign > 0 ? m`-${of}` : of)
  return {
    of: m`${a}x^2 + ${sign * b}y^2`,
    value: c,
    derived: m`${2 * a}x + ${sign * 2 * b}y ${dydx}`,
    factor: m`${sign * 2 * b}y`,
    slope: signed(m`{${a}x}/{${b}y}`),
    quotient: signed(m`{${a}y - ${a}x ${dydx}}/{${b}y^2}`),
    filled: sign > 0 ? m`-{${a}y + {${a * a}x^2}/{${b}y}}/{${b}y^2}` : m`{${a}y - {${a * a}x^2}/{${b}y}}/{${b}y^2}`,
    cleared: {
      by: m`${b}y`,
      of: sign > 0 ? m`-{${a}(${a}x^2 + ${b}y^2)}/{${b * b}y^3}` : m`-{${a}(${a}x^2 - ${b}y^2)}/{${b * b}y^3}`,
    },
    bend: m`-{${n}}/{${d}y^3}`,
  }
}

export const bends = {
  ellipse: (random: Random) => conic(random, 1),
  hyperbola: (random: Random) => conic(random, -1),
  parabola(random: Random): Bend {
    const [half, c] = [random.int(1, 4), random.int(1, 9)]
    return {
      of: m`y^2 - ${2 * half}x`,
      value: c,
      derived: m`2y ${dydx} - ${2 * half}`,
      factor: m`2y`,
      slope: m`${half}/y`,
      quotient: m`-{${half}}/{y^2} ${dydx}`,
      filled: m`(-{${half}}/{y^2})({${half}}/y)`,
      bend: m`-{${half * half}}/{y^3}`,
    }
  },
}

type At = readonly [number, number]
type Ends = readonly [At, At]

/** An oval with exact points of horizontal and of vertical tangents, and how they are found. */
export interface Oval {
  readonly of: Expr
  readonly value: number
  readonly derived: Expr
  /** The term that needs the product rule. */
  readonly product?: Expr
  /** The factor of dy/dx, and what stands on the other side. */
  readonly before: Expr
  readonly moved: Expr
  readonly horizontal: Ends
  readonly vertical: Ends
  /** Where the right side or the factor is 0; the equation of the curve there, and that with a square alone; its roots. */
  readonly found: Readonly<Record<'horizontal' | 'vertical', readonly [readonly [Expr, Value], Expr, Expr, Expr]>>
  /** What is done to have the square alone. */
  readonly isSquareCompleted: boolean
  /** The equation differentiated twice, where dy/dx is 0, and d²y/dx² from it. */
  readonly again: Expr
  /** What multiplies d²y/dx² there. */
  readonly multiplier: Expr
  readonly bend: Expr
  readonly bendAt: (x: number, y: number) => Expr
}

export const ovals = {
  slanted(random: Random): Oval {
    const [n, sign] = [random.int(1, 6), random.sign()]
    return {
      of: m`x^2 + ${sign}x y + y^2`,
      value: 3 * n * n,
      derived: m`2x + ${sign}y + ${sign}x ${dydx} + 2y ${dydx}`,
      product: sign > 0 ? m`x y` : m`-x y`,
      before: sign > 0 ? m`(x + 2y)` : m`(2y - x)`,
      moved: sign > 0 ? m`-2x - y` : m`y - 2x`,
      horizontal: [
        [-n, 2 * n * sign],
        [n, -2 * n * sign],
      ],
      vertical: [
        [-2 * n, n * sign],
        [2 * n, -n * sign],
      ],
      found: {
        horizontal: [
          [y, m`${-2 * sign}x`],
          equation(sum(power(x, 2), crossed(sign, x), power(bracketed(m`${-2 * sign}x`), 2)), 3 * n * n),
          m`3x^2 = ${3 * n * n}`,
          either(m`x = ${-n}`, m`x = ${n}`),
        ],
        vertical: [
          [x, m`${-2 * sign}y`],
          equation(sum(power(bracketed(m`${-2 * sign}y`), 2), crossed(sign, y), power(y, 2)), 3 * n * n),
          m`3y^2 = ${3 * n * n}`,
          either(m`y = ${-n}`, m`y = ${n}`),
        ],
      },
      isSquareCompleted: false,
      again: sign > 0 ? m`2 + (x + 2y)${second}` : m`2 + (2y - x)${second}`,
      multiplier: sign > 0 ? m`x + 2y` : m`2y - x`,
      bend: sign > 0 ? m`-2/{x + 2y}` : m`-2/{2y - x}`,
      bendAt: (p, q) =>
        over(-2, sign > 0 ? sum(p, join(2, bracketed(q))) : minus(join(2, bracketed(q)), p < 0 ? bracketed(p) : p)),
    }
  },
  shifted(random: Random): Oval {
    const [h, k, s, r] = [random.intExcept(-4, 4, 0), random.intExcept(-4, 4, 0), random.int(1, 3), random.int(1, 4)]
    const a = s * s
    const value = a * r * r - h * h - a * k * k
    return {
      of: m`x^2 + ${a}y^2 + ${-2 * h}x + ${-2 * a * k}y`,
      value,
      derived: m`2x + ${2 * a}y ${dydx} + ${-2 * h} + ${-2 * a * k}${dydx}`,
      before: m`(${2 * a}y + ${-2 * a * k})`,
      moved: m`-2x + ${2 * h}`,
      horizontal: [
        [h, k - r],
        [h, k + r],
      ],
      vertical: [
        [h - s * r, k],
        [h + s * r, k],
      ],
      found: {
        horizontal: [
          [x, h],
          m`${h * h} + ${a}y^2 + ${-2 * h * h} + ${-2 * a * k}y = ${value}`,
          m`(y + ${-k})^2 = ${r * r}`,
          either(m`y = ${k - r}`, m`y = ${k + r}`),
        ],
        vertical: [
          [y, k],
          m`x^2 + ${a * k * k} + ${-2 * h}x + ${-2 * a * k * k} = ${value}`,
          m`(x + ${-h})^2 = ${a * r * r}`,
          either(m`x = ${h - s * r}`, m`x = ${h + s * r}`),
        ],
      },
      isSquareCompleted: true,
      again: m`2 + ${2 * a}(y + ${-k})${second}`,
      multiplier: m`${2 * a}(y + ${-k})`,
      bend: a === 1 ? m`-1/{y + ${-k}}` : m`-1/{${a}(y + ${-k})}`,
      bendAt: (_, q) => over(-1, a === 1 ? sum(q, -k) : join(a, bracketed(sum(q, -k)))),
    }
  },
}
