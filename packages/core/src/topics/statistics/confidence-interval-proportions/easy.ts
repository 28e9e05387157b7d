import {
  decimalNumber,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  intervals,
  join,
  line,
  minus,
  over,
  percent,
  plusMinus,
  prose,
  relation,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, shownFloat } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  drawInterval,
  drawSample,
  endsOf,
  errorSteps,
  isNear,
  LEVELS,
  P_HAT,
  thousandths,
  toThousandths,
  zIn,
} from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  estimateAndMargin: form({
    levels: ['easy'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
    answer: named(P_HAT, symbol('E')),
    solve: ({ estimate, margin }) => [thousandths(estimate), thousandths(margin)],
    solution: ({ low, high, estimate, margin }) => [
      step(
        equation(equation(P_HAT, over(sum(thousandths(low), thousandths(high)), 2)), thousandths(estimate)),
        because.middleOfInterval,
      ),
      step(
        equation(equation(symbol('E'), over(minus(thousandths(high), thousandths(low)), 2)), thousandths(margin)),
        because.halfTheWidth,
      ),
    ],
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Find the point estimate ${P_HAT} and the margin of error ${symbol('E')}.`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Halla la estimación puntual ${P_HAT} y el margen de error ${symbol('E')}.`,
    }),
    check(printed, [estimate, margin]) {
      const { from, to } = printed.one('interval')
      return (
        estimate !== undefined &&
        margin !== undefined &&
        exact(estimate).minus(exact(margin)).equals(evaluate(from)) &&
        exact(estimate).plus(exact(margin)).equals(evaluate(to))
      )
    },
  }),

  marginOnly: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const [survey, level] = [random.evenly(surveys), random.evenly(LEVELS)]
      return random.until(
        () => ({ survey, ...level, ...drawSample(random, survey.share) }),
        ({ n, x, z }) => isSafe((z / 1000) * deviation(n, x), 3) && x >= 10,
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ n, x, z }) => shownFloat((z / 1000) * deviation(n, x), 3),
    ask({ survey, level, z, n, x }) {
      const told = survey.sample(n, x)
      return {
        en: [
          told.en,
          prose`Find the margin of error of a ${percent(level)} confidence interval for the proportion of ${survey.of}. Use ${critical(z)}. Round to the nearest thousandth.`,
        ],
        es: [
          told.es,
          prose`Halla el margen de error de un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of}. Usa ${critical(z)}. Redondea a la milésima más cercana.`,
        ],
      }
    },
    solution: ({ n, x, z }, answer) => [
      ...errorSteps(n, x, false),
      step(relation(join(thousandths(z), shownFloat(deviation(n, x), 5)), '≈', answer), because.marginOfError, {
        critical: thousandths(z),
      }),
    ],
    // The square of the margin is z*² p̂(1 − p̂)/n.
    check(printed, answer) {
      const [n, x] = printed.numbers.map(value => value.toNumber())
      const margin = exact(answer).toNumber()
      const z = zIn(printed)
      return !!n && !!x && isNear(margin ** 2, (z * z * x * (n - x)) / n ** 3, 0.001001 * margin + 3e-7) && margin > 0
    },
  }),

  oneProportion: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const [survey, level] = [random.evenly(surveys), random.evenly(LEVELS)]
      return random.until(
        () => ({ survey, ...level, ...drawSample(random, survey.share) }),
        ({ n, x, z }) => {
          const margin = (z / 1000) * deviation(n, x)
          return isSafe(x / n - margin, 3) && isSafe(x / n + margin, 3) && x >= 10 && x / n > margin + 0.01
        },
      )
    },
    answer: intervals,
    solution: ({ survey, level, n, x, z }, answer) => [
      ...errorSteps(n, x, true),
      step(
        relation(
          join(thousandths(z), shownFloat(deviation(n, x), 5)),
          '≈',
          shownFloat((z / 1000) * deviation(n, x), 4),
        ),
        because.marginOfError,
        {
          critical: thousandths(z),
        },
      ),
      step(
        statements(plusMinus(shownFloat(x / n, 4), shownFloat((z / 1000) * deviation(n, x), 4)), expr(answer)),
        because.interpretInterval,
        {
          level: percent(level),
          what: { en: line`the true proportion of ${survey.of}`, es: line`la proporción verdadera de ${survey.of}` },
        },
      ),
    ],
    solve({ n, x, z }) {
      const margin = (z / 1000) * deviation(n, x)
      return between(Math.round(1000 * (x / n - margin)), Math.round(1000 * (x / n + margin)))
    },
    ask({ survey, level, z, n, x }) {
      const told = survey.sample(n, x)
      return {
        en: [
          told.en,
          prose`Construct a ${percent(level)} confidence interval for the proportion of ${survey.of}. Use ${critical(z)}.`,
          toThousandths.en,
        ],
        es: [
          told.es,
          prose`Construye un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of}. Usa ${critical(z)}.`,
          toThousandths.es,
        ],
      }
    },
    // The ends are z* standard errors from the estimate, and the estimate is in their middle.
    check(printed, answer) {
      const ends = endsOf(answer)
      const [n, x] = printed.numbers.map(value => value.toNumber())
      if (!ends || !n || !x) return false
      const z = zIn(printed)
      return (
        isNear(((ends[1] - ends[0]) / 2) ** 2, (z * z * x * (n - x)) / n ** 3, 0.00101 * (ends[1] - ends[0])) &&
        ends.every(end => isNear(Math.abs(end - x / n), (z * Math.sqrt((x * (n - x)) / n)) / n, 0.0005)) &&
        ends[0] < x / n &&
        x / n < ends[1]
      )
    },
  }),
})
