import {
  accented,
  blank,
  boxPlot,
  decimalNumber,
  drawing,
  type Expr,
  evaluate,
  type FormMaker,
  figure,
  list,
  minus,
  numberList,
  option,
  power,
  prose,
  symbol,
  table,
  tableCells,
} from '../../../author.ts'
import { plain, shownFloat } from '../../kit/statistics/decimals.ts'
import type { levels } from './levels.ts'
import {
  contextAt,
  dataIn,
  deviationOf,
  drawContext,
  drawData,
  drawEven,
  drawTurn,
  drawWithOutlier,
  fencesOf,
  fiveOf,
  hasOutliers,
  isAll,
  NOTE,
  quartersOf,
  sorted,
  told,
  totalOf,
} from './summaries.ts'

const X = symbol('x')

const DEVIATION = minus(X, accented('bar', X))

const SQUARE = power(DEVIATION, 2)

const scaleOf = (data: readonly number[]) =>
  [5 * Math.floor(Math.min(...data) / 5) - 5, 5 * Math.ceil(Math.max(...data) / 5) + 5] as const

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fiveNumbers: form({
    levels: ['medium'],
    instruction: NOTE,
    draw: random => drawData(random, drawContext(random, 0), 9, 12),
    answer: numberList,
    solve: ({ data }) => fiveOf(data).map(plain),
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the five-number summary: minimum, lower quartile, median, upper quartile, maximum.`,
        es: prose`Halla el resumen de cinco números: mínimo, cuartil inferior, mediana, cuartil superior, máximo.`,
      }),
    check: (printed, answer) => isAll(answer, quartersOf(dataIn(printed))),
  }),

  drawBoxPlot: form({
    levels: ['medium'],
    instruction: NOTE,
    draw: random => drawData(random, drawContext(random, 1), 9, 12),
    answer: drawing<{ readonly five: readonly number[]; readonly scale: readonly [number, number] }>(
      ({ five, scale }) =>
        boxPlot({
          plots: [{ five: five as unknown as readonly [number, number, number, number, number] }],
          axis: { from: scale[0], to: scale[1], step: 5 },
        }),
      ({ five, scale }) => [{ five: [...five.slice(0, 4), (five[4] ?? 0) + 1], scale }],
    ),
    solve: ({ data }) => ({ five: fiveOf(data).map(value => value.toNumber()), scale: scaleOf(data) }),
    ask({ context, data }) {
      const [from, to] = scaleOf(data)
      const empty = figure(boxPlot({ plots: [], axis: { from, to, step: 5 } }))
      const asks = { en: prose`Draw the box plot.`, es: prose`Dibuja el diagrama de caja.` }
      return {
        en: [context.says.en, list(...data), empty, asks.en],
        es: [context.says.es, list(...data), empty, asks.es],
      }
    },
    check: (printed, { five }) => quartersOf(dataIn(printed)).every((value, i) => value === five[i]),
  }),

  drawModifiedBoxPlot: form({
    levels: ['medium'],
    instruction: NOTE,
    draw: random => {
      const turn = drawTurn(random)
      const isFar = turn % 3 !== 2
      return random.until(
        () => drawWithOutlier(random, contextAt(turn, 2), isFar, 9, 11),
        ({ data }) => hasOutliers(data, isFar ? 1 : 0),
      )
    },
    answer: drawing<{
      readonly five: readonly number[]
      readonly outliers: readonly number[]
      readonly scale: readonly [number, number]
    }>(
      ({ five, outliers, scale }) =>
        boxPlot({
          plots: [{ five: five as unknown as readonly [number, number, number, number, number], outliers }],
          axis: { from: scale[0], to: scale[1], step: 5 },
        }),
      ({ five, outliers, scale }) => [
        { five: [...five.slice(0, 4), (five[4] ?? 0) + 1], outliers, scale },
        { five, outliers: outliers.length > 0 ? [] : [five[4] ?? 0], scale },
      ],
    ),
    solve: ({ data }) => {
      const [low, high] = fencesOf(data).map(value => value.toNumber())
      const isOut = (value: number) => value < (low ?? 0) || value > (high ?? 0)
      const inside = data.filter(value => !isOut(value))
      const [, first, median, third] = fiveOf(data).map(value => value.toNumber())
      return {
        five: [Math.min(...inside), first ?? 0, median ?? 0, third ?? 0, Math.max(...inside)],
        outliers: data.filter(isOut),
        scale: scaleOf(data),
      }
    },
    ask({ context, data }) {
      const [from, to] = scaleOf(data)
      const empty = figure(boxPlot({ plots: [], axis: { from, to, step: 5 } }))
      const asks = {
        en: prose`Draw the modified box plot: an outlier by the 1.5\u00a0×\u00a0IQR rule is a dot, and the whiskers end at the other values.`,
        es: prose`Dibuja el diagrama de caja modificado: un valor atípico según la regla de 1.5\u00a0×\u00a0RIC es un punto y los bigotes terminan en los demás valores.`,
      }
      return {
        en: [context.says.en, list(...data), empty, asks.en],
        es: [context.says.es, list(...data), empty, asks.es],
      }
    },
    check(printed, { five, outliers }) {
      const data = dataIn(printed)
      const [, low, median, high] = quartersOf(data)
      const reach = 1.5 * (high - low)
      const isOut = (value: number) => value < low - reach || value > high + reach
      const inside = sorted(data.filter(value => !isOut(value)))
      return (
        [inside[0], low, median, high, inside.at(-1)].every((value, i) => value === five[i]) &&
        JSON.stringify(data.filter(isOut)) === JSON.stringify(outliers)
      )
    },
  }),

  deviationTable: form({
    levels: ['medium'],
    draw: random => drawEven(random, drawContext(random, 3)),
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
      const asks = {
        en: prose`Complete the table of deviations from the mean.`,
        es: prose`Completa la tabla de desviaciones respecto a la media.`,
      }
      return { en: [context.says.en, shownTable, asks.en], es: [context.says.es, shownTable, asks.es] }
    },
    check(printed, { blanks }) {
      const data = (printed.block('table').rows[0] ?? []).slice(1).map(([item]) => evaluate(item as Expr).toNumber())
      const mean = totalOf(data) / data.length
      const squares = data.map(value => value * value - 2 * value * mean + mean * mean)
      return isAll(blanks, [...data.map(value => value - mean), ...squares], 1e-6)
    },
  }),

  standardDeviation: form({
    levels: ['medium'],
    draw: random => drawEven(random, drawContext(random, 4)),
    answer: decimalNumber,
    solve: ({ data }) => shownFloat(deviationOf(data), 2),
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the sample standard deviation, dividing by ${minus(symbol('n'), 1)}. Round to the nearest hundredth.`,
        es: prose`Halla la desviación estándar muestral, dividiendo entre ${minus(symbol('n'), 1)}. Redondea a la centésima más cercana.`,
      }),
    // From the sum of the squares.
    check(printed, answer) {
      const data = dataIn(printed)
      const squares = totalOf(data.map(value => value * value)) - totalOf(data) ** 2 / data.length
      return isAll([answer], [Math.sqrt(squares / (data.length - 1))], 0.005001)
    },
  }),

  outlier: form({
    levels: ['medium'],
    share: 2,
    instruction: NOTE,
    lines: 4,
    draw: random => {
      const turn = drawTurn(random)
      const isFar = turn % 2 === 0
      return random.until(
        () => drawWithOutlier(random, contextAt(turn, 5), isFar, 8, 11),
        ({ data }) => hasOutliers(data, isFar ? 1 : 0),
      )
    },
    answer: option({
      outlier: { en: prose`There is one outlier.`, es: prose`Hay un valor atípico.` },
      none: { en: prose`There is no outlier.`, es: prose`No hay valores atípicos.` },
    }),
    solve: ({ isFar }) => (isFar ? 'outlier' : 'none'),
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Use the 1.5\u00a0×\u00a0IQR rule. Is there an outlier?`,
        es: prose`Usa la regla de 1.5\u00a0×\u00a0RIC. ¿Hay algún valor atípico?`,
      }),
    check(printed, answer) {
      const data = dataIn(printed)
      const [, low, , high] = quartersOf(data)
      const isOut = data.some(value => value < low - 1.5 * (high - low) || value > high + 1.5 * (high - low))
      return answer === (isOut ? 'outlier' : 'none')
    },
  }),

  fences: form({
    levels: ['medium'],
    instruction: NOTE,
    draw: random => drawData(random, drawContext(random, 6), 8, 11),
    answer: numberList,
    solve: ({ data }) => fencesOf(data).map(plain),
    ask: ({ context, data }) =>
      told(context, data, {
        en: prose`Find the lower and the upper fence of the 1.5\u00a0×\u00a0IQR rule.`,
        es: prose`Halla el límite inferior y el superior de la regla de 1.5\u00a0×\u00a0RIC.`,
      }),
    check(printed, answer) {
      const [, low, , high] = quartersOf(dataIn(printed))
      return isAll(answer, [2.5 * low - 1.5 * high, 2.5 * high - 1.5 * low])
    },
  }),
})
