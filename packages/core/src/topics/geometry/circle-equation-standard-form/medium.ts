import {
  both,
  coordinatePlane,
  drawing,
  equationAsWritten,
  type FormMaker,
  figure,
  point as pointOf,
  prose,
  type Random,
  Ratio,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  type Circle,
  circleIn,
  coordinatesOf,
  drawCenter,
  drawStep,
  isThrough,
  standardForm,
  writeIt,
} from './parts.ts'

/** Inside a grid from −10 to 10. */
const drawOnGrid = (random: Random): Circle & { readonly radius: number } =>
  random.until(
    () => {
      const radius = random.int(2, 7)
      return { center: drawCenter(random, 6), square: radius * radius, radius }
    },
    ({ center: [h, k], radius }) => Math.max(Math.abs(h), Math.abs(k)) + radius <= 9,
  )

const AXES = { x: [-10, 10], y: [-10, 10] } as const

const graph = drawing((value: { readonly x: number; readonly y: number; readonly radius: number }) =>
  coordinatePlane({
    ...AXES,
    points: [[value.x, value.y]],
    circles: [{ center: [value.x, value.y], radius: value.radius }],
  }),
)

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
        ].every(place => isThrough(answer, place as unknown as readonly [Ratio, Ratio]))
      )
    },
  }),

  fromGraph: form({
    levels: ['medium'],
    share: 2,
    instruction: writeIt,
    draw: drawOnGrid,
    answer: equationAsWritten,
    solve: standardForm,
    ask: ({ center, radius }) =>
      both(figure(coordinatePlane({ ...AXES, points: [center], circles: [{ center, radius }] }))),
    check(printed, answer) {
      const [{ center, radius } = { center: [0, 0], radius: 0 }] = printed.figure('coordinate-plane').circles
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

  graph: form({
    levels: ['easy', 'medium'],
    instruction: { en: prose`Graph the circle.`, es: prose`Dibuja la circunferencia.` },
    lines: 0,
    draw: drawOnGrid,
    answer: graph,
    solve: ({ center: [x, y], radius }) => ({ x, y, radius }),
    ask: facts => both([standardForm(facts), figure(coordinatePlane(AXES))]),
    check(printed, { x, y, radius }) {
      const of = printed.one('relation')
      return (
        radius > 0 &&
        [
          [x + radius, y],
          [x - radius, y],
          [x, y + radius],
        ].every(([a, b]) => isThrough(of, [Ratio.of(a!), Ratio.of(b!)]))
      )
    },
  }),
})
