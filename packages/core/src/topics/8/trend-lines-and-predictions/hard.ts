import {
  absolute,
  answerStep,
  equation,
  evaluate,
  exact,
  type Expr,
  explained,
  itemOf,
  line,
  list,
  minus,
  over,
  type Printed,
  quantity,
  Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  table,
  times,
} from '../../../author.ts'
import { M, SHAPE, X, Y } from '../../kit/lines/line-equation.ts'
import { blankAnswers, type NamedBlank, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  drawLine,
  drawPlace,
  heightAt,
  otherLine,
  pairsOf,
  ratio,
  ruleOf,
  scaleOf,
  secondColumns,
  shown,
  type Trend,
} from './lines.ts'
import {
  amountOf,
  askedBack,
  atOf,
  backSteps,
  choiceOf,
  equationSteps,
  type Form,
  lettersTold,
  predicted,
  ruleTold,
} from './says.ts'
import { printedAmount, printedRule } from './medium.ts'
import { SETTINGS } from './settings.ts'
import type { Setting } from './things.ts'

const [P, Q] = [symbol('p'), symbol('q')]
type Row = readonly [x: number, y: number]
const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const offsOf = (trend: Trend, rows: readonly Row[]) => rows.map(([x, y]) => y - heightAt(trend, x))
const distanceOf = (trend: Trend, rows: readonly Row[]) => total(offsOf(trend, rows).map(Math.abs))
/** "Line p, because 6 is less than 9." */
const closer = (key: string, isP: boolean, less: number, more: number): Sentence =>
  choiceOf(`${isP ? 'p' : 'q'} ${key}`, {
    en: line`Line ${isP ? P : Q}, because ${shown(less)} is less than ${shown(more)}.`,
    es: line`La recta ${isP ? P : Q}, porque ${shown(less)} es menor que ${shown(more)}.`,
  })
const farther = (isP: boolean, more: number, less: number): Sentence =>
  choiceOf('greater', {
    en: line`Line ${isP ? P : Q}, because ${shown(more)} is greater than ${shown(less)}.`,
    es: line`La recta ${isP ? P : Q}, porque ${shown(more)} es mayor que ${shown(less)}.`,
  })
const blanksOf = ({ x, y }: Setting): readonly NamedBlank[] => [
  {
    name: {
      en: `Slope, in ${y.noun.en[1]} per ${x.noun.en[0]}`,
      es: `Pendiente, en ${y.noun.es[1]} por ${x.noun.es[0]}`,
    },
  },
  { name: { en: `Prediction for x = 0, in ${y.noun.en[1]}`, es: `Predicción para x = 0, en ${y.noun.es[1]}` } },
]

