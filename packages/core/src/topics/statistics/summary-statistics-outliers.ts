import {
  answerStep,
  type Block,
  type Both,
  blank,
  boxPlot,
  type CellHole,
  count,
  decimalNumber,
  defineTopic,
  deviationSteps,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  expr,
  fencesStep,
  figure,
  IQR,
  integer,
  iqrStep,
  itemOf,
  join,
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
  type Sentence,
  sentenceChoice,
  statements,
  step,
  story,
  sum,
  symbol,
  table,
  tableCells,
  trueStatement,
  tupleOf,
  UPPER_QUARTILE,
  type Value,
  varianceStep,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { isSafe, nearest, plain, shown, shownFloat } from '../kit/statistics/decimals.ts'
import { named } from '../kit/statistics/named.ts'
import type { Context } from './summary-statistics-outliers/contexts.ts'
import * as samples from './summary-statistics-outliers/samples.ts'
import {
  dataIn,
  fencesOf,
  fiveOf,
  isAll,
  medianOf,
  NOTE,
  quartersOf,
  told,
  totalOf,
} from './summary-statistics-outliers/samples.ts'
import { changes, groups, oneMore } from './summary-statistics-outliers/stories.ts'

const [X, S] = [symbol('x'), symbol('s')]
const [DEVIATION, SQUARE] = [minus(X, MEAN), power(minus(X, MEAN), 2)]
const [MEAN_NAME, RANGE] = [words('mean', 'media'), words('range', 'rango')]
const [LOWER_FENCE, UPPER_FENCE] = [words('lower fence', 'límite inferior'), words('upper fence', 'límite superior')]

type Five = readonly [number, number, number, number, number]
interface Box {
  readonly five: Five
  readonly outliers: readonly number[]
  readonly scale: readonly [number, number]
}
const scaleOf = (data: readonly number[]) =>
  [5 * Math.floor(Math.min(...data) / 5) - 5, 5 * Math.ceil(Math.max(...data) / 5) + 5] as const
const axisOf = ([from, to]: Box['scale']) => ({ from, to, step: 5 })
const boxDrawing = drawing<{ readonly [Part in keyof Box]: Box[Part] }>(
  ({ five, outliers, scale }) =>
    boxPlot({ plots: [outliers.length > 0 ? { five, outliers } : { five }], axis: axisOf(scale) }),
  ({ five, outliers, scale }) => [
    { five: five.with(4, five[4] + 1) as unknown as Five, outliers, scale },
    ...(outliers.length > 0 ? [{ five, outliers: [], scale }] : []),
  ],
)
const askedToDraw = ({ says }: Context, data: readonly number[], asks: Both<Block>) => {
  const empty = figure(boxPlot({ plots: [], axis: axisOf(scaleOf(data)) }))
  return { en: [says.en, list(...data), empty, asks.en], es: [says.es, list(...data), empty, asks.es] }
}

/** Fences, and the values beyond them, as a conclusion to choose. */
function conclusion(data: readonly number[], [low, high]: readonly [Ratio, Ratio]): Sentence {
  const outliers = samples.beyond(samples.sorted(data), [low, high])
  const [only, ...others] = outliers
  const fences = [plain(low), plain(high)] as const
  return {
    key: [low.toNumber(), high.toNumber(), ...outliers].join(' '),
    says:
      only === undefined
        ? {
            en: prose`The fences are ${fences[0]} and ${fences[1]}, so there is no outlier.`,
            es: prose`Los límites son ${fences[0]} y ${fences[1]}, así que no hay valores atípicos.`,
          }
        : others.length === 0
          ? {
              en: prose`The fences are ${fences[0]} and ${fences[1]}, so ${only} is the only outlier.`,
              es: prose`Los límites son ${fences[0]} y ${fences[1]}, así que ${only} es el único valor atípico.`,
            }
          : {
              en: prose`The fences are ${fences[0]} and ${fences[1]}, so the outliers are ${list(...outliers)}.`,
              es: prose`Los límites son ${fences[0]} y ${fences[1]}, así que los valores atípicos son ${list(...outliers)}.`,
            },
  }
}
const wrongConclusions = (data: readonly number[]) => {
  const [, low, median, high] = fiveOf(data)
  const iqr = high.minus(low)
  const reach = iqr.times(Ratio.of(3, 2))
  return {
    oneIqrOnly: conclusion(data, fencesOf(data, Ratio.of(1))),
    fromTheMedian: conclusion(data, [median.minus(reach), median.plus(reach)]),
    twoIqrs: conclusion(data, fencesOf(data, Ratio.of(2))),
  }
}

const MEANINGS = ['deviation', 'iqr', 'upper'] as const
/** Which meaning belongs to which number. */
const MEANING_OF = { deviation: 'typicalDistance', iqr: 'middleHalf', upper: 'threeFourths' } as const

const STATISTICS = [
  words('Mean', 'Media'),
  words('Median', 'Mediana'),
  words('IQR', 'RIC'),
  words('Standard deviation', 'Desviación estándar'),
]
const changeRows = (before: readonly Value[], after: readonly CellHole[]) => ({
  rowHeads: true,
  head: [words('Statistic', 'Medida'), words('Original', 'Original'), words('New', 'Nueva')],
  rows: STATISTICS.map((name, i) => [name, itemOf(before, i), itemOf(after, i)]),
})

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
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
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

    fiveNumbers: form({
      levels: ['medium'],
      instruction: NOTE,
      draw: random => samples.drawData(random, samples.drawContext(random, 0), 9, 12),
      answer: named(words('min', 'mín'), LOWER_QUARTILE, MEDIAN, UPPER_QUARTILE, words('max', 'máx')),
      solve: ({ data }) => fiveOf(data).map(plain),
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the five-number summary: minimum, lower quartile ${LOWER_QUARTILE}, median, upper quartile ${UPPER_QUARTILE}, maximum.`,
          es: prose`Halla el resumen de cinco números: mínimo, cuartil inferior ${LOWER_QUARTILE}, mediana, cuartil superior ${UPPER_QUARTILE}, máximo.`,
        }),
      solution: ({ data }, answer) => [
        ...quartileSteps(data),
        answerStep(list(...answer), {
          en: line`The least and the greatest value complete the five-number summary.`,
          es: line`El valor menor y el mayor completan el resumen de cinco números.`,
        }),
      ],
      check: (printed, answer) => isAll(answer, quartersOf(dataIn(printed))),
    }),

    drawBoxPlot: form({
      levels: ['medium'],
      instruction: NOTE,
      draw: random =>
        random.until(
          () => samples.drawData(random, samples.drawContext(random, 1), 9, 12),
          ({ data }) => new Set(fiveOf(data).map(value => value.toNumber())).size === 5,
        ),
      answer: boxDrawing,
      solve: ({ data }) => ({
        five: tupleOf(
          fiveOf(data).map(value => value.toNumber()),
          5,
        ),
        outliers: [],
        scale: scaleOf(data),
      }),
      ask: ({ context, data }) =>
        askedToDraw(context, data, { en: prose`Draw the box plot.`, es: prose`Dibuja el diagrama de caja.` }),
      solution: ({ data }, drawn) => [
        ...quartileSteps(data),
        step(figure(boxPlot({ plots: [{ five: drawn.five }], axis: axisOf(drawn.scale) })), because.drawTheBox),
      ],
      check: (printed, { five, outliers }) =>
        outliers.length === 0 && quartersOf(dataIn(printed)).every((value, i) => value === five[i]),
    }),

    drawModifiedBoxPlot: form({
      levels: ['hard'],
      share: 2,
      instruction: NOTE,
      draw: random => {
        const turn = samples.drawTurn(random)
        const isFar = turn % 3 !== 2
        return random.until(
          () => samples.drawWithOutlier(random, samples.contextAt(turn, 2), isFar, 9, 11),
          ({ data }) => samples.hasOutliers(data, isFar ? 1 : 0) && new Set(fiveOf(data).map(String)).size === 5,
        )
      },
      answer: boxDrawing,
      solve: ({ data }) => {
        const outliers = samples.beyond(data, fencesOf(data))
        const inside = data.filter(value => !outliers.includes(value))
        const [, first, median, third] = fiveOf(data)
        return {
          five: [
            Math.min(...inside),
            first.toNumber(),
            median.toNumber(),
            third.toNumber(),
            Math.max(...inside),
          ] as const,
          outliers,
          scale: scaleOf(data),
        }
      },
      ask: ({ context, data }) =>
        askedToDraw(context, data, {
          en: prose`Draw the modified box plot: an outlier, if any, by the 1.5\u00a0×\u00a0IQR rule is a dot, and the whiskers end at the other values.`,
          es: prose`Dibuja el diagrama de caja modificado: un valor atípico (si lo hay) según la regla de 1.5\u00a0×\u00a0RIC es un punto y los bigotes terminan en los demás valores.`,
        }),
      solution: ({ data }, { five, outliers, scale }) => {
        const [, low, , high] = fiveOf(data)
        const drawn = figure(
          boxPlot({ plots: [outliers.length > 0 ? { five, outliers } : { five }], axis: axisOf(scale) }),
        )
        return [
          ...quartileSteps(data),
          iqrStep(low, high),
          fencesStep(low, high),
          step(drawn, because.explain, {
            sentence:
              outliers.length > 0
                ? {
                    en: line`${list(...outliers)} is above the upper fence: draw a dot, and end the whisker at ${five[4]}.`,
                    es: line`${list(...outliers)} está por encima del límite superior: dibuja un punto y termina el bigote en ${five[4]}.`,
                  }
                : {
                    en: line`No value is beyond the fences: the whiskers end at ${five[0]} and ${five[4]}.`,
                    es: line`Ningún valor está más allá de los límites: los bigotes terminan en ${five[0]} y ${five[4]}.`,
                  },
          }),
        ]
      },
      check(printed, { five, outliers }) {
        const data = dataIn(printed)
        const [, low, median, high] = quartersOf(data)
        const reach = 1.5 * (high - low)
        const isOut = (value: number) => value < low - reach || value > high + reach
        const inside = samples.sorted(data.filter(value => !isOut(value)))
        return (
          [inside[0], low, median, high, inside.at(-1)].every((value, i) => value === five[i]) &&
          JSON.stringify(data.filter(isOut)) === JSON.stringify(outliers)
        )
      },
    }),

    fences: form({
      levels: ['medium'],
      instruction: NOTE,
      draw: random => samples.drawData(random, samples.drawContext(random, 6), 8, 11),
      answer: named(LOWER_FENCE, UPPER_FENCE),
      solve: ({ data }) => fencesOf(data).map(plain),
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the lower fence and the upper fence of the 1.5\u00a0×\u00a0IQR rule.`,
          es: prose`Halla el límite inferior y el límite superior de la regla de 1.5\u00a0×\u00a0RIC.`,
        }),
      solution: ({ data }) => {
        const [, low, , high] = fiveOf(data)
        return [...quartileSteps(data), iqrStep(low, high), fencesStep(low, high)]
      },
      check(printed, answer) {
        const [, low, , high] = quartersOf(dataIn(printed))
        return isAll(answer, [2.5 * low - 1.5 * high, 2.5 * high - 1.5 * low])
      },
    }),

    outlier: form({
      levels: ['medium'],
      share: 2,
      instruction: NOTE,
      draw: random => {
        const turn = samples.drawTurn(random)
        const isFar = turn % 2 === 0
        return random.until(
          () => samples.drawWithOutlier(random, samples.contextAt(turn, 5), isFar, 8, 11),
          ({ data }) =>
            samples.hasOutliers(data, isFar ? 1 : 0) &&
            Object.values(wrongConclusions(data)).every(({ key }) => key !== conclusion(data, fencesOf(data)).key),
        )
      },
      answer: sentenceChoice,
      solve: ({ data }) => conclusion(data, fencesOf(data)),
      mistakes: ({ data }) => wrongConclusions(data),
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`What does the 1.5\u00a0×\u00a0IQR rule say about outliers?`,
          es: prose`¿Qué dice la regla de 1.5\u00a0×\u00a0RIC sobre los valores atípicos?`,
        }),
      solution: ({ data }, { says }) => {
        const [, low, , high] = fiveOf(data)
        return [
          ...quartileSteps(data),
          iqrStep(low, high),
          fencesStep(low, high),
          step(says, because.explain, {
            sentence: {
              en: line`A value beyond a fence is an outlier.`,
              es: line`Un valor más allá de un límite es atípico.`,
            },
          }),
        ]
      },
      check(printed, { key }) {
        const data = dataIn(printed)
        const [, low, , high] = quartersOf(data)
        const [least, most, ...outliers] = tupleOf(key.split(' ').map(Number), key.split(' ').length)
        const isOut = (value: number) => value - high > 1.5 * (high - low) || low - value > 1.5 * (high - low)
        return (
          least === 2.5 * low - 1.5 * high &&
          most === 2.5 * high - 1.5 * low &&
          JSON.stringify(outliers) === JSON.stringify(samples.sorted(data.filter(isOut)))
        )
      },
    }),

    changeOfUnits: form({
      levels: ['hard'],
      share: 2,
      draw: random => {
        const change = random.evenly(changes)
        const [mean, spread] = [random.int(change.from, change.to), random.int(2, 6)]
        return {
          tells: change.tells,
          a: random.pick(change.a),
          b: random.pick(change.b),
          before: [mean, mean + random.intExcept(-2, 2, 0), spread].map(value => Ratio.of(value)),
          deviation: Ratio.of(Math.round(7.4 * spread) + random.int(-3, 3), 10),
        }
      },
      answer: tableCells,
      solve: ({ before, deviation, a, b }) => {
        const all = [...before, deviation]
        const after = all.map((value, i) => plain(i < 2 ? a.times(value).plus(b) : a.times(value)))
        return { blanks: after, ...changeRows(all.map(plain), after) }
      },
      ask: ({ tells, before, deviation, a, b }) => {
        const shownTable = table(
          changeRows(
            [...before, deviation].map(plain),
            STATISTICS.map(() => blank(3)),
          ),
        )
        const { en, es } = tells(plain(a), expr(b))
        const asks = { en: prose`Complete the table.`, es: prose`Completa la tabla.` }
        return { en: [en, shownTable, asks.en], es: [es, shownTable, asks.es] }
      },
      solution: ({ before, deviation, a, b }) => {
        const [mean, median, iqr] = tupleOf(before, 3)
        const moved = (value: Ratio) => equation(sum(join(plain(a), value), b), plain(a.times(value).plus(b)))
        const scaled = (value: Ratio) => equation(join(plain(a), value), plain(a.times(value)))
        return [
          step(equation(words('new', 'nuevo'), sum(join(plain(a), X), b)), because.explain, {
            sentence: {
              en: line`Each value is multiplied by ${plain(a)}, then ${b} is added.`,
              es: line`Cada valor se multiplica por ${plain(a)} y luego se suma ${b}.`,
            },
          }),
          step(statements(moved(mean), moved(median)), because.centerMoves),
          step(statements(scaled(iqr), scaled(deviation)), because.spreadOnlyScales),
        ]
      },
      // Two values with these statistics, moved one by one.
      check(printed, { blanks }) {
        const [a, b] = printed.take(2)
        const move = (value: Ratio) => a.times(value).plus(b)
        return printed.block('table').rows.every(([, cell], i) => {
          const before = evaluate(cell?.[0] as Expr)
          const after = i < 2 ? move(before) : move(before).minus(move(Ratio.of(0)))
          return exact(itemOf(blanks, i)).equals(after)
        })
      },
    }),

    correctedValue: form({
      levels: ['hard'],
      draw: random => {
        const context = samples.drawContext(random, 4)
        const [n, fall] = [random.int(6, 12), random.int(1, 3)]
        const middle = Math.round((context.from + context.to) / 2)
        const right = context.to + random.int(0, 4)
        return { context, n, mean: middle + 1 + random.int(1, 3), median: middle + random.int(-2, 0), right, fall }
      },
      answer: named(MEAN_NAME, MEDIAN),
      solve: ({ mean, median, fall }) => [mean - fall, median],
      ask: ({ context: { values, unit }, n, mean, median, right, fall }) => {
        const [wrong, so] = [role('wrong', count(right + n * fall, unit)), role('right', count(right, unit))]
        const [average, middle] = [role('mean', count(mean, unit)), role('median', count(median, unit))]
        return {
          en: prose`Of ${values}, ${role('size', n)} in all, the mean is ${average} and the median is ${middle}. Then an error is found: the greatest value was entered as ${wrong}, but it is ${so}, which is still the greatest. Find the correct mean and median.`,
          es: prose`De ${values}, ${role('size', n)} en total, la media es de ${average} y la mediana es de ${middle}. Luego se halla un error: el valor mayor se anotó como ${wrong}, pero es de ${so} y sigue siendo el mayor. Halla la media y la mediana correctas.`,
        }
      },
      solution: ({ n, mean, median, right, fall }) => [
        step(equation(minus(right + n * fall, right), n * fall), because.explain, {
          sentence: { en: line`The sum falls by ${n * fall}.`, es: line`La suma baja en ${n * fall}.` },
        }),
        step(equation(over(n * fall, n), fall), because.explain, {
          sentence: {
            en: line`The mean falls by ${fall}: divide by how many values there are.`,
            es: line`La media baja en ${fall}: divide entre cuántos valores hay.`,
          },
        }),
        step(equation(equation(MEAN_NAME, minus(mean, fall)), mean - fall), because.subtractFromMean, { value: fall }),
        step(equation(MEDIAN, median), because.explain, {
          sentence: {
            en: line`The order of the values stays, so the value in the middle stays: the median is resistant.`,
            es: line`El orden de los valores no cambia, así que el valor del medio tampoco: la mediana es resistente.`,
          },
        }),
      ],
      check(printed, answer) {
        const [n, mean, wrong, right] = (['size', 'mean', 'wrong', 'right'] as const).map(name =>
          printed.role(name).toNumber(),
        ) as [number, number, number, number]
        return isAll(answer, [(n * mean - wrong + right) / n, printed.role('median').toNumber()])
      },
    }),

    missingValue: form(
      story({
        levels: ['hard'],
        settings: oneMore,
        draw: (random, { from, to }) => {
          const [n, mean, by] = [random.int(4, 8), random.int(from, to), random.intExcept(-2, 2, 0)]
          return { n, mean, next: mean + by }
        },
        answer: integer,
        solve: ({ n, mean, next }) => next * (n + 1) - mean * n,
        ask: ({ n, mean, next }, { says }) => says(n, mean, next),
        solution: ({ n, mean, next }, answer, { answers }) => [
          step(equation(join(n, mean), n * mean), because.explain, {
            sentence: { en: line`Sum before: count times mean.`, es: line`Suma de antes: cantidad por media.` },
          }),
          step(equation(join(n + 1, next), (n + 1) * next), because.explain, {
            sentence: { en: line`Sum with one more.`, es: line`Suma con uno más.` },
          }),
          answerStep(equation(minus((n + 1) * next, n * mean), answer), answers(expr(answer))),
        ],
        check: (numberOf, answer) =>
          numberOf('n')
            .times(numberOf('mean'))
            .plus(exact(answer))
            .equals(numberOf('n').plus(Ratio.of(1)).times(numberOf('next'))),
      }),
    ),

    combined: form(
      story({
        levels: ['hard'],
        settings: groups,
        draw: (random, { from, to, sizes }) =>
          random.until(
            () => ({
              n1: random.int(...sizes),
              m1: random.int(from, to),
              n2: random.int(...sizes),
              m2: random.int(from, to),
            }),
            ({ n1, m1, n2, m2 }) =>
              Math.abs(m1 - m2) > 3 &&
              Math.abs(n1 - n2) > 2 &&
              isSafe((n1 * m1 + n2 * m2) / (n1 + n2), 2) &&
              Math.abs((n1 * m1 + n2 * m2) / (n1 + n2) - (m1 + m2) / 2) > 0.1,
          ),
        answer: { ...decimalNumber, requires: 'decimal-places-2' },
        solve: ({ n1, m1, n2, m2 }) => shown(Ratio.of(n1 * m1 + n2 * m2, n1 + n2), 2),
        ask: ({ n1, m1, n2, m2 }, { tells }) => {
          const { en, es } = tells(n1, m1, n2, m2)
          return {
            en: [en, prose`Round to the nearest hundredth.`],
            es: [es, prose`Redondea a la centésima más cercana.`],
          }
        },
        solution: ({ n1, m1, n2, m2 }, answer, { answers }) => {
          const [total, all] = [n1 * m1 + n2 * m2, n1 + n2]
          const isExact = (total * 100) % all === 0
          return [
            step(statements(equation(join(n1, m1), n1 * m1), equation(join(n2, m2), n2 * m2)), because.explain, {
              sentence: {
                en: line`Find the sum of each group: count times mean.`,
                es: line`Halla la suma de cada grupo: cantidad por media.`,
              },
            }),
            step(statements(equation(sum(n1 * m1, n2 * m2), total), equation(sum(n1, n2), all)), because.explain, {
              sentence: {
                en: line`Add the sums, and add the counts.`,
                es: line`Suma las sumas y suma las cantidades.`,
              },
            }),
            isExact
              ? step(equation(over(total, all), answer), because.divideByCount)
              : step(relation(over(total, all), '≈', answer), because.divideByCountAndRound, {
                  place: nearest.hundredth,
                }),
            answerStep(expr(answer), answers(expr(answer))),
          ]
        },
        // The mean divides the distance between the two as the other group's size.
        check: (numberOf, answer) => {
          const [n1, m1, n2, m2] = (['n1', 'm1', 'n2', 'm2'] as const).map(name => numberOf(name).toNumber()) as [
            number,
            number,
            number,
            number,
          ]
          return Math.abs(m1 + ((m2 - m1) * n2) / (n1 + n2) - exact(answer).toNumber()) <= 0.005001
        },
      }),
    ),
  }),
)
