import {
  type AnswerType,
  type Block,
  type Both,
  blank,
  both,
  coordinatePlane,
  count,
  type Expr,
  equation,
  exact,
  explained,
  figure,
  itemOf,
  join,
  line,
  list,
  minus,
  over,
  type Point,
  point,
  prose,
  Ratio,
  role,
  statements,
  step,
  steps,
  sum,
  thing,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  B,
  inTheForm,
  type Line,
  lineThrough,
  M,
  passes,
  SHAPE,
  sideOf,
  slopeStep,
  startSteps,
  throughPointSteps,
  twoPointSteps,
  writeStep,
  X,
  Y,
} from '../../kit/lines/line-equation.ts'
import { amountOf, type LinearStory, likelyTimes, signedRate, smallStories } from '../../kit/lines/linear-stories.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { mistakeForms } from './mistakes.ts'
import { bySign, drawSlope, type Form, latticePoint, lineOf, linesBySign, placesOf, pointsIn } from './parts.ts'

interface TwoFacts {
  readonly story: LinearStory
  readonly pair: readonly [Point, Point]
}

/** (y − 3)/x = 2/4, y = (1/2)x + 3, with these numbers in the places. */
const derived = (run: number, [start, rise, slope, again]: readonly Value[]): readonly Expr[] => [
  equation(over(minus(Y, start as Value), X), over(rise as Value, run)),
  equation(Y, sum(join(slope as Value, X), again as Value)),
]
const BLANK = blank(2)
const derivedAnswer: AnswerType<readonly Value[]> = { ...blankAnswers, requires: 'lowest-terms' }

