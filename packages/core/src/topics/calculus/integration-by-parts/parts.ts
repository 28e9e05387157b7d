import {
  approximate,
  differentiate,
  type Expr,
  expr,
  holds,
  isAsDrawn,
  join,
  m,
  type Random,
  Ratio,
} from '../../../author.ts'

export interface Integral {
  readonly integrand: Expr
  /** Without + C. */
  readonly result: Expr
}

/** Two functions are the same if they agree at six points. */
export const POINTS = [0.4, 0.9, 1.3, 1.7, 2.2, 2.9]

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-8 * Math.max(1, Math.abs(a), Math.abs(b))

export const agree = (f: Expr, g: Expr) =>
  POINTS.every(x => near(approximate(f, { x, C: 0 }), approximate(g, { x, C: 0 })))

interface Parts extends Integral {
  readonly u: Expr
  readonly dv: Expr
  readonly du: Expr
  readonly v: Expr
}

export function drawParts(random: Random): Parts {
  const a = random.int(2, 6)
  const n = random.int(1, 3)
  const [u, du] = [m`${a}x`, expr(a)]
  const power = n === 1 ? m`x` : m`x^${n}`
  const made = random.evenly([
    { u, du, dv: m`e^x`, v: m`e^x`, result: m`${a}x e^x - ${a}e^x` },
    { u, du, dv: m`cos x`, v: m`sin x`, result: m`${a}x sin x + ${a}cos x` },
    {
      u: m`ln x`,
      du: m`1/x`,
      dv: power,
      v: m`${Ratio.of(1, n + 1)}x^${n + 1}`,
      result: m`${Ratio.of(1, n + 1)}x^${n + 1} ln x - ${Ratio.of(1, (n + 1) ** 2)}x^${n + 1}`,
    },
    { u, du, dv: m`sin x`, v: m`-cos x`, result: m`${-a}x cos x + ${a}sin x` },
    {
      u,
      du,
      dv: m`e^{${n + 1}x}`,
      v: m`${Ratio.of(1, n + 1)}e^{${n + 1}x}`,
      result: m`${Ratio.of(a, n + 1)}x e^{${n + 1}x} - ${Ratio.of(a, (n + 1) ** 2)}e^{${n + 1}x}`,
    },
  ])
  const isLogarithm = made.u.kind === 'call'
  return { ...made, integrand: isLogarithm ? join(made.dv, made.u) : join(made.u, made.dv) }
}

/** Without a constant of its own: zero at 0 as a power of x is, or its own second derivative times a number. */
export function isBare(of: Expr, dv: Expr): boolean {
  const isPower = !holds(dv, part => part.kind === 'call' || (part.kind === 'symbol' && part.name === 'e'))
  if (isPower) return isAsDrawn(approximate(of, { x: 1e-9 }), 0)
  const bend = differentiate(differentiate(of, 'x'), 'x')
  const ratios = POINTS.map(x => approximate(bend, { x }) / approximate(of, { x }))
  return ratios.every(ratio => near(ratio, ratios[0] ?? 0))
}
