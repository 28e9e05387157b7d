import {
  answerStep,
  equation,
  evaluate,
  explained,
  itemOf,
  line,
  minus,
  type Printed,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  tupleOf,
} from '../../../author.ts'
import { M, X, Y } from '../../kit/lines/line-equation.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { type Drawn, drawLine, heightAt, hundredths, shown } from './lines.ts'
import { amountOf, choiceOf, type Form, perUnit, predicted, ruleTold, valueStep } from './says.ts'
import { settingsAt } from './settings.ts'

const MINE = {
  slopeMeaning: settingsAt(12, 3),
  startMeaning: settingsAt(1, 10),
  sensible: settingsAt(7, 5, 9),
} as const
const valueAt = (printed: Printed, x: number) => evaluate(printed.one('relation').right, { x })
/** What is taken for the meaning of the slope. */
function slopeSentences({ setting, trend: { slope, start } }: Drawn) {
  const { x, y } = setting
  return {
    right: choiceOf(`each ${slope}`, perUnit(x, y, slope)),
    exchanged: choiceOf(`back ${slope}`, perUnit(y, x, slope)),
    intercept: choiceOf(`each ${start}`, perUnit(x, y, Math.sign(slope) * start)),
    otherWay: choiceOf(`each ${-slope}`, perUnit(x, y, -slope)),
    atZero: choiceOf(`zero ${Math.abs(slope)}`, predicted(setting, 0, Math.abs(slope))),
  }
}
function startSentences({ setting, trend: { slope, start } }: Drawn) {
  const { x, y } = setting
  return {
    right: choiceOf(`zero ${start}`, predicted(setting, 0, start)),
    exchanged: choiceOf(`back ${start}`, predicted(setting, start, 0)),
    slope: choiceOf(`zero ${Math.abs(slope)}`, predicted(setting, 0, Math.abs(slope))),
    perUnit: choiceOf(`each ${start}`, perUnit(x, y, Math.sign(slope) * start)),
  }
}

type Verdict = 'inside' | 'far' | 'anyX' | 'closeFit' | 'onlyPoints' | 'notThrough'
const VERDICTS: Readonly<Record<Verdict, Sentence>> = {
  inside: choiceOf('inside', {
    en: line`Yes, because this value is within the range of the ${X}-values of the data.`,
    es: line`Sí, porque este valor está dentro del intervalo de los valores de ${X} de los datos.`,
  }),
  far: choiceOf('far', {
    en: line`No, because this value is far beyond the ${X}-values of the data.`,
    es: line`No, porque este valor está muy lejos de los valores de ${X} de los datos.`,
  }),
  anyX: choiceOf('anyX', {
    en: line`Yes, because the equation gives a good prediction for every value of ${X}.`,
    es: line`Sí, porque la ecuación da una buena predicción para cualquier valor de ${X}.`,
  }),
  closeFit: choiceOf('closeFit', {
    en: line`Yes, because the data points lie close to the line.`,
    es: line`Sí, porque los puntos de los datos están cerca de la recta.`,
  }),
  onlyPoints: choiceOf('onlyPoints', {
    en: line`No, because a trend line can be used only for values of ${X} that were measured.`,
    es: line`No, porque una recta de tendencia solo sirve para los valores de ${X} que se midieron.`,
  }),
  notThrough: choiceOf('notThrough', {
    en: line`No, because the line does not pass through all the data points.`,
    es: line`No, porque la recta no pasa por todos los puntos de los datos.`,
  }),
}

