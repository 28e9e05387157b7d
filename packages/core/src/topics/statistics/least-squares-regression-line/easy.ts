import {
  decimalNumber,
  equation,
  evaluate,
  exact,
  type FormMaker,
  prose,
  sentenceChoice,
  symbol,
  words,
} from '../../../author.ts'
import {
  actualAtZero,
  always,
  atZero,
  drawRegression,
  leastSquares,
  perUnit,
  printedLine,
  saying,
  slopeOf,
  valueAt,
} from './least-squares.ts'
import type { levels } from './levels.ts'
import { regressions, tenths } from './regressions.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  predict: form({
    levels: ['easy'],
    share: 2,
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
})
