import {
  expr,
  type FormMaker,
  intervals,
  join,
  line,
  percent,
  plusMinus,
  prose,
  relation,
  statements,
  step,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, shownFloat } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  drawSample,
  endsOf,
  errorSteps,
  isNear,
  LEVELS,
  thousandths,
  toThousandths,
  zIn,
} from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

/** The whole of a one-proportion interval, from counts. */
export const oneProportionForm = (form: FormMaker<typeof levels>) => ({
  oneProportion: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const [survey, level] = [random.evenly(startingAt(surveys.medium, 6)), random.evenly(LEVELS)]
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
