import {
  both,
  type CoordinatePlane,
  coordinatePlane,
  drawing,
  type Expr,
  exact,
  type FormMaker,
  figure,
  option,
  pointList,
  prose,
  symbol,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  coordinate,
  drawPoints,
  GRIDS,
  isPlace,
  type Pair,
  PLACES,
  placeOf,
  printedPoints,
  type Scale,
  shown,
} from './parts.ts'

const planeFor = (scale: Scale, points: readonly (readonly [number, number, string])[] = []): CoordinatePlane => {
  const { reach, step } = GRIDS[scale]
  const axis = { from: -reach, to: reach, step, every: scale === 'halves' ? 2 : 1 }
  return coordinatePlane({ x: axis, y: axis, points })
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const

const named = (points: readonly Pair[]) => points.map(([x, y], i) => [x, y, LETTERS[i]!] as const)

interface Plotted {
  readonly [key: string]: string | readonly (readonly number[])[]
  readonly scale: Scale
  readonly points: readonly (readonly number[])[]
}

const plottedPoints = drawing<Plotted>(
  ({ scale, points }) => planeFor(scale, named(points.map(([x, y]): Pair => [x!, y!]))),
  // Two points change their letters, or the coordinates of one change places or signs.
  ({ scale, points: [first = [], ...others] }) => [
    { scale, points: [...others, first] },
    { scale, points: [first.map(value => -value), ...others] },
  ],
)

const readThem = {
  en: prose`Write the coordinates of the points in the order of their letters.`,
  es: prose`Escribe las coordenadas de los puntos en el orden de sus letras.`,
}

const nameIt = {
  en: prose`Name the quadrant or the axis on which the point lies.`,
  es: prose`Di en qué cuadrante o en qué eje está el punto.`,
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  read: form({
    levels: ['easy', 'medium'],
    share: 2,
    instruction: readThem,
    draw(random, { scales }) {
      const scale = random.evenly<Scale>(scales)
      return { scale, points: drawPoints(random, scale, 5) }
    },
    answer: pointList,
    solve: ({ points }) => points.map(([x, y]) => [coordinate(x), coordinate(y)]),
    ask: ({ scale, points }) => both(figure(planeFor(scale, named(points)))),
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
    lines: 0,
    draw(random, { scales }): Plotted {
      const scale = random.evenly<Scale>(scales)
      return { scale, points: drawPoints(random, scale, 5) }
    },
    answer: plottedPoints,
    solve: ({ scale, points }) => ({ scale, points }),
    ask: ({ scale, points }) => {
      const [a, b, c, d, e] = points.map(([x, y]) => shown([x!, y!])) as [Expr, Expr, Expr, Expr, Expr]
      const words = prose`${symbol('A')}${a}, ${symbol('B')}${b}, ${symbol('C')}${c}, ${symbol('D')}${d}, ${symbol('E')}${e}`
      return both([words, figure(planeFor(scale))])
    },
    check(printed, { points }) {
      const wanted = printedPoints(printed)
      return (
        points.length === wanted.length &&
        printed.figure('coordinate-plane').points.length === 0 &&
        wanted.every(([x, y], i) => points[i]![0] === x.toNumber() && points[i]![1] === y.toNumber())
      )
    },
  }),

  nameQuadrant: form({
    levels: ['easy', 'medium'],
    instruction: nameIt,
    draw(random, { scales }) {
      const place = random.evenly(['second', 'fourth', 'xAxis', 'third', 'yAxis', 'first'])
      const scale = random.pick<Scale>(scales)
      const { reach, part } = GRIDS[scale]
      const size = () => random.int(1, reach / part) * part
      const [sx, sy] = {
        first: [1, 1],
        second: [-1, 1],
        third: [-1, -1],
        fourth: [1, -1],
        xAxis: [random.sign(), 0],
        yAxis: [0, random.sign()],
      }[place]
      return { at: [sx! * size(), sy! * size()] as Pair }
    },
    answer: option(PLACES),
    solve: ({ at }) => placeOf(at),
    ask: ({ at }) => both(shown([at[0] + 0, at[1] + 0])),
    check: (printed, answer) => isPlace(printedPoints(printed)[0]!, answer),
  }),
})
