import {
  both,
  bracketed,
  coordinatePlane,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  itemOf,
  line,
  point,
  prose,
  Ratio,
  role,
  step,
  substitute,
  table,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { nonzero } from '../../kit/integers/nonzero.ts'
import type { levels } from './levels.ts'
import {
  alongFrom,
  drawPoint,
  drawSlope,
  isStandard,
  type Pair,
  pairsIn,
  pointSlope,
  pointsOf,
  slopeInTurn,
  slopeIntercept,
  standard,
  through,
  toStandardForm,
  x,
  y,
} from './parts.ts'
import {
  inPointSlope,
  inSlopeIntercept,
  inStandardForm,
  lineStep,
  pointSlopeSteps,
  slopeInterceptSteps,
  slopeOfStandardSteps,
  slopeStep,
  standardFromInterceptSteps,
  standardFromPointSteps,
  twoPointSteps,
} from './steps.ts'

/** The point of y = mx + b at a given x. */
const heightStep = (slope: Ratio, [a, b]: Pair) => {
  const solved = slopeIntercept(slope, Ratio.of(b).minus(slope.times(a)))
  return explainedBy(equation(equation(y, substitute(solved, { x: bracketed(a) })), b), {
    en: line`Find the ${y}-coordinate of the point: substitute ${a} for ${x}.`,
    es: line`Halla la coordenada ${y} del punto: sustituye ${x} por ${a}.`,
  })
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  twoPoints: form({
    levels: ['medium'],
    share: 2,
    draw: random => {
      const slope = drawSlope(random)
      const intercept = random.int(-8, 8)
      const [s, t] = random.sample([-3, -2, -1, 1, 2, 3], 2)
      const start: Pair = [0, intercept]
      return { slope, intercept, pair: [alongFrom(start, slope, s), alongFrom(start, slope, t)] as const }
    },
    answer: inSlopeIntercept,
    solve: ({ slope, intercept }) => slopeIntercept(slope, Ratio.of(intercept)),
    ask: ({ pair: [first, second] }) => ({
      en: prose`A line passes through ${point(...first)} and ${point(...second)}. Write its equation in slope-intercept form.`,
      es: prose`Una recta pasa por ${point(...first)} y ${point(...second)}. Escribe su ecuación en la forma pendiente-intersección.`,
    }),
    solution: ({ pair: [first, second] }) => twoPointSteps(first, second),
    check: (printed, answer) => through(equation(y, answer), pairsIn(printed)),
  }),

  fromGraph: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the equation of the line in slope-intercept form.`,
      es: prose`Escribe la ecuación de la recta en la forma pendiente-intersección.`,
    },
    draw: random => {
      const slope = random.evenly([true, false]) ? drawSlope(random) : Ratio.of(nonzero(random, 3))
      const intercept = nonzero(random, 5)
      const steps = random.until(
        () => random.pick([-2, -1, 1, 2]),
        value => Math.abs(slope.d * value) <= 8 && Math.abs(intercept + slope.n * value) <= 8,
      )
      return { slope, intercept, other: alongFrom([0, intercept], slope, steps) }
    },
    answer: inSlopeIntercept,
    solve: ({ slope, intercept }) => slopeIntercept(slope, Ratio.of(intercept)),
    ask: ({ intercept, other }) =>
      both(
        figure(
          coordinatePlane({
            x: { from: -8, to: 8 },
            y: { from: -8, to: 8 },
            lines: [{ through: [[0, intercept], other] }],
            points: [[0, intercept], other],
          }),
        ),
      ),
    solution: ({ slope, intercept, other }) => [
      step(point(0, intercept), because.readIntercept),
      slopeStep([0, intercept], other),
      lineStep(slope, Ratio.of(intercept)),
    ],
    check(printed, answer) {
      const [line] = printed.figure('coordinate-plane').lines
      return line?.through.every(([a, b]) => evaluate(answer, { x: a }).equals(b)) === true
    },
  }),

  fromTable: form({
    levels: ['medium'],
    instruction: {
      en: prose`The points in the table lie on a line. Write an equation of the line in slope-intercept form.`,
      es: prose`Los puntos de la tabla están sobre una recta. Escribe su ecuación en la forma pendiente-intersección.`,
    },
    lines: 3,
    draw: random => {
      const slope = random.evenly([true, false]) ? drawSlope(random) : Ratio.of(nonzero(random, 4))
      // No pair tells the y-intercept.
      const [intercept, first] = [nonzero(random, 9), random.pick([-4, -5, 1, 2])]
      return { slope, intercept, pairs: [0, 1, 2, 3].map(i => alongFrom([0, intercept], slope, first + i)) }
    },
    answer: inSlopeIntercept,
    solve: ({ slope, intercept }) => slopeIntercept(slope, Ratio.of(intercept)),
    ask: ({ pairs }) =>
      both(
        table({
          rows: [
            [x, ...pairs.map(([a]) => a)],
            [y, ...pairs.map(([, b]) => b)],
          ],
          rowHeads: true,
        }),
      ),
    solution: ({ pairs }) => twoPointSteps(itemOf(pairs, 0), itemOf(pairs, 1)),
    check(printed, answer) {
      const [xs, ys] = printed.block('table').rows.map(row => row.slice(1).map(([cell]) => evaluate(cell as Expr)))
      return (
        xs !== undefined && ys !== undefined && xs.every((a, i) => evaluate(answer, { x: a }).equals(itemOf(ys, i)))
      )
    },
  }),

  toPointSlope: form({
    levels: ['medium'],
    draw(random) {
      const [isStandard, slope] = [random.evenly([true, false]), drawSlope(random)]
      return {
        isStandard,
        slope,
        at: random.until(
          () => drawPoint(random, 8),
          ([a, b]) => isStandard || Ratio.of(b).minus(slope.times(a)).isInteger,
        ),
      }
    },
    answer: inPointSlope,
    solve: ({ slope, at }) => pointSlope(slope, at),
    ask: ({ slope, at, isStandard: isInStandard }) => {
      const [a, b] = at
      if (!isInStandard) {
        const solved = equation(y, slopeIntercept(slope, Ratio.of(b).minus(slope.times(a))))
        const known = role('across', expr(a))
        return {
          en: prose`The line ${solved} passes through a point whose ${x}-coordinate is ${known}. Write its equation in point-slope form with this point.`,
          es: prose`La recta ${solved} pasa por un punto cuya coordenada ${x} es ${known}. Escribe su ecuación en la forma punto-pendiente con este punto.`,
        }
      }
      const given = standard(slope, at)
      return {
        en: prose`The line ${given} passes through ${point(...at)}. Write its equation in point-slope form with this point.`,
        es: prose`La recta ${given} pasa por ${point(...at)}. Escribe su ecuación en la forma punto-pendiente con este punto.`,
      }
    },
    solution: ({ slope, at, isStandard: isInStandard }) => [
      ...(isInStandard ? slopeOfStandardSteps(slope, at) : [heightStep(slope, at)]),
      ...pointSlopeSteps(slope, at),
    ],
    // The right side, m(x - a), is 0 at the point.
    check(printed, answer) {
      const [pair] = pairsIn(printed)
      const across = pair ? itemOf(pair, 0) : printed.role('across')
      return (
        answer.kind === 'relation' &&
        through(answer, pointsOf(printed.one('relation'))) &&
        evaluate(answer.right, { x: across }).n === 0
      )
    },
  }),

  toStandard: form({
    levels: ['medium'],
    share: 2,
    instruction: toStandardForm,
    draw: random => ({
      isPointSlope: random.evenly([true, false]),
      slope: slopeInTurn(random),
      at: drawPoint(random, 8),
    }),
    answer: inStandardForm,
    solve: ({ slope, at: [a, b], isPointSlope }) => standard(slope, isPointSlope ? [a, b] : [0, b]),
    ask: ({ slope, at: [a, b], isPointSlope }) =>
      both(isPointSlope ? pointSlope(slope, [a, b]) : equation(y, slopeIntercept(slope, Ratio.of(b)))),
    solution: ({ slope, at, isPointSlope }) =>
      isPointSlope ? standardFromPointSteps(slope, at) : standardFromInterceptSteps(slope, at[1]),
    check: (printed, answer) => through(answer, pointsOf(printed.one('relation'))) && isStandard(answer),
  }),

  toSlopeIntercept: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write in slope-intercept form.`,
      es: prose`Escribe en la forma pendiente-intersección.`,
    },
    draw: random => ({
      slope: drawSlope(random),
      at: drawPoint(random, 6),
      isStandard: random.evenly([true, false]),
    }),
    answer: inSlopeIntercept,
    solve: ({ slope, at: [a, b] }) => slopeIntercept(slope, Ratio.of(b).minus(slope.times(a))),
    ask: ({ slope, at, isStandard: isInStandard }) => both(isInStandard ? standard(slope, at) : pointSlope(slope, at)),
    solution: ({ slope, at, isStandard }) => slopeInterceptSteps(slope, at, isStandard),
    check: (printed, answer) => through(equation(y, answer), pointsOf(printed.one('relation'))),
  }),
})
