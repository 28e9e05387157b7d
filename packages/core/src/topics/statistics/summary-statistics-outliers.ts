import {
  answerStep,
  type Both,
  blank,
  count,
  decimalNumber,
  defineTopic,
  deviationSteps,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type Inline,
  IQR,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  MEAN,
  m,
  minus,
  over,
  power,
  prose,
  Ratio,
  role,
  root,
  step,
  symbol,
  table,
  tableCells,
  trueStatement,
  UPPER_QUARTILE,
  varianceStep,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { plain, shownFloat } from '../kit/statistics/decimals.ts'
import { boxPlotForms } from './summary-statistics-outliers/box-plots.ts'
import { easyForms } from './summary-statistics-outliers/easy.ts'
import { levels } from './summary-statistics-outliers/levels.ts'
import { S, X } from './summary-statistics-outliers/parts.ts'
import * as samples from './summary-statistics-outliers/samples.ts'
import { dataIn, isAll, told, totalOf } from './summary-statistics-outliers/samples.ts'

const [DEVIATION, SQUARE] = [minus(X, MEAN), power(minus(X, MEAN), 2)]
const MEANINGS = ['deviation', 'iqr', 'upper'] as const
/** Which meaning belongs to which number. */
const MEANING_OF = { deviation: 'typicalDistance', iqr: 'middleHalf', upper: 'threeFourths' } as const

const A_PLACE = {
  en: line`The upper quartile is a place on the scale, not a distance from the mean.`,
  es: line`El cuartil superior es un lugar en la escala, no una distancia a la media.`,
}
const NO_SPAN = {
  en: line`The span of the middle 50% is the upper quartile minus the lower quartile.`,
  es: line`La amplitud del 50% central es el cuartil superior menos el cuartil inferior.`,
}
const A_RANGE = {
  en: line`Greatest minus least is the range.`,
  es: line`Mayor menos menor es el rango.`,
}
/** Why a statement does not say what the number does, by the meaning of the number. */
const WHY_NOT = {
  deviation: {
    middleHalf: {
      en: line`The span of the middle 50% is the IQR.`,
      es: line`La amplitud del 50% central es el RIC.`,
    },
    allNear: {
      en: line`Single values may be farther from the mean.`,
      es: line`Algunos valores pueden estar más lejos de la media.`,
    },
    allWithin: A_RANGE,
  },
  iqr: {
    typicalDistance: {
      en: line`A typical distance from the mean is the standard deviation.`,
      es: line`Una distancia típica a la media es la desviación estándar.`,
    },
    allNear: {
      en: line`The IQR tells how wide only the middle half is; half of the values lie outside it.`,
      es: line`El RIC dice solo cuánto mide la mitad central; la otra mitad de los valores está fuera de ella.`,
    },
    allWithin: A_RANGE,
  },
  upper: {
    typicalDistance: A_PLACE,
    middleHalf: NO_SPAN,
    aboveCenter: {
      en: line`Between the median and the upper quartile lies only a fourth of the values.`,
      es: line`Entre la mediana y el cuartil superior está solo un cuarto de los valores.`,
    },
  },
}

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
    rev: 11,
    levels,
  },
  form => ({
    ...easyForms(form),

    deviationTable: form({
      levels: ['medium'],
      draw: random => samples.drawEven(random, samples.drawFurther(random, 3)),
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
      draw: random => samples.drawEven(random, samples.drawFurther(random, 4)),
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
          explained(
            equation(S, root(over(squares, data.length - 1))),
            line`Take the square root of the variance.`,
            line`Saca la raíz cuadrada de la varianza.`,
          ),
          answerStep(m`s ≈ ${answer}`, {
            en: line`Round. Typically, ${context.values} differ from their mean by about ${count(expr(answer), context.unit)}.`,
            es: line`Redondea. Normalmente, ${context.values} difieren de su media en aproximadamente ${count(expr(answer), context.unit)}.`,
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
          en: prose`What does the last number tell you?`,
          es: prose`¿Qué indica el último número?`,
        },
        draw: random => {
          const meaning = random.evenly(MEANINGS)
          const context = samples.drawFurther(random, 1)
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
              es: prose`Normalmente, ${values} difieren de la media en aproximadamente ${size}.`,
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
            allNear: {
              en: prose`All of ${values} are within ${size} of ${center}.`,
              es: prose`Todos los datos (${values}) están a ${size} o menos de ${center}.`,
            },
            aboveCenter: {
              en: prose`Half of ${values} are between ${center} and ${size}.`,
              es: prose`La mitad de ${values} está entre ${center} y ${size}.`,
            },
          }
          const keys =
            meaning === 'upper'
              ? (['threeFourths', 'typicalDistance', 'middleHalf', 'aboveCenter'] as const)
              : (['typicalDistance', 'middleHalf', 'allNear', 'allWithin'] as const)
          const why: Readonly<Record<string, Both<readonly Inline[]>>> = WHY_NOT[meaning]
          return keys.map(key => ({ key, says: all[key], isTrue: isTrue(key), ...(why[key] ? { why: why[key] } : {}) }))
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
