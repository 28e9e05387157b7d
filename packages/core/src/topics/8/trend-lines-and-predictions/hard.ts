import {
  answerStep,
  blank,
  count,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type Inline,
  itemOf,
  line,
  list,
  quantity,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { M, X, Y } from '../../kit/lines/line-equation.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { drawLine, drawPlace, heightAt, pairsOf, scaleOf, shown } from './lines.ts'
import {
  amountOf,
  askedBack,
  atOf,
  backSteps,
  changeOf,
  equationSteps,
  type Form,
  lettersTold,
  paragraphOf,
  predicted,
  printedAmount,
  printedRule,
  ruleTold,
  type Words,
} from './says.ts'
import { settingsAt } from './settings.ts'
import type { Setting } from './things.ts'

const MINE = {
  xForY: settingsAt(7, 14),
  twoPredictions: settingsAt(13, 2),
  changeBy: settingsAt(16, 13),
} as const
/** "Slope: ____ points per hour", "y-intercept: ____ points". */
function namedParts({ x, y }: Setting, slope: Value, start: Value): readonly Words[] {
  const amount = count(expr(start), y.noun)
  return [
    {
      en: [...line`Slope: ${slope}`, ` ${y.noun.en[1]} per ${x.noun.en[0]}`],
      es: [...line`Pendiente: ${slope}`, ` ${y.noun.es[1]} por ${x.noun.es[0]}`],
    },
    { en: line`${Y}-intercept: ${amount}`, es: line`Intersección con el eje ${Y}: ${amount}` },
  ]
}
const lowered = (content: readonly Inline[]): readonly Inline[] =>
  content.map((part, i) => (i === 0 && typeof part === 'string' ? part.charAt(0).toLowerCase() + part.slice(1) : part))
const partsKey = (setting: Setting, values: readonly Value[]) => {
  const [one, other] = tupleOf(namedParts(setting, itemOf(values, 0), itemOf(values, 1)), 2)
  return paragraphOf({ en: [...one.en, '; ', ...other.en], es: [...one.es, '; ', ...lowered(other.es)] })
}

export const hardForms = (form: Form) => ({
  xForY: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawPlace(random, MINE.xForY),
    answer: quantity,
    solve: ({ drawn: { setting }, at }) => amountOf(setting.x, at),
    ask: ({ drawn: { setting, trend }, at }) =>
      paragraph(ruleTold(setting, trend, 1), askedBack(setting, heightAt(trend, at))),
    solution: ({ drawn: { setting, trend }, at }, answer) => [
      ...backSteps(trend, at),
      answerStep(quantity.show(answer), predicted(setting, at, heightAt(trend, at))),
    ],
    check: (printed, { amount }) => evaluate(printedRule(printed), { x: exact(amount) }).equals(printedAmount(printed)),
  }),

  twoPredictions: form({
    levels: ['hard'],
    lines: 4,
    draw(random) {
      const drawn = drawLine(random, MINE.twoPredictions)
      return { drawn, pair: random.pick(pairsOf(drawn.setting, drawn.crossings)) }
    },
    answer: blankAnswers,
    solve: ({ drawn: { trend } }) => [shown(trend.slope), shown(trend.start)],
    ask({ drawn: { setting }, pair: [[x1, y1], [x2, y2]] }) {
      const { x, y, who } = setting
      const [one, other] = [x.some(amountOf(x, x1)), x.some(amountOf(x, x2))]
      const [first, second] = [y.some(amountOf(y, y1)), y.some(amountOf(y, y2))]
      const text = paragraph(
        {
          en: [
            `For ${who.en}, a trend line predicts `,
            ...first.en,
            ' for ',
            ...one.en,
            ', and ',
            ...second.en,
            ' for ',
            ...other.en,
            '.',
          ],
          es: [
            `Para ${who.es}, una recta de tendencia predice `,
            ...first.es,
            ' para ',
            ...one.es,
            ', y ',
            ...second.es,
            ' para ',
            ...other.es,
            '.',
          ],
        },
        lettersTold(setting),
        {
          en: line`Find the slope and the ${Y}-intercept of the line.`,
          es: line`Halla la pendiente y la intersección con el eje ${Y}.`,
        },
      )
      const blanks = namedParts(setting, blank(3), blank(3)).map(paragraphOf)
      return { en: [text.en, ...blanks.map(({ en }) => en)], es: [text.es, ...blanks.map(({ es }) => es)] }
    },
    solution({ drawn: { setting, trend }, pair }, values) {
      return [
        explained(
          list(atOf(pair[0]), atOf(pair[1])),
          line`Write each prediction as a point on the line: ${X} first, then ${Y}.`,
          line`Escribe cada predicción como un punto de la recta: primero ${X}, luego ${Y}.`,
        ),
        ...equationSteps(trend, pair),
        answerStep(partsKey(setting, values), {
          en: line`The slope is the change for one more unit of ${X}; the ${Y}-intercept is the prediction for ${equation(X, 0)}.`,
          es: line`La pendiente es el cambio por una unidad más de ${X}; la intersección con el eje ${Y} es la predicción para ${equation(X, 0)}.`,
        }),
      ]
    },
    check(printed, answers) {
      if (answers.length !== 2) return false
      const [slope, start] = tupleOf(answers.map(exact), 2)
      const at = (i: number) => slope.times(printedAmount(printed, i)).plus(start)
      return at(1).equals(printedAmount(printed, 0)) && at(3).equals(printedAmount(printed, 2))
    },
  }),

  changeBy: form({
    levels: ['medium'],
    draw(random) {
      const drawn = drawLine(random, MINE.changeBy)
      const [x, y] = [scaleOf(drawn.setting.x), scaleOf(drawn.setting.y)]
      const { slope, start } = drawn.trend
      const all = [2, 3, 4, 5, 6, 7]
        .map(halves => (halves * x.step) / 2)
        .filter(by => Math.abs(slope * by) !== 100 * start)
      const likely = all.filter(by => by !== 100 && by % x.grain === 0 && (slope * by) % (100 * y.grain) === 0)
      const by = random.pick(likely.length > 0 ? likely : all.slice(2, 4))
      return { drawn, by }
    },
    answer: quantity,
    solve: ({ drawn: { setting, trend }, by }) => amountOf(setting.y, (trend.slope * by) / 100),
    ask({ drawn: { setting, trend }, by }) {
      const more = amountOf(setting.x, by)
      return paragraph(ruleTold(setting, trend, 2), {
        en: [
          `By how much does ${setting.y.predicted.en} change when `,
          X,
          ' increases by ',
          more,
          trend.slope < 0 ? '? Write a decrease as a negative number.' : '?',
        ],
        es: [
          `¿Cuánto cambia ${setting.y.predicted.es} cuando `,
          X,
          ' aumenta ',
          more,
          trend.slope < 0 ? '? Escribe una disminución como número negativo.' : '?',
        ],
      })
    },
    solution({ drawn: { setting, trend }, by }, answer) {
      const { slope } = trend
      const change = (slope * by) / 100
      const [more, amount] = [amountOf(setting.x, by), changeOf(setting.y, Math.abs(change))]
      const { predicted: forecast } = setting.y
      return [
        explained(
          equation(M, shown(slope)),
          line`The slope tells the change for one more unit of ${X}. The ${Y}-intercept does not matter here.`,
          line`La pendiente dice el cambio por una unidad más de ${X}. La intersección con el eje ${Y} no importa aquí.`,
        ),
        explained(
          equation(times(shown(slope), shown(by)), shown(change)),
          line`There are ${shown(by)} such units, so multiply the slope by ${shown(by)}.`,
          line`Son ${shown(by)} unidades; por eso, multiplica la pendiente por ${shown(by)}.`,
        ),
        answerStep(quantity.show(answer), {
          en: [
            'When ',
            X,
            ' increases by ',
            more,
            `, ${forecast.en} ${change > 0 ? 'increases' : 'decreases'} by `,
            amount,
            '.',
          ],
          es: [
            'Cuando ',
            X,
            ' aumenta ',
            more,
            `, ${forecast.es} ${change > 0 ? 'aumenta' : 'disminuye'} `,
            amount,
            '.',
          ],
        }),
      ]
    },
    // The difference of two predictions.
    check(printed, { amount }) {
      const side = printedRule(printed)
      const by = printedAmount(printed)
      return evaluate(side, { x: by.plus(7) })
        .minus(evaluate(side, { x: 7 }))
        .equals(exact(amount))
    },
  }),
})
