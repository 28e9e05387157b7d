import {
  answerStep,
  bracketed,
  decimal,
  decimalNumber,
  dotPlot,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  failed,
  figure,
  interval,
  intervals,
  join,
  line,
  m,
  minus,
  option,
  over,
  percent,
  plusMinus,
  prose,
  type Random,
  Ratio,
  rational,
  relation,
  role,
  root,
  statements,
  step,
  sum,
  symbol,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { fromFloat, isSafe, plain, shownFloat } from '../../kit/statistics/decimals.ts'
import type { levels } from './levels.ts'
import {
  between,
  critical,
  deviation,
  endsOf,
  isNear,
  LEVELS,
  thousandths,
  toThousandths,
  zIn,
} from './proportion-intervals.ts'
import { comparisons, surveys } from './proportion-surveys.ts'

function differenceEnds(n1: number, x1: number, n2: number, x2: number, z: number): readonly [number, number] {
  const difference = x1 / n1 - x2 / n2
  const margin = (z / 1000) * Math.hypot(deviation(n1, x1), deviation(n2, x2))
  return [difference - margin, difference + margin]
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((a, b) => a + b, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1))
}

/** About standard normal: the sum of six. */
function drawZ(random: Random): number {
  let sum = 0
  for (let i = 0; i < 6; i++) sum += random.int(-1000, 1000)
  return sum / 1414
}

/** The critical value of a level, in thousandths. */
const zOf = (level: number): number =>
  (LEVELS.find(other => other.level === level) ?? failed(`${level}% is one of the levels`)).z

