import type { FormMaker } from '../../../author.ts'
import {
  answerStep,
  type Block,
  type Both,
  boxPlot,
  drawing,
  equation,
  fencesStep,
  figure,
  iqrStep,
  itemOf,
  LOWER_QUARTILE,
  line,
  list,
  MEDIAN,
  prose,
  quartileSteps,
  Ratio,
  type Sentence,
  sentenceChoice,
  step,
  tupleOf,
  UPPER_QUARTILE,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { plain } from '../../kit/statistics/decimals.ts'
import { named } from '../../kit/statistics/named.ts'
import { changedDataForms } from './changed-data.ts'
import type { Context } from './contexts.ts'
import type { levels } from './levels.ts'
import * as samples from './samples.ts'
import { dataIn, fencesOf, fiveOf, isAll, NOTE, quartersOf, told } from './samples.ts'

const [LOWER_FENCE, UPPER_FENCE] = [words('lower fence', 'límite inferior'), words('upper fence', 'límite superior')]
const FIVE_NAMES = [words('min', 'mín'), LOWER_QUARTILE, MEDIAN, UPPER_QUARTILE, words('max', 'máx')]
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
    { five: tupleOf(five.with(4, five[4] + 1), 5), outliers, scale },
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
          : others.length === 1
            ? {
                en: prose`The fences are ${fences[0]} and ${fences[1]}, so the outliers are ${only} and ${itemOf(others, 0)}.`,
                es: prose`Los límites son ${fences[0]} y ${fences[1]}, así que los valores atípicos son ${only} y ${itemOf(others, 0)}.`,
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

export const boxPlotForms = (form: FormMaker<typeof levels>) => ({
  fiveNumbers: form({
    levels: ['medium'],
    instruction: NOTE,
    draw: random => samples.drawOdd(random, samples.drawFurther(random, 0), 9, 12),
    answer: named(...FIVE_NAMES),
    solve: ({ data }) => fiveOf(data).map(plain),
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the five-number summary: minimum, lower quartile ${LOWER_QUARTILE}, median, upper quartile ${UPPER_QUARTILE}, maximum.`,
        es: prose`Halla el resumen de cinco números: mínimo, cuartil inferior ${LOWER_QUARTILE}, mediana, cuartil superior ${UPPER_QUARTILE}, máximo.`,
      }),
    solution: ({ data }, answer) => [
      ...quartileSteps(data),
      answerStep(list(...answer.map((value, i) => equation(itemOf(FIVE_NAMES, i), value))), {
        en: line`The least and greatest values complete the five-number summary.`,
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
        () => samples.drawOdd(random, samples.drawFurther(random, 1), 9, 12),
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
        ({ data }) =>
          data.length % 2 === 1 &&
          samples.hasOutliers(data, isFar ? 1 : 0) &&
          new Set(fiveOf(data).map(String)).size === 5,
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
        en: prose`Draw the modified box plot: show any outlier by the 1.5\u00a0×\u00a0IQR rule as a dot, and end the whiskers at the least and greatest of the other values.`,
        es: prose`Dibuja el diagrama de caja modificado: marca con un punto todo valor atípico según la regla de 1.5\u00a0×\u00a0RIC y termina los bigotes en el menor y el mayor de los demás valores.`,
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
    draw: random => samples.drawOdd(random, samples.drawFurther(random, 9), 8, 11),
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
        () => samples.drawWithOutlier(random, samples.furtherContextAt(turn, 5), isFar, 8, 11),
        ({ data }) =>
          data.length % 2 === 1 &&
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
      const [least, greatest] = [Math.min(...data), Math.max(...data)]
      return [
        ...quartileSteps(data),
        iqrStep(low, high),
        fencesStep(low, high),
        step(says, because.explain, {
          sentence: {
            en: line`A value beyond a fence is an outlier. The least value is ${least}; the greatest is ${greatest}.`,
            es: line`Un valor más allá de un límite es atípico. El menor valor es ${least}; el mayor es ${greatest}.`,
          },
        }),
      ]
    },
    whyWrong: () => ({
      oneIqrOnly: {
        en: line`Its fences are ${1} · IQR away from the quartiles.`,
        es: line`Sus límites están a ${1} · RIC de los cuartiles.`,
      },
      fromTheMedian: {
        en: line`Its fences are measured from the median, not from the quartiles.`,
        es: line`Sus límites se miden desde la mediana, no desde los cuartiles.`,
      },
      twoIqrs: {
        en: line`Its fences are ${2} · IQR away from the quartiles.`,
        es: line`Sus límites están a ${2} · RIC de los cuartiles.`,
      },
    }),
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

  ...changedDataForms(form),
})
