import { evaluate, exact, type FormMaker, intervals, numberList, percent, prose } from '../../../author.ts'
import { isSafe } from '../../kit/statistics/decimals.ts'
import { together } from '../../kit/statistics/together.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  drawInterval,
  drawSample,
  endsOf,
  isNear,
  LEVELS,
  thousandths,
  toThousandths,
  zIn,
} from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  estimateAndMargin: form({
    levels: ['easy'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random) }),
    answer: numberList,
    solve: ({ estimate, margin }) => [thousandths(estimate), thousandths(margin)],
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Find the point estimate, then the margin of error.`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Halla la estimación puntual y después el margen de error.`,
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

  oneProportion: form({
    levels: ['easy', 'medium'],
    share: 2,
    draw: random => {
      const [survey, level] = together(random, surveys, LEVELS)
      return random.until(
        () => ({ survey, ...level, ...drawSample(random, survey.share) }),
        ({ n, x, z }) => {
          const margin = (z / 1000) * deviation(n, x)
          return isSafe(x / n - margin, 3) && isSafe(x / n + margin, 3) && x >= 10 && x / n > margin + 0.01
        },
      )
    },
    answer: intervals,
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
