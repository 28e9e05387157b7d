import { bracketed, type ChosenU, call, type Expr, join, m, type Random, Ratio } from '../../../author.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import { inX, u } from './parts.ts'

export interface Substitution {
  readonly of: Expr
  readonly inner: ChosenU
  /** The integrand in u, and multiplied out where it has to be. */
  readonly inside: Expr
  readonly multipliedOut?: Expr
  /** Its antiderivative in u and in x. */
  readonly integrated: Expr
  readonly result: Expr
}

const made = (of: Omit<Substitution, 'result'>): Substitution => ({ ...of, result: inX(of.integrated, of.inner) })

const linear = (a: number, b: number): ChosenU => ({ of: m`${a}x + ${b}`, slope: m`${a}` })
const quadratic = (c: number): ChosenU => ({ of: m`x^2 + ${c}`, slope: m`2x` })
const logarithm: ChosenU = { of: m`ln x`, slope: m`1/x` }
const cosine: ChosenU = { of: m`cos x`, slope: m`-sin x` }

export const integrals = {
  'linear power'(random: Random): Substitution {
    const [a, b, n] = [random.int(2, 6), nonzero(random, 9), random.int(2, 8)]
    return made({
      of: m`(${a}x + ${b})^${n}`,
      inner: linear(a, b),
      inside: m`${Ratio.of(1, a)}u^${n}`,
      integrated: m`${Ratio.of(1, a * (n + 1))}u^${n + 1}`,
    })
  },
  'linear exponent'(random: Random): Substitution {
    const [a, b] = [random.int(2, 9), nonzero(random, 9)]
    return made({
      of: m`e^{${a}x + ${b}}`,
      inner: linear(a, b),
      inside: m`${Ratio.of(1, a)}e^u`,
      integrated: m`${Ratio.of(1, a)}e^u`,
    })
  },
  'linear sine'(random: Random): Substitution {
    const a = random.int(2, 9)
    const [c, inner] = [Ratio.of(1, a), { of: m`${a}x`, slope: m`${a}` }]
    return made(
      random.chance(0.5)
        ? { of: m`sin ${a}x`, inner, inside: m`${c}sin u`, integrated: m`-${c}cos u` }
        : { of: m`cos ${a}x`, inner, inside: m`${c}cos u`, integrated: m`${c}sin u` },
    )
  },
  'linear reciprocal'(random: Random): Substitution {
    const a = random.int(2, 9)
    const b = random.sign() * random.coprimeTo(a, 9)
    return made({
      of: m`1/{${a}x + ${b}}`,
      inner: linear(a, b),
      inside: m`1/{${a}u}`,
      integrated: m`${Ratio.of(1, a)}ln|u|`,
    })
  },
  'quadratic power'(random: Random): Substitution {
    const [c, n, k] = [nonzero(random, 9), random.int(2, 7), random.int(1, 6)]
    return made({
      of: m`${k}x(x^2 + ${c})^${n}`,
      inner: quadratic(c),
      inside: m`${Ratio.of(k, 2)}u^${n}`,
      integrated: m`${Ratio.of(k, 2 * (n + 1))}u^${n + 1}`,
    })
  },
  'negative power'(random: Random): Substitution {
    const [c, n, k] = [random.int(1, 9), random.int(2, 4), random.int(1, 6)]
    const [half, whole] = [Ratio.of(k, 2), Ratio.of(k, 2 * (n - 1))]
    return made({
      of: m`{${k}x}/(x^2 + ${c})^${n}`,
      inner: quadratic(c),
      inside: m`${half.n}/{${half.d}u^${n}}`,
      integrated: m`-${whole.n}/{${whole.d}u^${n - 1}}`,
    })
  },
  'root of a quadratic'(random: Random): Substitution {
    const [c, k] = [random.int(1, 9), 3 * random.int(1, 3)]
    return made({
      of: m`${k}x√{x^2 + ${c}}`,
      inner: quadratic(c),
      inside: m`${Ratio.of(k, 2)}u^{1/2}`,
      integrated: m`${k / 3}u^{3/2}`,
    })
  },
  'exponent of sine'(random: Random): Substitution {
    const k = nonzero(random, 9)
    return made({
      of: m`${k}e^{sin x} cos x`,
      inner: { of: m`sin x`, slope: m`cos x` },
      inside: m`${k}e^u`,
      integrated: m`${k}e^u`,
    })
  },
  'power of a logarithm'(random: Random): Substitution {
    const [n, k] = [random.int(2, 6), random.int(1, 9)]
    return made({
      of: m`{${k}(ln x)^${n}}/x`,
      inner: logarithm,
      inside: m`${k}u^${n}`,
      integrated: m`${Ratio.of(k, n + 1)}u^${n + 1}`,
    })
  },
  // The quadratic is positive: no bars are needed.
  'x over a quadratic'(random: Random): Substitution {
    const [c, k] = [random.int(1, 12), random.int(1, 8)]
    const half = Ratio.of(k, 2)
    return {
      of: m`{${k}x}/{x^2 + ${c}}`,
      inner: quadratic(c),
      inside: m`${half.n}/{${half.d}u}`,
      integrated: m`${half}ln|u|`,
      result: m`${half}ln(x^2 + ${c})`,
    }
  },
  tangent(random: Random): Substitution {
    const k = random.int(1, 9)
    return made({
      of: m`${k}tan x`,
      inner: { ...cosine, also: m`tan x = (sin x)/(cos x)` },
      inside: m`-${k}/u`,
      integrated: m`${-k}ln|u|`,
    })
  },
  'leftover x'(random: Random): Substitution {
    const c = random.int(1, 9)
    return made({
      of: m`x√{x + ${c}}`,
      inner: { of: m`x + ${c}`, slope: m`1`, also: m`x = u - ${c}` },
      inside: m`(u - ${c})√u`,
      multipliedOut: m`u^{3/2} - ${c}u^{1/2}`,
      integrated: m`${Ratio.of(2, 5)}u^{5/2} - ${Ratio.of(2 * c, 3)}u^{3/2}`,
    })
  },
  'logarithm below'(random: Random): Substitution {
    const k = random.int(1, 9)
    return made({ of: m`${k}/{x ln x}`, inner: logarithm, inside: m`${k}/u`, integrated: m`${k}ln|u|` })
  },
  'arctangent of e^x'(random: Random): Substitution {
    const [k, a] = [random.int(1, 9), random.int(1, 3)]
    const c = Ratio.of(k, a)
    return made({
      of: m`{${k}e^{${a}x}}/{1 + e^{${2 * a}x}}`,
      inner: { of: m`e^{${a}x}`, slope: m`${a}e^{${a}x}`, also: m`e^{${2 * a}x} = u^2`, isWhole: k === a },
      inside: m`${c.n}/{${c.d}(1 + u^2)}`,
      integrated: join(c, call('arctan', bracketed(u))),
    })
  },
  'odd power of sine'(random: Random): Substitution {
    // With an odd power of the cosine the sine would do as well, and give another form.
    const n = random.pick([2, 4, 6])
    return made({
      of: m`sin^3 x cos^${n} x`,
      inner: { ...cosine, also: m`sin^3 x = (1 - cos^2 x)sin x = (1 - u^2)sin x` },
      inside: m`-(1 - u^2)u^${n}`,
      multipliedOut: m`u^${n + 2} - u^${n}`,
      integrated: m`${Ratio.of(1, n + 3)}u^${n + 3} - ${Ratio.of(1, n + 1)}u^${n + 1}`,
    })
  },
}
