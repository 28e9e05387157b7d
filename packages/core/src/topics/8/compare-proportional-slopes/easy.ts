import {
  answerStep,
  equation,
  evaluate,
  explained,
  figure,
  itemOf,
  line,
  point,
  quantity,
  type Random,
  Ratio,
  role,
  things,
  times,
} from '../../../author.ts'
import { contexts, numberOf, rateAmount, xAmount, yAmount } from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  emptyGrid,
  lineDrawn,
  linesIn,
  linesOn,
  onGrid,
  pointAt,
  rateOf,
  stacked,
} from '../../kit/proportion/graphs.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import {
  columnsIn,
  drawnSlope,
  drawnStep,
  type Form,
  letsOf,
  likely,
  places,
  ruleOf,
  SLOPE,
  slopeStep,
  tableOf,
  twoPoints,
  X,
  Y,
} from './parts.ts'

/** Whole and half rates; the line crosses at least half of the grid. */
const EASY = linesOn(
  [
    [1, 1],
    [1, 2],
    [1, 5],
    [1, 10],
    [2, 5],
  ],
  (rate, { right, up }) => rate.d <= 2 && right !== up && up <= 2 * right,
)
/** Each form has contexts of its own, so that a sheet shows none twice. */
const MINE = {
  read: mine(0),
  graph: mine(1),
  table: places.filter(i => i % 4 === 2),
  story: places.filter(i => i % 4 === 3),
}
function mine(rest: number): readonly number[] {
  return places.filter(i => i % 4 === rest && itemOf(EASY, i).length > 0)
}
const drawLine = (random: Random, from: readonly number[]): Drawn => random.pick(itemOf(EASY, random.evenly(from)))
/** A likely whole or half rate. */
function drawRate(random: Random, from: readonly number[]) {
  const at = random.evenly(from)
  const { whole, parts } = itemOf(contexts, at)
  const halves = parts.filter(({ d }) => d === 2)
  const isWhole = random.evenly([true, false]) || halves.length === 0
  const rate = isWhole ? Ratio.of(random.int(Math.max(2, whole[0]), whole[1])) : random.pick(halves)
  return { at, rate }
}
const slopeIs = (context: (typeof contexts)[number], rate: Ratio) =>
  answerStep(alone(rateAmount(context, rate)), {
    en: line`The slope of a proportional graph is the unit rate.`,
    es: line`La pendiente de una gráfica proporcional es la tasa unitaria.`,
  })

