import {
  approximate,
  bracketed,
  differentiate,
  type Expr,
  equation,
  expandedExpression,
  expr,
  expression,
  type FormMaker,
  factorial,
  formulaChoice,
  infinity,
  integral,
  interval,
  intervals,
  join,
  m,
  over,
  power,
  prose,
  type Random,
  Ratio,
  series,
  substitute,
  sum,
  type Value,
} from '../../../author.ts'
import { near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { ascending, isStart } from './parts.ts'
import { basics, coefficientsOf, drawMade, functionOf, isNew, type Made, n, x } from './power-series.ts'

const drawCenter = (random: Random) => random.evenly([0, 1, -1] as const)

const geometricOf = (c: number, a: number, sign: 1 | -1): Expr =>
  sign > 0 ? over(c, m`${a} - x`) : over(c, m`${a} + x`)

function tOf(made: Made): Expr {
  const replace = (part: Expr): Expr => JSON.parse(JSON.stringify(part).replaceAll('"name":"x"', '"name":"t"')) as Expr
  return replace(functionOf(made))
}

function sigma(kind: 'exponential' | 'sine' | 'cosine', a: number, p: number, front = 1): Expr {
  const degree = {
    exponential: p === 1 ? n : m`${p}n`,
    sine: p === 1 ? m`2n + 1` : m`${2 * p}n + ${p}`,
    cosine: m`${2 * p}n`,
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

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  derivative: form({
    levels: ['medium'],
    draw: random => ({
      made: random.until(
        () => drawMade(random, 0),
        made => isNew(made) && made.p >= 2 && made.name !== 'logarithm',
      ),
    }),
    answer: expandedExpression,
    solve: ({ made }) =>
      ascending(
        coefficientsOf(made, basics[made.name].power(0) === 0 ? 5 : 4)
          .map((c, k) => c.times(k))
          .slice(1),
      ),
    ask: ({ made }) => ({
      en: prose`Let ${equation(m`f(x)`, functionOf(made))}. Write the first four nonzero terms of the Maclaurin series of ${m`f'(x)`}.`,
      es: prose`Sea ${equation(m`f(x)`, functionOf(made))}. Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${m`f'(x)`}.`,
    }),
    check: (printed, answer) => isStart(differentiate(printed.one('relation').right, 'x'), answer),
  }),

  derivativeOrIntegral: form({
    levels: ['medium'],
    draw: random => ({
      made: random.until(
        () => drawMade(random, 0),
        made => isNew(made) && made.p === 2 && made.name !== 'logarithm',
      ),
    }),
    answer: expandedExpression,
    solve: ({ made }) => ascending([Ratio.of(0), ...coefficientsOf(made).map((c, k) => c.over(k + 1))]),
    ask: ({ made }) => ({
      en: prose`Write the first four nonzero terms of the Maclaurin series of ${equation(m`F(x)`, integral(tOf(made), 't', [0, x]))}.`,
      es: prose`Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${equation(m`F(x)`, integral(tOf(made), 't', [0, x]))}.`,
    }),
    // Its slopes are the values of the integrand, as far as four terms go.
    check(printed, answer) {
      const { of } = printed.one('integral')
      const slope = (at: number) =>
        (approximate(answer, { x: at + 1e-5 }) - approximate(answer, { x: at - 1e-5 })) / 2e-5
      const isSmall = [0.05, 0.1].every(at => near(slope(at), approximate(of, { t: at }), 3e-6))
      return isSmall && answer.kind === 'sum' && answer.terms.length === 4 && approximate(answer, { x: 0 }) === 0
    },
  }),

  generalTerm: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Which series is equal to the function near 0?`,
      es: prose`¿Qué serie es igual a la función cerca de 0?`,
    },
    draw: random => ({
      a: random.int(2, 5),
      kind: random.evenly(['exponential', 'sine', 'cosine']),
      p: random.int(1, 2),
    }),
    answer: formulaChoice,
    solve: ({ a, kind, p }): Value => sigma(kind, a, p),
    mistakes: ({ a, kind, p }) => ({
      factorNotRaised: sigma(kind, 1, p, a),
      powerForgotten: sigma(kind, a, p === 1 ? 2 : 1),
      signForgotten: kind === 'exponential' ? sigma('cosine', a, p) : sigma('exponential', a, p),
      otherFunction: kind === 'sine' ? sigma('cosine', a, p) : sigma('sine', a, p),
    }),
    ask: ({ a, kind, p }) => {
      const f = equation(m`f(x)`, functionOf({ name: kind, a, p, s: 0 }))
      return { en: [f], es: [f] }
    },
    check(printed, answer) {
      const chosen = expr(answer)
      if (chosen.kind !== 'series') return false
      return [0.05, 0.11].every(at => {
        let total = 0
        for (let k = 0; k <= 8; k++) total += approximate(substitute(chosen.of, { n: k }), { x: at })
        return near(total, approximate(printed.one('relation').right, { x: at }), 1e-6)
      })
    },
  }),

  geometricType: form({
    levels: ['medium'],
    draw: random => ({ c: random.int(1, 6), a: random.int(2, 6), sign: random.sign(), center: drawCenter(random) }),
    answer: intervals,
    solve: ({ a, sign, center }) => {
      const reach = Math.abs(sign * a - center)
      return interval(center - reach, center + reach, [false, false])
    },
    ask: ({ c, a, sign, center }) => {
      const f = equation(m`f(x)`, geometricOf(c, a, sign))
      const base = center === 0 ? x : m`x + ${-center}`
      return {
        en: prose`The function ${f} is the sum of a geometric series in powers of ${base}. For which ${x} does the series converge? Write an interval.`,
        es: prose`La función ${f} es la suma de una serie geométrica de potencias de ${base}. ¿Para qué valores de ${x} converge la serie? Escribe un intervalo.`,
      }
    },
    // The interval is symmetric about the center and one of its open ends is the pole.
    check(printed, answer) {
      const of = printed.one('relation').right
      const center = -approximate(printed.maths[1] ?? x, { x: 0 })
      if (answer.kind !== 'interval' || of.kind !== 'quotient' || answer.closed.some(closed => closed)) return false
      const [from, to] = [approximate(answer.from), approximate(answer.to)]
      return from + to === 2 * center && to > center && [from, to].some(end => approximate(of.under, { x: end }) === 0)
    },
  }),

  geometricTerms: form({
    levels: ['medium'],
    draw: random => ({ c: random.int(1, 6), a: random.int(2, 4), sign: random.sign(), center: drawCenter(random) }),
    answer: expression,
    // c/(d − u) with u from the center: cuⁿ/dⁿ⁺¹; the signs take turns for c/(d + u).
    solve: ({ c, a, sign, center }) => {
      const distance = a - sign * center
      const base = center === 0 ? x : bracketed(m`x + ${-center}`)
      return sum(
        ...[0, 1, 2, 3].map(k => {
          const coefficient = Ratio.of(c * sign ** k, distance ** (k + 1))
          return k === 0 ? expr(coefficient) : join(coefficient, k === 1 ? base : power(base, k))
        }),
      )
    },
    ask: ({ c, a, sign, center }) => {
      const f = equation(m`f(x)`, geometricOf(c, a, sign))
      const base = center === 0 ? x : m`x + ${-center}`
      return {
        en: prose`Write the first four terms of the power series of ${f} in powers of ${base}.`,
        es: prose`Escribe los primeros cuatro términos de la serie de potencias de ${f} en potencias de ${base}.`,
      }
    },
    // What the four terms lack is of the fourth degree at the center.
    check(printed, answer) {
      const of = printed.one('relation').right
      const center = -approximate(printed.maths[1] ?? x, { x: 0 })
      const gap = (h: number) => Math.abs(approximate(of, { x: center + h }) - approximate(answer, { x: center + h }))
      const [wide, narrow] = [gap(0.04), gap(0.02)]
      return narrow < 1e-3 && Math.log2(wide / narrow) > 3.6
    },
  }),
})
