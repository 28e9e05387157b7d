import {
  bracketed,
  decimal,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  figure,
  join,
  lastOf,
  line,
  minus,
  over,
  percent,
  prose,
  Ratio,
  relation,
  type Sentence,
  scatterPlot,
  sentenceChoice,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { plain, rounded } from '../../kit/statistics/decimals.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  coefficients,
  coefficientsIn,
  drawOutput,
  drawPoints,
  drawRegression,
  fitted,
  leastSquares,
  lineOf,
  lineStep,
  MEAN_X,
  MEAN_Y,
  outputOf,
  R_SQUARED,
  SPREAD_X,
  SPREAD_Y,
  saying,
  slopeOf,
  valueAt,
  writeTheLine,
} from './least-squares.ts'
import type { levels } from './levels.ts'
import { drawLine, lineEquation, named, type Regression, regressions, tenths } from './regressions.ts'

/** Whether to predict at x, each with its reason. */
const verdicts = (
  { from, to }: Regression,
  x: number,
): Record<'inside' | 'outside' | 'anyX' | 'onlyData' | 'nearLine' | 'notExact', Sentence> => ({
  inside: {
    key: 'inside',
    says: {
      en: prose`Yes, because ${x} is within the x-values of the data, ${from} to ${to}.`,
      es: prose`Sí, porque ${x} está dentro de los valores de x de los datos, de ${from} a ${to}.`,
    },
  },
  outside: {
    key: 'outside',
    says: {
      en: prose`No, because ${x} is outside the x-values of the data, ${from} to ${to}: extrapolation.`,
      es: prose`No, porque ${x} está fuera de los valores de x de los datos, de ${from} a ${to}: es extrapolación.`,
    },
  },
  anyX: {
    key: 'anyX',
    says: {
      en: prose`Yes, because the least-squares line can be used for any x-value.`,
      es: prose`Sí, porque la recta de mínimos cuadrados sirve para cualquier valor de x.`,
    },
  },
  nearLine: {
    key: 'nearLine',
    says: {
      en: prose`Yes, because the points lie near the line, so it holds beyond them too.`,
      es: prose`Sí, porque los puntos están cerca de la recta, así que también vale más allá de ellos.`,
    },
  },
  notExact: {
    key: 'notExact',
    says: {
      en: prose`No, because the points do not lie exactly on the line.`,
      es: prose`No, porque los puntos no están exactamente sobre la recta.`,
    },
  },
  onlyData: {
    key: 'onlyData',
    says: {
      en: prose`No, because the line can be used only for the x-values of the data points themselves.`,
      es: prose`No, porque la recta solo sirve para los valores de x de los datos mismos.`,
    },
  },
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  interpretRSquared: form({
    levels: ['medium'],
    draw: random => {
      const drawn = drawRegression(random, startingAt(regressions, 2))
      return { ...drawn, share: random.intExcept(25, 92, 50) }
    },
    answer: sentenceChoice,
    solution: ({ share }, { says }) => [
      step(equation(decimal(Ratio.of(share, 100), 2), percent(share)), because.explain, {
        sentence: {
          en: line`The coefficient of determination is the part of the variation in ${symbol('y')} that the line explains.`,
          es: line`El coeficiente de determinación es la parte de la variación en ${symbol('y')} que la recta explica.`,
        },
      }),
      step(says, because.saidInContext),
    ],
    solve: ({ setting, share }) => ({
      key: `explained ${share}`,
      says: {
        en: prose`About ${percent(share)} of the variation in the ${named(setting).quantity} is explained by the line.`,
        es: prose`La recta explica alrededor del ${percent(share)} de la variación en ${named(setting).quantity}.`,
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
          en: prose`A prediction of the ${named(setting).quantity} is right about ${percent(share)} of the time.`,
          es: prose`Al predecir ${named(setting).quantity} se acierta alrededor del ${percent(share)} de las veces.`,
        },
      },
      unexplained: {
        key: `explained ${100 - share}`,
        says: {
          en: prose`About ${percent(100 - share)} of the variation in the ${named(setting).quantity} is explained by the line.`,
          es: prose`La recta explica alrededor del ${percent(100 - share)} de la variación en ${named(setting).quantity}.`,
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
    whyWrong: () => ({
      pointsOnTheLine: {
        en: line`${R_SQUARED} does not count the points on the line.`,
        es: line`${R_SQUARED} no cuenta los puntos de la recta.`,
      },
      chanceToBeRight: {
        en: line`${R_SQUARED} is not how often a prediction is right.`,
        es: line`${R_SQUARED} no dice con qué frecuencia se acierta.`,
      },
      unexplained: {
        en: line`That is the part that the line does not explain.`,
        es: line`Esa es la parte que la recta no explica.`,
      },
    }),
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
    answer: coefficients,
    solve({ r, meanX, meanY, scale }) {
      const b = Ratio.of(r * scale, 1000)
      return [plain(Ratio.of(meanY).minus(b.times(meanX))), plain(b)]
    },
    solution({ r, meanX, meanY, spreadX, scale }, answer) {
      const [a, b] = tupleOf(answer, 2)
      const rise = join(plain(Ratio.of(r, 100)), over(tenths(scale * spreadX), spreadX))
      const slope = evaluate(expr(b))
      const by = slope.n < 0 ? bracketed(b) : expr(b)
      return [
        step(
          equation(equation(symbol('b'), join(symbol('r'), over(SPREAD_Y, SPREAD_X))), rise),
          because.slopeFromCorrelation,
        ),
        step(equation(symbol('b'), b), because.evaluate, { what: { en: line`the slope`, es: line`la pendiente` } }),
        step(
          equation(
            equation(equation(symbol('a'), minus(MEAN_Y, join(symbol('b'), MEAN_X))), minus(meanY, join(by, meanX))),
            a,
          ),
          because.throughTheMeans,
        ),
        lineStep(answer),
      ]
    },
    ask({ setting, r, meanX, meanY, spreadX, scale }) {
      const xs = [equation(MEAN_X, meanX), equation(SPREAD_X, spreadX)] as const
      const ys = [equation(MEAN_Y, meanY), equation(SPREAD_Y, tenths(scale * spreadX))] as const
      const correlation = equation(symbol('r'), decimal(Ratio.of(r, 100)))
      return saying(
        setting,
        {
          en: prose`For the data, ${xs[0]}, ${xs[1]}, ${ys[0]}, ${ys[1]}, and ${correlation}.`,
          es: prose`Para los datos, ${xs[0]}, ${xs[1]}, ${ys[0]}, ${ys[1]} y ${correlation}.`,
        },
        writeTheLine,
      )
    },
    // The line goes through the means, and rises r standard deviations for each standard deviation of x.
    check(printed, answer) {
      const right = lineOf(tupleOf(answer, 2))
      const [meanX, spreadX, meanY, spreadY, r] = printed
        .all('relation')
        .slice(0, 5)
        .map(({ right }) => right)
      return (
        valueAt(right, evaluate(meanX!)).equals(evaluate(meanY!)) &&
        slopeOf(right)
          .times(evaluate(spreadX!))
          .equals(evaluate(spreadY!).times(evaluate(r!)))
      )
    },
  }),

  outputEquation: form({
    levels: ['easy'],
    lines: 2,
    wide: true,
    draw: random => drawOutput(random, startingAt(regressions, 7)),
    answer: coefficients,
    solve: ({ a, b }) => [tenths(a), tenths(b)],
    solution: ({ a, b }, answer) => [
      step(equation(symbol('a'), tenths(a)), because.readTable, {
        what: {
          en: line`the coefficient of the constant, in the first row`,
          es: line`el coeficiente de la constante, en la primera fila`,
        },
      }),
      step(equation(symbol('b'), tenths(b)), because.readTable, {
        what: {
          en: line`the coefficient of x, in the second row`,
          es: line`el coeficiente de x, en la segunda fila`,
        },
      }),
      lineStep(answer),
    ],
    ask: facts =>
      saying(facts.setting, ...outputOf(facts).map(block => ({ en: block, es: block })), {
        en: prose`Read ${symbol('a')} and ${symbol('b')} of the least-squares line ${lineEquation(symbol('a'), symbol('b'))} from the output.`,
        es: prose`Lee en los resultados ${symbol('a')} y ${symbol('b')} de la recta de mínimos cuadrados ${lineEquation(symbol('a'), symbol('b'))}.`,
      }),
    check(printed, answer) {
      const right = lineOf(tupleOf(answer, 2))
      const [a, b] = coefficientsIn(printed)
      return valueAt(right, 0).equals(a!) && valueAt(right, 10).equals(a!.plus(b!.times(10)))
    },
  }),

  extrapolation: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const drawn = drawRegression(random, startingAt(regressions, 5))
      const { from, to, axes } = drawn.setting
      const isInside = random.evenly([true, false])
      const step = Math.max(1, Math.round((to - from) / 10))
      const x = isInside ? random.int(from + 1, to - 1) : random.int(to + 2 * step, axes.x[0] + 3 * step)
      // No point lies at x itself: "only for the data points" would be no reason against it.
      const data = drawPoints(random, drawn).filter(([place]) => place !== x)
      const { a, b } = fitted(
        data.map(([x]) => x),
        data.map(([, y]) => y),
      )
      return { setting: drawn.setting, a: decimal(rounded(a, 2)), b: decimal(rounded(b, 2)), data, x }
    },
    answer: sentenceChoice,
    solve: ({ setting, x }) =>
      x > setting.to || x < setting.from ? verdicts(setting, x).outside : verdicts(setting, x).inside,
    mistakes: ({ setting, x }, { key }) => {
      const { nearLine, notExact, anyX, onlyData } = verdicts(setting, x)
      return { otherReason: key === 'inside' ? notExact : nearLine, anyX, onlyData }
    },
    solution: ({ setting: { from, to }, x }, { key, says }) => [
      step(relation(relation(from, '≤', symbol('x')), '≤', to), because.readGraph, {
        what: { en: line`the x-values of the data`, es: line`los valores de x de los datos` },
      }),
      key === 'inside'
        ? explained(
            says,
            line`${relation(relation(from, '<', x), '<', to)}: within the data, the prediction is reasonable.`,
            line`${relation(relation(from, '<', x), '<', to)}: dentro de los datos, la predicción es razonable.`,
          )
        : explained(
            says,
            line`${relation(x, '>', to)}: beyond the data, the pattern may change.`,
            line`${relation(x, '>', to)}: más allá de los datos, el patrón puede cambiar.`,
          ),
    ],
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
    whyWrong: (_, { key }) => ({
      otherReason:
        key === 'inside'
          ? {
              en: line`A prediction is not meant to be exact.`,
              es: line`Una predicción no tiene que ser exacta.`,
            }
          : {
              en: line`Nothing is known of the pattern beyond the data.`,
              es: line`No se sabe cómo sigue el patrón más allá de los datos.`,
            },
      anyX: {
        en: line`Far from the data, the line may not hold.`,
        es: line`Lejos de los datos, la recta puede no valer.`,
      },
      onlyData: {
        en: line`The line also predicts between the points.`,
        es: line`La recta también predice entre los puntos.`,
      },
    }),
    check(printed, { key }) {
      const x = evaluate(lastOf(printed.all('relation')).right).n
      const xs = printed.figure('scatter-plot').data.map(([x]) => x)
      const isInside = xs.some(other => other <= x) && xs.some(other => other >= x)
      return key === (isInside ? 'inside' : 'outside')
    },
  }),
})