/** Confidence levels before and after. */
const CHANGES = [
  [90, 95],
  [95, 99],
  [90, 99],
  [95, 90],
  [99, 95],
  [99, 90],
] as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  twoProportions: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw: random =>
      random.until(
        () => {
          const share = random.int(300, 700)
          const other = share + random.sign() * random.int(20, 150)
          const [n1, n2] = [random.int(10, 50) * 10, random.int(10, 50) * 10]
          return {
            comparison: random.pick(comparisons),
            n1,
            n2,
            x1: Math.round((share * n1) / 1000),
            x2: Math.round((other * n2) / 1000),
            ...random.evenly(LEVELS),
          }
        },
        ({ n1, x1, n2, x2, z }) => {
          const [low, high] = differenceEnds(n1, x1, n2, x2, z)
          return isSafe(low, 3) && isSafe(high, 3) && Math.abs(low) > 0.01 && Math.abs(high) > 0.01
        },
      ),
    answer: intervals,
    solution({ n1, x1, n2, x2, z, level }, answer) {
      const [one, two] = [shownFloat(x1 / n1, 4), shownFloat(x2 / n2, 4)]
      const error = Math.sqrt(deviation(n1, x1) ** 2 + deviation(n2, x2) ** 2)
      const part = (share: Expr, n: number) => over(join(share, bracketed(minus(1, share))), n)
      return [
        step(statements(relation(over(x1, n1), '≈', one), relation(over(x2, n2), '≈', two)), because.sampleProportions),
        step(relation(minus(one, two), '≈', shownFloat(x1 / n1 - x2 / n2, 4)), because.explain, {
          sentence: {
            en: line`The point estimate: first minus second.`,
            es: line`La estimación puntual: la primera menos la segunda.`,
          },
        }),
        step(relation(root(sum(part(one, n1), part(two, n2))), '≈', shownFloat(error, 5)), because.standardError),
        step(
          relation(join(thousandths(z), shownFloat(error, 5)), '≈', shownFloat((z / 1000) * error, 4)),
          because.marginOfError,
          {
            critical: thousandths(z),
          },
        ),
        step(
          statements(plusMinus(shownFloat(x1 / n1 - x2 / n2, 4), shownFloat((z / 1000) * error, 4)), expr(answer)),
          because.interpretInterval,
          {
            level: percent(level),
            what: {
              en: line`the true difference of the proportions`,
              es: line`la diferencia verdadera de las proporciones`,
            },
          },
        ),
      ]
    },
    solve({ n1, x1, n2, x2, z }) {
      const [low, high] = differenceEnds(n1, x1, n2, x2, z)
      return interval(decimal(fromFloat(low, 3), 3), decimal(fromFloat(high, 3), 3), [false, false])
    },
    ask({ comparison, level, z, n1, x1, n2, x2 }) {
      const told = comparison.samples(n1, x1, n2, x2)
      return {
        en: [
          told.en,
          prose`Construct a ${percent(level)} confidence interval for ${m`p_1 - p_2`}, the first proportion minus the second. Use ${critical(z)}.`,
          toThousandths.en,
        ],
        es: [
          told.es,
          prose`Construye un intervalo de confianza del ${percent(level)} para ${m`p_1 - p_2`}, la primera proporción menos la segunda. Usa ${critical(z)}.`,
          toThousandths.es,
        ],
      }
    },
    check(printed, answer) {
      const ends = endsOf(answer)
      const [n1 = 1, x1 = 0, n2 = 1, x2 = 0] = printed.numbers.map(value => value.toNumber())
      if (!ends) return false
      const z = zIn(printed)
      const variance = (x1 * (n1 - x1)) / n1 ** 3 + (x2 * (n2 - x2)) / n2 ** 3
      const difference = (x1 * n2 - x2 * n1) / (n1 * n2)
      return (
        ends[0] < difference &&
        difference < ends[1] &&
        ends.every(end => isNear(((end - difference) / z) ** 2, variance, (0.00101 * Math.sqrt(variance)) / z))
      )
    },
  }),

  whatTheDifferenceSays: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const [comparison, place] = [random.evenly(comparisons), random.evenly(['positive', 'negative', 'around'])]
      const width = random.int(60, 180)
      const low =
        place === 'positive'
          ? random.int(11, 80)
          : place === 'negative'
            ? -width - random.int(11, 80)
            : -random.int(15, width - 15)
      return { comparison, level: random.pick(LEVELS).level, low, high: low + width }
    },
    answer: option({
      first: {
        en: prose`There is convincing evidence that the first proportion is greater.`,
        es: prose`Hay evidencia convincente de que la primera proporción es mayor.`,
      },
      second: {
        en: prose`There is convincing evidence that the second proportion is greater.`,
        es: prose`Hay evidencia convincente de que la segunda proporción es mayor.`,
      },
      neither: {
        en: prose`There is no convincing evidence of a difference.`,
        es: prose`No hay evidencia convincente de una diferencia.`,
      },
    }),
    solve: ({ low, high }) => (low > 0 ? 'first' : high < 0 ? 'second' : 'neither'),
    solution: ({ low, high }, key) => [
      step(between(low, high), because.explain, {
        sentence:
          key === 'neither'
            ? {
                en: line`0 is in the interval: no difference is plausible.`,
                es: line`0 está en el intervalo: es plausible que no haya diferencia.`,
              }
            : low > 0
              ? {
                  en: line`All values are positive: 0 is not plausible.`,
                  es: line`Todos los valores son positivos: 0 no es plausible.`,
                }
              : {
                  en: line`All values are negative: 0 is not plausible.`,
                  es: line`Todos los valores son negativos: 0 no es plausible.`,
                },
      }),
      answerStep(
        m`p_1 - p_2`,
        {
          first: {
            en: line`There is convincing evidence that the first proportion is greater.`,
            es: line`Hay evidencia convincente de que la primera proporción es mayor.`,
          },
          second: {
            en: line`There is convincing evidence that the second proportion is greater.`,
            es: line`Hay evidencia convincente de que la segunda proporción es mayor.`,
          },
          neither: {
            en: line`There is no convincing evidence of a difference.`,
            es: line`No hay evidencia convincente de una diferencia.`,
          },
        }[key],
      ),
    ],
    ask({ comparison: { first, second }, level, low, high }) {
      const [p1, p2, difference] = [symbol('p', 1), symbol('p', 2), m`p_1 - p_2`]
      return {
        en: prose`Let ${p1} be the proportion of ${first} and ${p2} the proportion of ${second}. A ${percent(level)} confidence interval for ${difference} is ${between(low, high)}. What does the interval say?`,
        es: prose`Sea ${p1} la proporción de ${first} y ${p2} la de ${second}. Un intervalo de confianza del ${percent(level)} para ${difference} es ${between(low, high)}. ¿Qué dice el intervalo?`,
      }
    },
    check(printed, answer) {
      const { from, to } = printed.one('interval')
      const [low, high] = [evaluate(from).n, evaluate(to).n]
      return answer === (low < 0 === high < 0 ? (low < 0 ? 'second' : 'first') : 'neither')
    },
  }),

  newLevel: form({
    levels: ['hard'],
    draw(random) {
      const [survey, [from, to]] = [random.evenly(surveys), random.evenly(CHANGES)]
      return random.until(
        () => ({ survey, from, to, margin: random.int(20, 60) }),
        ({ margin }) => isSafe((margin * zOf(to)) / zOf(from) / 1000, 3),
      )
    },
    answer: { ...decimalNumber, requires: 'decimal-places-3' },
    solve: ({ from, to, margin }) => shownFloat((margin * zOf(to)) / zOf(from) / 1000, 3),
    ask({ survey, from, to, margin }) {
      const [old, z1, z2] = [
        role('margin', thousandths(margin)),
        role('z1', thousandths(zOf(from))),
        role('z2', thousandths(zOf(to))),
      ]
      return {
        en: prose`A ${percent(from)} confidence interval for the proportion of ${survey.of} has the margin of error ${old}, with critical value ${z1}. From the same sample, a ${percent(to)} interval is made, with critical value ${z2}. Find its margin of error to the nearest thousandth.`,
        es: prose`Un intervalo de confianza del ${percent(from)} para la proporción de ${survey.of} tiene el margen de error ${old}, con valor crítico ${z1}. Con la misma muestra se hace un intervalo del ${percent(to)}, con valor crítico ${z2}. Halla su margen de error a la milésima más cercana.`,
      }
    },
    solution: ({ from, to, margin }, answer) => [
      step(
        relation(over(thousandths(margin), thousandths(zOf(from))), '≈', shownFloat(margin / zOf(from), 5)),
        because.explain,
        {
          sentence: {
            en: line`Divide by the old critical value: the standard error stays.`,
            es: line`Divide entre el valor crítico anterior: el error estándar no cambia.`,
          },
        },
      ),
      step(
        relation(join(thousandths(zOf(to)), shownFloat(margin / zOf(from), 5)), '≈', answer),
        because.marginOfError,
        {
          critical: thousandths(zOf(to)),
        },
      ),
      answerStep(
        expr(answer),
        to > from
          ? {
              en: line`More confidence makes the interval wider.`,
              es: line`Más confianza hace el intervalo más ancho.`,
            }
          : {
              en: line`Less confidence makes the interval narrower.`,
              es: line`Menos confianza hace el intervalo más angosto.`,
            },
      ),
    ],
    // Margins are in proportion to critical values.
    check(printed, answer) {
      const [old, z1, z2] = [printed.role('margin'), printed.role('z1'), printed.role('z2')]
      return isNear(exact(answer).times(z1).toNumber(), old.times(z2).toNumber(), 0.00051 * z1.toNumber())
    },
  }),

  effectOfTheSize: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const sure = surveys.filter(({ share }) => share[0] >= 30)
      const [survey, factor] = [random.evenly(sure), random.evenly([4, 9, 16, 25])]
      const n = random.int(10, 40) * 10
      const root = Math.sqrt(factor)
      const narrow = Math.round((random.int(170, 190) * 10) / Math.sqrt(n * factor))
      return {
        survey,
        n,
        factor,
        width: root * narrow,
        root,
      }
    },
    answer: rational,
    solution: ({ n, factor, width, root: by }, answer) => [
      step(equation(over(n * factor, n), factor), because.explain, {
        sentence: {
          en: line`The sample is ${factor} times as large.`,
          es: line`La muestra es ${factor} veces más grande.`,
        },
      }),
      step(equation(root(factor), by), because.explain, {
        sentence: {
          en: line`The size stands under a root below: the width is divided by this root.`,
          es: line`El tamaño está abajo en una raíz: el ancho se divide entre esta raíz.`,
        },
      }),
      step(equation(over(plain(Ratio.of(width, 1000)), by), answer), because.explain, {
        sentence: { en: line`Divide the width by ${by}.`, es: line`Divide el ancho entre ${by}.` },
      }),
    ],
    solve: ({ width, root }) => plain(Ratio.of(width / root, 1000)),
    ask: ({ survey, n, factor, width }) => ({
      en: prose`An interval for the proportion of ${survey.of}, made from a random sample of size ${n}, has the width ${plain(Ratio.of(width, 1000))}. Find the width for a sample of size ${n * factor} with the same sample proportion and confidence level.`,
      es: prose`Un intervalo para la proporción de ${survey.of}, hecho con una muestra aleatoria de tamaño ${n}, tiene un ancho de ${plain(Ratio.of(width, 1000))}. Halla el ancho para una muestra de tamaño ${n * factor} con la misma proporción muestral y el mismo nivel de confianza.`,
    }),
    // Width squared times size stays the same.
    check(printed, answer) {
      const [n, width, larger] = printed.numbers
      return (
        n !== undefined &&
        width !== undefined &&
        larger !== undefined &&
        exact(answer).n > 0 &&
        exact(answer).power(2).times(larger).equals(width.power(2).times(n))
      )
    },
  }),

  simulatedMargin: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const survey = random.evenly(surveys)
      return random.until(
        () => {
          const center = random.int(Math.ceil(survey.share[0] / 2) + 2, Math.floor(survey.share[1] / 2)) * 2
          const n = random.pick([50, 60, 80, 100])
          const spread = 100 * Math.sqrt(((center / 100) * (1 - center / 100)) / n)
          const values = Array.from({ length: 60 }, () => center + 2 * Math.round((drawZ(random) * spread) / 2))
          return { survey, n, center, values, spread: spreadOf(values) }
        },
        ({ values, center, spread }) =>
          isSafe(spread / 100, 3) && values.every(value => Math.abs(value - center) < 4 * spread),
      )
    },
    answer: rational,
    solution: ({ survey, spread }, answer) => [
      step(equation(join(2, plain(fromFloat(spread / 100, 3))), answer), because.explain, {
        sentence: {
          en: line`Multiply the standard deviation by 2.`,
          es: line`Multiplica la desviación estándar por 2.`,
        },
      }),
      answerStep(expr(answer), {
        en: line`The estimate is likely within ${answer} of the true proportion of ${survey.of}.`,
        es: line`Es probable que la estimación esté a menos de ${answer} de la proporción verdadera de ${survey.of}.`,
      }),
    ],
    solve: ({ spread }) => plain(fromFloat(spread / 100, 3).times(2)),
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
          prose`To estimate the proportion of ${survey.of}, a random sample of size ${n} was taken. The dot plot shows the proportions of ${values.length} simulated samples of this size. Their standard deviation is ${sd}.`,
          plot,
          prose`Find the margin of error as 2 standard deviations.`,
        ],
        es: [
          prose`Para estimar la proporción de ${survey.of} se tomó una muestra aleatoria de tamaño ${n}. El diagrama de puntos muestra las proporciones de ${values.length} muestras simuladas de este tamaño. Su desviación estándar es ${sd}.`,
          plot,
          prose`Halla el margen de error como 2 desviaciones estándar.`,
        ],
      }
    },
    // From the dots themselves; their standard deviation is printed to thousandths.
    check(printed, answer) {
      const dots = printed.figure('dot-plot').plots.flatMap(({ values }) => values)
      return isNear(2 * spreadOf(dots), exact(answer).toNumber(), 0.00101) && exact(answer).times(500).isInteger
    },
  }),
})
