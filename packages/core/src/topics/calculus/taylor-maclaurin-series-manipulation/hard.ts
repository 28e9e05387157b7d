import {
  approximate,
  equation,
  exact,
  explained,
  expression,
  type FormMaker,
  holds,
  infinity,
  integral,
  join,
  limit,
  line,
  m,
  namedNumbers,
  prose,
  Ratio,
  rational,
  series,
  statements,
  step,
  substitute,
  sum,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { areaUnder, near } from '../../kit/functions/functions.ts'
import { drawBound, integralOf, nextTerm, sumAndBound, termsAt } from './bounds.ts'
import type { levels } from './levels.ts'
import { drawLimit } from './limits.ts'
import { ascending, isCoefficient } from './parts.ts'
import { basics, functionOf, type Made, x } from './power-series.ts'
import { coefficientOf } from './shared.ts'
import { productOf, productSteps, seriesSteps, upTo } from './steps.ts'
import { drawSum, sigmas } from './sums.ts'

const u = symbol('u')

export const hardForms = (form: FormMaker<typeof levels>) => ({
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
    solution: ({ name, factor, known, at, there }, value) => [
      step(join(factor, series('n', 0, infinity, known)), because.factorOut, { factor }),
      step(equation(u, at), because.compareWithKnownSeries, { function: basics[name].of(u), series: sigmas[name] }),
      step(equation(series('n', 0, infinity, known), there), because.substitute, { value: at, letter: u }),
      explained(value, line`Multiply by the factor ${factor}.`, line`Multiplica por el factor ${factor}.`),
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
        step(statements(equation(m`S`, value), equation(equation(m`E`, nextTerm(of)), bound)), because.nextTermBounds),
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
})
