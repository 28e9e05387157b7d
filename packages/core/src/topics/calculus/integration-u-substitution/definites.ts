import {
  type Both,
  type ChosenU,
  type Expr,
  type Inline,
  line,
  m,
  type Random,
  Ratio,
  symbol,
  type Value,
} from '../../../author.ts'

export interface Definite {
  readonly of: Expr
  readonly limits: readonly [Value, Value]
  readonly inner: ChosenU
  /** The values of u at the limits. */
  readonly ends: readonly [Value, Value]
  /** The integrand in u, and what stands there when du is forgotten. */
  readonly inside: Expr
  readonly forgotten: Expr
  readonly whyForgotten: Both<readonly Inline[]>
  /** An antiderivative in u, and its values at the new limits. */
  readonly F: Expr
  readonly values: readonly [Value, Value]
  readonly value: Value
}

/** ∫ cuⁿ du from a to b. */
const powerInU = (c: number, n: number, [a, b]: readonly [number, number]) => {
  const at = (u: number) => Ratio.of(c * u ** (n + 1), n + 1)
  return {
    inside: n === 1 ? m`${c}u` : m`${c}u^${n}`,
    ends: [a, b] as const,
    F: m`${Ratio.of(c, n + 1)}u^${n + 1}`,
    values: [at(a), at(b)] as const,
    value: at(b).minus(at(a)),
  }
}

const notReplaced = (of: Expr, by: Expr) => ({
  en: line`${of} was not replaced by ${by}.`,
  es: line`No se sustituyó ${of} por ${by}.`,
})

/** What a power of the inner function is in u. */
const becomes = (of: Expr, inU: Expr) => ({
  en: line`${of} becomes ${inU}: the exponent stays the same.`,
  es: line`${of} pasa a ser ${inU}: el exponente no cambia.`,
})

export const definites = {
  power(random: Random): Definite {
    const [c, to] = [random.int(1, 3), random.int(1, 2)]
    const n = random.int(2, to === 1 ? 4 : 3)
    return {
      of: m`2x(x^2 + ${c})^${n}`,
      limits: [0, to],
      inner: { of: m`x^2 + ${c}`, slope: m`2x` },
      ...powerInU(1, n, [c, to * to + c]),
      forgotten: m`2u^${n}`,
      whyForgotten: notReplaced(m`2x d x`, m`d u`),
    }
  },
  exponential(random: Random): Definite {
    const [k, to] = [random.int(1, 9), 2]
    return {
      of: m`${2 * k}x e^{x^2}`,
      limits: [0, to],
      inner: { of: m`x^2`, slope: m`2x` },
      inside: m`${k}e^u`,
      ends: [0, to * to],
      forgotten: m`${2 * k}e^u`,
      whyForgotten: notReplaced(m`2x d x`, m`d u`),
      F: m`${k}e^u`,
      values: [k, m`${k}e^${to * to}`],
      value: m`${k}e^${to * to} - ${k}`,
    }
  },
  root(random: Random): Definite {
    const [k, c, a, b] = [3 * random.int(1, 4), random.int(2, 4), random.int(1, 2), random.int(3, 5)]
    // (cx + 1) runs from a² to b² where these limits are whole.
    const at = (side: number) => Ratio.of(2 * k * side ** 3, 3)
    return {
      of: m`${k * c}√{${c}x + 1}`,
      limits: [Ratio.of(a * a - 1, c), Ratio.of(b * b - 1, c)],
      inner: { of: m`${c}x + 1`, slope: m`${c}` },
      inside: m`${k}√u`,
      ends: [a * a, b * b],
      forgotten: m`${k * c}√u`,
      whyForgotten: notReplaced(m`d x`, m`${Ratio.of(1, c)} d u`),
      F: m`${Ratio.of(2 * k, 3)}u^{3/2}`,
      values: [at(a), at(b)],
      value: at(b).minus(at(a)),
    }
  },
  logarithm(random: Random): Definite {
    const [n, k] = [random.int(1, 4), random.int(1, 6)]
    return {
      of: n === 1 ? m`{${k}ln x}/x` : m`{${k}(ln x)^${n}}/x`,
      limits: [1, symbol('e')],
      inner: { of: m`ln x`, slope: m`1/x` },
      ...powerInU(k, n, [0, 1]),
      forgotten: n === 1 ? m`${k}` : m`${k}u^${n - 1}`,
      whyForgotten: becomes(n === 1 ? m`ln x` : m`(ln x)^${n}`, n === 1 ? m`u` : m`u^${n}`),
    }
  },
  'leftover x'(random: Random): Definite {
    const [from, to] = [random.int(0, 1), random.int(2, 3)]
    const k = random.int(1, to === 3 ? 2 : 4)
    // x + 1 runs from a square to a square.
    const at = (side: number) => k * (6 * side ** 5 - 10 * side ** 3)
    const [low, high] = [from === 0 ? 0 : 1, to]
    return {
      of: m`${15 * k}x√{x + 1}`,
      limits: [low * low - 1, high * high - 1],
      inner: { of: m`x + 1`, slope: m`1`, also: m`x√{x + 1} = (u - 1)u^{1/2}` },
      inside: m`${15 * k}(u^{3/2} - u^{1/2})`,
      ends: [low * low, high * high],
      forgotten: m`${15 * k}u√u`,
      whyForgotten: notReplaced(m`x`, m`u - 1`),
      F: m`${6 * k}u^{5/2} - ${10 * k}u^{3/2}`,
      values: [at(low), at(high)],
      value: at(high) - at(low),
    }
  },
  'exponential below'(random: Random): Definite {
    const [k, b] = [random.int(1, 6), random.intExcept(2, 9, 3)]
    const logarithm = (of: number) => (k === 1 ? m`ln ${of}` : m`${k}ln ${of}`)
    return {
      of: m`{${k}e^x}/{e^x + 1}`,
      limits: [0, m`ln ${b}`],
      inner: { of: m`e^x + 1`, slope: m`e^x` },
      inside: m`${k}/u`,
      ends: [2, b + 1],
      forgotten: m`${k}u`,
      whyForgotten: {
        en: line`The denominator becomes ${m`u`}: it stays in the denominator.`,
        es: line`El denominador pasa a ser ${m`u`}: sigue en el denominador.`,
      },
      F: m`${k}ln|u|`,
      values: [logarithm(2), logarithm(b + 1)],
      value: m`${k}ln ${b + 1} - ${k}ln 2`,
    }
  },
  sine(random: Random): Definite {
    const [n, k] = [random.int(2, 5), random.int(1, 6)]
    return {
      of: m`${k}sin^${n} x cos x`,
      limits: [0, m`π/2`],
      inner: { of: m`sin x`, slope: m`cos x` },
      ...powerInU(k, n, [0, 1]),
      forgotten: m`${k}u^${n + 1}`,
      whyForgotten: becomes(m`sin^${n} x`, m`u^${n}`),
    }
  },
}