export const hardForms = (form: Form) => ({
  ...mistakeForms(form),

  twoFacts: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random): TwoFacts {
      const story = random.evenly(smallStories)
      const rate = signedRate(story, random.pick(story.rates))
      const start = random.pick(story.starts)
      const times = likelyTimes(story)
      const i = random.int(0, times.length - 4)
      const j = random.int(i + 3, times.length - 1)
      const at = (x: number): Point => [x, start + rate * x]
      return { story, pair: [at(itemOf(times, i)), at(itemOf(times, j))] }
    },
    answer: inTheForm,
    solve: ({ pair: [[x1, y1], [x2, y2]] }) => sideOf(lineThrough(Ratio.of(y2 - y1, x2 - x1), [x1, y1])),
    ask: ({ story, pair: [[x1, y1], [x2, y2]] }) =>
      paragraph(
        story.intro,
        story.facts(
          role('x1', count(x1, story.x)),
          role('y1', amountOf(story, y1)),
          role('x2', count(x2, story.x)),
          role('y2', amountOf(story, y2)),
        ),
        story.lets,
        {
          en: line`Write an equation for ${Y} in the form ${SHAPE}.`,
          es: line`Escribe una ecuación para ${Y} en la forma ${SHAPE}.`,
        },
      ),
    solution({ story, pair: [one, other] }) {
      const slope = Ratio.of(other[1] - one[1], other[0] - one[0])
      const of = lineThrough(slope, one)
      const [start, change] = [amountOf(story, of.start.n), amountOf(story, Math.abs(slope.n))]
      return [
        explained(
          list(point(...one), point(...other)),
          line`Write the two facts as points ${point(X, Y)}.`,
          line`Escribe los dos datos como puntos ${point(X, Y)}.`,
        ),
        slopeStep(one, other),
        ...startSteps(slope, one),
        explained(
          equation(Y, sideOf(of)),
          [
            ...line`Substitute ${equation(M, slope)} and ${equation(B, of.start)} into ${SHAPE}: ${Y} starts at ${start}`,
            story.falls ? ' and decreases by ' : ' and increases by ',
            ...line`${change} for each ${thing(story.x)}.`,
          ],
          [
            ...line`Sustituye ${equation(M, slope)} y ${equation(B, of.start)} en ${SHAPE}: ${Y} empieza en ${start}`,
            story.falls ? ' y disminuye ' : ' y aumenta ',
            ...line`${change} por cada ${thing(story.x)}.`,
          ],
        ),
      ]
    },
    check: (printed, side) =>
      passes(side, [
        [printed.role('x1'), printed.role('y1')],
        [printed.role('x2'), printed.role('y2')],
      ]),
  }),

  offTheGrid: form({
    levels: ['hard'],
    draw(random) {
      return bySign(random, OFF_GRID)
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask: ({ pair }) =>
      withFigure(
        {
          en: prose`The line crosses the ${Y}-axis outside the grid. Write the equation of the line in the form ${SHAPE}.`,
          es: prose`La recta corta el eje ${Y} fuera de la cuadrícula. Escribe la ecuación de la recta en la forma ${SHAPE}.`,
        },
        coordinatePlane({
          x: { from: 0, to: 20, step: 2 },
          y: { from: 0, to: 50, step: 5 },
          lines: [{ through: pair }],
        }),
      ),
    solution: ({ pair: [one, other] }) => [
      explained(
        list(point(...one), point(...other)),
        line`Read two points where the line passes through crossings of grid lines. Mind the scales.`,
        line`Lee dos puntos donde la recta pasa por cruces de la cuadrícula. Ten en cuenta las escalas.`,
      ),
      ...twoPointSteps(one, other),
    ],
    check: (printed, side) => printed.figure('coordinate-plane').lines.every(({ through }) => passes(side, through)),
  }),

  sameAs: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const kind = random.evenly(['slope', 'intercept'] as const)
      return { kind, ...bySign(random, kind === 'slope' ? PARALLEL : FROM_ONE_START) }
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask({ kind, at, pair: [one, other] }) {
      const [through, a, b] = [point(...at), point(...one), point(...other)]
      return kind === 'slope'
        ? {
            en: prose`A line through ${through} has the same slope as the line through ${a} and ${b}. Write its equation in the form ${SHAPE}.`,
            es: prose`Una recta que pasa por ${through} tiene la misma pendiente que la recta que pasa por ${a} y ${b}. Escribe su ecuación en la forma ${SHAPE}.`,
          }
        : {
            en: prose`A line passes through ${through}. It has the same ${Y}-intercept as the line through ${a} and ${b}. Find its equation in the form ${SHAPE}.`,
            es: prose`Una recta pasa por ${through}. Tiene la misma intersección con el eje ${Y} que la recta que pasa por ${a} y ${b}. Halla su ecuación en la forma ${SHAPE}.`,
          }
    },
    solution({ kind, of, at, pair }) {
      const [left] = pair[0][0] < pair[1][0] ? pair : [pair[1]]
      return kind === 'slope'
        ? [slopeStep(...pair), ...throughPointSteps(of.slope, at)]
        : [
            slopeStep(...pair),
            ...startSteps(Ratio.of(pair[1][1] - pair[0][1], pair[1][0] - pair[0][0]), left),
            explained(
              point(0, of.start),
              line`Both lines pass through this point of the ${Y}-axis. Use it with ${point(...at)}.`,
              line`Las dos rectas pasan por este punto del eje ${Y}. Úsalo con ${point(...at)}.`,
            ),
            slopeStep([0, of.start.n], at),
            writeStep(of),
          ]
    },
    check(printed, side) {
      const [at, one, other] = pointsIn(printed)
      if (!at || !one || !other || !passes(side, [at])) return false
      const [rise, run] = [other[1].minus(one[1]), other[0].minus(one[0])]
      // As steep as the other line, or meeting it where x is 0.
      return (
        passes(side, [[at[0].plus(run), at[1].plus(rise)]]) !==
        passes(side, [[0, one[1].minus(rise.times(one[0]).over(run))]])
      )
    },
  }),

  threeOfFour: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const wording = random.evenly([0, 1] as const)
      const { of, places } = bySign(random, ROOMY)
      const [i, j, k, other] = random.sample(places, 4)
      const on = tupleOf(
        [i, j, k].toSorted((a, b) => a - b).map(k => latticePoint(of, k)),
        3,
      )
      const [x, y] = latticePoint(of, other)
      const off: Point = [x, y + random.pick([-2, -1, 1, 2])]
      return { wording, of, on, off, shown: random.shuffle([...on, off]) }
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask({ wording, shown }) {
      const [a, b, c, d] = tupleOf(
        shown.map(at => point(...at)),
        4,
      )
      return wording === 0
        ? {
            en: prose`Three of the points ${a}, ${b}, ${c}, and ${d} lie on one line. Write the equation of that line in the form ${SHAPE}.`,
            es: prose`Tres de los puntos ${a}, ${b}, ${c} y ${d} están sobre una misma recta. Escribe la ecuación de esa recta en la forma ${SHAPE}.`,
          }
        : {
            en: prose`A student plots ${a}, ${b}, ${c}, and ${d}. All but one of the points lie on one line. What is its equation in the form ${SHAPE}?`,
            es: prose`Un estudiante ubica ${a}, ${b}, ${c} y ${d}. Todos los puntos menos uno están sobre una misma recta. ¿Cuál es su ecuación en la forma ${SHAPE}?`,
          }
    },
    solution({ of, on, off }) {
      const [first, second, third] = on
      const from = (to: Point) => {
        const [[x1, y1], [x2, y2]] = first[0] < to[0] ? [first, to] : [to, first]
        return equation(over(minus(y2, y1), minus(x2, x1)), Ratio.of(y2 - y1, x2 - x1))
      }
      return [
        explained(
          statements(from(second), from(third), from(off)),
          line`Find the slopes between ${point(...first)} and ${point(...second)}, ${point(...third)}, ${point(...off)}, in this order.`,
          line`Halla las pendientes entre ${point(...first)} y ${point(...second)}, ${point(...third)}, ${point(...off)}, en este orden.`,
        ),
        explained(
          equation(M, of.slope),
          line`Two of the slopes are equal, so ${point(...off)} is not on the line.`,
          line`Dos de las pendientes son iguales; por eso, ${point(...off)} no está sobre la recta.`,
        ),
        ...throughPointSteps(of.slope, first),
      ]
    },
    check: (printed, side) => pointsIn(printed).filter(at => passes(side, [at])).length === 3,
  }),

  triangles: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const slope = drawSlope(random, [2, 3, 4, 5], 3)
      return random.until(
        () => ({ of: lineOf(slope, random.int(1, 9)), k: random.pick([2, 3, 4]) }),
        ({ of, k }) => {
          const [x, y] = latticePoint(of, k)
          return x <= 10 && y >= 1 && y <= 9 && y !== of.start.n
        },
      )
    },
    answer: derivedAnswer,
    solve: ({ of, k }): readonly Value[] => [of.start, latticePoint(of, k)[1] - of.start.n, of.slope, of.start],
    key: ({ of, k }, values) => {
      const [run] = latticePoint(of, k)
      return both(steps(...derived(run, values).map(item => line`${item}`)))
    },
    ask({ of, k }) {
      const [start, at] = [latticePoint(of, 0), latticePoint(of, k)]
      const [run] = at
      const shown = figure(
        coordinatePlane({
          x: [0, 10],
          y: [0, 10],
          points: [
            [...start, 'P'],
            [...at, 'Q'],
          ],
          lines: [{ through: [start, at] }],
        }),
      )
      const lines = steps(...derived(run, [BLANK, BLANK, BLANK, BLANK]).map(item => line`${item}`))
      const text: Both<Block> = {
        en: prose`The slope triangle from P to Q is similar to the one from P to any other point ${point(X, Y)} of the line, so rise over run is the same in both. Fill in the blanks. Write the slope in lowest terms.`,
        es: prose`El triángulo de pendiente de P a Q es semejante al de P a cualquier otro punto ${point(X, Y)} de la recta; por eso, el cambio vertical entre el cambio horizontal es igual en los dos. Completa los espacios. Escribe la pendiente en su mínima expresión.`,
      }
      return { en: [text.en, shown, lines], es: [text.es, shown, lines] }
    },
    solution({ of, k }) {
      const [x, y] = latticePoint(of, k)
      const [rise, start] = [y - of.start.n, of.start]
      const [first, last] = tupleOf(derived(x, [start, rise, of.slope, start]), 2)
      return [
        explained(
          first,
          line`From P to ${point(X, Y)}: rise ${minus(Y, start)}, run ${X}. From P to Q: rise ${equation(minus(y, start), rise)}, run ${x}.`,
          line`De P a ${point(X, Y)}: cambio vertical ${minus(Y, start)}, cambio horizontal ${X}. De P a Q: cambio vertical ${equation(minus(y, start), rise)}, cambio horizontal ${x}.`,
        ),
        ...(Math.abs(of.slope.n) === Math.abs(rise)
          ? []
          : [step(equation(over(rise, x), of.slope), because.divideBothTerms, { value: k })]),
        explained(
          equation(minus(Y, start), join(of.slope, X)),
          line`Multiply both sides by ${X}.`,
          line`Multiplica ambos lados por ${X}.`,
        ),
        explained(last, line`Add ${start} to both sides.`, line`Suma ${start} a ambos lados.`),
      ]
    },
    check(printed, values) {
      const [start, rise, slope, again] = tupleOf(values.map(exact), 4)
      const [through] = printed.figure('coordinate-plane').lines.map(of => of.through)
      if (!through) return false
      const [[, y1], [x2, y2]] = through
      return start.equals(y1) && again.equals(y1) && rise.plus(start).equals(y2) && slope.times(x2).equals(rise)
    },
  }),
})

