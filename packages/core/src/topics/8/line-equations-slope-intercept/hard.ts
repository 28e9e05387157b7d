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
  evaluate,
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
  symbolsOf,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  B,
  inTheForm,
  lineThrough,
  M,
  passes,
  SHAPE,
  sideOf,
  slopeStep,
  throughPointSteps,
  twoPointSteps,
  writeStep,
  X,
  Y,
} from '../../kit/lines/line-equation.ts'
import { amountOf, type LinearStory, likelyTimes, linearStories, signedRate } from '../../kit/lines/linear-stories.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import {
  bySign,
  drawSlope,
  type Form,
  isWithin,
  latticePoint,
  lineOf,
  linesBySign,
  placesOf,
  pointsIn,
} from './parts.ts'

const PARTS = [2, 3, 1, 4, 2, 3, 5, 1] as const

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
  twoFacts: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw(random): TwoFacts {
      const story = random.evenly(linearStories)
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
    solution: ({ pair: [one, other] }) => [
      explained(
        list(point(...one), point(...other)),
        line`Write the two facts as points ${point(X, Y)}.`,
        line`Escribe los dos datos como puntos ${point(X, Y)}.`,
      ),
      ...twoPointSteps(one, other),
    ],
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
        coordinatePlane({ x: [0, 10], y: [0, 10], points: pair, lines: [{ through: pair }] }),
      ),
    solution: ({ pair: [one, other] }) => [
      explained(
        list(point(...one), point(...other)),
        line`Read the two marked points.`,
        line`Lee los dos puntos marcados.`,
      ),
      ...twoPointSteps(one, other),
    ],
    check: (printed, side) => printed.figure('coordinate-plane').lines.every(({ through }) => passes(side, through)),
  }),

  sameAs: form({
    levels: ['hard'],
    lines: 5,
    draw(random, { most }) {
      const kind = random.evenly(['slope', 'intercept'] as const)
      const slope = drawSlope(random, PARTS)
      return random.until(
        () => {
          const of = lineOf(slope, random.intExcept(-8, 8, 0))
          const at = latticePoint(of, random.pick([-3, -2, -1, 1, 2, 3]))
          // The other line: as steep, or with a slope of its own.
          const parallel = lineOf(slope, of.start.n + random.intExcept(-7, 7, 0))
          const [j, k] = random.sample([-2, -1, 0, 1, 2], 2)
          const other = lineOf(Ratio.of(random.intExcept(-5, 5, 0)), of.start.n)
          return { kind, of, at, pair: [latticePoint(parallel, j), latticePoint(parallel, k)] as const, other }
        },
        ({ of, at, pair, other }) =>
          isWithin([at, ...pair], most) &&
          at[1] !== 0 &&
          !other.slope.equals(of.slope) &&
          !other.slope.equals(of.start),
      )
    },
    answer: inTheForm,
    solve: ({ of }) => sideOf(of),
    ask({ kind, at, pair: [one, other], other: second }) {
      const through = point(...at)
      if (kind === 'slope') {
        const [a, b] = [point(...one), point(...other)]
        return {
          en: prose`A line through ${through} has the same slope as the line through ${a} and ${b}. Write its equation in the form ${SHAPE}.`,
          es: prose`Una recta que pasa por ${through} tiene la misma pendiente que la recta que pasa por ${a} y ${b}. Escribe su ecuación en la forma ${SHAPE}.`,
        }
      }
      const shown = equation(Y, sideOf(second))
      return {
        en: prose`A line passes through ${through} and meets the line ${shown} on the ${Y}-axis. Write its equation in the form ${SHAPE}.`,
        es: prose`Una recta pasa por ${through} y corta la recta ${shown} sobre el eje ${Y}. Escribe su ecuación en la forma ${SHAPE}.`,
      }
    },
    solution: ({ kind, of, at, pair }) =>
      kind === 'slope'
        ? [slopeStep(...pair), ...throughPointSteps(of.slope, at)]
        : [
            explained(
              equation(B, of.start),
              line`Both lines meet on the ${Y}-axis, so they have the same ${B}: the point is ${point(0, of.start)}.`,
              line`Las dos rectas se cortan sobre el eje ${Y}; por eso, tienen el mismo ${B}: el punto es ${point(0, of.start)}.`,
            ),
            slopeStep([0, of.start.n], at),
            writeStep(of),
          ],
    check(printed, side) {
      const [at, one, other] = pointsIn(printed)
      if (!at || !passes(side, [at])) return false
      if (one && other) {
        const [rise, run] = [other[1].minus(one[1]), other[0].minus(one[0])]
        return passes(side, [[at[0].plus(run), at[1].plus(rise)]])
      }
      const [shown] = printed.all('relation').filter(({ right }) => !symbolsOf(right).has('m'))
      return shown !== undefined && passes(side, [[0, evaluate(shown.right, { x: 0 })]])
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
      const slope = drawSlope(random, [2, 3, 4, 2], 3)
      return random.until(
        () => ({ of: lineOf(slope, random.int(1, 9)), k: random.pick([2, 3]) }),
        ({ of, k }) => {
          const [x, y] = latticePoint(of, k)
          return x <= 8 && y >= 1 && y <= 9 && y !== of.start.n
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

/** Two points in a grid from 0 to 10 whose line crosses the y-axis outside of it. */
const OFF_GRID = linesBySign([1, 2, 3, 4], 5, [-12, -10, -9, -8, -6, -5, -4, -3, -2, 11, 12, 13, 14, 15, 16], of => {
  const inside = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map(k => latticePoint(of, k))
    .filter(([x, y]) => x >= 2 && x <= 9 && y >= 1 && y <= 9)
  return inside.flatMap((one, i) =>
    inside
      .slice(i + 1)
      .filter(other => other[0] - one[0] >= 2)
      .map(other => ({ of, pair: [one, other] as const })),
  )
})
/** Lines with four points or more near the origin. */
const ROOMY = linesBySign([1, 2, 3, 4], 5, [-8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8], of => {
  const places = placesOf(of, 10)
  return places.length >= 4 ? [{ of, places }] : []
})
