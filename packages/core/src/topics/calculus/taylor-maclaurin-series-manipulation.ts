import {
  approximate,
  bracketed,
  defineTopic,
  differentiate,
  type Expr,
  equation,
  evaluate,
  exact,
  expandedExpression,
  expr,
  expression,
  factorial,
  formulaChoice,
  holds,
  infinity,
  integral,
  interval,
  intervals,
  join,
  limit,
  m,
  namedNumbers,
  power,
  prose,
  type Random,
  Ratio,
  rational,
  series,
  statements,
  step,
  substitute,
  sum,
  symbol,
  tupleOf,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { areaUnder, near } from '../kit/functions/functions.ts'
import { drawBound, integralOf, nextTerm, sumAndBound, termsAt } from './taylor-maclaurin-series-manipulation/bounds.ts'
import * as geometric from './taylor-maclaurin-series-manipulation/geometric.ts'
import { drawLimit } from './taylor-maclaurin-series-manipulation/limits.ts'
import { ascending, derivativeAtZero, isCoefficient, isStart } from './taylor-maclaurin-series-manipulation/parts.ts'
import {
  basics,
  coefficientsOf,
  drawMade,
  fact,
  functionOf,
  isNew,
  type Made,
  seriesOf,
  x,
} from './taylor-maclaurin-series-manipulation/power-series.ts'
import { drawGeneral, sigma, sigmaSteps } from './taylor-maclaurin-series-manipulation/sigma.ts'
import {
  coefficientAt,
  degreeAt,
  productOf,
  productSteps,
  seriesSteps,
  termSteps,
  upTo,
} from './taylor-maclaurin-series-manipulation/steps.ts'
import { drawSum, sigmas, sumOf } from './taylor-maclaurin-series-manipulation/sums.ts'

const u = symbol('u')
const f = (of: Expr) => equation(m`f(x)`, of)
const pole = (of: Expr, center: number) => of.kind === 'quotient' && approximate(of.under, { x: center })

/** Without a factor, and with a square or a cube of x. */
const drawOfPower = (random: Random, powers: readonly number[]): Made =>
  random.until(
    () => drawMade(random, 0),
    made => isNew(made) && powers.includes(made.p) && made.name !== 'logarithm',
  )

const coefficientOf = (of: Expr, degree: number) => ({
  en: prose`Find the coefficient of ${power(x, degree)} in the Maclaurin series of ${f(of)}.`,
  es: prose`Halla el coeficiente de ${power(x, degree)} en la serie de Maclaurin de ${f(of)}.`,
})

/** A function with its own term of index k: not of 1/(1 − x). */
const drawTerm = (random: Random, lastIndex: number, isUseful: (degree: number) => boolean) =>
  random.until(
    () => ({ made: drawMade(random, random.int(0, 2)), k: random.int(1, lastIndex) }),
    ({ made, k }) => isNew(made) && made.p <= 2 && Math.abs(made.a) > 1 && isUseful(degreeAt(made, k)),
  )

export const taylorMaclaurinSeriesManipulation = defineTopic(
  {
    id: 'taylor-maclaurin-series-manipulation',
    name: {
      en: 'Taylor series and power series manipulation',
      es: 'Series de Taylor y manipulación de series de potencias',
    },
    description: {
      en: 'Substitute, multiply, differentiate or integrate known series to write new ones.',
      es: 'Sustituye, multiplica, deriva o integra series conocidas para escribir nuevas series de potencias.',
    },
    domain: 'Infinite Series (BC)',
    standards: ['AP-CALC-10.14', 'AP-CALC-10.15'],
    rev: 3,
    levels: { easy: { multiply: false }, medium: { multiply: true }, hard: { multiply: true } },
  },
  form => ({
    fourTerms: form({
      levels: ['easy', 'medium'],
      share: 3,
      draw: (random, { multiply }) => random.until(() => drawMade(random, multiply ? random.int(1, 3) : 0), isNew),
      answer: expandedExpression,
      solve: made => ascending(coefficientsOf(made)),
      ask: made => ({
        en: prose`Write the first four nonzero terms of the Maclaurin series of ${f(functionOf(made))}.`,
        es: prose`Escribe los primeros cuatro términos no nulos de la serie de Maclaurin de ${f(functionOf(made))}.`,
      }),
      solution: made => seriesSteps(made),
      check(printed, answer) {
        const of = printed.one('relation').right
        const places = [0.02, 0.05, 0.08]
        const isClose = places.every(
          at => Math.abs(approximate(of, { x: at }) - approximate(answer, { x: at })) < 40 * (3 * at) ** 4,
        )
        return isClose && isStart(of, answer)
      },
    }),

    generalTerm: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`Which series is equal to the function near 0?`,
        es: prose`¿Qué serie es igual a la función cerca de 0?`,
      },
      draw: (random, { multiply }) => drawGeneral(random, multiply),
      answer: formulaChoice,
      solve: ({ a, kind, p, s }) => sigma(kind, a, p, s),
      mistakes: ({ a, kind, p, s }) => ({
        factorNotRaised: sigma(kind, 1, p, s, a),
        powerForgotten: s === 0 ? sigma(kind, a, p === 1 ? 2 : 1, s) : sigma(kind, a, p, 0),
        signForgotten: kind === 'exponential' ? sigma('cosine', a, p, s) : sigma('exponential', a, p, s),
        otherFunction: kind === 'sine' ? sigma('cosine', a, p, s) : sigma('sine', a, p, s),
      }),
      ask: ({ a, kind, p, s }) => {
        const of = f(functionOf({ name: kind, a, p, s }))
        return { en: [of], es: [of] }
      },
      solution: of => sigmaSteps(of),
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
        ...seriesSteps(made),
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

    coefficient: form({
      levels: ['medium'],
      draw: random => drawTerm(random, 3, () => true),
      answer: rational,
      solve: ({ made, k }) => coefficientAt(made, k),
      ask: ({ made, k }) => coefficientOf(functionOf(made), degreeAt(made, k)),
      solution: ({ made, k }, answer) => [
        ...termSteps(made, k),
        step(expr(answer), because.numberBefore, { power: power(x, degreeAt(made, k)) }),
      ],
      check: isCoefficient,
    }),

    productCoefficient: form({
      levels: ['hard'],
      share: 2,
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
        const [p, q] = [upTo(first, degree), upTo(second, degree)]
        return p.reduce((total, c, i) => total.plus(c.times(q[degree - i] ?? Ratio.of(0))), Ratio.of(0))
      },
      ask: ({ first, second, degree }) => coefficientOf(productOf(functionOf(first), functionOf(second)), degree),
      solution: ({ first, second, degree }, value) => productSteps([first, second], degree, value),
      check: isCoefficient,
    }),

    derivativeAtZero: form({
      levels: ['hard'],
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

    limitBySeries: form({
      levels: ['hard'],
      share: 2,
      lines: 4,
      draw: drawLimit,
      answer: rational,
      solve: ({ value }) => value,
      ask: ({ of }) => ({
        en: prose`Use series to find ${limit('x', 0, of)}.`,
        es: prose`Usa series para hallar ${limit('x', 0, of)}.`,
      }),
      solution: ({ function: of, lines: [first, numerator, quotient], of: whole }, value) => [
        step(first, because.knownSeries, { function: of }),
        step(numerator, because.putSeriesInNumerator),
        step(quotient, because.divideEachByDenominator),
        step(equation(limit('x', 0, whole), value), because.termsWithXVanish),
      ],
      check(printed, answer) {
        const { of } = printed.one('limit')
        const at = (h: number) => (approximate(of, { x: h }) + approximate(of, { x: -h })) / 2
        return near((4 * at(0.005) - at(0.01)) / 3, exact(answer).toNumber(), 1e-4)
      },
    }),

    recognize: form({
      levels: ['hard'],
      draw: drawSum,
      answer: expression,
      solve: ({ value }) => value,
      ask: ({ of }) => ({
        en: prose`Find the exact sum of ${series('n', 0, infinity, of)}.`,
        es: prose`Halla la suma exacta de ${series('n', 0, infinity, of)}.`,
      }),
      solution: of => [
        step(equation(u, of.at), because.compareWithKnownSeries, {
          function: basics[of.name].of(u),
          series: sigmas[of.name],
        }),
        step(sumOf(of), because.substitute, { value: of.at, letter: u }),
      ],
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
      draw: drawBound,
      answer: namedNumbers('S', 'E'),
      solve: sumAndBound,
      ask({ made, b }) {
        const area = integral(functionOf(made), 'x', [0, Ratio.of(1, b)])
        return {
          en: prose`Find ${m`S`}, the approximation of ${area} using the first three nonzero terms of its series, and ${m`E`}, the alternating series error bound. Use fractions.`,
          es: prose`Halla ${m`S`}, la aproximación de ${area} con los primeros tres términos no nulos de su serie, y ${m`E`}, la cota del error de la serie alternante. Usa fracciones.`,
        }
      },
      solution(of, answer) {
        const [value, bound] = tupleOf(answer, 2)
        return [
          ...seriesSteps(of.made),
          step(ascending(integralOf(of)), because.integrateEachTerm),
          step(equation(equation(m`S`, sum(...termsAt(of).slice(0, 3))), value), because.addFirstThree, {
            place: equation(x, Ratio.of(1, of.b)),
          }),
          step(
            statements(equation(m`S`, value), equation(equation(m`E`, nextTerm(of)), bound)),
            because.nextTermBounds,
          ),
        ]
      },
      // The true area lies between the approximation and the approximation less the bound; the bound is the next term.
      check(printed, [value, bound]) {
        if (value === undefined || bound === undefined) return false
        const given = printed.one('integral')
        const [total, slack] = [exact(value).toNumber(), exact(bound).toNumber()]
        const gap = total - areaUnder(given)
        return slack > 0 && gap < slack * 1.05 && gap > slack * 0.7
      },
    }),
  }),
)