export const hardForms = (form: Form) => ({
  xForY: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawPlace(random, startingAt(SETTINGS, 3)),
    answer: quantity,
    solve: ({ drawn: { setting }, at }) => amountOf(setting.x, at),
    ask: ({ drawn: { setting, trend }, at }) =>
      paragraph(ruleTold(setting, trend), askedBack(setting, heightAt(trend, at))),
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
      const drawn = drawLine(random, startingAt(SETTINGS, 4))
      return { drawn, pair: random.pick(pairsOf(drawn.setting, drawn.crossings)) }
    },
    answer: blankAnswers,
    solve: ({ drawn: { trend } }) => [shown(trend.slope), shown(trend.start)],
    namedAnswer: ({ drawn: { setting } }, values) => namedKey(blanksOf(setting), values),
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
        { en: line`Complete.`, es: line`Completa.` },
      )
      const blanks = namedLines(...blanksOf(setting))
      return { en: [text.en, ...blanks.en], es: [text.es, ...blanks.es] }
    },
    solution({ drawn: { setting, trend }, pair }, values) {
      return [
        explained(
          list(atOf(pair[0]), atOf(pair[1])),
          line`Write each prediction as a point of the line: ${X} first, then ${Y}.`,
          line`Escribe cada predicción como un punto de la recta: primero ${X}, luego ${Y}.`,
        ),
        ...equationSteps(trend, pair),
        answerStep(namedKey(blanksOf(setting), values), {
          en: line`The slope is the change for one more unit of ${X}; the ${Y}-intercept is the prediction for ${equation(X, 0)}.`,
          es: line`La pendiente es el cambio por una unidad más de ${X}; la intersección con el eje ${Y} es la predicción para ${equation(X, 0)}.`,
        }),
      ]
    },
    check(printed, [slope, start]) {
      const at = (i: number) => exact(slope ?? 0).times(printedAmount(printed, i)).plus(exact(start ?? 0))
      return at(1).equals(printedAmount(printed, 0)) && at(3).equals(printedAmount(printed, 2))
    },
  }),

  changeBy: form({
    levels: ['hard'],
    draw(random) {
      const drawn = drawLine(random, startingAt(SETTINGS, 6))
      const { x, y } = { x: scaleOf(drawn.setting.x), y: scaleOf(drawn.setting.y) }
      const steps = [2, 3, 4, 5, 6, 7].filter(
        count => (drawn.trend.slope * count * x.step) / 200 % y.grain === 0 && (count * x.step) % 200 === 0,
      )
      const by = (random.pick(steps.length > 0 ? steps : [4]) * x.step) / 2
      return { drawn, by }
    },
    answer: quantity,
    solve: ({ drawn: { setting, trend }, by }) => amountOf(setting.y, (trend.slope * by) / 100),
    ask({ drawn: { setting, trend }, by }) {
      const more = amountOf(setting.x, by)
      return paragraph(ruleTold(setting, trend), {
        en: [
          `How does ${setting.y.predicted.en} change when `,
          X,
          ' increases by ',
          more,
          '? Write a decrease as a negative number.',
        ],
        es: [
          `¿Cuánto cambia ${setting.y.predicted.es} cuando `,
          X,
          ' aumenta ',
          more,
          '? Escribe una disminución como número negativo.',
        ],
      })
    },
    solution({ drawn: { setting, trend }, by }, answer) {
      const { slope } = trend
      const change = (slope * by) / 100
      const [more, amount] = [amountOf(setting.x, by), amountOf(setting.y, Math.abs(change))]
      const { predicted: forecast } = setting.y
      return [
        explained(
          equation(M, shown(slope)),
          line`The slope tells the change for one more unit of ${X}. The ${Y}-intercept stays the same and plays no part.`,
          line`La pendiente dice el cambio por una unidad más de ${X}. La intersección con el eje ${Y} no cambia y no se usa.`,
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
          es: ['Cuando ', X, ' aumenta ', more, `, ${forecast.es} ${change > 0 ? 'aumenta' : 'disminuye'} `, amount, '.'],
        }),
      ]
    },
    // The difference of two predictions.
    check(printed, { amount }) {
      const side = printedRule(printed)
      const by = printedAmount(printed)
      return evaluate(side, { x: by.plus(7) }).minus(evaluate(side, { x: 7 })).equals(exact(amount))
    },
  }),

  closerLine: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const isP = random.evenly([true, false])
      return random.until(
        () => {
          const one = drawLine(random, startingAt(SETTINGS, 9))
          const { setting } = one
          const other = otherLine(random, one)
          const { grain } = scaleOf(setting.y)
          const fine = Math.min(grain, 10) === 10 && grain < 100 ? 10 : grain
          const xs = secondColumns(setting).filter(x =>
            [one, other].every(({ trend }) => heightAt(trend, x) % fine === 0),
          )
          const chosen = xs.length < 3 ? [] : [...random.sample(xs, 3)].toSorted((a, b) => a - b)
          const rows = chosen.map((x): Row => {
            const [low, high] = [heightAt(one.trend, x), heightAt(other.trend, x)]
            const middle = (low + high) / 2 + (random.int(-12, 12) * scaleOf(setting.y).step) / 10
            return [x, grain * Math.round(middle / grain)]
          })
          const [p, q] = [one.trend, other.trend]
          return { setting, isP, p, q, rows }
        },
        ({ isP, p, q, rows }) => {
          if (rows.length < 3) return false
          const [offP, offQ] = [offsOf(p, rows), offsOf(q, rows)]
          const [sumP, sumQ] = [distanceOf(p, rows), distanceOf(q, rows)]
          const [signedP, signedQ] = [Math.abs(total(offP)), Math.abs(total(offQ))]
          const all = [...offP, ...offQ]
          return (
            all.every(off => off !== 0) &&
            sumP < sumQ === isP &&
            sumP !== sumQ &&
            signedP < signedQ !== isP &&
            signedP !== signedQ &&
            Math.abs(itemOf(offP, 0)) !== Math.abs(itemOf(offQ, 0))
          )
        },
      )
    },
    answer: sentenceChoice,
    solve({ isP, p, q, rows }) {
      const [less, more] = isP ? [p, q] : [q, p]
      return closer('distances', isP, distanceOf(less, rows), distanceOf(more, rows))
    },
    mistakes({ isP, p, q, rows }): Readonly<Record<string, Sentence>> {
      const [less, more] = isP ? [p, q] : [q, p]
      const signed = (of: Trend) => Math.abs(total(offsOf(of, rows)))
      const firstOf = (of: Trend) => Math.abs(itemOf(offsOf(of, rows), 0))
      const [a, b] = [firstOf(p), firstOf(q)]
      return {
        greater: farther(!isP, distanceOf(more, rows), distanceOf(less, rows)),
        signed: closer('signed', !isP, signed(more), signed(less)),
        first: closer('first', a < b, Math.min(a, b), Math.max(a, b)),
      }
    },
    ask({ setting, p, q, rows }) {
      const data = table({
        rows: [
          [X, ...rows.map(([x]) => shown(x))],
          [Y, ...rows.map(([, y]) => shown(y))],
        ],
        rowHeads: true,
      })
      const text = paragraph(
        {
          en: [`The table shows data for ${setting.who.en}.`],
          es: [`La tabla muestra datos de ${setting.who.es}.`],
        },
        lettersTold(setting),
      )
      const rules = paragraph(
        {
          en: line`Two lines are drawn: line ${P} is ${ruleOf(p)}, and line ${Q} is ${ruleOf(q)}.`,
          es: line`Se trazan dos rectas: la recta ${P} es ${ruleOf(p)} y la recta ${Q} es ${ruleOf(q)}.`,
        },
        {
          en: line`For each line, add the distances between the actual and the predicted values of ${Y}. Which line is closer to the data?`,
          es: line`Para cada recta, suma las distancias entre los valores reales y los previstos de ${Y}. ¿Qué recta está más cerca de los datos?`,
        },
      )
      return { en: [text.en, data, rules.en], es: [text.es, data, rules.es] }
    },
    solution({ p, q, rows }, answer) {
      const lineSteps = (name: Expr, trend: Trend) => {
        const heights = rows.map(([x]) => shown(heightAt(trend, x)))
        const offs = offsOf(trend, rows).map(off => shown(Math.abs(off)))
        return [
          explained(
            statements(
              ...rows.map(([, y], i) => equation(absolute(minus(shown(y), itemOf(heights, i))), itemOf(offs, i))),
            ),
            line`Line ${name} predicts ${itemOf(heights, 0)}; ${itemOf(heights, 1)}; ${itemOf(heights, 2)}. Find how far each actual value is from this.`,
            line`La recta ${name} predice ${itemOf(heights, 0)}; ${itemOf(heights, 1)}; ${itemOf(heights, 2)}. Halla a qué distancia está cada valor real.`,
          ),
          explained(
            equation(sum(...offs), shown(distanceOf(trend, rows))),
            line`Add the distances for line ${name}.`,
            line`Suma las distancias de la recta ${name}.`,
          ),
        ]
      }
      return [
        ...lineSteps(P, p),
        ...lineSteps(Q, q),
        answerStep(sentenceChoice.show(answer), {
          en: line`The smaller total is closer. The other choices take the greater total, let signs cancel, or look at the first point only.`,
          es: line`La suma menor está más cerca. Las otras opciones toman la suma mayor, dejan que los signos se cancelen o miran solo el primer punto.`,
        }),
      ]
    },
    // Squares of the distances are no help here: the plain sums again, from the printed table and rules.
    check(printed, { key }) {
      const [one, other] = sumsIn(printed)
      return key === `${one.compare(other) < 0 ? 'p' : 'q'} distances`
    },
  }),
})
/** The sum of the distances from either printed line. */
function sumsIn(printed: Printed): readonly [Ratio, Ratio] {
  const [xs = [], ys = []] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => exact(cell as Expr)))
  const [p, q] = printed.all('relation').map(({ right }) =>
    xs.reduce((sum, x, i) => {
      const off = evaluate(right, { x }).minus(ys[i] ?? 0)
      return sum.plus(off.n < 0 ? off.negated() : off)
    }, Ratio.of(0)),
  )
  return [p ?? Ratio.of(0), q ?? Ratio.of(0)]
}
