import {
  answerStep,
  dotPlot,
  equation,
  exact,
  type FormMaker,
  figure,
  join,
  line,
  minus,
  prose,
  type Random,
  Ratio,
  role,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fromFloat, isSafe, plain } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import type { levels } from './levels.ts'
import { isNear, thousandths } from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** About standard normal: the sum of four. */
function drawZ(random: Random): number {
  let sum = 0
  for (let i = 0; i < 4; i++) sum += random.int(-1000, 1000)
  return sum / 1155
}

/** The margin of error from the spread of simulated samples. */
export const simulatedMarginForm = (form: FormMaker<typeof levels>) => ({
  simulatedMargin: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const survey = random.evenly(surveys.hard)
      return random.until(
        () => {
          const center = random.int(Math.ceil(survey.share[0] / 2) + 2, Math.floor(survey.share[1] / 2)) * 2
          const n = random.pick([50, 60, 80, 100])
          const spread = 100 * Math.sqrt(((center / 100) * (1 - center / 100)) / n)
          const values = Array.from({ length: 50 }, () => center + 2 * Math.round((drawZ(random) * spread) / 2))
          return { survey, n, center, values, spread: spreadOf(values) }
        },
        ({ values, center, spread }) => {
          const margin = 2 * Math.round(10 * spread)
          const away = values.map(value => 10 * Math.abs(value - center))
          const beyond = away.filter(distance => distance > margin).length
          return (
            isSafe(spread / 100, 3) &&
            away.every(distance => distance < 2 * margin && Math.abs(distance - margin) > 3) &&
            beyond > 0 &&
            beyond < 6
          )
        },
      )
    },
    answer: named(symbol('E'), symbol('k')),
    solution({ center, values, spread }, answer) {
      const [error, count] = tupleOf(answer, 2)
      const margin = 2 * Math.round(10 * spread)
      const [low, high] = [10 * center - margin, 10 * center + margin]
      const [under, over] = [values.filter(value => 10 * value < low), values.filter(value => 10 * value > high)]
      return [
        step(equation(equation(symbol('E'), join(2, thousandths(margin / 2))), error), because.explain, {
          sentence: {
            en: line`Multiply the standard deviation by 2.`,
            es: line`Multiplica la desviación estándar por 2.`,
          },
        }),
        step(
          statements(
            equation(minus(plain(Ratio.of(center, 100)), error), thousandths(low)),
            equation(sum(plain(Ratio.of(center, 100)), error), thousandths(high)),
          ),
          because.explain,
          {
            sentence: {
              en: line`Find the values that are ${error} below and above ${plain(Ratio.of(center, 100))}.`,
              es: line`Halla los valores que están ${error} por debajo y por encima de ${plain(Ratio.of(center, 100))}.`,
            },
          },
        ),
        answerStep(equation(equation(symbol('k'), sum(under.length, over.length)), count), {
          en: line`Count the dots below ${thousandths(low)} and those above ${thousandths(high)}.`,
          es: line`Cuenta los puntos por debajo de ${thousandths(low)} y los que pasan de ${thousandths(high)}.`,
        }),
      ]
    },
    solve({ center, values, spread }) {
      const margin = 2 * Math.round(10 * spread)
      return [thousandths(margin), values.filter(value => 10 * Math.abs(value - center) > margin).length]
    },
    ask({ survey, n, center, values, spread }) {
      const reach = Math.max(...values.map(value => Math.abs(value - center))) + 2
      const plot = figure(
        dotPlot({
          values: values.map(value => value / 100),
          axis: {
            from: (center - reach) / 100,
            to: (center + reach) / 100,
            step: 0.02,
            every: 2,
            name: words('Simulated sample proportion', 'Proporción de la muestra simulada'),
          },
        }),
      )
      const sd = plain(fromFloat(spread / 100, 3))
      return {
        en: [
          prose`In a random sample of size ${n}, the estimate for the proportion of ${survey.of} was ${plain(Ratio.of(center, 100))}. The dot plot shows the proportions of ${values.length} simulated samples of this size from a group with that proportion. Their standard deviation is ${sd}.`,
          plot,
          prose`Find the margin of error ${symbol('E')}, as 2 standard deviations, and the number ${symbol('k')} of simulated proportions that are farther than ${symbol('E')} from ${role('center', plain(Ratio.of(center, 100)))}.`,
        ],
        es: [
          prose`En una muestra aleatoria de tamaño ${n}, la estimación para la proporción de ${survey.of} fue ${plain(Ratio.of(center, 100))}. El diagrama de puntos muestra las proporciones de ${values.length} muestras simuladas de este tamaño de un grupo con esa proporción. Su desviación estándar es ${sd}.`,
          plot,
          prose`Halla el margen de error ${symbol('E')}, como 2 desviaciones estándar, y el número ${symbol('k')} de proporciones simuladas que están a más de ${symbol('E')} de ${role('center', plain(Ratio.of(center, 100)))}.`,
        ],
      }
    },
    // From the dots themselves; their standard deviation is printed to thousandths.
    check(printed, answer) {
      if (answer.length !== 2) return false
      const [error, count] = tupleOf(answer, 2)
      const dots = printed.figure('dot-plot').plots.flatMap(({ values }) => values)
      const [center, margin] = [printed.role('center').toNumber(), exact(error).toNumber()]
      return (
        isNear(2 * spreadOf(dots), margin, 0.00101) &&
        exact(error).times(500).isInteger &&
        dots.filter(dot => dot < center - margin || dot > center + margin).length === exact(count).n
      )
    },
  }),
})
