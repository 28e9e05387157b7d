import { sentenceChoice } from '../../answer/choice.ts'
import { equationFor } from '../../answer/expression.ts'
import { decimalNumber } from '../../answer/number.ts'
import { option } from '../../answer/option.ts'
import { figure, prose, table } from '../../content.ts'
import { scatterPlot } from '../../figure/scatter-plot.ts'
import { decimal, equation, percent, symbol, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { decimalPlaces } from '../../number/decimal.ts'
import { Ratio } from '../../number/ratio.ts'
import { defineTopic } from '../../topic.ts'
import { plain, rounded } from './shared/decimals.ts'
import {
  actualAtZero,
  always,
  atZero,
  COLUMNS,
  coefficientsIn,
  drawOutput,
  drawPoints,
  drawRegression,
  fitted,
  leastSquares,
  MEAN_X,
  MEAN_Y,
  outputOf,
  perUnit,
  printedLine,
  R_SQUARED,
  SPREAD_X,
  SPREAD_Y,
  saying,
  slopeOf,
  sumsOf,
  valueAt,
  writeTheLine,
} from './shared/least-squares.ts'
import { drawLine, lineEquation, pairs, regressions, rightSide, tenths } from './shared/regressions.ts'

export const leastSquaresRegressionLine = defineTopic(
  {
    id: 'least-squares-regression-line',
    name: { en: 'Least-squares regression line', es: 'Recta de regresión de mínimos cuadrados' },
    description: {
      en: 'Find the least-squares line, use it to predict and interpret its slope and intercept.',
      es: 'Halla la recta de mínimos cuadrados, úsala para predecir e interpreta su pendiente y su intersección.',
    },
    domain: 'Exploring Two-Variable Data',
    standards: ['S-ID.B.6a', 'S-ID.B.6c', 'S-ID.C.7', 'S-ID.C.8', 'AP-STAT-2.6', 'AP-STAT-2.8'],
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    predict: form({
      levels: ['easy'],
      share: 2,
      lines: 3,
      draw: random => {
        const drawn = drawRegression(random)
        return { ...drawn, x: random.int(Math.max(drawn.setting.from, 2), drawn.setting.to) }
      },
      answer: decimalNumber,
      solve: ({ a, b, x }) => tenths(a + b * x),
      ask: ({ setting, a, b, x }) =>
        saying(setting, leastSquares(tenths(a), tenths(b)), {
          en: prose`Predict ${symbol('y')} for ${equation(symbol('x'), x)}.`,
          es: prose`Predice ${symbol('y')} para ${equation(symbol('x'), x)}.`,
        }),
      // Back from the prediction to x.
      check(printed, answer) {
        const right = printedLine(printed)
        const x = evaluate(printed.all('relation').at(-1)!.right)
        return exact(answer).minus(valueAt(right, 0)).over(slopeOf(right)).equals(x)
      },
    }),

    residual: form({
      levels: ['easy'],
      share: 2,
      lines: 3,
      draw: random => {
        const drawn = drawRegression(random)
        const { setting, a, b } = drawn
        const x = random.int(Math.max(setting.from, 2), setting.to)
        const most = Math.max(2, Math.round((Math.abs(b) * (setting.to - setting.from)) / 60))
        const predicted = a + b * x
        const y = Math.round(predicted / 10) + random.sign() * random.int(1, most)
        return { ...drawn, x, y }
      },
      answer: decimalNumber,
      solve: ({ a, b, x, y }) => tenths(10 * y - (a + b * x)),
      ask: ({ setting, a, b, x, y }) =>
        saying(setting, leastSquares(tenths(a), tenths(b)), {
          en: prose`One data point has ${equation(symbol('x'), x)} and ${equation(symbol('y'), y)}. Find its residual.`,
          es: prose`Uno de los datos tiene ${equation(symbol('x'), x)} con ${equation(symbol('y'), y)}. Halla su residuo.`,
        }),
      // The line raised by the residual goes through the point.
      check(printed, answer) {
        const [x, y] = printed
          .all('relation')
          .slice(-2)
          .map(({ right }) => evaluate(right))
        return valueAt(printedLine(printed), x!).plus(exact(answer)).equals(y!)
      },
    }),

    interpretSlope: form({
      levels: ['easy'],
      draw: random => drawRegression(random),
      answer: sentenceChoice,
      solve: ({ setting, b }) => ({ key: `per unit ${b}`, says: perUnit(setting, b) }),
      mistakes: ({ setting, a, b }) => ({
        intercept: { key: `per unit ${a}`, says: perUnit(setting, a) },
        wrongDirection: { key: `per unit ${-b}`, says: perUnit(setting, -b) },
        exactChange: { key: `always ${b}`, says: always(setting, b) },
      }),
      ask: ({ setting, a, b }) =>
        saying(setting, leastSquares(tenths(a), tenths(b)), {
          en: prose`Which sentence interprets the slope correctly?`,
          es: prose`¿Qué oración interpreta bien la pendiente?`,
        }),
      check: (printed, { key }) => key === `per unit ${slopeOf(printedLine(printed)).times(10)}`,
    }),

    interpretIntercept: form({
      levels: ['easy'],
      draw: random =>
        drawRegression(
          random,
          regressions.filter(({ atZero }) => atZero !== null),
        ),
      answer: sentenceChoice,
      solve: ({ setting, a }) => ({ key: `at zero ${a}`, says: atZero(setting, setting.atZero ?? words('', ''), a) }),
      mistakes: ({ setting, a, b }) => ({
        slope: {
          key: `at zero ${Math.abs(b)}`,
          says: atZero(setting, setting.atZero ?? words('', ''), Math.abs(b)),
        },
        perUnit: { key: `per unit ${a}`, says: perUnit(setting, a) },
        exactValue: { key: `exactly ${a}`, says: actualAtZero(setting, setting.atZero ?? words('', ''), a) },
      }),
      ask: ({ setting, a, b }) =>
        saying(setting, leastSquares(tenths(a), tenths(b)), {
          en: prose`Which sentence interprets the ${symbol('y')}-intercept correctly?`,
          es: prose`¿Qué oración interpreta bien la intersección con el eje ${symbol('y')}?`,
        }),
      check: (printed, { key }) => key === `at zero ${valueAt(printedLine(printed), 0).times(10)}`,
    }),

    interpretRSquared: form({
      levels: ['medium'],
      draw: random => {
        const drawn = drawRegression(random)
        return { ...drawn, share: random.intExcept(25, 92, 50) }
      },
      answer: sentenceChoice,
      solve: ({ setting, share }) => ({
        key: `explained ${share}`,
        says: {
          en: prose`About ${percent(share)} of the variation in ${symbol('y')} (${setting.predicted}) is explained by the line.`,
          es: prose`La recta explica alrededor del ${percent(share)} de la variación en ${symbol('y')} (${setting.predicted}).`,
        },
      }),
      mistakes: ({ setting, share }) => ({
        pointsOnTheLine: {
          key: 'points',
          says: {
            en: prose`About ${percent(share)} of the points lie on the line.`,
            es: prose`Alrededor del ${percent(share)} de los puntos está sobre la recta.`,
          },
        },
        chanceToBeRight: {
          key: 'chance',
          says: {
            en: prose`A prediction of ${symbol('y')} (${setting.predicted}) is right about ${percent(share)} of the time.`,
            es: prose`Una predicción de ${symbol('y')} (${setting.predicted}) acierta alrededor del ${percent(share)} de las veces.`,
          },
        },
        unexplained: {
          key: `explained ${100 - share}`,
          says: {
            en: prose`About ${percent(100 - share)} of the variation in ${symbol('y')} (${setting.predicted}) is explained by the line.`,
            es: prose`La recta explica alrededor del ${percent(100 - share)} de la variación en ${symbol('y')} (${setting.predicted}).`,
          },
        },
      }),
      ask: ({ setting, a, b, share }) => {
        const known = equation(R_SQUARED, decimal(Ratio.of(share, 100), 2))
        return saying(
          setting,
          leastSquares(tenths(a), tenths(b)),
          { en: prose`For this line, ${known}.`, es: prose`Para esta recta, ${known}.` },
          {
            en: prose`Which sentence interprets ${R_SQUARED} correctly?`,
            es: prose`¿Qué oración interpreta bien ${R_SQUARED}?`,
          },
        )
      },
      check: (printed, { key }) =>
        key ===
        `explained ${evaluate(printed.all('relation').find(({ left }) => left.kind === 'power')!.right).times(100)}`,
    }),

    fromSummary: form({
      levels: ['medium'],
      share: 3,
      lines: 5,
      draw(random) {
        const setting = random.pick(regressions)
        const { a, b } = drawLine(random, setting)
        const r = Math.sign(b) * random.int(11, 19) * 5
        const meanX = Math.round((setting.from + setting.to) / 2) + random.int(-1, 1)
        const spreadX = Math.max(2, Math.round((setting.to - setting.from) / 4))
        const scale = Math.max(1, Math.round((100 * Math.abs(b)) / Math.abs(r)))
        return { setting, r, meanX, meanY: Math.round((a + b * meanX) / 10), spreadX, scale }
      },
      answer: equationFor('y'),
      solve({ r, meanX, meanY, scale }) {
        const b = Ratio.of(r * scale, 1000)
        return rightSide(plain(Ratio.of(meanY).minus(b.times(meanX))), plain(b))
      },
      ask({ setting, r, meanX, meanY, spreadX, scale }) {
        const xs = [equation(MEAN_X, meanX), equation(SPREAD_X, spreadX)] as const
        const ys = [equation(MEAN_Y, meanY), equation(SPREAD_Y, tenths(scale * spreadX))] as const
        const correlation = equation(symbol('r'), decimal(Ratio.of(r, 100)))
        return saying(
          setting,
          {
            en: prose`For the data, ${xs[0]}, ${xs[1]}, ${ys[0]}, ${ys[1]} and ${correlation}.`,
            es: prose`Para los datos, ${xs[0]}, ${xs[1]}, ${ys[0]}, ${ys[1]} y ${correlation}.`,
          },
          writeTheLine,
        )
      },
      // The line goes through the means, and rises r standard deviations for each standard deviation of x.
      check(printed, right) {
        const [meanX, spreadX, meanY, spreadY, r] = printed.all('relation').map(({ right }) => right)
        return (
          valueAt(right, evaluate(meanX!)).equals(evaluate(meanY!)) &&
          slopeOf(right)
            .times(evaluate(spreadX!))
            .equals(evaluate(spreadY!).times(evaluate(r!)))
        )
      },
    }),

    extrapolation: form({
      levels: ['medium'],
      share: 2,
      lines: 1,
      draw: random => {
        const drawn = drawRegression(random)
        const { from, to, axes } = drawn.setting
        const isInside = random.evenly([true, false])
        const step = Math.max(1, Math.round((to - from) / 10))
        const x = isInside ? random.int(from + 1, to - 1) : random.int(to + 2 * step, axes.x[0] + 3 * step)
        const data = drawPoints(random, drawn)
        const { a, b } = fitted(
          data.map(([x]) => x),
          data.map(([, y]) => y),
        )
        return { setting: drawn.setting, a: decimal(rounded(a, 2)), b: decimal(rounded(b, 2)), data, x }
      },
      answer: option({
        reasonable: {
          en: prose`It is reasonable: the value is within the data.`,
          es: prose`Es razonable: el valor está dentro de los datos.`,
        },
        extrapolation: {
          en: prose`It is extrapolation: the value is outside the data.`,
          es: prose`Es extrapolación: el valor está fuera de los datos.`,
        },
      }),
      solve: ({ setting, x }) => (x > setting.to || x < setting.from ? 'extrapolation' : 'reasonable'),
      ask({ setting, a, b, data, x }) {
        const { axes } = setting
        const plot = figure(
          scatterPlot({
            data,
            x: { from: 0, to: axes.x[0], step: axes.x[1], name: setting.x },
            y: { from: 0, to: axes.y[0], step: axes.y[1], name: setting.y },
          }),
        )
        const asked = {
          en: prose`The least-squares line for the data, with rounded coefficients, is ${lineEquation(a, b)}. Is it reasonable to use it to predict ${symbol('y')} for ${equation(symbol('x'), x)}?`,
          es: prose`La recta de mínimos cuadrados de los datos, con coeficientes redondeados, es ${lineEquation(a, b)}. ¿Es razonable usarla para predecir ${symbol('y')} para ${equation(symbol('x'), x)}?`,
        }
        return { en: [plot, asked.en], es: [plot, asked.es] }
      },
      check(printed, answer) {
        const x = evaluate(printed.all('relation').at(-1)!.right).n
        const xs = printed.figure('scatter-plot').data.map(([x]) => x)
        const isInside = xs.some(other => other <= x) && xs.some(other => other >= x)
        return answer === (isInside ? 'reasonable' : 'extrapolation')
      },
    }),

    fromData: form({
      levels: ['hard'],
      share: 3,
      lines: 7,
      wide: true,
      draw(random) {
        const pair = random.evenly(pairs)
        const xs = random.pick(COLUMNS)
        const slope = random.int(1, 3) * (pair.isFalling ? -1 : 1)
        const start = pair.isFalling ? 12 - slope * 8 : random.int(1, 12)
        const ys = random.until(
          () => xs.map(x => start + slope * x + random.int(-3, 3)),
          ys => {
            const { xx, xy, yy } = sumsOf(xs, ys)
            const r = yy.n === 0 ? 1 : xy.toNumber() / Math.sqrt(xx.toNumber() * yy.toNumber())
            const { a, b } = fitted(xs, ys)
            const isExact = [a, b].every(({ d }) => (decimalPlaces(d) ?? 9) <= 3)
            return isExact && a.n !== 0 && !b.power(2).equals(1) && b.n !== 0 && Math.abs(r) > 0.4 && Math.abs(r) < 0.98
          },
        )
        return { pair, xs, ys }
      },
      answer: equationFor('y'),
      solve({ xs, ys }) {
        const { a, b } = fitted(xs, ys)
        return rightSide(plain(a), plain(b))
      },
      ask({ pair, xs, ys }) {
        const shown = table({
          rowHeads: true,
          rows: [
            [pair.x, ...xs],
            [pair.y, ...ys],
          ],
        })
        return {
          en: [
            prose`The first row of the table is ${symbol('x')}, the second row is ${symbol('y')}.`,
            shown,
            writeTheLine.en,
          ],
          es: [
            prose`La primera fila de la tabla es ${symbol('x')} y la segunda es ${symbol('y')}.`,
            shown,
            writeTheLine.es,
          ],
        }
      },
      // Normal equations: the residuals add up to 0, and so do their products with x.
      check(printed, right) {
        const [xs = [], ys = []] = printed
          .block('table')
          .rows.map(row => row.slice(1).map(cell => evaluate(cell[0] as Expr)))
        const residuals = xs.map((x, i) => ys[i]!.minus(valueAt(right, x)))
        const all = (values: readonly Ratio[]) => values.reduce((sum, value) => sum.plus(value), Ratio.of(0))
        return all(residuals).equals(0) && all(residuals.map((value, i) => value.times(xs[i]!))).equals(0)
      },
    }),

    outputEquation: form({
      levels: ['hard'],
      lines: 2,
      wide: true,
      draw: drawOutput,
      answer: equationFor('y'),
      solve: ({ a, b }) => rightSide(tenths(a), tenths(b)),
      ask: facts => saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), writeTheLine),
      check(printed, right) {
        const [a, b] = coefficientsIn(printed)
        return valueAt(right, 0).equals(a!) && valueAt(right, 10).equals(a!.plus(b!.times(10)))
      },
    }),

    outputCorrelation: form({
      levels: ['hard'],
      lines: 2,
      wide: true,
      draw: drawOutput,
      answer: decimalNumber,
      solve: ({ r, b }) => decimal(Ratio.of(b < 0 ? -r : r, 100), 2),
      ask: facts =>
        saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
          en: prose`Find the correlation ${symbol('r')} to the nearest hundredth.`,
          es: prose`Halla la correlación ${symbol('r')} a la centésima más cercana.`,
        }),
      check(printed, answer) {
        const share = evaluate(printed.one('percent')).toNumber()
        const [, b] = coefficientsIn(printed)
        const r = exact(answer)
        return Math.abs(Math.abs(r.toNumber()) - Math.sqrt(share)) < 0.005 && r.n < 0 === b!.n < 0
      },
    }),

    outputPrediction: form({
      levels: ['hard'],
      lines: 2,
      wide: true,
      draw: random => {
        const facts = drawOutput(random)
        return { ...facts, x: random.int(Math.max(facts.setting.from, 2), facts.setting.to) }
      },
      answer: decimalNumber,
      solve: ({ a, b, x }) => tenths(a + b * x),
      ask: facts =>
        saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
          en: prose`Predict ${symbol('y')} for ${equation(symbol('x'), facts.x)}.`,
          es: prose`Predice ${symbol('y')} para ${equation(symbol('x'), facts.x)}.`,
        }),
      check(printed, answer) {
        const [a, b] = coefficientsIn(printed)
        return exact(answer)
          .minus(a!)
          .over(b!)
          .equals(evaluate(printed.all('relation').at(-1)!.right))
      },
    }),
  }),
)
