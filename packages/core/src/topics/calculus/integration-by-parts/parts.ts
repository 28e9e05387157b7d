import {
  approximate,
  byParts,
  differentiate,
  type Expr,
  equation,
  expr,
  holds,
  integral,
  isAsDrawn,
  itemOf,
  join,
  m,
  minus,
  type Parts,
  type Random,
  Ratio,
  type Step,
  step,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface Integral {
  readonly integrand: Expr
  /** Without + C. */
  readonly result: Expr
  readonly parts: readonly [Parts, ...Parts[]]
  /** Where the first integral comes back: times it is what is found. */
  readonly back?: { readonly times: Ratio; readonly is: Expr }
}

export function solved({ integrand, parts: [first, ...again], back }: Integral, answer: Value): readonly Step[] {
  const whole = integral(integrand, 'x')
  return [
    ...byParts(first, again, back ? because.eitherFactor : because.chooseParts),
    ...(back
      ? [
          step(equation(join(back.times, whole), back.is), because.integralComesBack),
          step(equation(whole, answer), because.divideForIntegral, { factor: Ratio.of(back.times.d, back.times.n) }),
        ]
      : [step(expr(answer), because.integrate)]),
  ]
}

/** Two functions are the same if they agree at six points. */
export const POINTS = [0.4, 0.9, 1.3, 1.7, 2.2, 2.9]

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-8 * Math.max(1, Math.abs(a), Math.abs(b))

export const agree = (f: Expr, g: Expr) =>
  POINTS.every(x => near(approximate(f, { x, C: 0 }), approximate(g, { x, C: 0 })))

interface OnceByParts extends Integral, Parts {}

export function drawParts(random: Random): OnceByParts {
  const a = random.int(2, 6)
  const n = random.int(1, 3)
  const [u, du, c] = [m`${a}x`, expr(a), Ratio.of(1, n + 1)]
  const power = n === 1 ? m`x` : m`x^${n}`
  const next = m`x^${n + 1}`
  const e = m`e^{${n + 1}x}`
  const made = random.evenly([
    {
      u,
      du,
      dv: m`e^x`,
      v: m`e^x`,
      result: m`${a}x e^x - ${a}e^x`,
      line: minus(m`${a}x e^x`, integral(m`${a}e^x`, 'x')),
    },
    {
      u,
      du,
      dv: m`cos x`,
      v: m`sin x`,
      result: m`${a}x sin x + ${a}cos x`,
      line: minus(m`${a}x sin x`, integral(m`${a}sin x`, 'x')),
    },
    {
      u: m`ln x`,
      du: m`1/x`,
      dv: power,
      v: m`${c}${next}`,
      result: m`${c}${next} ln x - ${Ratio.of(1, (n + 1) ** 2)}${next}`,
      line: minus(m`${c}${next} ln x`, integral(m`${c}${power}`, 'x')),
    },
    {
      u,
      du,
      dv: m`sin x`,
      v: m`-cos x`,
      result: m`${-a}x cos x + ${a}sin x`,
      line: sum(m`${-a}x cos x`, integral(m`${a}cos x`, 'x')),
    },
    {
      u,
      du,
      dv: e,
      v: m`${c}${e}`,
      result: m`${Ratio.of(a, n + 1)}x ${e} - ${Ratio.of(a, (n + 1) ** 2)}${e}`,
      line: minus(m`${Ratio.of(a, n + 1)}x ${e}`, integral(m`${Ratio.of(a, n + 1)}${e}`, 'x')),
    },
  ])
  const isLogarithm = made.u.kind === 'call'
  return { ...made, parts: [made], integrand: isLogarithm ? join(made.dv, made.u) : join(made.u, made.dv) }
}

/** Without a constant of its own: zero at 0 as a power of x is, or its own second derivative times a number. */
export function isBare(of: Expr, dv: Expr): boolean {
  const isPower = !holds(dv, part => part.kind === 'call' || (part.kind === 'symbol' && part.name === 'e'))
  if (isPower) return isAsDrawn(approximate(of, { x: 1e-9 }), 0)
  const bend = differentiate(differentiate(of, 'x'), 'x')
  const ratios = POINTS.map(x => approximate(bend, { x }) / approximate(of, { x }))
  return ratios.every(ratio => near(ratio, itemOf(ratios, 0)))
}