export const meaningForms = (form: Form) => ({
  slopeMeaning: form({
    levels: ['medium'],
    draw: random => {
      const set = random.evenly([0, 1, 2] as const)
      return { drawn: drawLine(random, MINE.slopeMeaning), set }
    },
    answer: sentenceChoice,
    solve: ({ drawn }) => slopeSentences(drawn).right,
    mistakes({ drawn, set }): Readonly<Record<string, Sentence>> {
      const { exchanged, intercept, otherWay, atZero } = slopeSentences(drawn)
      if (set === 0) return { exchanged, intercept, otherWay }
      return set === 1 ? { exchanged, atZero, intercept } : { exchanged, atZero, otherWay }
    },
    ask: ({ drawn: { setting, trend } }) =>
      paragraph(ruleTold(setting, trend, 0), {
        en: line`Which sentence tells what the slope means?`,
        es: line`¿Qué oración dice lo que significa la pendiente?`,
      }),
    solution({ drawn: { setting, trend } }, answer) {
      const { slope, start } = trend
      const [one, size] = [heightAt(trend, 100), shown(Math.abs(slope))]
      return [
        explained(
          equation(M, shown(slope)),
          line`The slope is the number that multiplies ${X}; ${shown(start)} is the ${Y}-intercept.`,
          line`La pendiente es el número que multiplica a ${X}; ${shown(start)} es la intersección con el eje ${Y}.`,
        ),
        explained(
          equation(minus(shown(one), shown(start)), shown(one - start)),
          line`When ${X} goes from ${0} to ${1}, ${Y} goes from ${shown(start)} to ${shown(one)}. This is the change in ${Y} for one more unit of ${X}.`,
          line`Cuando ${X} pasa de ${0} a ${1}, ${Y} pasa de ${shown(start)} a ${shown(one)}. Es el cambio de ${Y} por una unidad más de ${X}.`,
        ),
        answerStep(sentenceChoice.show(answer), {
          en: [...line`The ${size} belongs to `, `${setting.y.defined.en}.`],
          es: [...line`El ${size} corresponde a `, `${setting.y.defined.es}.`],
        }),
      ]
    },
    whyWrong: ({
      drawn: {
        trend: { slope, start },
      },
    }) => ({
      exchanged: { en: line`The two quantities are exchanged.`, es: line`Las dos cantidades están intercambiadas.` },
      intercept: {
        en: line`The number ${shown(start)} is the ${Y}-intercept, not the slope.`,
        es: line`El número ${shown(start)} es la intersección con el eje ${Y}, no la pendiente.`,
      },
      otherWay:
        slope > 0
          ? {
              en: line`The slope is positive, so ${Y} increases.`,
              es: line`La pendiente es positiva, así que ${Y} aumenta.`,
            }
          : {
              en: line`The slope is negative, so ${Y} decreases.`,
              es: line`La pendiente es negativa, así que ${Y} disminuye.`,
            },
      atZero: {
        en: line`The slope is a change, not a value for ${equation(X, 0)}.`,
        es: line`La pendiente es un cambio, no un valor para ${equation(X, 0)}.`,
      },
    }),
    check: (printed, { key }) => key === `each ${valueAt(printed, 1).minus(valueAt(printed, 0)).times(100).toNumber()}`,
  }),

  startMeaning: form({
    levels: ['medium'],
    draw: random => drawLine(random, MINE.startMeaning),
    answer: sentenceChoice,
    solve: drawn => startSentences(drawn).right,
    mistakes(drawn): Readonly<Record<string, Sentence>> {
      const { right: _, ...wrong } = startSentences(drawn)
      return wrong
    },
    ask: ({ setting, trend }) =>
      paragraph(ruleTold(setting, trend, 2), {
        en: line`What does the ${Y}-intercept tell you?`,
        es: line`¿Qué indica la intersección con el eje ${Y}?`,
      }),
    solution: ({ trend }, answer) => [
      valueStep(trend, 0),
      answerStep(sentenceChoice.show(answer), {
        en: line`The ${Y}-intercept is the prediction for ${equation(X, 0)}.`,
        es: line`La intersección con el eje ${Y} es la predicción para ${equation(X, 0)}.`,
      }),
    ],
    whyWrong: ({ trend: { slope, start } }) => ({
      exchanged: { en: line`The two quantities are exchanged.`, es: line`Las dos cantidades están intercambiadas.` },
      slope: {
        en: line`The number ${shown(Math.abs(slope))} comes from the slope, not from the ${Y}-intercept.`,
        es: line`El número ${shown(Math.abs(slope))} viene de la pendiente, no de la intersección con el eje ${Y}.`,
      },
      perUnit: {
        en: line`The number ${shown(start)} is a value for ${equation(X, 0)}, not a change.`,
        es: line`El número ${shown(start)} es un valor para ${equation(X, 0)}, no un cambio.`,
      },
    }),
    check: (printed, { key }) => key === `zero ${valueAt(printed, 0).times(100).toNumber()}`,
  }),

  sensible: form({
    levels: ['medium'],
    draw(random) {
      const isFar = random.evenly([true, false])
      const drawn = drawLine(random, MINE.sensible)
      const { to, step } = drawn.setting.x
      const at = isFar
        ? hundredths(to * random.pick([2.5, 3]))
        : hundredths(step * random.int(2, Math.round(to / step) - 1))
      return { drawn, isFar, at }
    },
    answer: sentenceChoice,
    solve: ({ isFar }) => VERDICTS[isFar ? 'far' : 'inside'],
    mistakes({ isFar }): Readonly<Record<string, Sentence>> {
      const { anyX, closeFit, notThrough, onlyPoints } = VERDICTS
      return isFar ? { anyX, closeFit, notThrough } : { anyX, onlyPoints, notThrough }
    },
    ask({ drawn: { setting, trend }, at }) {
      const { x } = setting
      const some = x.some(amountOf(x, at))
      const [from, to] = [shown(hundredths(x.step)), shown(hundredths(x.to))]
      return paragraph(
        ruleTold(setting, trend, 1),
        {
          en: line`The ${X}-values of the data go from ${from} to ${to}.`,
          es: line`Los valores de ${X} de los datos van de ${from} a ${to}.`,
        },
        {
          en: ['Is it sensible to use the line for ', ...some.en, '?'],
          es: ['¿Es razonable usar la recta para ', ...some.es, '?'],
        },
      )
    },
    solution({ drawn: { setting }, isFar, at }, answer) {
      const { x, tooFar } = setting
      const [from, to] = [hundredths(x.step), hundredths(x.to)]
      if (isFar)
        return [
          explained(
            relation(shown(at), '>', shown(to)),
            line`The data go only from ${shown(from)} to ${shown(to)}, and ${shown(at)} is far beyond them.`,
            line`Los datos van solo de ${shown(from)} a ${shown(to)}, y ${shown(at)} está mucho más allá.`,
          ),
          answerStep(sentenceChoice.show(answer), {
            en: [`That far beyond the data, the trend may not continue: ${tooFar.en}.`],
            es: [`Tan lejos de los datos, la tendencia puede no continuar: ${tooFar.es}.`],
          }),
        ]
      return [
        explained(
          statements(relation(shown(from), '<', shown(at)), relation(shown(at), '<', shown(to))),
          line`Compare ${shown(at)} with the least and the greatest ${X}-value of the data.`,
          line`Compara ${shown(at)} con el menor y el mayor valor de ${X} de los datos.`,
        ),
        answerStep(sentenceChoice.show(answer), {
          en: line`Between measured values the trend can be trusted.`,
          es: line`Entre valores medidos la tendencia es confiable.`,
        }),
      ]
    },
    whyWrong: () => ({
      anyX: {
        en: line`The trend may not continue far beyond the data.`,
        es: line`La tendencia puede no continuar mucho más allá de los datos.`,
      },
      closeFit: {
        en: line`A close fit says nothing about values far beyond the data.`,
        es: line`Un buen ajuste no dice nada de valores muy lejanos de los datos.`,
      },
      notThrough: {
        en: line`A trend line need not pass through all the data points.`,
        es: line`Una recta de tendencia no tiene que pasar por todos los puntos de los datos.`,
      },
      onlyPoints: {
        en: line`A trend line can also be used to predict between the measured values.`,
        es: line`Una recta de tendencia también sirve para predecir entre los valores medidos.`,
      },
    }),
    check(printed, { key }) {
      const at = evaluate(itemOf(printed.terms('quantity'), 0).amount)
      const [, to] = tupleOf(printed.numbers, 2)
      return key === (at.compare(to) > 0 ? 'far' : 'inside')
    },
  }),
})
