import {
  approximate,
  byParts,
  derivative,
  differentiate,
  type Expr,
  equation,
  explained,
  expr,
  holds,
  integral,
  isAsDrawn,
  itemOf,
  join,
  line,
  m,
  minus,
  type Parts,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  sum,
  symbol,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export interface Integral {
  readonly integrand: Expr
  /** Without + C. */
  readonly result: Expr
  /** The result before a factor is taken out. */
  readonly multiplied?: { readonly result: Expr; readonly factor: Expr }
  readonly parts: readonly [Parts, ...Parts[]]
  /** Where the first integral comes back: times it is what is found. */
  readonly back?: { readonly times: Ratio; readonly is: Expr }
}

export function solved(
  { integrand, parts: [first, ...again], back, multiplied }: Integral,
  answer: Value,
): readonly Step[] {
  const whole = integral(integrand, 'x')
  return [
    ...byParts(first, again, back ? because.eitherFactor : because.chooseParts),
    ...(back
      ? [
          step(equation(join(back.times, whole), back.is), because.integralComesBack),
          step(equation(whole, answer), because.divideForIntegral, { factor: Ratio.of(back.times.d, back.times.n) }),
        ]
      : multiplied
        ? [
            step(m`${multiplied.result} + C`, because.integrate),
            step(expr(answer), because.factorOut, { factor: multiplied.factor }),
          ]
        : [step(expr(answer), because.integrate)]),
  ]
}

/** The same where u is given. */
export function givenParts(of: OnceByParts): readonly Step[] {
  const [byX, ofX] = [derivative('v', 'x'), derivative('u', 'x')]
  const [u, v] = [symbol('u'), symbol('v')]
  return [
    explained(
      statements(equation(u, of.u), equation(byX, of.dv), equation(ofX, of.du), equation(v, of.v)),
      line`Differentiate ${u}, and integrate ${byX} to find ${v}.`,
      line`Deriva ${u} e integra ${byX} para hallar ${v}.`,
    ),
    ...solved(of, m`${of.result} + C`).slice(1),
  ]
}

/** Two functions are the same if they agree at six points. */
export const POINTS = [0.4, 0.9, 1.3, 1.7, 2.2, 2.9]

export const near = (a: number, b: number) => Math.abs(a - b) <= 1e-8 * Math.max(1, Math.abs(a), Math.abs(b))

export const agree = (f: Expr, g: Expr) =>
  POINTS.every(x => near(approximate(f, { x, C: 0 }), approximate(g, { x, C: 0 })))

interface OnceByParts extends Integral, Parts {}

const asOnce = (made: Parts & { readonly result: Expr }): OnceByParts => {
  const isLogarithm = made.u.kind === 'call'
  return { ...made, parts: [made], integrand: isLogarithm ? join(made.dv, made.u) : join(made.u, made.dv) }
}

/** ax with eˣ, sin x or cos x; or ax with ln x. */
export function drawFirstParts(random: Random): OnceByParts {
  const a = random.int(2, 9)
  const [u, du] = [m`${a}x`, expr(a)]
  return asOnce(
    random.evenly([
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
        dv: m`${2 * a}x`,
        v: m`${a}x^2`,
        result: m`${a}x^2 ln x - ${Ratio.of(a, 2)}x^2`,
        line: minus(m`${a}x^2 ln x`, integral(m`${a}x`, 'x')),
      },
      {
        u,
        du,
        dv: m`sin x`,
        v: m`-cos x`,
        result: m`${-a}x cos x + ${a}sin x`,
        line: sum(m`${-a}x cos x`, integral(m`${a}cos x`, 'x')),
      },
    ]),
  )
}

/** The same with nx in the other factor, or a power of x with ln x. */
export function drawParts(random: Random): OnceByParts {
  const [a, n] = [random.int(2, 6), random.int(2, 4)]
  const [u, du, c] = [m`${a}x`, expr(a), Ratio.of(a, n)]
  const [e, sine, cosine] = [m`e^{${n}x}`, m`sin ${n}x`, m`cos ${n}x`]
  const [over, twice] = [Ratio.of(1, n), Ratio.of(a, n * n)]
  const [p, q] = [Ratio.of(1, n + 1), Ratio.of(1, (n + 1) ** 2)]
  return asOnce(
    random.evenly([
      {
        u,
        du,
        dv: e,
        v: m`${over}${e}`,
        result: m`${c}x ${e} - ${twice}${e}`,
        line: minus(m`${c}x ${e}`, integral(m`${c}${e}`, 'x')),
      },
      {
        u: m`ln x`,
        du: m`1/x`,
        dv: m`x^${n}`,
        v: m`${p}x^${n + 1}`,
        result: m`${p}x^${n + 1} ln x - ${q}x^${n + 1}`,
        line: minus(m`${p}x^${n + 1} ln x`, integral(m`${p}x^${n}`, 'x')),
      },
      {
        u,
        du,
        dv: cosine,
        v: m`${over}${sine}`,
        result: m`${c}x ${sine} + ${twice}${cosine}`,
        line: minus(m`${c}x ${sine}`, integral(m`${c}${sine}`, 'x')),
      },
      {
        u,
        du,
        dv: sine,
        v: m`${over.negated()}${cosine}`,
        result: m`${c.negated()}x ${cosine} + ${twice}${sine}`,
        line: sum(m`${c.negated()}x ${cosine}`, integral(m`${c}${cosine}`, 'x')),
      },
    ]),
  )
}

/** Without a constant of its own: zero at 0 as a power of x is, or its own second derivative times a number. */
export function isBare(of: Expr, dv: Expr): boolean {
  const isPower = !holds(dv, part => part.kind === 'call' || (part.kind === 'symbol' && part.name === 'e'))
  if (isPower) return isAsDrawn(approximate(of, { x: 1e-9 }), 0)
  const bend = differentiate(differentiate(of, 'x'), 'x')
  const ratios = POINTS.map(x => approximate(bend, { x }) / approximate(of, { x }))
  return ratios.every(ratio => near(ratio, itemOf(ratios, 0)))
}
