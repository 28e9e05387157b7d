import { approximate, type Expr, equation, join, line, m, power, type Random, Ratio, symbol } from '../../../author.ts'
import { derived, near, polynomialOf, slopeOf, valueAt } from '../../kit/functions/functions.ts'

const x = symbol('x')

/** A curve with an exact value and an oblique tangent at a place. */
export interface Touch {
  readonly of: Expr
  readonly derivative: Expr
  /** The curve and its derivative as powers, where they are printed as a fraction or a root. */
  readonly power?: { readonly of: Expr; readonly derivative: Expr }
  readonly at: Ratio
  readonly value: Ratio
  readonly slope: Ratio
}

const polynomial = (random: Random, cubes: readonly number[]): Touch => {
  const [c, at] = random.until(
    () =>
      [
        [random.int(-9, 9), random.int(-6, 6), random.intExcept(-4, 4, 0), random.pick(cubes)],
        random.int(-3, 3),
      ] as const,
    ([c, at]) => !valueAt(derived([...c]), at).equals(0),
  )
  return {
    of: polynomialOf(c),
    derivative: polynomialOf(derived([...c])),
    at: Ratio.of(at),
    value: valueAt(c, at),
    slope: valueAt(derived([...c]), at),
  }
}

export const curves = {
  quadratic: (random: Random) => polynomial(random, [0]),
  cubic: (random: Random) => polynomial(random, [-1, 1, 2]),
  reciprocal(random: Random): Touch {
    const [a, value] = [random.int(1, 4), random.intExcept(-5, 5, 0)]
    const size = Math.abs(a * value)
    return {
      of: value < 0 ? m`-{${size}/x}` : m`${size}/x`,
      derivative: value < 0 ? m`${size}/x^2` : m`-{${size}/x^2}`,
      power: {
        of: join(value < 0 ? -size : size, power(x, -1)),
        derivative: join(value < 0 ? size : -size, power(x, -2)),
      },
      at: Ratio.of(a),
      value: Ratio.of(value),
      slope: Ratio.of(-value, a),
    }
  },
  root(random: Random): Touch {
    const [s, c] = [random.int(1, 3), random.int(1, 6)]
    return {
      of: m`${c}√x`,
      derivative: c % 2 === 0 ? m`${c / 2}/√x` : m`${c}/{2√x}`,
      power: {
        of: join(c, power(x, Ratio.of(1, 2))),
        derivative: join(Ratio.of(c, 2), power(x, Ratio.of(-1, 2))),
      },
      at: Ratio.of(s * s),
      value: Ratio.of(c * s),
      slope: Ratio.of(c, 2 * s),
    }
  },
}

const RULES = {
  exponential: {
    en: line`The derivative of ${m`e^x`} is ${m`e^x`}.`,
    es: line`La derivada de ${m`e^x`} es ${m`e^x`}.`,
  },
  logarithm: {
    en: line`The derivative of ${m`ln x`} is ${m`1/x`}.`,
    es: line`La derivada de ${m`ln x`} es ${m`1/x`}.`,
  },
  sine: {
    en: line`The derivative of ${m`sin x`} is ${m`cos x`}.`,
    es: line`La derivada de ${m`sin x`} es ${m`cos x`}.`,
  },
  cosine: {
    en: line`The derivative of ${m`cos x`} is ${m`-sin x`}.`,
    es: line`La derivada de ${m`cos x`} es ${m`-sin x`}.`,
  },
}

/** Curves of c times a known function, at a place where value and slope are exact. */
export const special = [
  (c: number) => ({
    rule: RULES.exponential,
    of: m`${c}e^x`,
    derivative: m`${c}e^x`,
    at: m`0`,
    value: m`${c}`,
    slope: m`${c}`,
    pointSlope: m`y - ${c} = ${c}x`,
    line: m`${c}x + ${c}`,
  }),
  (c: number) => ({
    rule: RULES.exponential,
    of: m`${c}e^x`,
    derivative: m`${c}e^x`,
    at: m`1`,
    value: m`${c}e`,
    slope: m`${c}e`,
    pointSlope: m`y - ${c}e = ${c}e(x - 1)`,
    line: m`${c}e x`,
  }),
  (c: number) => ({
    rule: RULES.logarithm,
    of: m`${c}ln x`,
    derivative: m`${c}/x`,
    at: m`1`,
    value: m`0`,
    slope: m`${c}`,
    pointSlope: m`y - 0 = ${c}(x - 1)`,
    line: m`${c}x - ${c}`,
  }),
  (c: number) => ({
    rule: RULES.logarithm,
    of: m`${c}ln x`,
    derivative: m`${c}/x`,
    at: m`e`,
    value: m`${c}`,
    slope: m`${c}/e`,
    pointSlope: m`y - ${c} = {${c}/e}(x - e)`,
    line: m`{${c}x}/e`,
  }),
  (c: number) => ({
    rule: RULES.sine,
    of: m`${c}sin x`,
    derivative: m`${c}cos x`,
    at: m`π`,
    value: m`0`,
    slope: m`${-c}`,
    pointSlope: m`y - 0 = ${-c}(x - π)`,
    line: m`${-c}x + ${c}π`,
  }),
  (c: number) => ({
    rule: RULES.cosine,
    of: m`${2 * c}cos x`,
    derivative: m`${-2 * c}sin x`,
    at: m`π/2`,
    value: m`0`,
    slope: m`${-2 * c}`,
    pointSlope: m`y - 0 = ${-2 * c}(x - π/2)`,
    line: m`${-2 * c}x + ${c}π`,
  }),
]

/** mx + b. */
export const lineThrough = (slope: Ratio, [at, value]: readonly [Ratio, Ratio]): Expr =>
  polynomialOf([value.minus(slope.times(at)), slope])

export const graphOf = (of: Expr) => equation(m`f(x)`, of)

/** The answer is an equation of the tangent line. */
export function isTangent(of: Expr, at: number, answer: Expr): boolean {
  if (answer.kind !== 'relation') return false
  const value = (place: number) => approximate(answer.right, { x: place })
  return near(value(at), approximate(of, { x: at }), 1e-6) && near(value(at + 1) - value(at), slopeOf(of, at), 1e-5)
}
