import {
  bracketed,
  type Expr,
  expr,
  factorial,
  infinity,
  join,
  m,
  over,
  power,
  type Random,
  type Step,
  series,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { basics, n, x } from './power-series.ts'
import { sigmas } from './sums.ts'

/** ∑ of xˢ f(axᵖ); with a front factor it is what those write who do not raise a. */
export function sigma(kind: 'exponential' | 'sine' | 'cosine', a: number, p: number, s: number, front = 1): Expr {
  const degree = {
    exponential: m`${p}n + ${s}`,
    sine: m`${2 * p}n + ${p + s}`,
    cosine: m`${2 * p}n + ${s}`,
  }[kind]
  const raised = { exponential: n, sine: m`2n + 1`, cosine: m`2n` }[kind]
  const below = factorial(kind === 'exponential' ? n : kind === 'sine' ? m`(2n + 1)` : m`(2n)`)
  const factors = [
    ...(kind === 'exponential' ? [] : [m`(-1)^n`]),
    ...(front === 1 ? [] : [expr(front)]),
    ...(a === 1 ? [] : [power(a, raised)]),
    power(x, degree),
  ]
  return series('n', 0, infinity, over(factors.length === 1 ? (factors[0] ?? x) : join(...factors), below))
}

export interface General {
  readonly kind: 'exponential' | 'sine' | 'cosine'
  readonly a: number
  readonly p: number
  readonly s: number
}

/** Multiplied by a power of x at the level that does so; then it is e^(ax), not of a square. */
export const drawGeneral = (random: Random, multiply: boolean): General => ({
  a: random.int(2, 5),
  kind: random.evenly(['exponential', 'sine', 'cosine']),
  p: multiply ? 1 : random.int(1, 2),
  s: multiply ? random.int(1, 3) : 0,
})

/** The basic series, with what stands for u put in, and raised. */
export function sigmaSteps({ kind, a, p, s }: General): readonly Step[] {
  const u = symbol('u')
  const value = p === 1 ? m`${a}x` : m`${a}x^${p}`
  const raised = { exponential: n, sine: m`2n + 1`, cosine: m`2n` }[kind]
  const below = factorial(kind === 'exponential' ? n : bracketed(raised))
  const filled = power(bracketed(value), raised)
  const turning = kind === 'exponential' ? filled : join(m`(-1)^n`, filled)
  const front = s === 1 ? x : power(x, s)
  return [
    step(sigmas[kind], because.knownGeneralTerm, { function: basics[kind].of(u) }),
    step(series('n', 0, infinity, over(turning, below)), because.substitute, { value, letter: u }),
    step(sigma(kind, a, p, 0), because.raiseBothFactors),
    ...(s === 0 ? [] : [step(sigma(kind, a, p, s), because.multiplyEveryTerm, { value: front })]),
  ]
}
