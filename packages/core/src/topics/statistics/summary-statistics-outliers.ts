import { drawing } from '../../answer/drawing.ts'
import { decimalNumber, integer } from '../../answer/number.ts'
import { numberList, tableCells } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type CellHole, figure, prose, table } from '../../content.ts'
import { boxPlot } from '../../figure/box-plot.ts'
import { accented, blank, list, minus, power, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import { isSafe, plain, shown, shownFloat } from './shared/decimals.ts'
import {
  compared,
  dataIn,
  deviationOf,
  drawData,
  drawEven,
  drawRepeats,
  drawWithOutlier,
  EFFECTS,
  effectOf,
  fencesOf,
  fiveOf,
  hasOutliers,
  isAll,
  medianOf,
  NAMES,
  NOTE,
  quartersOf,
  sorted,
  told,
  totalOf,
} from './shared/summaries.ts'

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
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    centers: form({
      levels: ['easy'],
      share: 2,
      lines: 3,
      draw: random =>
        random.until(
          () => drawRepeats(random, 7, 11),
          ({ data }) => isSafe(totalOf(data) / data.length, 2),
        ),
      answer: numberList,
      solve: ({ data }) => [shownMean(data), plain(medianOf(data)), plain(fiveOf(data)[4].minus(fiveOf(data)[0]))],
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the mean (to the nearest hundredth), the median and the range.`,
          es: prose`Halla la media (a la centésima más cercana), la mediana y el rango.`,
        }),
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
      share: 2,
      instruction: NOTE,
      lines: 3,
      draw: random => drawRepeats(random, 7, 11),
      answer: numberList,
      solve: ({ data }) => [
        plain(fiveOf(data)[1]),
        plain(fiveOf(data)[3]),
        plain(fiveOf(data)[3].minus(fiveOf(data)[1])),
      ],
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the lower quartile, the upper quartile and the interquartile range.`,
          es: prose`Halla el cuartil inferior, el cuartil superior y el rango intercuartílico.`,
        }),
      check(printed, answer) {
        const [, low, , high] = quartersOf(dataIn(printed))
        return isAll(answer, [low, high, high - low])
      },
    }),

    fiveNumbers: form({
      levels: ['medium'],
      instruction: NOTE,
      lines: 3,
      draw: random => drawData(random, 9, 12),
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
      lines: 2,
      draw: random => drawData(random, 9, 12),
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
      lines: 3,
      draw: random => {
        const isFar = random.evenly([true, true, false])
        return random.until(
          () => drawWithOutlier(random, isFar, 9, 11),
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
          en: prose`Draw the modified box plot: an outlier by the 1.5 × IQR rule is a dot, and the whiskers end at the other values.`,
          es: prose`Dibuja el diagrama de caja modificado: un valor atípico según la regla de 1.5 × RIC es un punto y los bigotes terminan en los demás valores.`,
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
      lines: 3,
      draw: drawEven,
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
      lines: 4,
      draw: drawEven,
      answer: decimalNumber,
      solve: ({ data }) => shownFloat(deviationOf(data), 2),
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the sample standard deviation, dividing by n − 1. Round to the nearest hundredth.`,
          es: prose`Halla la desviación estándar muestral, dividiendo entre n − 1. Redondea a la centésima más cercana.`,
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
        const isFar = random.evenly([true, false])
        return random.until(
          () => drawWithOutlier(random, isFar, 8, 11),
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
          en: prose`Find both fences with the 1.5 × IQR rule. Is there an outlier?`,
          es: prose`Halla los dos límites con la regla de 1.5 × RIC. ¿Hay algún valor atípico?`,
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
      lines: 3,
      draw: random => drawData(random, 8, 11),
      answer: numberList,
      solve: ({ data }) => fencesOf(data).map(plain),
      ask: ({ context, data }) =>
        told(context, data, {
          en: prose`Find the lower and the upper fence of the 1.5 × IQR rule.`,
          es: prose`Halla el límite inferior y el superior de la regla de 1.5 × RIC.`,
        }),
      check(printed, answer) {
        const [, low, , high] = quartersOf(dataIn(printed))
        return isAll(answer, [2.5 * low - 1.5 * high, 2.5 * high - 1.5 * low])
      },
    }),

    effect: form({
      levels: ['hard'],
      share: 3,
      lines: 3,
      draw: random =>
        random.until(
          () => ({
            ...drawData(random, 7, 9),
            which: random.evenly(EFFECTS),
            change: random.evenly(['add', 'multiply', 'remove']),
            c: random.int(2, 6),
          }),
          ({ data }) => new Set(data).size === data.length,
        ),
      answer: option({
        increases: { en: prose`It increases.`, es: prose`Aumenta.` },
        decreases: { en: prose`It decreases.`, es: prose`Disminuye.` },
        same: { en: prose`It stays the same.`, es: prose`Se mantiene igual.` },
      }),
      solve: ({ data, which, change, c }) => compared(effectOf(data, which), effectOf(changed(data, change, c), which)),
      ask({ context, data, which, change, c }) {
        const change1 = {
          add: { en: prose`${c} is added to each value.`, es: prose`Se suma ${c} a cada valor.` },
          multiply: { en: prose`Each value is multiplied by ${c}.`, es: prose`Cada valor se multiplica por ${c}.` },
          remove: { en: prose`The largest value is removed.`, es: prose`Se quita el valor más grande.` },
        }[change]
        return {
          en: [context.says.en, list(...data), change1.en, NAMES[which].en],
          es: [context.says.es, list(...data), change1.es, NAMES[which].es],
        }
      },
      check(printed, answer) {
        const data = dataIn(printed)
        const change = /added|suma/.test(printed.text)
          ? 'add'
          : /multiplied|multiplica/.test(printed.text)
            ? 'multiply'
            : 'remove'
        const text = printed.blocks.at(-1)
        const asked = text?.kind === 'paragraph' ? text.content.filter(item => typeof item === 'string').join('') : ''
        const which = /mean|media\?/.test(asked)
          ? 'mean'
          : /median/.test(asked)
            ? 'median'
            : /interqu|intercu/.test(asked)
              ? 'iqr'
              : /range|rango/.test(asked)
                ? 'range'
                : 'deviation'
        const named = EFFECTS.find(name => name === (/mediana/.test(asked) ? 'median' : which)) ?? 'mean'
        return (
          answer === compared(effectOf(data, named), effectOf(changed(data, change, printed.numbers[0]?.n ?? 0), named))
        )
      },
    }),

    effectTable: form({
      levels: ['hard'],
      share: 2,
      lines: 1,
      draw: random => {
        const range = random.int(14, 40)
        const iqr = random.int(Math.ceil(range / 4), Math.floor(range / 2))
        const median = random.int(30, 60)
        return {
          before: [median + random.int(-3, 3), median, range, iqr].map(value => Ratio.of(value)),
          deviation: Ratio.of(random.int(Math.round(range * 2.2), Math.round(range * 3)), 10),
          change: random.evenly(['add', 'multiply'] as const),
          c: random.int(2, 9),
        }
      },
      answer: tableCells,
      solve: ({ before, deviation, change, c }) => {
        const all = [...before, deviation]
        const after = all.map((value, i) =>
          plain(change === 'multiply' ? value.times(c) : i < 2 ? value.plus(c) : value),
        )
        return { blanks: after, ...effectRows(all.map(plain), after) }
      },
      ask: ({ before, deviation, change, c }) => {
        const shownTable = table(effectRows([...before, deviation].map(plain), []))
        const told =
          change === 'add'
            ? {
                en: prose`In a data set, ${c} is added to each value. Complete the table.`,
                es: prose`En un conjunto de datos se suma ${c} a cada valor. Completa la tabla.`,
              }
            : {
                en: prose`In a data set, each value is multiplied by ${c}. Complete the table.`,
                es: prose`En un conjunto de datos cada valor se multiplica por ${c}. Completa la tabla.`,
              }
        return { en: [told.en, shownTable], es: [told.es, shownTable] }
      },
      // Two values with these statistics, moved one by one.
      check(printed, { blanks }) {
        const c = printed.numbers[0]!
        const isSum = /added|suma/.test(printed.text)
        const move = (value: Ratio) => (isSum ? value.plus(c) : value.times(c))
        return printed.block('table').rows.every(([, cell], i) => {
          const before = evaluate(cell?.[0] as Expr)
          const after = i < 2 ? move(before) : move(before).minus(move(Ratio.of(0)))
          return exact(blanks[i] ?? 0).equals(after)
        })
      },
    }),

    missingValue: form({
      levels: ['hard'],
      share: 2,
      lines: 3,
      draw: random => ({ n: random.int(4, 8), mean: random.int(70, 80), step: random.intExcept(-2, 2, 0) }),
      answer: integer,
      solve: ({ n, mean, step }) => mean + step * (n + 1),
      ask: ({ n, mean, step }) => ({
        en: prose`The mean of ${n} scores is ${mean}. With one more score the mean is ${mean + step}. Find that score.`,
        es: prose`La media de ${n} puntajes es ${mean}. Con un puntaje más la media es ${mean + step}. Halla ese puntaje.`,
      }),
      check(printed, answer) {
        const [n, mean, next] = printed.numbers
        return !!n && !!mean && !!next && n.times(mean).plus(exact(answer)).equals(n.plus(1).times(next))
      },
    }),

    combined: form({
      levels: ['hard'],
      lines: 3,
      draw: random =>
        random.until(
          () => ({ n1: random.int(8, 30), m1: random.int(60, 90), n2: random.int(8, 30), m2: random.int(60, 90) }),
          ({ n1, m1, n2, m2 }) => m1 !== m2 && n1 !== n2 && isSafe((n1 * m1 + n2 * m2) / (n1 + n2), 2),
        ),
      answer: decimalNumber,
      solve: ({ n1, m1, n2, m2 }) => shown(Ratio.of(n1 * m1 + n2 * m2, n1 + n2), 2),
      ask: ({ n1, m1, n2, m2 }) => ({
        en: prose`A class of ${n1} students has a mean score of ${m1}. Another class of ${n2} students has a mean score of ${m2}. Find the mean of all these scores to the nearest hundredth.`,
        es: prose`Una clase de ${n1} estudiantes tiene un puntaje medio de ${m1}. Otra clase de ${n2} estudiantes tiene un puntaje medio de ${m2}. Halla la media de todos estos puntajes a la centésima más cercana.`,
      }),
      // The mean divides the distance between the two as the other class's size.
      check(printed, answer) {
        const [n1 = 0, m1 = 0, n2 = 0, m2 = 0] = printed.numbers.map(value => value.toNumber())
        return Math.abs(m1 + ((m2 - m1) * n2) / (n1 + n2) - exact(answer).toNumber()) <= 0.005001
      },
    }),
  }),
)

const STATISTICS = [
  words('Mean', 'Media'),
  words('Median', 'Mediana'),
  words('Range', 'Rango'),
  words('IQR', 'RIC'),
  words('Standard deviation', 'Desviación estándar'),
]
const effectRows = (before: readonly CellHole[], after: readonly CellHole[]) => ({
  rowHeads: true,
  head: [words('Statistic', 'Medida'), words('Before', 'Antes'), words('After', 'Después')],
  rows: STATISTICS.map((name, i) => [name, before[i] ?? blank(3), after[i] ?? blank(3)]),
})
const X = symbol('x')
const DEVIATION = minus(X, accented('bar', X))
const SQUARE = power(DEVIATION, 2)
const shownMean = (data: readonly number[]) => shown(Ratio.of(totalOf(data), data.length), 2)
const scaleOf = (data: readonly number[]) =>
  [5 * Math.floor(Math.min(...data) / 5) - 5, 5 * Math.ceil(Math.max(...data) / 5) + 5] as const
const changed = (data: readonly number[], change: 'add' | 'multiply' | 'remove', c: number) =>
  change === 'add'
    ? data.map(value => value + c)
    : change === 'multiply'
      ? data.map(value => value * c)
      : sorted(data).slice(0, -1)