/** Two corners of the grid whose line crosses the y-axis outside of it: falling, then rising. */
const OFF_GRID = [-1, 1].map(sign =>
  [2, 4, 6, 8, 10, 12].flatMap(x1 =>
    [4, 6, 8, 10, 12].flatMap(run =>
      [10, 15, 20, 25, 30, 35].flatMap(rise => {
        if (x1 + run > 18 || rise > 6 * run) return []
        const slope = Ratio.of(sign * rise, run)
        if (slope.d > 4) return []
        return [5, 10, 15].flatMap(low => {
          const pair: readonly [Point, Point] =
            sign > 0
              ? [
                  [x1, low],
                  [x1 + run, low + rise],
                ]
              : [
                  [x1, low + rise],
                  [x1 + run, low],
                ]
          const of = lineThrough(slope, pair[0])
          const start = of.start.toNumber()
          const isOff = of.start.isInteger && (start <= -3 || start >= 53) && Math.abs(start) <= 90
          return isOff && low + rise <= 45 ? [{ of, pair }] : []
        })
      }),
    ),
  ),
)
/** Lines with four points or more near the origin. */
const ROOMY = linesBySign([1, 2, 3, 4], 5, [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8], of => {
  const places = placesOf(of, 10)
  return places.length >= 4 ? [{ of, places }] : []
})

