import {
  approximate,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  expression,
  type FormMaker,
  factorial,
  holds,
  infinity,
  integral,
  join,
  limit,
  m,
  numberList,
  over,
  type Printed,
  pi,
  power,
  prose,
  Ratio,
  rational,
  series,
  substitute,
  symbol,
  type Value,
} from '../../../author.ts'
import { areaUnder, near } from '../../kit/functions/functions.ts'
import type { levels } from './levels.ts'
import { basics, coefficientsOf, drawMade, fact, functionOf, isNew, type Made, n, seriesOf, x } from './power-series.ts'

/** The truncated arithmetic of power series, from the printed formula. */
function isCoefficient(printed: Printed, answer: Value): boolean {
  const wanted = printed.maths.find(({ kind }) => kind === 'power')
  const degree = wanted?.kind === 'power' ? evaluate(wanted.exponent).n : 1
  const found = seriesOf(printed.one('relation').right, degree)[degree]
  return found !== undefined && near(found, exact(answer).toNumber(), 1e-9)
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  coefficient: form({
    levels: ['hard'],
    share: 2,
    draw: random => {
      const made = random.until(
        () => drawMade(random, random.int(0, 2)),
        made => isNew(made) && made.p <= 2,
      )
      return { made, k: random.int(1, 3) }
    },
    answer: rational,
    solve: ({ made, k }) => coefficientsOf(made, k + 1).at(-1) ?? Ratio.of(0),
    ask({ made, k }) {
      const degree = basics[made.name].power(k) * made.p + made.s
      return {
        en: prose`Find the coefficient of ${power(x, degree)} in the Maclaurin series of ${equation(m`f(x)`, functionOf(made))}.`,
        es: prose`Halla el coeficiente de ${power(x, degree)} en la serie de Maclaurin de ${equation(m`f(x)`, functionOf(made))}.`,
      }
    },
    check: isCoefficient,
  }),

  productCoefficient: form({
    levels: ['hard'],
    lines: 4,
    draw: random => {
      const [first, second] = random.evenly([
        ['exponential', 'geometric'],
        ['exponential', 'sine'],
        ['exponential', 'cosine'],
        ['geometric', 'cosine'],
        ['geometric', 'sine'],
      ] as const)
      return {
        first: { name: first, a: random.intExcept(-2, 2, 0), p: 1, s: 0 } as Made,
        second: { name: second, a: random.int(1, 3), p: 1, s: 0 } as Made,
        degree: random.int(2, 4),
      }
    },
    answer: rational,
    solve: ({ first, second, degree }) => {
      const [p, q] = [coefficientsOf(first, 6), coefficientsOf(second, 6)]
      return Array.from({ length: degree + 1 }, (_, i) =>
        (p[i] ?? Ratio.of(0)).times(q[degree - i] ?? Ratio.of(0)),
      ).reduce((a, b) => a.plus(b), Ratio.of(0))
    },
    ask({ first, second, degree }) {
      const [one, other] = [functionOf(first), functionOf(second)]
      const of =
        other.kind === 'quotient'
          ? over(one, other.under)
          : one.kind === 'quotient'
            ? over(other, one.under)
            : join(one, other)
      return {
        en: prose`Find the coefficient of ${power(x, degree)} in the Maclaurin series of ${equation(m`f(x)`, of)}.`,
        es: prose`Halla el coeficiente de ${power(x, degree)} en la serie de Maclaurin de ${equation(m`f(x)`, of)}.`,
      }
    },
    check: isCoefficient,
  }),

  derivativeAtZero: form({
    levels: ['hard'],
    lines: 4,
    draw: random =>
      random.until(
        () => ({ made: drawMade(random, random.int(0, 2)), k: random.int(1, 2) }),
        ({ made, k }) => {
          const degree = basics[made.name].power(k) * made.p + made.s
          return isNew(made) && made.p <= 2 && degree >= 3 && degree <= 6
        },
      ),
    answer: rational,
    solve: ({ made, k }) => {
      const degree = basics[made.name].power(k) * made.p + made.s
      return (coefficientsOf(made, k + 1).at(-1) ?? Ratio.of(0)).times(fact(degree))
    },
    ask({ made, k }) {
      const degree = basics[made.name].power(k) * made.p + made.s
      const f = equation(m`f(x)`, functionOf(made))
      const wanted: Expr = {
        kind: 'product',
        factors: [power(symbol('f'), bracketed(degree)), bracketed(0)],
        sign: false,
      }
      return {
        en: prose`Use the Maclaurin series of ${f} to find ${wanted}.`,
        es: prose`Usa la serie de Maclaurin de ${f} para hallar ${wanted}.`,
      }
    },
    // The factorial of the order times the coefficient, by the arithmetic of series.
    check(printed, answer) {
      const order = printed.all('power').find(({ base }) => base.kind === 'symbol' && base.name === 'f')?.exponent
      const degree = order?.kind === 'group' ? evaluate(order.of).n : 1
      const found = seriesOf(printed.one('relation').right, degree)[degree]
      return found !== undefined && near(found * fact(degree), exact(answer).toNumber(), 1e-9)
    },
  }),

  limitBySeries: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const a = random.int(1, 4)
      return random.evenly([
        { of: m`{sin ${a}x - ${a}x}/x^3`, value: Ratio.of(-(a ** 3), 6) },
        { of: m`{1 - cos ${a}x}/x^2`, value: Ratio.of(a * a, 2) },
        { of: m`{e^{${a}x} - 1 - ${a}x}/x^2`, value: Ratio.of(a * a, 2) },
        { of: m`{ln(1 + ${a}x) - ${a}x}/x^2`, value: Ratio.of(-a * a, 2) },
      ])
    },
    answer: rational,
    solve: ({ value }) => value,
    ask: ({ of }) => ({
      en: prose`Use series to find ${limit('x', 0, of)}.`,
      es: prose`Usa series para hallar ${limit('x', 0, of)}.`,
    }),
    check(printed, answer) {
      const { of } = printed.one('limit')
      const at = (h: number) => (approximate(of, { x: h }) + approximate(of, { x: -h })) / 2
      return near((4 * at(0.005) - at(0.01)) / 3, exact(answer).toNumber(), 1e-4)
    },
  }),

  recognize: form({
    levels: ['hard'],
    draw(random) {
      const [a, b] = [random.int(2, 5), random.pick([2, 3, 4])]
      const odd = factorial(bracketed(m`2n + 1`))
      const even = factorial(bracketed(m`2n`))
      const [turn, sine, cosine] = random.pick([
        [6, expr(Ratio.of(1, 2)), m`√3/2`],
        [4, m`√2/2`, m`√2/2`],
        [3, m`√3/2`, expr(Ratio.of(1, 2))],
        [2, expr(1), expr(0)],
      ] as const)
      const angle = bracketed(over(pi, turn))
      return random.evenly([
        { of: over(m`(-1)^n`, m`${power(a, n)}${factorial(n)}`), value: m`e^{-1/${a}}` },
        { of: over(m`(-1)^n ${power(angle, m`2n + 1`)}`, odd), value: sine },
        { of: over(m`(-1)^n`, join(bracketed(m`n + 1`), power(b, m`n + 1`))), value: m`ln ${Ratio.of(b + 1, b)}` },
        { of: over(m`(-1)^n ${power(angle, m`2n`)}`, even), value: cosine },
        { of: over(power(a, n), m`${power(a + 1, n)}${factorial(n)}`), value: m`e^{${Ratio.of(a, a + 1)}}` },
        { of: over(m`(-1)^n ${power(a, n)}`, power(a + 1, n)), value: expr(Ratio.of(a + 1, 2 * a + 1)) },
        { of: over(1, m`${power(b, n)}${factorial(n)}`), value: b === 2 ? m`√e` : m`e^{1/${b}}` },
      ])
    },
    answer: expression,
    solve: ({ value }) => value,
    ask: ({ of }) => ({
      en: prose`Find the exact sum of ${series('n', 0, infinity, of)}.`,
      es: prose`Halla la suma exacta de ${series('n', 0, infinity, of)}.`,
    }),
    check(printed, answer) {
      const { of } = printed.one('series')
      // Factorials end the sum early, and large ones have no exact value.
      const last = holds(of, part => part.kind === 'factorial') ? 8 : 60
      let total = 0
      for (let k = 0; k <= last; k++) total += approximate(substitute(of, { n: k }))
      return near(total, approximate(answer), 1e-4)
    },
  }),

  boundTheError: form({
    levels: ['hard'],
    kind: 'find-mistake',
    // Up to 1/2 the cosine would have a bound with a denominator in the millions.
    draw(random) {
      const kind = random.evenly(['exponential', 'cosine', 'sine', 'cubic'])
      return { b: kind === 'exponential' ? random.int(1, 2) : 1, kind }
    },
    answer: numberList,
    solve({ b, kind }) {
      const terms = [0, 1, 2, 3].map(k => {
        const degree = { exponential: 2 * k, cubic: 3 * k, cosine: 4 * k, sine: 4 * k + 2 }[kind] + 1
        const below = { exponential: fact(k), cubic: fact(k), cosine: fact(2 * k), sine: fact(2 * k + 1) }[kind]
        return Ratio.of((-1) ** k, below * degree * b ** degree)
      })
      const next = terms[3] ?? Ratio.of(0)
      return [terms.slice(0, 3).reduce((a, c) => a.plus(c), Ratio.of(0)), next.n < 0 ? next.negated() : next]
    },
    ask({ b, kind }) {
      const of = { exponential: m`e^{-x^2}`, cubic: m`e^{-x^3}`, cosine: m`cos(x^2)`, sine: m`sin(x^2)` }[kind]
      const area = integral(of, 'x', [0, Ratio.of(1, b)])
      return {
        en: prose`Approximate ${area} with the first three nonzero terms of its series. Then give the alternating series error bound. Use fractions.`,
        es: prose`Aproxima ${area} con los primeros tres términos no nulos de su serie. Después da la cota del error de la serie alternante. Usa fracciones.`,
      }
    },
    // The true area lies between the approximation and the approximation less the bound; the bound is the next term.
    check(printed, [value, bound]) {
      if (value === undefined || bound === undefined) return false
      const given = printed.one('integral')
      const [sum, slack] = [exact(value).toNumber(), exact(bound).toNumber()]
      const gap = sum - areaUnder(given)
      return slack > 0 && gap < slack * 1.05 && gap > slack * 0.7
    },
  }),
})
