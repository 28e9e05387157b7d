import {
  answerStep,
  decimal,
  decimalNumber,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  intervals,
  join,
  line,
  minus,
  over,
  percent,
  prose,
  Ratio,
  relation,
  role,
  statements,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { isSafe, nearest, shownFloat } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  drawInterval,
  endsOf,
  isNear,
  LEVELS,
  P_HAT,
  thousandths,
  zIn,
} from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  estimateAndMargin: form({
    levels: ['easy'],
    draw: random => ({ ...random.pick(LEVELS), ...drawInterval(random, random.evenly(surveys.easy)) }),
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

  intervalOfSample: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const [survey, { level, z }] = [random.evenly(startingAt(surveys.easy, 3)), random.evenly(LEVELS)]
      const n = random.pick([200, 250, 400, 500])
      const x = Math.round((random.int(survey.share[0], survey.share[1]) * n) / 1000) * 10
      return { survey, level, n, x, margin: Math.round(z * deviation(n, x)) }
    },
    answer: intervals,
    solve: ({ n, x, margin }) => between((1000 * x) / n - margin, (1000 * x) / n + margin),
    solution({ survey, level, n, x, margin }, answer) {
      const [share, error] = [thousandths((1000 * x) / n), thousandths(margin)]
      return [
        step(equation(equation(P_HAT, over(x, n)), share), because.sampleProportion),
        step(
          statements(
            equation(minus(share, error), thousandths((1000 * x) / n - margin)),
            equation(sum(share, error), thousandths((1000 * x) / n + margin)),
          ),
          because.explain,
          {
            sentence: {
              en: line`Subtract the margin of error for the lower end, and add it for the upper end.`,
              es: line`Resta el margen de error para el extremo inferior y súmalo para el superior.`,
            },
          },
        ),
        step(expr(answer), because.interpretInterval, {
          level: percent(level),
          what: { en: line`the true proportion of ${survey.of}`, es: line`la proporción verdadera de ${survey.of}` },
        }),
      ]
    },
    ask({ survey, level, n, x, margin }) {
      const told = survey.sample(n, x)
      return {
        en: [
          told.en,
          prose`For a ${percent(level)} confidence interval, the margin of error is ${thousandths(margin)}. Write the interval for the proportion of ${survey.of}.`,
        ],
        es: [
          told.es,
          prose`Para un intervalo de confianza del ${percent(level)}, el margen de error es ${thousandths(margin)}. Escribe el intervalo para la proporción de ${survey.of}.`,
        ],
      }
    },
    // The middle of the interval is the share, and its ends are twice the margin apart.
    check(printed, answer) {
      const ends = endsOf(answer)
      const [n, x] = printed.numbers.map(value => value.toNumber())
      const margin = printed.numbers.at(-1)?.toNumber()
      return (
        !!ends &&
        !!n &&
        !!x &&
        !!margin &&
        isNear((ends[0] + ends[1]) / 2, x / n, 1e-9) &&
        isNear(ends[1] - ends[0], 2 * margin, 1e-9)
      )
    },
  }),

  marginOfError: form({
    levels: ['easy'],
    draw: random => {
      const [survey, level] = [random.evenly(startingAt(surveys.easy, 5)), random.evenly(LEVELS)]
      return random.until(
        () => ({ survey, ...level, error: random.int(12, 29) }),
        // There is something to round.
        ({ z, error }) => isSafe((z / 1000) * (error / 1000), 3) && (z * error) % 1000 !== 0,
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ z, error }) => shownFloat((z / 1000) * (error / 1000), 3),
    ask({ survey, level, z, error }) {
      const given = role('error', thousandths(error))
      return {
        en: prose`A random sample is used to estimate the proportion of ${survey.of}. The standard error is ${given}. Find the margin of error of a ${percent(level)} confidence interval. Use ${critical(z)}, and round to the nearest thousandth.`,
        es: prose`Con una muestra aleatoria se estima la proporción de ${survey.of}. El error estándar es ${given}. Halla el margen de error de un intervalo de confianza del ${percent(level)}. Usa ${critical(z)} y redondea a la milésima más cercana.`,
      }
    },
    solution: ({ z, error }, answer) => [
      step(
        equation(join(thousandths(z), thousandths(error)), decimal(Ratio.of(z * error, 1_000_000))),
        because.explain,
        {
          sentence: {
            en: line`The margin of error is the critical value times the standard error.`,
            es: line`El margen de error es el valor crítico por el error estándar.`,
          },
        },
      ),
      step(relation(symbol('E'), '≈', answer), because.roundAtTheEnd, { place: nearest.thousandth }),
    ],
    // The margin over the standard error is the critical value.
    check(printed, answer) {
      const error = printed.role('error').toNumber()
      return isNear(exact(answer).toNumber() / error, zIn(printed), 0.000501 / error)
    },
  }),

  plausibleValue: form({
    levels: ['easy'],
    lines: 0,
    draw(random) {
      const drawn = drawInterval(random, random.evenly(startingAt(surveys.easy, 6)))
      const { low, high, margin } = drawn
      const inside = random.intExcept(low + 5, high - 5, drawn.estimate)
      return {
        ...drawn,
        level: random.pick(LEVELS).level,
        inside,
        below: low - random.int(6, 12),
        above: high + random.int(6, 12),
        far: high + margin + random.int(20, 30),
      }
    },
    answer: formulaChoice,
    solve: ({ inside }) => thousandths(inside),
    mistakes: ({ below, above, far }) => ({
      underTheLowerEnd: thousandths(below),
      overTheUpperEnd: thousandths(above),
      farOverIt: thousandths(far),
    }),
    solution: ({ low, high, inside }) => [
      explained(
        between(low, high),
        line`The values in the interval are plausible.`,
        line`Los valores del intervalo son plausibles.`,
      ),
      answerStep(relation(relation(thousandths(low), '<', thousandths(inside)), '<', thousandths(high)), {
        en: line`${thousandths(inside)} lies between the ends.`,
        es: line`${thousandths(inside)} está entre los extremos.`,
      }),
    ],
    ask: ({ survey, level, low, high }) => ({
      en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. By this interval, which of these is a plausible value of the true proportion?`,
      es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Según este intervalo, ¿cuál de estos es un valor plausible de la proporción verdadera?`,
    }),
    whyWrong: ({ low, high, below, above, far }) => ({
      underTheLowerEnd: explained(
        relation(thousandths(below), '<', thousandths(low)),
        line`It is below the interval.`,
        line`Está por debajo del intervalo.`,
      ),
      overTheUpperEnd: explained(
        relation(thousandths(above), '>', thousandths(high)),
        line`It is above the interval.`,
        line`Está por encima del intervalo.`,
      ),
      farOverIt: explained(
        relation(thousandths(far), '>', thousandths(high)),
        line`It is above the interval.`,
        line`Está por encima del intervalo.`,
      ),
    }),
    check(printed, answer) {
      const { from, to } = printed.one('interval')
      return exact(answer).compare(evaluate(from)) > 0 && exact(answer).compare(evaluate(to)) < 0
    },
  }),
})
