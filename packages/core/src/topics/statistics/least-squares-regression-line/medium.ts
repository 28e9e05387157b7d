import {
  decimal,
  equation,
  equationFor,
  evaluate,
  type FormMaker,
  figure,
  option,
  percent,
  prose,
  Ratio,
  scatterPlot,
  sentenceChoice,
  symbol,
} from '../../../author.ts'
import { plain, rounded } from '../../kit/statistics/decimals.ts'
import {
  drawPoints,
  drawRegression,
  fitted,
  leastSquares,
  MEAN_X,
  MEAN_Y,
  R_SQUARED,
  SPREAD_X,
  SPREAD_Y,
  saying,
  slopeOf,
  valueAt,
  writeTheLine,
} from './least-squares.ts'
import type { levels } from './levels.ts'
import { drawLine, lineEquation, regressions, rightSide, tenths } from './regressions.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
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
    draw(random) {
      const setting = random.evenly(regressions)
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
})
