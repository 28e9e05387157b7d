import {
  answerStep,
  equation,
  evaluate,
  explained,
  figure,
  formulaChoice,
  itemOf,
  line,
  list,
  type Point,
  type Random,
  symbol,
} from '../../../author.ts'
import { B as INTERCEPT, inTheForm, M, passes, SHAPE } from '../../kit/lines/line-equation.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { atLetter } from '../../kit/transformations/points.ts'
import {
  type Drawn,
  drawData,
  drawLine,
  hundredths,
  pairsOf,
  plotOf,
  ratio,
  ruleOf,
  scaleOf,
  shown,
  sideOf,
  type Trend,
} from './lines.ts'
import { atOf, equationSteps, type Form, lettersTold, plotTold, valueStep } from './says.ts'
import { settingsAt } from './settings.ts'
import type { Setting } from './things.ts'

const MINE = {
  equation: settingsAt(2, 6),
  whichEquation: settingsAt(15, 5),
} as const
const [A, B] = [symbol('A'), symbol('B')]
const exactly = ([x, y]: Point) => [ratio(hundredths(x)), ratio(hundredths(y))] as const
const atNamed = (name: typeof A, [x, y]: Point) => atLetter(name, shown(x), shown(y))

function drawPair(random: Random, among: readonly Setting[]) {
  const drawn = drawLine(random, among)
  const pair = random.pick(pairsOf(drawn.setting, drawn.crossings))
  return { drawn, pair, data: drawData(random, drawn, 9, [pair[0][0], pair[1][0]]) }
}
/** Two steps of the vertical axis too high or too low. */
const raised = ({ setting, trend }: Drawn, sign: number): Trend => ({
  ...trend,
  start: trend.start + 2 * sign * scaleOf(setting.y).step,
})

export const equationForms = (form: Form) => ({
  equation: form({
    levels: ['medium'],
    share: 2,
    draw: random => drawPair(random, MINE.equation),
    answer: inTheForm,
    solve: ({ drawn: { trend } }) => sideOf(trend),
    ask({ drawn: { setting, trend }, pair: [a, b], data }) {
      const drawing = figure(
        plotOf(
          setting,
          data,
          [sideOf(trend)],
          [
            [a, 'A'],
            [b, 'B'],
          ],
        ),
      )
      const text = paragraph(plotTold(setting), lettersTold(setting), {
        en: line`The trend line passes through ${A} and ${B}. Write its equation in the form ${SHAPE}.`,
        es: line`La recta de tendencia pasa por ${A} y ${B}. Escribe su ecuación en la forma ${SHAPE}.`,
      })
      return { en: [text.en, drawing], es: [text.es, drawing] }
    },
    solution: ({ drawn: { trend }, pair }) => [
      explained(
        list(atNamed(A, pair[0]), atNamed(B, pair[1])),
        line`Read both coordinates of ${A} and of ${B} on the axes.`,
        line`Lee en los ejes las dos coordenadas de ${A} y de ${B}.`,
      ),
      ...equationSteps(trend, pair),
      explained(
        ruleOf(trend),
        line`Substitute ${equation(M, shown(trend.slope))} and ${equation(INTERCEPT, shown(trend.start))} into ${SHAPE}.`,
        line`Sustituye ${equation(M, shown(trend.slope))} y ${equation(INTERCEPT, shown(trend.start))} en ${SHAPE}.`,
      ),
    ],
    check: (printed, side) =>
      passes(
        side,
        printed.figure('scatter-plot').marked.map(({ at }) => exactly(at)),
      ),
  }),

  whichEquation: form({
    levels: ['medium'],
    draw: random => ({ ...drawPair(random, MINE.whichEquation), sign: random.sign() }),
    answer: formulaChoice,
    solve: ({ drawn: { trend } }) => ruleOf(trend),
    mistakes: ({ drawn, sign }) => ({
      otherSign: ruleOf({ ...drawn.trend, slope: -drawn.trend.slope }),
      exchanged: ruleOf({ slope: drawn.trend.start, start: drawn.trend.slope }),
      raised: ruleOf(raised(drawn, sign)),
    }),
    ask({ drawn: { setting, trend }, data }) {
      const drawing = figure(plotOf(setting, data, [sideOf(trend)]))
      const text = paragraph(plotTold(setting), lettersTold(setting), {
        en: line`Which is the equation of the trend line?`,
        es: line`¿Cuál es la ecuación de la recta de tendencia?`,
      })
      return { en: [text.en, drawing], es: [text.es, drawing] }
    },
    solution({ drawn: { trend }, pair }, answer) {
      const [slope] = equationSteps(trend, pair)
      return [
        ...(slope ? [slope] : []),
        valueStep(trend, pair[0][0]),
        answerStep(formulaChoice.show(answer), {
          en: line`This line has that slope and passes through ${atOf(pair[0])}.`,
          es: line`Esta recta tiene esa pendiente y pasa por ${atOf(pair[0])}.`,
        }),
      ]
    },
    whyWrong: ({ drawn: { trend }, pair }) => ({
      otherSign:
        trend.slope > 0
          ? {
              en: line`Its slope is negative, but the line rises.`,
              es: line`Su pendiente es negativa, pero la recta sube.`,
            }
          : {
              en: line`Its slope is positive, but the line falls.`,
              es: line`Su pendiente es positiva, pero la recta baja.`,
            },
      exchanged: {
        en: line`The slope and the ${symbol('y')}-intercept are exchanged.`,
        es: line`La pendiente y la intersección con el eje ${symbol('y')} están intercambiadas.`,
      },
      raised: {
        en: line`Its slope is right, but it does not pass through ${atOf(pair[0])}.`,
        es: line`Su pendiente es correcta, pero no pasa por ${atOf(pair[0])}.`,
      },
    }),
    check(printed, chosen) {
      if (typeof chosen !== 'object' || !('kind' in chosen) || chosen.kind !== 'relation') return false
      const curve = itemOf(printed.figure('scatter-plot').curves, 0)
      if (curve.form !== 'graph') return false
      const { from, to } = printed.figure('scatter-plot').x
      const of = curve.of
      return passes(chosen.right, [
        [ratio(hundredths(from)), evaluate(of, { x: ratio(hundredths(from)) })],
        [ratio(hundredths(to)), evaluate(of, { x: ratio(hundredths(to)) })],
      ])
    },
  }),
})
