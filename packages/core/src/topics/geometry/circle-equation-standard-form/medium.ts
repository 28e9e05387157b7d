import {
  both,
  bracketed,
  coordinatePlane,
  type Expr,
  equation,
  equationAsWritten,
  type FormMaker,
  figure,
  line,
  m,
  over,
  point as pointOf,
  power,
  prose,
  Ratio,
  statements,
  step,
  sum,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import { circleIn, coordinatesOf, drawCenter, drawStep, isThrough, standardForm, writeIt } from './parts.ts'
import { AXES, centered, drawOnGrid, squareOfDistance, writeModel } from './shared.ts'

/** (−3 + (−9))/2: the sum stays one. */
const half = (one: number, two: number): Expr => over(sum(one, two < 0 ? bracketed(two) : two), 2)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  fromPoint: form({
    levels: ['medium'],
    instruction: writeIt,
    draw: random => {
      const [center, step] = [drawCenter(random, 6), drawStep(random)]
      return {
        center,
        through: [center[0] + step[0], center[1] + step[1]] as const,
        square: step[0] ** 2 + step[1] ** 2,
      }
    },
    answer: equationAsWritten,
    solve: standardForm,
    ask: ({ center, through }) => ({
      en: prose`center ${pointOf(...center)}, through ${pointOf(...through)}`,
      es: prose`centro ${pointOf(...center)}, pasa por ${pointOf(...through)}`,
    }),
    solution: ({ center, through, square }) => [
      step(statements(centered(center), pointOf(...through)), because.read, {
        what: { en: line`the center and a point on the circle`, es: line`el centro y un punto de la circunferencia` },
      }),
      squareOfDistance(center, through),
      writeModel({ center, square }),
    ],
    check(printed, answer) {
      const [[h, k], [x, y]] = printed.maths.map(coordinatesOf) as [readonly [Ratio, Ratio], readonly [Ratio, Ratio]]
      const opposite = [h.times(2).minus(x), k.times(2).minus(y)] as const
      const across = [h.minus(k.minus(y)), k.plus(h.minus(x))] as const
      return circleIn(answer) !== null && [[x, y] as const, opposite, across].every(place => isThrough(answer, place))
    },
  }),
  fromDiameter: form({
    levels: ['medium'],
    instruction: writeIt,
    lines: 4,
    draw: random => {
      const [center, step] = [drawCenter(random, 6), drawStep(random)]
      return { center, step, square: step[0] ** 2 + step[1] ** 2 }
    },
    answer: equationAsWritten,
    solve: standardForm,
    ask({ center: [h, k], step: [a, b] }) {
      const [one, two] = [pointOf(h + a, k + b), pointOf(h - a, k - b)]
      return {
        en: prose`The endpoints of a diameter are ${one} and ${two}.`,
        es: prose`Los extremos de un diámetro son ${one} y ${two}.`,
      }
    },
    solution: ({ center, step: [a, b], square }) => [
      step(
        equation(
          equation(m`(h, k)`, pointOf(half(center[0] + a, center[0] - a), half(center[1] + b, center[1] - b))),
          pointOf(...center),
        ),
        because.use,
        { rule: { en: line`the midpoint formula`, es: line`la fórmula del punto medio` } },
      ),
      squareOfDistance(center, [center[0] + a, center[1] + b]),
      writeModel({ center, square }),
    ],
    // By Thales: a circle over a diameter goes through both ends and through the corners of right angles.
    check(printed, answer) {
      const [[a, b], [c, d]] = printed.all('list').map(coordinatesOf) as [
        readonly [Ratio, Ratio],
        readonly [Ratio, Ratio],
      ]
      return (
        circleIn(answer) !== null &&
        [
          [a, b],
          [c, d],
          [a, d],
        ].every(place => isThrough(answer, tupleOf(place, 2)))
      )
    },
  }),
  fromGraph: form({
    levels: ['medium'],
    instruction: writeIt,
    draw: drawOnGrid,
    answer: equationAsWritten,
    solve: standardForm,
    ask: ({ center, radius }) =>
      both(figure(coordinatePlane({ ...AXES, points: [center], circles: [{ center, radius }] }))),
    solution: ({ center, square, radius }) => [
      step(statements(centered(center), equation(m`r`, radius)), because.explain, {
        sentence: {
          en: line`Read the center. Count the grid squares from the center to the circle: ${radius}.`,
          es: line`Lee el centro. Cuenta los cuadros del centro a la circunferencia: ${radius}.`,
        },
      }),
      step(equation(equation(m`r^2`, power(radius, 2)), square), because.squareTheRadius),
      writeModel({ center, square }),
    ],
    check(printed, answer) {
      const [{ center, radius }] = tupleOf(printed.figure('coordinate-plane').circles, 1)
      const [h, k] = center
      return (
        circleIn(answer) !== null &&
        [
          [h + radius, k],
          [h - radius, k],
          [h, k - radius],
        ].every(([x, y]) => isThrough(answer, [Ratio.of(x!), Ratio.of(y!)]))
      )
    },
  }),
})
