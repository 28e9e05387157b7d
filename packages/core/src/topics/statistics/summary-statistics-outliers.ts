import {
  answerStep,
  blank,
  count,
  decimalNumber,
  defineTopic,
  deviationSteps,
  type Expr,
  equation,
  evaluate,
  expr,
  IQR,
  iqrStep,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  MEAN,
  MEDIAN,
  m,
  minus,
  over,
  power,
  prose,
  quartileSteps,
  Ratio,
  relation,
  role,
  root,
  statements,
  step,
  sum,
  symbol,
  table,
  tableCells,
  trueStatement,
  UPPER_QUARTILE,
  varianceStep,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { isSafe, nearest, plain, shown, shownFloat } from '../kit/statistics/decimals.ts'
import { named } from '../kit/statistics/named.ts'
import { boxPlotForms } from './summary-statistics-outliers/box-plots.ts'
import { levels } from './summary-statistics-outliers/levels.ts'
import { MEAN_NAME, RANGE, S, X } from './summary-statistics-outliers/parts.ts'
import * as samples from './summary-statistics-outliers/samples.ts'
import {
  dataIn,
  fiveOf,
  isAll,
  medianOf,
  NOTE,
  quartersOf,
  told,
  totalOf,
} from './summary-statistics-outliers/samples.ts'

const [DEVIATION, SQUARE] = [minus(X, MEAN), power(minus(X, MEAN), 2)]
const MEANINGS = ['deviation', 'iqr', 'upper'] as const
/** Which meaning belongs to which number. */
const MEANING_OF = { deviation: 'typicalDistance', iqr: 'middleHalf', upper: 'threeFourths' } as const

export const summaryStatisticsOutliers = defineTopic(
  {
    id: 'summary-statistics-outliers',
    name: {
      en: 'Summary statistics, outliers and change of units',
      es: 'Medidas de resumen, valores atípicos y cambio de unidades',
    },
    description: {
      en: 'Calculate center and spread, test for outliers and predict the effect of changing units.',
      es: 'Calcula medidas de centro y dispersión, detecta valores atípicos y predice el efecto de cambiar unidades.',
    },
    domain: 'Exploring One-Variable Data',
    standards: ['S-ID.A.2', 'S-ID.A.3', 'AP-STAT-1.7', 'AP-STAT-1.8'],
    rev: 3,
    levels,
  },
  form => ({
    centers: form({
      levels: ['easy'],
      draw: random => {
        const context = samples.drawContext(random, 0)
        return random.until(
          () => samples.drawRepeats(random, context, 7, 11),
          ({ data }) => isSafe(totalOf(data) / data.length, 2),
        )
      },
      answer: named(MEAN_NAME, MEDIAN, RANGE),
      solve: ({ data }) => {
        const [least, , median, , most] = fiveOf(data)
        return [shown(Ratio.of(totalOf(data), data.length), 2), plain(median), plain(most.minus(least))]
      },
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the mean (to the nearest hundredth), the median, and the range.`,
          es: prose`Halla la media (a la centésima más cercana), la mediana y el rango.`,
        }),
      solution({ data }, answer) {
        const mean = itemOf(answer, 0)
        const total = totalOf(data)
        const [ordered, n] = [samples.sorted(data), data.length]
        const [least, most] = [itemOf(ordered, 0), itemOf(ordered, n - 1)]
        const isExact = (total * 100) % n === 0
        const [low, high] = [itemOf(ordered, Math.floor((n - 1) / 2)), itemOf(ordered, Math.ceil((n - 1) / 2))]
        return [
          step(equation(sum(...data), total), because.addValues),
          isExact
            ? step(equation(equation(MEAN_NAME, over(total, n)), mean), because.divideByCount)
            : step(relation(equation(MEAN_NAME, over(total, n)), '≈', mean), because.divideByCountAndRound, {
                place: nearest.hundredth,
              }),
          step(
            statements(
              list(...ordered),
              n % 2 === 1
                ? equation(MEDIAN, low)
                : equation(equation(MEDIAN, over(sum(low, high), 2)), plain(medianOf(data))),
            ),
            because.medianInOrder,
          ),
          step(equation(equation(RANGE, minus(most, least)), most - least), because.greatestMinusLeast),
        ]
      },
      check(printed, answer) {
        const data = dataIn(printed)
        const [least, , median, , most] = quartersOf(data)
        return (
          isAll(answer.slice(0, 1), [totalOf(data) / data.length], 0.005001) &&
          isAll(answer.slice(1), [median, most - least])
        )
      },
    }),

    quartiles: form({
      levels: ['easy'],
      instruction: NOTE,
      draw: random => samples.drawRepeats(random, samples.drawContext(random, 2), 7, 11),
      answer: named(LOWER_QUARTILE, UPPER_QUARTILE, IQR),
      solve: ({ data }) => {
        const [, low, , high] = fiveOf(data)
        return [plain(low), plain(high), plain(high.minus(low))]
      },
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the lower quartile ${LOWER_QUARTILE}, the upper quartile ${UPPER_QUARTILE}, and the interquartile range IQR.`,
          es: prose`Halla el cuartil inferior ${LOWER_QUARTILE}, el cuartil superior ${UPPER_QUARTILE} y el rango intercuartílico RIC.`,
        }),
      solution: ({ data }) => [...quartileSteps(data), iqrStep(fiveOf(data)[1], fiveOf(data)[3])],
      check(printed, answer) {
        const [, low, , high] = quartersOf(dataIn(printed))
        return isAll(answer, [low, high, high - low])
      },
    }),

    deviationTable: form({
      levels: ['medium'],
      draw: random => samples.drawEven(random, samples.drawContext(random, 3)),
      answer: tableCells,
      solve({ data }) {
        const mean = totalOf(data) / data.length
        const [deviations, squares] = [data.map(value => value - mean), data.map(value => (value - mean) ** 2)]
        return {
          blanks: [...deviations, ...squares],
          rows: [
            [X, ...data],
            [DEVIATION, ...deviations],
            [SQUARE, ...squares],
          ],
          rowHeads: true,
        }
      },
      ask({ context, data }) {
        const shownTable = table({
          rowHeads: true,
          rows: [
            [X, ...data],
            [DEVIATION, ...data.map(() => blank(2))],
            [SQUARE, ...data.map(() => blank(2))],
          ],
        })
        return {
          en: [context.says.en, shownTable, prose`Complete the table of deviations from the mean ${MEAN}.`],
          es: [context.says.es, shownTable, prose`Completa la tabla de desviaciones respecto a la media ${MEAN}.`],
        }
      },
      solution({ data }) {
        const mean = totalOf(data) / data.length
        return [
          ...deviationSteps(data).slice(0, 2),
          step(list(...data.map(value => (value - mean) ** 2)), because.squareEachDeviation),
        ]
      },
      check(printed, { blanks }) {
        const data = itemOf(printed.block('table').rows, 0)
          .slice(1)
          .map(([item]) => evaluate(item as Expr).toNumber())
        const mean = totalOf(data) / data.length
        const squares = data.map(value => value * value - 2 * value * mean + mean * mean)
        return isAll(blanks, [...data.map(value => value - mean), ...squares], 1e-6)
      },
    }),

    standardDeviation: form({
      levels: ['medium'],
      draw: random => samples.drawEven(random, samples.drawContext(random, 4)),
      answer: { ...decimalNumber, requires: 'decimal-places-2' },
      solve: ({ data }) => shownFloat(samples.deviationOf(data), 2),
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the sample standard deviation, dividing by ${minus(symbol('n'), 1)}. Round to the nearest hundredth.`,
          es: prose`Halla la desviación estándar muestral, dividiendo entre ${minus(symbol('n'), 1)}. Redondea a la centésima más cercana.`,
        }),
      solution: ({ context, data }, answer) => {
        const squares = samples.squaresOf(data)
        return [
          ...deviationSteps(data),
          varianceStep(squares, data.length),
          step(relation(equation(S, root(over(squares, data.length - 1))), '≈', answer), because.rootOfVariance, {
            place: nearest.hundredth,
          }),
          answerStep(m`s ≈ ${answer}`, {
            en: line`Typically, ${context.values} differ from their mean by about ${count(expr(answer), context.unit)}.`,
            es: line`Normalmente, ${context.values} difieren de su media en cerca de ${count(expr(answer), context.unit)}.`,
          }),
        ]
      },
      // From the sum of the squares.
      check(printed, answer) {
        const data = dataIn(printed)
        const squares = totalOf(data.map(value => value * value)) - totalOf(data) ** 2 / data.length
        return isAll([answer], [Math.sqrt(squares / (data.length - 1))], 0.005001)
      },
    }),

    interpretation: form(
      trueStatement({
        levels: ['medium'],
        question: {
          en: prose`Which is the right interpretation of the last number?`,
          es: prose`¿Cuál es la interpretación correcta del último número?`,
        },
        draw: random => {
          const meaning = random.evenly(MEANINGS)
          const context = samples.drawContext(random, 1)
          const [n, middle] = [random.int(20, 60), Math.round((context.from + context.to) / 2)]
          const [mean, spread] = [middle + random.int(-2, 2), random.int(31, 69)]
          return { meaning, context, n, mean, spread: Ratio.of(spread % 10 === 0 ? spread + 1 : spread, 10) }
        },
        about: ({ meaning, context: { values, unit }, n, mean, spread }) => {
          const [center, size] = [count(mean, unit), count(plain(spread), unit)]
          const upper = count(mean + Math.ceil(spread.toNumber()), unit)
          const first = {
            en: prose`A summary of ${values}, ${role('size', n)} in all:`,
            es: prose`Un resumen de ${values}, ${role('size', n)} en total:`,
          }
          const numbers = {
            deviation: {
              en: prose`mean ${role('mean', center)}, standard deviation ${role('deviation', size)}`,
              es: prose`media ${role('mean', center)}, desviación estándar ${role('deviation', size)}`,
            },
            iqr: {
              en: prose`median ${role('mean', center)}, interquartile range ${role('iqr', size)}`,
              es: prose`mediana ${role('mean', center)}, rango intercuartílico ${role('iqr', size)}`,
            },
            upper: {
              en: prose`median ${role('mean', center)}, upper quartile ${role('upper', upper)}`,
              es: prose`mediana ${role('mean', center)}, cuartil superior ${role('upper', upper)}`,
            },
          }[meaning]
          return { en: [first.en, numbers.en], es: [first.es, numbers.es] }
        },
        statements: ({ meaning, context: { values, unit }, mean, spread }) => {
          const size =
            meaning === 'upper' ? count(mean + Math.ceil(spread.toNumber()), unit) : count(plain(spread), unit)
          const center = count(mean, unit)
          const isTrue = (key: string) => key === MEANING_OF[meaning]
          const all = {
            typicalDistance: {
              en: prose`Typically, ${values} differ from the mean by about ${size}.`,
              es: prose`Normalmente, ${values} difieren de la media en cerca de ${size}.`,
            },
            middleHalf: {
              en: prose`The middle 50% of ${values} span ${size}.`,
              es: prose`El 50% central de ${values} abarca ${size}.`,
            },
            threeFourths: {
              en: prose`About 75% of ${values} are at most ${size}.`,
              es: prose`Cerca del 75% de ${values} es como máximo de ${size}.`,
            },
            allWithin: {
              en: prose`The greatest and the least of ${values} differ by ${size}.`,
              es: prose`El mayor y el menor de ${values} difieren en ${size}.`,
            },
            aboveCenter: {
              en: prose`Half of ${values} are between ${center} and ${size}.`,
              es: prose`La mitad de ${values} está entre ${center} y ${size}.`,
            },
          }
          const keys =
            meaning === 'upper'
              ? (['threeFourths', 'typicalDistance', 'middleHalf', 'aboveCenter'] as const)
              : (['typicalDistance', 'middleHalf', 'threeFourths', 'allWithin'] as const)
          return keys.map(key => ({ key, says: all[key], isTrue: isTrue(key) }))
        },
        solution: ({ meaning }, { says }) => [
          step(
            {
              deviation: words('standard deviation', 'desviación estándar'),
              iqr: equation(IQR, minus(UPPER_QUARTILE, LOWER_QUARTILE)),
              upper: UPPER_QUARTILE,
            }[meaning],
            because.explain,
            {
              sentence: {
                deviation: {
                  en: line`It tells how far values typically are from the mean.`,
                  es: line`Dice a qué distancia de la media suelen estar los valores.`,
                },
                iqr: {
                  en: line`From the lower to the upper quartile lies the middle half of the values.`,
                  es: line`Del cuartil inferior al superior está la mitad central de los valores.`,
                },
                upper: {
                  en: line`Three fourths of the values are at or below the upper quartile.`,
                  es: line`Tres cuartas partes de los valores están en el cuartil superior o por debajo.`,
                },
              }[meaning],
            },
          ),
          step(says, because.saidInContext),
        ],
        holds: (printed, key) =>
          MEANINGS.some(meaning => printed.terms('role').at(-1)?.name === meaning && key === MEANING_OF[meaning]),
      }),
    ),

    ...boxPlotForms(form),
  }),
)
