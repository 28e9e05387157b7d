import {
  approximate,
  bracketed,
  differentiate,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedExpression,
  expression,
  type FormMaker,
  factorial,
  integral,
  interval,
  intervals,
  join,
  m,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  step,
  substitute,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { near } from '../../kit/functions/functions.ts'
import * as geometric from './geometric.ts'
import type { levels } from './levels.ts'
import { ascending, derivativeAtZero, isStart } from './parts.ts'
import { basics, coefficientsOf, drawMade, fact, functionOf, isNew, type Made, seriesOf, x } from './power-series.ts'
import { drawTerm, f } from './shared.ts'
import { coefficientAt, degreeAt, seriesSteps, termSteps } from './steps.ts'

const pole = (of: Expr, center: number) => of.kind === 'quotient' && approximate(of.under, { x: center })

/** Without a factor, and with a square or a cube of x. */
const drawOfPower = (random: Random, powers: readonly number[]): Made =>
  random.until(
    () => drawMade(random, 0),
    made => isNew(made) && powers.includes(made.p) && made.name !== 'logarithm',
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  derivative: form({
    levels: ['medium'],
    draw: random => {
      const made = drawOfPower(random, [2, 3])
      return { made, terms: basics[made.name].power(0) === 0 ? 5 : 4 }
    },
    answer: expandedExpression,
    solve: ({ made, terms }) =>
      ascending(
        coefficientsOf(made, terms)
          .map((c, k) => c.times(k))
          .slice(1),
      ),
    ask: ({ made }) => ({
      en: prose`Let ${f(functionOf(made))}. Write the first four nonzero terms of the Maclaurin series of ${m`f'(x)`}.`,
      es: prose`Sea ${f(functionOf(made))}. Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${m`f'(x)`}.`,
    }),
    solution: ({ made, terms }, answer) => [
      ...seriesSteps(made, terms),
      step(equation(m`f'(x)`, answer), because.differentiateEachTerm),
    ],
    check: (printed, answer) => isStart(differentiate(printed.one('relation').right, 'x'), answer),
  }),
  derivativeOrIntegral: form({
    levels: ['medium'],
    draw: random => ({ made: drawOfPower(random, [2]) }),
    answer: expandedExpression,
    solve: ({ made }) => ascending([Ratio.of(0), ...coefficientsOf(made).map((c, k) => c.over(k + 1))]),
    ask: ({ made }) => {
      const F = equation(m`F(x)`, integral(substitute(functionOf(made), { x: symbol('t') }), 't', [0, x]))
      return {
        en: prose`Write the first four nonzero terms of the Maclaurin series of ${F}.`,
        es: prose`Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${F}.`,
      }
    },
    solution: ({ made }, answer) => [
      ...seriesSteps(made, 4, symbol('t')),
      step(equation(m`F(x)`, answer), because.integrateEachTerm),
    ],
    // Its slopes are the values of the integrand, as far as four terms go.
    check(printed, answer) {
      const { of } = printed.one('integral')
      const slope = (at: number) =>
        (approximate(answer, { x: at + 1e-5 }) - approximate(answer, { x: at - 1e-5 })) / 2e-5
      const isSmall = [0.05, 0.1].every(at => near(slope(at), approximate(of, { t: at }), 3e-6))
      return isSmall && answer.kind === 'sum' && answer.terms.length === 4 && approximate(answer, { x: 0 }) === 0
    },
  }),
  geometricType: form({
    levels: ['medium'],
    draw: random => geometric.drawGeometric(random, 6),
    answer: intervals,
    solve: of => {
      const reach = geometric.reachOf(of)
      return interval(of.center - reach, of.center + reach, [false, false])
    },
    ask: of => {
      const [given, base] = [f(geometric.geometricOf(of)), geometric.baseOf(of)]
      return {
        en: prose`The function ${given} is the sum of a geometric series in powers of ${base}. For which ${x} does the series converge? Write an interval.`,
        es: prose`La función ${given} es la suma de una serie geométrica de potencias de ${base}. ¿Para qué valores de ${x} converge la serie? Escribe un intervalo.`,
      }
    },
    solution: geometric.intervalSteps,
    // The interval is symmetric about the center and one of its open ends is the pole.
    check(printed, answer) {
      const of = printed.one('relation').right
      const center = -approximate(printed.maths[1] ?? x, { x: 0 })
      if (answer.kind !== 'interval' || answer.closed.some(closed => closed)) return false
      const [from, to] = [approximate(answer.from), approximate(answer.to)]
      return from + to === 2 * center && to > center && [from, to].some(end => pole(of, end) === 0)
    },
  }),
  geometricTerms: form({
    levels: ['medium'],
    draw: random => geometric.drawGeometric(random, 4),
    answer: expression,
    solve: geometric.termsOf,
    ask: of => {
      const [given, base] = [f(geometric.geometricOf(of)), geometric.baseOf(of)]
      return {
        en: prose`Write the first four terms of the power series of ${given} in powers of ${base}.`,
        es: prose`Escribe los primeros cuatro términos de la serie de potencias de ${given} en potencias de ${base}.`,
      }
    },
    solution: geometric.termSteps,
    // What the four terms lack is of the fourth degree at the center.
    check(printed, answer) {
      const of = printed.one('relation').right
      const center = -approximate(printed.maths[1] ?? x, { x: 0 })
      const gap = (h: number) => Math.abs(approximate(of, { x: center + h }) - approximate(answer, { x: center + h }))
      const [wide, narrow] = [gap(0.04), gap(0.02)]
      return narrow < 1e-3 && Math.log2(wide / narrow) > 3.6
    },
  }),
  derivativeAtZero: form({
    levels: ['medium'],
    lines: 4,
    draw: random => drawTerm(random, 2, degree => degree >= 3 && degree <= 6),
    answer: rational,
    solve: ({ made, k }) => coefficientAt(made, k).times(fact(degreeAt(made, k))),
    ask({ made, k }) {
      const of = f(functionOf(made))
      return {
        en: prose`Use the Maclaurin series of ${of} to find ${derivativeAtZero(degreeAt(made, k))}.`,
        es: prose`Usa la serie de Maclaurin de ${of} para hallar ${derivativeAtZero(degreeAt(made, k))}.`,
      }
    },
    solution({ made, k }, value) {
      const degree = degreeAt(made, k)
      const whole = factorial(degree)
      return [
        ...termSteps(made, k),
        step(
          equation(equation(derivativeAtZero(degree), join(whole, bracketed(coefficientAt(made, k)))), value),
          because.timesTheFactorial,
          { power: power(x, degree), factorial: whole },
        ),
      ]
    },
    // The factorial of the order times the coefficient, by the arithmetic of series.
    check(printed, answer) {
      const order = printed.all('power').find(({ base }) => base.kind === 'symbol' && base.name === 'f')?.exponent
      const degree = order?.kind === 'group' ? evaluate(order.of).n : 1
      const found = seriesOf(printed.one('relation').right, degree)[degree]
      return found !== undefined && near(found * fact(degree), exact(answer).toNumber(), 1e-9)
    },
  }),
})