export const easyForms = (form: Form) => ({
  slopeFromGraph: form({
    levels: ['easy'],
    wide: true,
    draw: (random): Drawn => drawLine(random, MINE.read),
    answer: quantity,
    solve: drawn => rateAmount(contextOf(drawn), rateOf(drawn)),
    ask: drawn => stacked(paragraph(contextOf(drawn).intro, SLOPE), onGrid(drawn)),
    solution: drawn => [drawnStep(drawn), drawnSlope(drawn, true), slopeIs(contextOf(drawn), rateOf(drawn))],
    check: (printed, { amount }) => linesIn(printed).every(([x, y]) => evaluate(amount).times(x).equals(y)),
  }),

  graphIt: form({
    levels: ['easy'],
    wide: true,
    draw: (random): Drawn => drawLine(random, MINE.graph),
    answer: lineDrawn,
    solve: drawn => drawn,
    key: twoPoints,
    ask: drawn =>
      stacked(
        paragraph(contextOf(drawn).intro, letsOf(contextOf(drawn)), {
          en: line`Graph ${ruleOf(rateOf(drawn))}.`,
          es: line`Grafica ${ruleOf(rateOf(drawn))}.`,
        }),
        emptyGrid(drawn),
      ),
    solution(drawn) {
      const [x, y] = pointAt(drawn)
      return [
        explained(
          point(0, 0),
          line`The graph of a proportional relationship passes through the origin.`,
          line`La gráfica de una relación proporcional pasa por el origen.`,
        ),
        explained(
          equation(equation(Y, times(numberOf(rateOf(drawn)), x)), y),
          line`Substitute ${equation(X, x)} into the equation: the point ${point(x, y)} is an intersection of grid lines.`,
          line`Sustituye ${equation(X, x)} en la ecuación: el punto ${point(x, y)} es un cruce de la cuadrícula.`,
        ),
        explained(
          figure(onGrid(drawn, [1])),
          line`Draw the line from the origin through this point.`,
          line`Traza la recta desde el origen por este punto.`,
        ),
      ]
    },
    check(printed, drawn) {
      const [x, y] = pointAt(drawn)
      return evaluate(printed.one('relation').right, { x }).equals(y)
    },
  }),

  slopeOfTable: form({
    levels: ['easy'],
    draw(random) {
      const { at, rate } = drawRate(random, MINE.table)
      const first = random.pick([2, 4].filter(x => x * 3 <= itemOf(contexts, at).most + 2))
      return { at, rate, xs: [first, 2 * first, 3 * first] }
    },
    answer: quantity,
    solve: ({ at, rate }) => rateAmount(itemOf(contexts, at), rate),
    ask({ at, rate, xs }) {
      const context = itemOf(contexts, at)
      return stacked(
        paragraph(context.intro, {
          en: line`The values in the table are graphed. What is the slope of the line, as a unit rate?`,
          es: line`Se grafican los valores de la tabla. ¿Cuál es la pendiente de la recta, como tasa unitaria?`,
        }),
        tableOf(context, rate, xs),
      )
    },
    solution({ at, rate, xs }) {
      const context = itemOf(contexts, at)
      const x = itemOf(xs, 0)
      return [
        explained(
          point(x, numberOf(rate.times(x))),
          line`The first column is a point on the line, which begins at the origin.`,
          line`La primera columna es un punto de la recta, que empieza en el origen.`,
        ),
        slopeStep(context, rate, [x, rate.times(x)], true),
        slopeIs(context, rate),
      ]
    },
    check: (printed, { amount }) => columnsIn(printed).every(([x, y]) => evaluate(amount).times(x).equals(y)),
  }),

  slopeOfStory: form({
    levels: ['easy'],
    draw(random) {
      const { at, rate } = drawRate(random, MINE.story)
      const context = itemOf(contexts, at)
      const whole = likely(context).filter(x => rate.times(x).isInteger)
      return { at, rate, x: random.pick(whole) }
    },
    answer: quantity,
    solve: ({ at, rate }) => rateAmount(itemOf(contexts, at), rate),
    ask({ at, rate, x }) {
      const context = itemOf(contexts, at)
      const told = context.tell(role('x', xAmount(context, x)), role('y', yAmount(context, rate.times(x))))
      const unit = things(context.rate)
      const { xName, yName } = context
      return paragraph(
        told,
        {
          en: [
            `A graph shows this proportional relationship, with ${xName.en} on the x-axis and ${yName.en} on the y-axis.`,
          ],
          es: [
            `Una gráfica muestra esta relación proporcional, con ${xName.es} en el eje x y ${yName.es} en el eje y.`,
          ],
        },
        {
          en: line`What is the slope of the graph in ${unit}?`,
          es: line`¿Cuál es la pendiente de la gráfica en ${unit}?`,
        },
      )
    },
    solution({ at, rate, x }) {
      const context = itemOf(contexts, at)
      return [
        explained(
          point(x, numberOf(rate.times(x))),
          line`The graph is a line that starts at the origin and passes through this point.`,
          line`La gráfica es una recta que parte del origen y pasa por este punto.`,
        ),
        slopeStep(context, rate, [x, rate.times(x)], true),
        slopeIs(context, rate),
      ]
    },
    check: (printed, { amount }) => evaluate(amount).times(printed.role('x')).equals(printed.role('y')),
  }),
})
