import {
  both,
  type CoordinatePlane,
  coordinatePlane,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  list,
  option,
  point as pointExpr,
  pointList,
  prose,
  relation,
  statements,
  step,
  symbol,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import type { levels } from './levels.ts'
import {
  coordinate,
  drawPoints,
  GRIDS,
  isPlace,
  type Pair,
  PLACES,
  placeOf,
  placeStep,
  printedPoints,
  type Scale,
  shown,
  TURNED_AROUND,
} from './parts.ts'

const planeFor = (scale: Scale, points: readonly (readonly [number, number, string])[] = []): CoordinatePlane => {
  const { reach, step } = GRIDS[scale]
  const axis = { from: -reach, to: reach, step, every: scale === 'halves' ? 2 : 1 }
  return coordinatePlane({ x: axis, y: axis, points })
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

const pairOf = (values: readonly number[]): Pair => tupleOf(values, 2)
const named = (points: readonly Pair[]) => points.map(([x, y], i) => [x, y, itemOf(LETTERS, i)] as const)

interface Plotted {
  readonly [key: string]: string | readonly (readonly number[])[]
  readonly scale: Scale
  readonly points: readonly (readonly number[])[]
}

const plottedPoints = drawing<Plotted>(
  ({ scale, points }) => planeFor(scale, named(points.map(pairOf))),
  // Two points change their letters, or the coordinates of one change places or signs.
  ({ scale, points }) => {
    const [first, others] = [itemOf(points, 0), points.slice(1)]
    return [
      { scale, points: [...others, first] },
      { scale, points: [first.map(value => -value), ...others] },
    ]
  },
)

/** A(2, −4), B(−3, 1), … */
const lettered = (points: readonly Expr[]) => {
  const [a, b, c, d, e] = tupleOf(points, 5)
  return prose`${symbol('A')}${a}, ${symbol('B')}${b}, ${symbol('C')}${c}, ${symbol('D')}${d}, ${symbol('E')}${e}`
}
const letteredPoints: typeof pointList = {
  ...pointList,
  show: points => both(lettered(points.map(items => pointExpr(...items)))),
}

const readThem = {
  en: prose`Write the letter and the coordinates of each point.`,
  es: prose`Escribe la letra y las coordenadas de cada punto.`,
}

const nameIt = {
  en: prose`Name the quadrant or the axis on which the point lies.`,
  es: prose`Di en qué cuadrante o en qué eje está el punto.`,
}

const scaleStep = (scale: Scale) =>
  scale === 'ones'
    ? []
    : [
        step(list(...[1, 2, 3].map(times => coordinate(times * GRIDS[scale].step))), because.gridLineCounts, {
          step: coordinate(GRIDS[scale].step),
        }),
      ]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: readThem,
    draw(random, { scales }) {
      const scale = random.evenly<Scale>(scales)
      return { scale, points: drawPoints(random, scale, 5) }
    },
    answer: letteredPoints,
    solve: ({ points }) => points.map(([x, y]) => [coordinate(x), coordinate(y)]),
    ask: ({ scale, points }) => both(figure(planeFor(scale, named(points)))),
    solution: ({ scale, points }, answer) => [
      ...scaleStep(scale),
      step(shown(itemOf(points, 0)), because.readOnePoint, { point: symbol('A') }),
      step(letteredPoints.show(answer), because.readTheOthers),
    ],
    // Finds each letter in the drawing.
    check(printed, answer) {
      const drawn = printed.figure('coordinate-plane').points
      return (
        answer.length === drawn.length &&
        answer.every(([x, y], i) => {
          const found = drawn.find(({ label }) => label?.kind === 'symbol' && label.name === LETTERS[i])
          return (
            x !== undefined &&
            y !== undefined &&
            found !== undefined &&
            found.at[0] === exact(x).toNumber() &&
            found.at[1] === exact(y).toNumber()
          )
        })
      )
    },
  }),

  plot: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: { en: prose`Plot and label the points.`, es: prose`Ubica y rotula los puntos.` },
    draw(random, { scales }): Plotted {
      const scale = random.evenly<Scale>(scales)
      return { scale, points: drawPoints(random, scale, 5) }
    },
    answer: plottedPoints,
    solve: ({ scale, points }) => ({ scale, points }),
    ask: ({ scale, points }) => both([lettered(points.map(at => shown(pairOf(at)))), figure(planeFor(scale))]),
    solution: ({ scale, points }) => [
      ...scaleStep(scale),
      step(shown(pairOf(itemOf(points, 0))), because.goByTheSigns, { point: symbol('A') }),
      step(figure(planeFor(scale, named(points.map(pairOf)))), because.markEachPoint),
    ],
    check(printed, { points }) {
      const wanted = printedPoints(printed)
      return (
        points.length === wanted.length &&
        printed.figure('coordinate-plane').points.length === 0 &&
        wanted.every(([x, y], i) => itemOf(points, i)[0] === x.toNumber() && itemOf(points, i)[1] === y.toNumber())
      )
    },
  }),

  nameQuadrant: form({
    levels: ['easy'],
    instruction: nameIt,
    draw(random, { scales }) {
      const place = random.evenly(['second', 'fourth', 'xAxis', 'third', 'yAxis', 'first'])
      const scale = random.pick<Scale>(scales)
      const { reach, part } = GRIDS[scale]
      const size = () => random.int(1, reach / part) * part
      const [across, up] = random.until(
        () => [size(), size()] as const,
        ([one, other]) => one !== other,
      )
      const [sx, sy] = (
        {
          first: [1, 1],
          second: [-1, 1],
          third: [-1, -1],
          fourth: [1, -1],
          xAxis: [random.sign(), 0],
          yAxis: [0, random.sign()],
        } satisfies Record<typeof place, Pair>
      )[place]
      return { at: [sx * across + 0, sy * up + 0] as Pair }
    },
    answer: option(PLACES),
    solve: ({ at }) => placeOf(at),
    ask: ({ at }) => both(shown(at)),
    solution({ at: [x, y] }) {
      const [a, b] = [coordinate(x), coordinate(y)]
      return [
        x === 0 || y === 0
          ? explained(
              x === 0 ? equation(symbol('x'), 0) : equation(symbol('y'), 0),
              x === 0 ? line`The first number is 0.` : line`The second number is 0.`,
              x === 0 ? line`El primer número es 0.` : line`El segundo número es 0.`,
            )
          : step(
              statements(relation(a, x > 0 ? '>' : '<', 0), relation(b, y > 0 ? '>' : '<', 0)),
              because.lookAtTheSigns,
            ),
        placeStep(placeOf([x, y])),
      ]
    },
    whyWrong: (_, answer) =>
      answer === 'xAxis'
        ? {
            yAxis: {
              en: line`There the first number is 0, not the second.`,
              es: line`Allí es 0 el primer número, no el segundo.`,
            },
          }
        : answer === 'yAxis'
          ? {
              xAxis: {
                en: line`There the second number is 0, not the first.`,
                es: line`Allí es 0 el segundo número, no el primero.`,
              },
            }
          : TURNED_AROUND[answer],
    check: (printed, answer) => isPlace(itemOf(printedPoints(printed), 0), answer),
  }),
})