const NEAR = [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8] as const
interface Other {
  readonly of: Line
  readonly at: Point
  readonly pair: readonly [Point, Point]
}
/** A point, and two points of another line as steep, none of them on an axis. */
const PARALLEL = linesBySign([1, 2, 3, 4], 5, NEAR, (of): readonly Other[] =>
  placesOf(of, 10).flatMap(k =>
    [-5, -3, 3, 4].flatMap(shift => {
      const second = lineOf(of.slope, of.start.n + shift)
      const [i, j] = placesOf(second, 10)
      return i === undefined || j === undefined || i === k
        ? []
        : [{ of, at: latticePoint(of, k), pair: [latticePoint(second, i), latticePoint(second, j)] as const }]
    }),
  ),
)
/** A point, and two points of another line that meets the y-axis in the same place. */
const FROM_ONE_START = linesBySign([1, 2, 3, 4], 5, NEAR, (of): readonly Other[] =>
  placesOf(of, 10).flatMap(k =>
    [Ratio.of(2), Ratio.of(-3), Ratio.of(1, 2), Ratio.of(-3, 2), Ratio.of(2, 3)].flatMap(slope => {
      const second = lineOf(slope, of.start.n)
      const places = placesOf(second, 10)
      const [i, j] = [places[0], places.at(-1)]
      return slope.equals(of.slope) || i === undefined || j === undefined || i === j
        ? []
        : [{ of, at: latticePoint(of, k), pair: [latticePoint(second, i), latticePoint(second, j)] as const }]
    }),
  ),
)
