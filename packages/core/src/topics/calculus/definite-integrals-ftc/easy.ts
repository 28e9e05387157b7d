import {
  absolute,
  approximate,
  both,
  call,
  expr,
  expression,
  type FormMaker,
  integral,
  join,
  m,
  over,
  pi,
  power,
  prose,
  type Random,
  Ratio,
  root,
  sum,
} from '../../../author.ts'
import { integrated, polynomialOf } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { bounds, type Definite, near, partOf, polynomial, primitiveAt, simpson, solveDefinite, x } from './parts.ts'

/** Each kind draws an integrand, its bounds, and the exact value by its antiderivative. */
const integrals = {
  polynomial(random: Random): Definite {
    const [from, to] = bounds(random, -4, 6)
    const coefficients = random.until(
      () => [random.int(-6, 6), random.int(-6, 6), random.pick([0, 0, 1, -1, 2, 3, -3]), random.pick([0, 0, 0, 1, 4])],
      c =>
        c.filter(value => value !== 0).length >= 1 &&
        c.filter(value => value !== 0).length <= 3 &&
        c.slice(1).some(value => value !== 0),
    )
    return {
      of: polynomial(coefficients),
      from,
      to,
      value: expr(primitiveAt(coefficients, to).minus(primitiveAt(coefficients, from))),
      way: {
        antiderivative: polynomialOf(integrated(coefficients)),
        values: [primitiveAt(coefficients, from), primitiveAt(coefficients, to)],
        byPowers: true,
      },
    }
  },
  root(random: Random): Definite {
    const [a, b] = random.until(
      () => [random.int(0, 3), random.int(1, 4)] as const,
      ([a, b]) => a < b,
    )
    const k = 3 * random.int(1, 3)
    return {
      of: join(k, root(x)),
      first: m`${k}x^{1/2}`,
      from: a * a,
      to: b * b,
      value: expr(Ratio.of(2 * k * (b ** 3 - a ** 3), 3)),
      way: {
        antiderivative: m`${(2 * k) / 3}x^{3/2}`,
        values: [Ratio.of(2 * k * a ** 3, 3), Ratio.of(2 * k * b ** 3, 3)],
        byPowers: true,
      },
    }
  },
  'negative power'(random: Random): Definite {
    const [a, b] = random.until(
      () => [random.int(1, 4), random.int(2, 6)] as const,
      ([a, b]) => a < b,
    )
    const k = random.int(1, 12)
    return {
      of: over(k, power(x, 2)),
      first: m`${k}x^{-2}`,
      from: a,
      to: b,
      value: expr(Ratio.of(k, a).minus(Ratio.of(k, b))),
      way: { antiderivative: m`-{${k}/x}`, values: [Ratio.of(-k, a), Ratio.of(-k, b)], byPowers: true },
    }
  },
  'e^x'(random: Random): Definite {
    const { k, p, to } = random.until(
      () => ({ k: random.intExcept(-6, 6, 0), p: random.int(1, 4), to: random.int(1, 4) }),
      ({ k, p, to }) => p * to * to !== k,
    )
    return {
      of: m`${2 * p}x + ${k}e^x`,
      from: 0,
      to,
      value: m`${k}e^${to} + ${p * to * to - k}`,
      way: { antiderivative: m`${p}x^2 + ${k}e^x`, values: [k, m`${p * to * to} + ${k}e^${to}`] },
    }
  },
  '1/x'(random: Random): Definite {
    const [k, p, to] = [random.int(1, 9), random.int(1, 3), random.int(2, 6)]
    return {
      of: m`${2 * p}x + ${k}/x`,
      from: 1,
      to,
      value: m`${p * (to * to - 1)} + ${k}ln ${to}`,
      way: { antiderivative: m`${p}x^2 + ${k}ln|x|`, values: [p, m`${p * to * to} + ${k}ln ${to}`] },
    }
  },
  cosine(random: Random): Definite {
    const k = random.int(1, 9)
    const [to, value] = random.pick([
      [over(pi, 2), expr(k)],
      [over(pi, 6), expr(Ratio.of(k, 2))],
      [over(pi, 4), k % 2 === 0 ? m`${k / 2}√2` : m`{${k}√2}/2`],
    ] as const)
    return {
      of: join(k, call('cos', x)),
      from: 0,
      to,
      value,
      way: { antiderivative: m`${k}sin x`, values: [0, value] },
    }
  },
  sine(random: Random): Definite {
    const k = random.int(1, 9)
    const [to, value, end] = random.pick([
      [pi, expr(2 * k), Ratio.of(k)],
      [over(pi, 2), expr(k), Ratio.of(0)],
      [over(pi, 3), expr(Ratio.of(k, 2)), Ratio.of(-k, 2)],
    ] as const)
    return {
      of: join(k, call('sin', x)),
      from: 0,
      to,
      value,
      way: { antiderivative: m`${-k}cos x`, values: [-k, end] },
    }
  },
  'secant squared'(random: Random): Definite {
    const k = random.int(1, 9)
    const [to, value] = random.pick([
      [over(pi, 4), expr(k)],
      [over(pi, 3), m`${k}√3`],
    ] as const)
    return {
      of: join(k, { kind: 'call', name: 'sec', of: x, power: expr(2) }),
      from: 0,
      to,
      value,
      way: { antiderivative: m`${k}tan x`, values: [0, value] },
    }
  },
  'absolute value'(random: Random): Definite {
    const a = random.int(-2, 4)
    const [left, right] = [random.int(1, 4), random.int(1, 5)]
    return {
      of: absolute(a === 0 ? x : sum(x, -a)),
      from: a - left,
      to: a + right,
      value: expr(Ratio.of(left * left + right * right, 2)),
      way: {
        joint: a,
        parts: [partOf([a, -1], a - left, a), partOf([-a, 1], a, a + right)],
      },
    }
  },
  piecewise(random: Random): Definite {
    const [joint, a, b, c] = [random.int(0, 2), random.int(1, 4), random.int(-3, 5), random.int(1, 6)]
    const [left, right] = [random.int(1, 3), random.int(1, 3)]
    const [from, to] = [joint - left, joint + right]
    const below: readonly number[] = [c]
    const above: readonly number[] = [b, 2 * a]
    const value = primitiveAt(below, joint)
      .minus(primitiveAt(below, from))
      .plus(primitiveAt(above, to))
      .minus(primitiveAt(above, joint))
    return {
      of: {
        kind: 'cases',
        rows: [
          [polynomial(below), m`x < ${joint}`],
          [polynomial(above), m`x ≥ ${joint}`],
        ],
      },
      from,
      to,
      value: expr(value),
      way: {
        joint,
        parts: [partOf(below, from, joint), partOf(above, joint, to)],
      },
    }
  },
}

interface Level {
  readonly kinds: readonly (keyof typeof integrals)[]
}

const draw = (random: Random, level: Level) =>
  random.until(
    () => integrals[random.evenly(level.kinds)](random),
    ({ value }) => value.kind !== 'number' || value.d <= 60,
  )

export const easyForms = (form: FormMaker<typeof levels>) => ({
  evaluate: form({
    share: 4,
    instruction: { en: prose`Evaluate. Give the exact value.`, es: prose`Evalúa. Da el valor exacto.` },
    draw,
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
    solution: solveDefinite,
    // Simpson's rule on the printed integral, its joints apart.
    check(printed, answer) {
      const { of, from, to } = printed.one('integral')
      if (!from || !to) return false
      const [a, b] = [approximate(from), approximate(to)]
      const inner = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5].filter(joint => joint > Math.min(a, b) && joint < Math.max(a, b))
      const stops = a < b ? [a, ...inner, b] : [a, ...inner.reverse(), b]
      const total = stops.slice(1).reduce((sum, stop, i) => sum + simpson(of, stops[i] ?? a, stop), 0)
      return near(total, approximate(answer))
    },
  }),
})
