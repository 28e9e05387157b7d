import { expression, surdExpr } from '../../answer/expression.ts'
import { rational } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { type Both, both, type Content, prose } from '../../content.ts'
import {
  absolute,
  call,
  equation,
  expr,
  integral,
  join,
  negative,
  over,
  pi,
  power,
  root,
  sum,
  symbol,
  type Value,
} from '../../math/build.ts'
import { approximate, evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import { rootOf } from '../../number/surd.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

interface Definite {
  readonly of: Expr
  readonly from: Value
  readonly to: Value
  readonly value: Expr
}

const x = symbol('x')

/** A polynomial by its coefficients, the constant first. */
const polynomial = (coefficients: readonly number[]): Expr =>
  sum(...coefficients.map((c, n) => (n === 0 ? expr(c) : join(c, n === 1 ? x : power(x, n)))).reverse())
const primitiveAt = (coefficients: readonly number[], at: number): Ratio =>
  coefficients.reduce((total, c, n) => total.plus(Ratio.of(c * at ** (n + 1), n + 1)), Ratio.of(0))

function bounds(random: Random, least: number, most: number): readonly [number, number] {
  const [a, b] = random.until(
    () => [random.int(least, most), random.int(least, most)] as const,
    ([a, b]) => a < b && b - a <= 5,
  )
  return random.chance(0.1) ? [b, a] : [a, b]
}

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
    }
  },
  root(random: Random): Definite {
    const [a, b] = random.until(
      () => [random.int(0, 3), random.int(1, 4)] as const,
      ([a, b]) => a < b,
    )
    const k = 3 * random.int(1, 3)
    return { of: join(k, root(x)), from: a * a, to: b * b, value: expr(Ratio.of(2 * k * (b ** 3 - a ** 3), 3)) }
  },
  'negative power'(random: Random): Definite {
    const [a, b] = random.until(
      () => [random.int(1, 4), random.int(2, 6)] as const,
      ([a, b]) => a < b,
    )
    const k = random.int(1, 12)
    return { of: over(k, power(x, 2)), from: a, to: b, value: expr(Ratio.of(k, a).minus(Ratio.of(k, b))) }
  },
  'e^x'(random: Random): Definite {
    const [k, to] = [random.intExcept(-6, 6, 0), random.int(1, 4)]
    return { of: join(k, power(symbol('e'), x)), from: 0, to, value: m`${k}e^${to} + ${-k}` }
  },
  '1/x'(random: Random): Definite {
    const [k, to] = [random.int(1, 9), random.int(2, 9)]
    return { of: over(k, x), from: 1, to, value: m`${k}ln ${to}` }
  },
  cosine(random: Random): Definite {
    const k = random.int(1, 9)
    const [to, value] = random.pick([
      [over(pi, 2), expr(k)],
      [over(pi, 6), expr(Ratio.of(k, 2))],
      [over(pi, 4), k % 2 === 0 ? m`${k / 2}√2` : m`{${k}√2}/2`],
    ] as const)
    return { of: join(k, call('cos', x)), from: 0, to, value }
  },
  sine(random: Random): Definite {
    const k = random.int(1, 9)
    const [to, value] = random.pick([
      [pi, expr(2 * k)],
      [over(pi, 2), expr(k)],
      [over(pi, 3), expr(Ratio.of(k, 2))],
    ] as const)
    return { of: join(k, call('sin', x)), from: 0, to, value }
  },
  'secant squared'(random: Random): Definite {
    const k = random.int(1, 9)
    const [to, value] = random.pick([
      [over(pi, 4), expr(k)],
      [over(pi, 3), m`${k}√3`],
    ] as const)
    return { of: join(k, { kind: 'call', name: 'sec', of: x, power: expr(2) }), from: 0, to, value }
  },
  'absolute value'(random: Random): Definite {
    const a = random.int(-2, 4)
    const [left, right] = [random.int(1, 4), random.int(1, 5)]
    return {
      of: absolute(a === 0 ? x : sum(x, -a)),
      from: a - left,
      to: a + right,
      value: expr(Ratio.of(left * left + right * right, 2)),
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

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-4 * Math.max(1, Math.abs(a), Math.abs(b))

interface Rate {
  readonly start: readonly [number, number]
  tell(start: number, rate: Expr, hours: number): Both<Content>
}

const rates: readonly Rate[] = [
  {
    start: [40, 200],
    tell: (start, rate, hours) => ({
      en: prose`A tank holds ${start} liters of water. Water flows in at ${rate} liters per hour after ${symbol('t')} hours. How many liters are in the tank after ${hours} hours?`,
      es: prose`Un tanque contiene ${start} litros de agua. Entra agua a razón de ${rate} litros por hora después de ${symbol('t')} horas. ¿Cuántos litros hay en el tanque después de ${hours} horas?`,
    }),
  },
  {
    start: [100, 900],
    tell: (start, rate, hours) => ({
      en: prose`A colony has ${start} bacteria and grows at ${rate} bacteria per hour after ${symbol('t')} hours. How many bacteria are there after ${hours} hours?`,
      es: prose`Una colonia tiene ${start} bacterias y crece a razón de ${rate} bacterias por hora después de ${symbol('t')} horas. ¿Cuántas bacterias hay después de ${hours} horas?`,
    }),
  },
  {
    start: [5, 60],
    tell: (start, rate, hours) => ({
      en: prose`A pile holds ${start} tons of gravel. Gravel arrives at ${rate} tons per hour after ${symbol('t')} hours. How many tons are there after ${hours} hours?`,
      es: prose`Un montón tiene ${start} toneladas de grava. Llega grava a razón de ${rate} toneladas por hora después de ${symbol('t')} horas. ¿Cuántas toneladas hay después de ${hours} horas?`,
    }),
  },
]

export const definiteIntegralsFtc = defineTopic(
  {
    id: 'definite-integrals-ftc',
    name: {
      en: 'Evaluate definite integrals (FTC part 2)',
      es: 'Calcular integrales definidas (teorema fundamental del cálculo, parte 2)',
    },
    description: {
      en: 'Find an antiderivative and subtract its values at the limits to evaluate an integral exactly.',
      es: 'Halla una antiderivada y resta sus valores en los límites para calcular una integral exacta.',
    },
    domain: 'Integration',
    standards: ['AP-CALC-6.7'],
    levels: {
      easy: { kinds: ['polynomial'] },
      medium: { kinds: ['root', 'negative power', 'e^x', '1/x', 'cosine', 'sine', 'secant squared'] },
      hard: { kinds: ['absolute value', 'piecewise'] },
    },
  },
  form => ({
    evaluate: form({
      share: 4,
      instruction: { en: prose`Evaluate. Give the exact value.`, es: prose`Evalúa. Da el valor exacto.` },
      lines: 5,
      draw,
      answer: expression,
      solve: ({ value }) => value,
      ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
      // Simpson's rule on the printed integral, its joints apart.
      check(printed, answer) {
        const { of, from, to } = printed.one('integral')
        if (!from || !to) return false
        const [a, b] = [approximate(from), approximate(to)]
        const inner = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5].filter(
          joint => joint > Math.min(a, b) && joint < Math.max(a, b),
        )
        const stops = a < b ? [a, ...inner, b] : [a, ...inner.reverse(), b]
        const total = stops.slice(1).reduce((sum, stop, i) => sum + simpson(of, stops[i] ?? a, stop), 0)
        return near(total, approximate(answer))
      },
    }),

    rewrite: form({
      levels: ['medium'],
      instruction: {
        en: prose`Rewrite the integrand as powers. Then evaluate.`,
        es: prose`Reescribe el integrando con potencias. Después evalúa.`,
      },
      lines: 5,
      draw(random): Definite {
        const [a, b] = random.pick([
          [1, 2],
          [1, 3],
          [2, 3],
          [1, 4],
          [2, 4],
        ] as const)
        const c = random.intExcept(-6, 6, 0)
        return random.evenly([
          {
            of: m`{x + ${c}}/√x`,
            from: a * a,
            to: b * b,
            value: expr(Ratio.of(2 * (b ** 3 - a ** 3), 3).plus(2 * c * (b - a))),
          },
          {
            of: m`{x^3 + ${c}}/x^2`,
            from: a,
            to: b,
            value: expr(
              Ratio.of(b * b - a * a, 2)
                .plus(Ratio.of(c, a))
                .minus(Ratio.of(c, b)),
            ),
          },
          {
            of: m`√x(x + ${3 * c})`,
            from: a * a,
            to: b * b,
            value: expr(Ratio.of(2 * (b ** 5 - a ** 5), 5).plus(2 * c * (b ** 3 - a ** 3))),
          },
        ])
      },
      answer: expression,
      solve: ({ value }) => value,
      ask: ({ of, from, to }) => both(integral(of, 'x', [from, to])),
      check(printed, answer) {
        const { of, from, to } = printed.one('integral')
        return !!from && !!to && near(simpson(of, approximate(from), approximate(to)), approximate(answer))
      },
    }),

    netChange: form({
      levels: ['medium'],
      lines: 4,
      draw(random) {
        const story = random.pick(rates)
        return {
          story,
          start: random.int(story.start[0] / 5, story.start[1] / 5) * 5,
          a: 2 * random.int(1, 6),
          b: random.int(3, 20),
          hours: random.int(2, 6),
        }
      },
      answer: rational,
      solve: ({ start, a, b, hours }) => start + (a * hours * hours) / 2 + b * hours,
      ask: ({ story, start, a, b, hours }) => story.tell(start, m`${a}t + ${b}`, hours),
      // The rate is linear: its mean times the hours is the change.
      check(printed, answer) {
        const [start, hours] = printed.numbers
        const rate = printed.one('sum')
        if (start === undefined || hours === undefined) return false
        const mean = evaluate(rate, { t: 0 })
          .plus(evaluate(rate, { t: hours }))
          .over(2)
        return exact(answer).minus(mean.times(hours)).equals(start)
      },
    }),

    fromDerivative: form({
      levels: ['hard'],
      instruction: { en: prose`Find the value of the function.`, es: prose`Halla el valor de la función.` },
      lines: 4,
      draw: random => {
        const [a, b] = bounds(random, -2, 4)
        return {
          a: Math.min(a, b),
          b: Math.max(a, b),
          start: random.intExcept(-9, 9, 0),
          slope: [random.intExcept(-6, 6, 0), 2 * random.intExcept(-3, 3, 0), 3 * random.int(0, 2)],
        }
      },
      answer: rational,
      solve: ({ a, b, start, slope }) => primitiveAt(slope, b).minus(primitiveAt(slope, a)).plus(start),
      ask({ a, b, start, slope }) {
        const [known, derivative, wanted] = [
          m`f(${a}) = ${start}`,
          equation({ kind: 'apply', name: 'f', to: [x], primes: 1, inverse: false }, polynomial(slope)),
          m`f(${b})`,
        ]
        return {
          en: prose`${known} and ${derivative}. Find ${wanted}.`,
          es: prose`${known} y ${derivative}. Halla ${wanted}.`,
        }
      },
      check(printed, answer) {
        const [known, derivative] = printed.all('relation')
        const wanted = printed.all('apply').at(-1)?.to[0]
        const start = known?.left.kind === 'apply' ? known.left.to[0] : undefined
        if (!known || !derivative || !wanted || !start) return false
        const change = simpson(derivative.right, approximate(start), approximate(wanted))
        return near(approximate(known.right) + change, exact(answer).toNumber())
      },
    }),

    findTheBound: form({
      levels: ['hard'],
      instruction: {
        en: prose`Find the exact value of ${m`k > 0`}.`,
        es: prose`Halla el valor exacto de ${m`k > 0`}.`,
      },
      lines: 4,
      draw: random => {
        const [a, k, c] = [random.int(1, 4), random.int(2, 6), random.intExcept(2, 20, 4, 8, 9, 16)]
        return random.evenly([
          { of: join(2 * a, x), value: expr(k), total: a * k * k },
          { of: join(a, power(symbol('e'), x)), value: m`ln ${c + 1}`, total: a * c },
          { of: join(3 * a, power(x, 2)), value: root(c, 3), total: a * c },
          { of: join(2, x), value: surdExpr(rootOf(c)), total: c },
        ])
      },
      answer: expression,
      solve: ({ value }) => value,
      ask: ({ of, total }) => both(equation(integral(of, 'x', [0, symbol('k')]), total)),
      check(printed, answer) {
        const { of } = printed.one('integral')
        return (
          approximate(answer) > 0 &&
          near(simpson(of, 0, approximate(answer)), approximate(printed.one('relation').right))
        )
      },
    }),

    trap: form({
      levels: ['hard'],
      instruction: { en: prose`Is the evaluation right?`, es: prose`¿Está bien el cálculo?` },
      draw: random => {
        const kind = random.evenly(['right', 'swapped', 'discontinuous'])
        const [a, b, k] = [random.int(1, 3), random.int(4, 6), random.int(1, 4)]
        return { kind, a, b, k }
      },
      answer: option({
        right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
        swapped: {
          en: prose`No, the bounds were subtracted in the wrong order.`,
          es: prose`No, los límites se restaron en el orden equivocado.`,
        },
        discontinuous: {
          en: prose`No, the integrand is not continuous on the interval.`,
          es: prose`No, el integrando no es continuo en el intervalo.`,
        },
      }),
      solve: ({ kind }) => kind,
      ask({ kind, a, b, k }) {
        if (kind === 'discontinuous')
          return both(
            equation(integral(over(k, power(x, 2)), 'x', [-a, b]), negative(expr(Ratio.of(k, a).plus(Ratio.of(k, b))))),
          )
        const value = k * (b * b - a * a)
        return both(equation(integral(join(2 * k, x), 'x', [a, b]), kind === 'right' ? value : -value))
      },
      check(printed, answer) {
        const { of, from, to } = printed.one('integral')
        if (!from || !to) return false
        if (!Number.isFinite(approximate(of, { x: 0 })) && approximate(from) < 0) return answer === 'discontinuous'
        return (
          answer ===
          (near(simpson(of, approximate(from), approximate(to)), approximate(printed.one('relation').right))
            ? 'right'
            : 'swapped')
        )
      },
    }),
  }),
)

function simpson(of: Expr, from: number, to: number): number {
  const steps = 200
  // A piecewise integrand jumps at its joint: the open interval alone is sampled.
  const inset = (to - from) * 1e-9
  const at = (i: number) =>
    approximate(of, { x: i === 0 ? from + inset : i === steps ? to - inset : from + ((to - from) * i) / steps })
  let total = 0
  for (let i = 0; i <= steps; i++) total += (i === 0 || i === steps ? 1 : i % 2 === 1 ? 4 : 2) * at(i)
  return (total * (to - from)) / steps / 3
}
