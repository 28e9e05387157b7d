import {
  answerStep,
  coordinatePlane,
  type Expr,
  equation,
  explained,
  formulaChoice,
  itemOf,
  line,
  list,
  point,
  prose,
  Ratio,
  role,
  step,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  B,
  inTheForm,
  M,
  passes,
  SHAPE,
  sideOf,
  slopeOfSide,
  slopeStep,
  writeIt,
  writeStep,
  X,
  Y,
} from '../../kit/lines/line-equation.ts'
import { amountOf, type LinearStory, linearStories, signedRate } from '../../kit/lines/linear-stories.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { drawSlope, type Form, isWithin, latticePoint, lineOf, pairsInTable, pointsIn, tableOf } from './parts.ts'

const WHOLE = [1] as const
const SIDES = [1, 2, -1, 3, -2] as const
/** Where the line crosses the y-axis. */
const interceptStep = (start: number) =>
  explained(
    equation(B, start),
    line`The line crosses the ${Y}-axis at ${point(0, start)}, so ${B} is ${start}.`,
    line`La recta corta el eje ${Y} en ${point(0, start)}; por eso, ${B} es ${start}.`,
  )

interface Told {
  readonly story: LinearStory
  readonly start: number
  readonly rate: number
}
const equationOf = (m: number, b: number): Expr => equation(Y, sideOf(lineOf(Ratio.of(m), b)))
/** Words of the stories in which something gets less. */
const FALLS = /shorter|removes|down|each trip|reads|acorta|saca|baja|cada viaje|lee/i

