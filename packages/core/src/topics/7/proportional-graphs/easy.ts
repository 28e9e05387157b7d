import {
  answerStep,
  blank,
  count,
  evaluate,
  explained,
  type Figure,
  type FormMaker,
  figureChoice,
  itemOf,
  line,
  option,
  over,
  point,
  prose,
  quantity,
  type Random,
  role,
  symbol,
  things,
  tupleOf,
} from '../../../author.ts'
import { rateAmount, xAmount, yAmount } from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  linesIn,
  linesOn,
  onGrid,
  pointAt,
  rateOf,
  room,
  stacked,
} from '../../kit/proportion/graphs.ts'
import { alone, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { changing, graphOf, isProportionalPath, isStraight, pathsOf, type Shape } from './shapes.ts'

const WHY = option({
  through: {
    en: prose`Yes: it is a straight line through the origin.`,
    es: prose`Sí: es una recta que pasa por el origen.`,
  },
  above: {
    en: prose`No: it is a straight line, but it does not pass through the origin.`,
    es: prose`No: es una recta, pero no pasa por el origen.`,
  },
  bent: {
    en: prose`No: it passes through the origin, but it is not a straight line.`,
    es: prose`No: pasa por el origen, pero no es una recta.`,
  },
  bentAbove: {
    en: prose`No: it is not a straight line, and it does not pass through the origin.`,
    es: prose`No: no es una recta y no pasa por el origen.`,
  },
})
const ORIGIN = point(0, 0)
const QUOTIENT = over(symbol('y'), symbol('x'))
const STRAIGHT = {
  en: line`The graph is a straight line. The graph of a proportional relationship must also pass through the origin.`,
  es: line`La gráfica es una recta. La gráfica de una relación proporcional debe pasar además por el origen.`,
}
const BENT = {
  en: line`The graph bends, so ${QUOTIENT} does not stay the same.`,
  es: line`La gráfica se curva; por eso ${QUOTIENT} no se mantiene igual.`,
}
const TURNS = ['through', 'above', 'bent', 'through', 'bentAbove', 'above', 'bent'] as const
/** Whole rates on grids that count by ones to the right. */
const EASY = linesOn(
  [
    [1, 1],
    [1, 2],
    [1, 5],
    [1, 10],
  ],
  (rate, { right, xStep }) => rate.isInteger && right * xStep === 1,
)
const withSome = EASY.map((_, i) => i).filter(i => itemOf(EASY, i).length > 0)
const drawEasy = (random: Random, first: number): Drawn =>
  random.pick(itemOf(EASY, random.evenly(startingAt(withSome, first))))

export const easyForms = (form: FormMaker<typeof levels>) => ({
  decide: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const shape: Shape = random.evenly(TURNS)
      return {
        shape,
        context: random.evenly(changing),
        path: random.pick(pathsOf(shape)),
        steps: random.pick([
          [1, 1],
          [1, 2],
          [1, 5],
          [2, 2],
        ] as const),
      }
    },
    answer: WHY,
    solve: ({ shape }) => shape,
    ask: ({ context, path, steps }) =>
      stacked(
        {
          en: prose`Does the graph show a proportional relationship?`,
          es: prose`¿Muestra la gráfica una relación proporcional?`,
        },
        graphOf(context, path, steps),
      ),
    solution: ({ shape, path, steps }, answer) => {
      const [, y] = itemOf(path, 0)
      const start = point(0, y * steps[1])
      return [
        explained(
          start,
          y === 0
            ? line`The graph begins at the origin, ${ORIGIN}.`
            : line`The graph meets the vertical axis at ${start}, not at the origin.`,
          y === 0
            ? line`La gráfica empieza en el origen, ${ORIGIN}.`
            : line`La gráfica corta el eje vertical en ${start} y no en el origen.`,
        ),
        answerStep(WHY.show(answer), shape === 'through' || shape === 'above' ? STRAIGHT : BENT),
      ]
    },
    check(printed, answer) {
      const [curve] = printed.figure('function-graph').curves
      if (curve?.form !== 'points') return false
      const isOrigin = curve.through[0]?.[0] === 0 && curve.through[0][1] === 0
      return answer === 'through'
        ? isProportionalPath(curve.through)
        : isStraight(curve.through) === (answer === 'above') && isOrigin === (answer === 'bent')
    },
  }),

  whichGraph: form({
    levels: ['easy'],
    wide: true,
    draw(random) {
      const context = random.evenly(startingAt(changing, 4))
      const steps = random.pick([
        [1, 1],
        [1, 2],
        [1, 5],
      ] as const)
      return {
        context,
        steps,
        through: random.pick(pathsOf('through')),
        above: random.pick(pathsOf('above')),
        bent: random.pick(pathsOf('bent')),
      }
    },
    answer: figureChoice,
    solve: ({ context, steps, through }) => graphOf(context, through, steps),
    mistakes: ({ context, steps, above, bent }): Readonly<Record<string, Figure>> => ({
      above: graphOf(context, above, steps),
      bent: graphOf(context, bent, steps),
    }),
    ask: () => ({
      en: prose`Which graph shows a proportional relationship?`,
      es: prose`¿Qué gráfica muestra una relación proporcional?`,
    }),
    solution: (_, answer) => [
      explained(
        ORIGIN,
        line`The graph of a proportional relationship is a straight line through the origin.`,
        line`La gráfica de una relación proporcional es una recta que pasa por el origen.`,
      ),
      answerStep(figureChoice.show(answer), {
        en: line`This graph is straight and begins at the origin.`,
        es: line`Esta gráfica es recta y empieza en el origen.`,
      }),
    ],
    whyWrong: ({ above, steps }) => {
      const start = point(0, itemOf(above, 0)[1] * steps[1])
      return {
        above: {
          en: line`It begins at ${start}, not at the origin.`,
          es: line`Empieza en ${start}, no en el origen.`,
        },
        bent: { en: line`It is curved, not straight.`, es: line`Es curva, no recta.` },
      }
    },
    check(_, drawn) {
      const [curve] = drawn.kind === 'function-graph' ? drawn.curves : []
      return curve?.form === 'points' && isProportionalPath(curve.through)
    },
  }),

  unitRate: form({
    levels: ['easy'],
    wide: true,
    draw: random => drawEasy(random, 2),
    answer: quantity,
    solve: drawn => rateAmount(contextOf(drawn), rateOf(drawn)),
    ask: drawn => {
      const { intro, rate } = contextOf(drawn)
      return stacked(
        {
          en: { kind: 'paragraph', content: [...intro.en, ' ', ...line`What is the unit rate in ${things(rate)}?`] },
          es: {
            kind: 'paragraph',
            content: [...intro.es, ' ', ...line`¿Cuál es la tasa unitaria en ${things(rate)}?`],
          },
        },
        onGrid(drawn, [1]),
      )
    },
    solution: (drawn, answer) => [
      explained(
        point(...pointAt(drawn)),
        line`Go right to ${1} on the horizontal axis and up to the line: read the height on the vertical axis.`,
        line`Avanza a la derecha hasta ${1} en el eje horizontal y sube hasta la recta: lee la altura en el eje vertical.`,
      ),
      answerStep(alone(answer), {
        en: line`The unit rate is ${answer}.`,
        es: line`La tasa unitaria es de ${answer}.`,
      }),
    ],
    check: (printed, { amount }) => linesIn(printed).every(([x, y]) => evaluate(amount).times(x).equals(y)),
  }),

  readValue: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: prose`Use the graph to complete the sentence.`,
      es: prose`Usa la gráfica para completar la oración.`,
    },
    draw(random) {
      const drawn = drawEasy(random, 7)
      return { drawn, by: random.int(2, room(drawn)), isBackward: random.chance(0.4) }
    },
    answer: quantity,
    solve: ({ drawn, by, isBackward }) => {
      const [x, y] = pointAt(drawn, by)
      return isBackward ? xAmount(contextOf(drawn), x) : count(y, contextOf(drawn).y)
    },
    ask: told => stacked(paragraph(toldWith(told, true)), onGrid(told.drawn)),
    solution(told, answer) {
      const { drawn, by, isBackward } = told
      const [x, y] = pointAt(drawn, by)
      return [
        explained(
          point(x, y),
          isBackward
            ? line`Find ${y} on the vertical axis, go right to the line, and then down to the horizontal axis: read ${x}.`
            : line`Find ${x} on the horizontal axis, go up to the line, and then left to the vertical axis: read ${y}.`,
          isBackward
            ? line`Busca ${y} en el eje vertical, avanza a la derecha hasta la recta y baja al eje horizontal: lee ${x}.`
            : line`Busca ${x} en el eje horizontal, sube hasta la recta y avanza a la izquierda hasta el eje vertical: lee ${y}.`,
        ),
        answerStep(alone(answer), toldWith(told, false)),
      ]
    },
    check(printed, { amount }) {
      const [[x, y]] = tupleOf(linesIn(printed), 1)
      const [{ name, of }] = tupleOf(printed.terms('role'), 1)
      const [given, found] = [evaluate(of.kind === 'quantity' ? of.amount : of), evaluate(amount)]
      return name === 'x' ? found.times(x).equals(given.times(y)) : found.times(y).equals(given.times(x))
    },
  }),
})
interface Told {
  readonly drawn: Drawn
  readonly by: number
  readonly isBackward: boolean
}
/** The sentence with both amounts, or with a blank for the one that is asked. */
function toldWith({ drawn, by, isBackward }: Told, isAsked: boolean) {
  const context = contextOf(drawn)
  const [x, y] = pointAt(drawn, by)
  return context.tell(
    isBackward && isAsked ? count(blank(3), context.x) : role('x', xAmount(context, x)),
    !isBackward && isAsked ? count(blank(3), context.y) : role('y', yAmount(context, y)),
  )
}
