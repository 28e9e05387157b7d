import {
  answerStep,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  failed,
  lastOf,
  line,
  prose,
  rational,
  sentenceChoice,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  actualAtZero,
  always,
  atZero,
  drawNearby,
  drawRegression,
  leastSquares,
  perUnit,
  predictionStep,
  printedLine,
  residualSteps,
  saying,
  slopeOf,
  unitOf,
  valueAt,
} from './least-squares.ts'
import type { levels } from './levels.ts'
import { named, type Regression, regressions, tenths } from './regressions.ts'

const whenZero = ({ atZero: when }: Regression) => when ?? failed('The data of the setting reach as far as zero')

export const easyForms = (form: FormMaker<typeof levels>) => ({
  predict: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const drawn = drawRegression(random, startingAt(regressions, 1))
      return { ...drawn, x: random.int(Math.max(drawn.setting.from, 2), drawn.setting.to) }
    },
    answer: rational,
    solve: ({ a, b, x }) => tenths(a + b * x),
    solution({ setting, a, b, x }, answer) {
      const [{ unit }, { forecast }] = [setting, named(setting)]
      return [
        predictionStep(a, b, x),
        answerStep(expr(answer), {
          en: line`The ${forecast} is ${answer} ${unit}.`,
          es: line`Así, ${forecast} es de ${answer} ${unit}.`,
        }),
      ]
    },
    ask: ({ setting, a, b, x }) =>
      saying(setting, leastSquares(tenths(a), tenths(b)), {
        en: prose`Predict ${symbol('y')}, in ${unitOf(setting)}, when ${equation(symbol('x'), x)}.`,
        es: prose`Predice ${symbol('y')}, en ${unitOf(setting)}, cuando ${equation(symbol('x'), x)}.`,
      }),
    // Back from the prediction to x.
    check(printed, answer) {
      const right = printedLine(printed)
      const x = evaluate(lastOf(printed.all('relation')).right)
      return exact(answer).minus(valueAt(right, 0)).over(slopeOf(right)).equals(x)
    },
  }),

  residual: form({
    levels: ['easy'],
    share: 2,
    draw: random => {
      const drawn = drawRegression(random, startingAt(regressions, 3))
      return { ...drawn, ...drawNearby(random, drawn) }
    },
    answer: rational,
    solve: ({ a, b, x, y }) => tenths(10 * y - (a + b * x)),
    solution: ({ setting, a, b, x, y }, answer) => residualSteps(setting, [a, b], x, y, answer),
    ask: ({ setting, a, b, x, y }) =>
      saying(setting, leastSquares(tenths(a), tenths(b)), {
        en: prose`One data point has ${equation(symbol('x'), x)} and ${equation(symbol('y'), y)}. Find its residual, in ${unitOf(setting)}.`,
        es: prose`Uno de los datos tiene ${equation(symbol('x'), x)} con ${equation(symbol('y'), y)}. Halla su residuo, en ${unitOf(setting)}.`,
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
    draw: random => drawRegression(random, startingAt(regressions, 5)),
    answer: sentenceChoice,
    solution: ({ b }, { says }) => [
      step(equation(symbol('b'), tenths(b)), because.explain, {
        sentence: {
          en: line`The slope is the change in the predicted value when ${symbol('x')} goes up by 1.`,
          es: line`La pendiente es el cambio del valor previsto cuando ${symbol('x')} aumenta 1.`,
        },
      }),
      step(says, because.saidInContext),
    ],
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
    whyWrong: ({ a, b }) => ({
      intercept: {
        en: line`${tenths(a)} is the intercept, not the slope.`,
        es: line`${tenths(a)} es la intersección, no la pendiente.`,
      },
      wrongDirection:
        b > 0
          ? {
              en: line`The slope is positive: the prediction rises.`,
              es: line`La pendiente es positiva: el valor previsto aumenta.`,
            }
          : {
              en: line`The slope is negative: the prediction falls.`,
              es: line`La pendiente es negativa: el valor previsto disminuye.`,
            },
      exactChange: {
        en: line`The line predicts; actual values need not change by exactly this much.`,
        es: line`La recta predice; los valores reales no tienen que cambiar exactamente eso.`,
      },
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
    solution: ({ a, b }, { says }) => [
      predictionStep(a, b, 0),
      step(says, because.explain, {
        sentence: {
          en: line`The intercept is the prediction for ${equation(symbol('x'), 0)}.`,
          es: line`La intersección es la predicción para ${equation(symbol('x'), 0)}.`,
        },
      }),
    ],
    solve: ({ setting, a }) => ({ key: `at zero ${a}`, says: atZero(setting, whenZero(setting), a) }),
    mistakes: ({ setting, a, b }) => ({
      slope: {
        key: `at zero ${Math.abs(b)}`,
        says: atZero(setting, whenZero(setting), Math.abs(b)),
      },
      perUnit: { key: `per unit ${a}`, says: perUnit(setting, a) },
      exactValue: { key: `exactly ${a}`, says: actualAtZero(setting, whenZero(setting), a) },
    }),
    ask: ({ setting, a, b }) =>
      saying(setting, leastSquares(tenths(a), tenths(b)), {
        en: prose`Which sentence interprets the ${symbol('y')}-intercept correctly?`,
        es: prose`¿Qué oración interpreta bien la intersección con el eje ${symbol('y')}?`,
      }),
    whyWrong: ({ a, b }) => ({
      slope: {
        en: line`${tenths(Math.abs(b))} comes from the slope.`,
        es: line`${tenths(Math.abs(b))} viene de la pendiente.`,
      },
      perUnit: {
        en: line`${tenths(a)} belongs to ${equation(symbol('x'), 0)}; it is not a change.`,
        es: line`${tenths(a)} corresponde a ${equation(symbol('x'), 0)}; no es un cambio.`,
      },
      exactValue: {
        en: line`The line gives a prediction, not an actual value.`,
        es: line`La recta da una predicción, no un valor real.`,
      },
    }),
    check: (printed, { key }) => key === `at zero ${valueAt(printedLine(printed), 0).times(10)}`,
  }),
})