export const easyForms = (form: Form) => ({
  fromGraph: form({
    levels: ['easy'],
    share: 2,
    draw(random, { most }) {
      const k = random.evenly(SIDES)
      const slope = drawSlope(random, WHOLE, 4)
      return random.until(
        () => ({ line: lineOf(slope, random.intExcept(-6, 6, 0)), k }),
        drawn => isWithin([latticePoint(drawn.line, k)], most - 1) && latticePoint(drawn.line, k)[1] !== 0,
      )
    },
    answer: inTheForm,
    solve: ({ line: of }) => sideOf(of),
    ask: ({ line: of, k }) => {
      const pair = [latticePoint(of, 0), latticePoint(of, k)] as const
      return withFigure(writeIt, coordinatePlane({ lines: [{ through: pair }] }))
    },
    solution: ({ line: of, k }) => [
      interceptStep(of.start.n),
      explained(
        point(...latticePoint(of, k)),
        line`Read another point where the line passes through an intersection of grid lines.`,
        line`Lee otro punto donde la recta pasa por un cruce de la cuadrícula.`,
      ),
      slopeStep(latticePoint(of, 0), latticePoint(of, k)),
      writeStep(of),
    ],
    check: (printed, side) => printed.figure('coordinate-plane').lines.every(({ through }) => passes(side, through)),
  }),

  interceptAndPoint: form({
    levels: ['easy'],
    lines: 3,
    draw(random, { most }) {
      const wording = random.evenly([0, 1] as const)
      const slope = drawSlope(random, WHOLE, 5)
      return random.until(
        () => ({ line: lineOf(slope, random.intExcept(-9, 9, 0)), k: random.pick([2, 3, -2, -3, 4]), wording }),
        drawn => isWithin([latticePoint(drawn.line, drawn.k)], most + 3) && latticePoint(drawn.line, drawn.k)[1] !== 0,
      )
    },
    answer: inTheForm,
    solve: ({ line: of }) => sideOf(of),
    ask({ line: of, k, wording }) {
      const [start, at] = [of.start, point(...latticePoint(of, k))]
      return wording === 0
        ? {
            en: prose`A line has ${Y}-intercept ${start} and passes through ${at}. Write its equation in the form ${SHAPE}.`,
            es: prose`Una recta cuya intersección con el eje ${Y} es ${start} pasa por ${at}. Escribe su ecuación en la forma ${SHAPE}.`,
          }
        : {
            en: prose`A line passes through ${at} and crosses the ${Y}-axis at ${start}. Find its equation in the form ${SHAPE}.`,
            es: prose`Una recta pasa por ${at} y corta el eje ${Y} en ${start}. Halla su ecuación en la forma ${SHAPE}.`,
          }
    },
    solution: ({ line: of, k }) => [
      explained(
        equation(B, of.start),
        line`The ${Y}-intercept is ${B}: the line passes through ${point(0, of.start)}.`,
        line`La intersección con el eje ${Y} es ${B}: la recta pasa por ${point(0, of.start)}.`,
      ),
      slopeStep(latticePoint(of, 0), latticePoint(of, k)),
      writeStep(of),
    ],
    check(printed, side) {
      const [start] = printed.numbers
      return passes(side, pointsIn(printed)) && start !== undefined && passes(side, [[0, start]])
    },
  }),

  slopeAndIntercept: form({
    levels: ['easy'],
    lines: 2,
    draw(random) {
      const wording = random.evenly([0, 1] as const)
      const slope = drawSlope(random, WHOLE, 6)
      return { wording, line: lineOf(slope, random.intExcept(-9, 9, 0, slope.n)) }
    },
    answer: inTheForm,
    solve: ({ line: of }) => sideOf(of),
    ask({ wording, line: { slope, start } }) {
      const [up, at] = [Math.abs(slope.n), point(0, start)]
      if (wording === 0)
        return {
          en: prose`A line has slope ${slope} and ${Y}-intercept ${start}. Write its equation in the form ${SHAPE}.`,
          es: prose`Una recta tiene pendiente ${slope} e intersección ${start} con el eje ${Y}. Escribe su ecuación en la forma ${SHAPE}.`,
        }
      return slope.n > 0
        ? {
            en: prose`A line passes through ${at} and rises ${up} units for each unit to the right. What is its equation in the form ${SHAPE}?`,
            es: prose`Una recta pasa por ${at} y sube ${up} unidades por cada unidad a la derecha. ¿Cuál es su ecuación en la forma ${SHAPE}?`,
          }
        : {
            en: prose`A line passes through ${at} and falls ${up} units for each unit to the right. What is its equation in the form ${SHAPE}?`,
            es: prose`Una recta pasa por ${at} y baja ${up} unidades por cada unidad a la derecha. ¿Cuál es su ecuación en la forma ${SHAPE}?`,
          }
    },
    solution({ wording, line: of }) {
      const { slope, start } = of
      return wording === 0
        ? [step(list(equation(M, slope), equation(B, start)), because.slopeAndInterceptOf), writeStep(of)]
        : [
            explained(
              equation(M, slope),
              slope.n > 0
                ? line`The rise for one unit to the right is the slope.`
                : line`The slope is the change for one unit to the right: a fall is negative.`,
              slope.n > 0
                ? line`Lo que sube por cada unidad a la derecha es la pendiente.`
                : line`La pendiente es el cambio por cada unidad a la derecha: si baja, es negativa.`,
            ),
            interceptStep(start.n),
            writeStep(of),
          ]
    },
    check(printed, side) {
      const slope = slopeOfSide(side)
      const [point] = pointsIn(printed)
      if (point) return passes(side, [[0, point[1]]]) && Math.abs(slope.n) === itemOf(printed.numbers, 0).n
      const [given, start] = printed.take(2)
      return slope.equals(given) && passes(side, [[0, start]])
    },
  }),

  fromTable: form({
    levels: ['easy'],
    draw(random) {
      const first = random.evenly([0, -1, 0, -2] as const)
      const slope = drawSlope(random, WHOLE, 6)
      return { first, line: lineOf(slope, random.intExcept(-9, 12, 0)) }
    },
    answer: inTheForm,
    solve: ({ line: of }) => sideOf(of),
    ask({ first, line: of }) {
      const shown = tableOf([0, 1, 2, 3].map(i => latticePoint(of, first + i)))
      return {
        en: [prose`The points in the table lie on a line. Write an equation of the line in the form ${SHAPE}.`, shown],
        es: [prose`Los puntos de la tabla están sobre una recta. Escribe su ecuación en la forma ${SHAPE}.`, shown],
      }
    },
    solution: ({ line: of }) => [
      explained(
        equation(B, of.start),
        line`In the column with ${equation(X, 0)}, ${Y} is the ${Y}-intercept.`,
        line`En la columna donde ${equation(X, 0)}, ${Y} es la intersección con el eje ${Y}.`,
      ),
      explained(
        equation(M, of.slope),
        of.slope.n > 0
          ? line`When ${X} increases by ${1}, ${Y} increases by ${of.slope}.`
          : line`When ${X} increases by ${1}, ${Y} decreases by ${of.slope.negated()}: the slope is negative.`,
        of.slope.n > 0
          ? line`Cuando ${X} aumenta ${1}, ${Y} aumenta ${of.slope}.`
          : line`Cuando ${X} aumenta ${1}, ${Y} disminuye ${of.slope.negated()}: la pendiente es negativa.`,
      ),
      writeStep(of),
    ],
    check: (printed, side) => passes(side, pairsInTable(printed)),
  }),

  whichEquation: form({
    levels: ['easy'],
    share: 2,
    draw(random): Told {
      const story = random.evenly(linearStories)
      const rate = random.pick(story.rates)
      return { story, start: random.pick(story.starts.filter(start => start !== rate)), rate }
    },
    answer: formulaChoice,
    solve: ({ story, start, rate }) => equationOf(signedRate(story, rate), start),
    mistakes({ story, start, rate }) {
      const m = signedRate(story, rate)
      return {
        exchanged: equationOf(start, m),
        otherSign: equationOf(-m, start),
        bothMistakes: equationOf(start, -m),
      }
    },
    ask: ({ story, start, rate }) =>
      paragraph(story.given(role('start', amountOf(story, start)), role('rate', amountOf(story, rate))), story.lets, {
        en: line`Which equation represents this situation?`,
        es: line`¿Qué ecuación representa esta situación?`,
      }),
    solution({ story, start, rate }, answer) {
      const m = signedRate(story, rate)
      return [
        explained(
          equation(B, start),
          line`When x is ${0}, ${Y} is ${start}. So ${start} stands alone and is not multiplied by x.`,
          line`Cuando x es ${0}, ${Y} es ${start}. Por eso, ${start} va solo y no se multiplica por x.`,
        ),
        explained(
          equation(M, m),
          m > 0
            ? line`Each time x increases by ${1}, ${Y} increases by ${rate}.`
            : line`Each time x increases by ${1}, ${Y} decreases by ${rate}: the slope is negative.`,
          m > 0
            ? line`Cada vez que x aumenta ${1}, ${Y} aumenta ${rate}.`
            : line`Cada vez que x aumenta ${1}, ${Y} disminuye ${rate}: la pendiente es negativa.`,
        ),
        answerStep(formulaChoice.show(answer), {
          en: line`This equation has both numbers in their places in ${SHAPE}.`,
          es: line`Esta ecuación tiene los dos números en su lugar en ${SHAPE}.`,
        }),
      ]
    },
    whyWrong({ story, start, rate }) {
      const m = signedRate(story, rate)
      return {
        exchanged: {
          en: line`The numbers ${start} and ${m} are exchanged.`,
          es: line`Los números ${start} y ${m} están intercambiados.`,
        },
        otherSign: {
          en:
            m > 0 ? line`Its slope is negative, but ${Y} increases.` : line`Its slope is positive, but ${Y} decreases.`,
          es:
            m > 0
              ? line`Su pendiente es negativa, pero ${Y} aumenta.`
              : line`Su pendiente es positiva, pero ${Y} disminuye.`,
        },
        bothMistakes: {
          en: line`The two numbers are exchanged, and ${rate} has the wrong sign.`,
          es: line`Los dos números están intercambiados, y ${rate} tiene el signo equivocado.`,
        },
      }
    },
    check(printed, chosen) {
      if (typeof chosen !== 'object' || !('kind' in chosen) || chosen.kind !== 'relation') return false
      const [start, rate] = [printed.role('start'), printed.role('rate')]
      const next = FALLS.test(printed.text) ? start.minus(rate) : start.plus(rate)
      return passes(chosen.right, [
        [0, start],
        [1, next],
      ])
    },
  }),
})
