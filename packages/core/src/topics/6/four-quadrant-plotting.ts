import { drawing } from '../../answer/drawing.ts'
import { option } from '../../answer/option.ts'
import { point, pointList } from '../../answer/point.ts'
import { textList } from '../../answer/words.ts'
import { type Block, type Both, both, figure, line, prose } from '../../content.ts'
import { type CoordinatePlane, coordinatePlane } from '../../figure/coordinate-plane.ts'
import { decimal, list, negative, point as pointExpr, relation, symbol, type Value, words } from '../../math/build.ts'
import { evaluate, exact } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Printed } from '../../printed.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'

type Pair = readonly [x: number, y: number]
type Scale = 'ones' | 'halves' | 'twos' | 'fives'

/** The grid, and the smallest part of a unit that a coordinate may have. */
const GRIDS: Readonly<Record<Scale, { readonly reach: number; readonly step: number; readonly part: number }>> = {
  ones: { reach: 6, step: 1, part: 1 },
  halves: { reach: 3, step: 0.5, part: 0.5 },
  twos: { reach: 12, step: 2, part: 2 },
  fives: { reach: 30, step: 5, part: 5 },
}

const planeFor = (scale: Scale, points: readonly (readonly [number, number, string])[] = []): CoordinatePlane => {
  const { reach, step } = GRIDS[scale]
  const axis = { from: -reach, to: reach, step, every: scale === 'halves' ? 2 : 1 }
  return coordinatePlane({ x: axis, y: axis, points })
}

/** One point in each quadrant and one on an axis, in any order. */
function drawPoints(random: Random, scale: Scale, count: number): readonly Pair[] {
  const { reach, part } = GRIDS[scale]
  const size = () => random.int(1, reach / part - 1) * part
  const inside = random
    .shuffle([
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const)
    .map(([sx, sy]): Pair => [sx * size(), sy * size()])
  const onAxis: Pair = random.chance(0.5) ? [0, random.sign() * size()] : [random.sign() * size(), 0]
  return random.shuffle([...inside.slice(0, Math.min(4, count)), ...(count > 4 ? [onAxis] : [])])
}

const coordinate = (value: number): Value =>
  Number.isInteger(value) ? value : decimal(Ratio.of(Math.round(value * 2), 2))
const shown = ([x, y]: Pair): Expr => pointExpr(coordinate(x), coordinate(y))
const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
const named = (points: readonly Pair[]) => points.map(([x, y], i) => [x, y, LETTERS[i]!] as const)

type Place = 'first' | 'second' | 'third' | 'fourth' | 'xAxis' | 'yAxis'
const placeOf = ([x, y]: Pair): Place =>
  y === 0 ? 'xAxis' : x === 0 ? 'yAxis' : x > 0 ? (y > 0 ? 'first' : 'fourth') : y > 0 ? 'second' : 'third'

const PLACES = {
  first: { en: prose`Quadrant I`, es: prose`cuadrante I` },
  second: { en: prose`Quadrant II`, es: prose`cuadrante II` },
  third: { en: prose`Quadrant III`, es: prose`cuadrante III` },
  fourth: { en: prose`Quadrant IV`, es: prose`cuadrante IV` },
  xAxis: { en: prose`the ${symbol('x')}-axis`, es: prose`el eje ${symbol('x')}` },
  yAxis: { en: prose`the ${symbol('y')}-axis`, es: prose`el eje ${symbol('y')}` },
} as const satisfies Record<Place, Both<Block>>

/** By the way from the origin: right or left first, then up or down. */
const REACHED: Readonly<Record<string, Place>> = {
  'right up': 'first',
  'left up': 'second',
  'left down': 'third',
  'right down': 'fourth',
  'right ': 'xAxis',
  'left ': 'xAxis',
  ' up': 'yAxis',
  ' down': 'yAxis',
}
function isPlace([x, y]: readonly [Ratio, Ratio], place: string): boolean {
  const across = x.n > 0 ? 'right' : x.n < 0 ? 'left' : ''
  const up = y.n > 0 ? 'up' : y.n < 0 ? 'down' : ''
  return REACHED[`${across} ${up}`] === place
}

/** The printed points, in reading order. */
const printedPoints = (printed: Printed): readonly (readonly [Ratio, Ratio])[] =>
  printed
    .all('list')
    .flatMap(({ items, brackets }) => (brackets === '(' ? [[evaluate(items[0]!), evaluate(items[1]!)] as const] : []))

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

const SIGNS_IN = { first: [1, 1], second: [-1, 1], third: [-1, -1], fourth: [1, -1] } as const

const QUADRANTS = { first: 'I', second: 'II', third: 'III', fourth: 'IV' } as const
const numeral = (place: keyof typeof QUADRANTS) => words(QUADRANTS[place], QUADRANTS[place])
const PLACE_NAMES = ['first', 'second', 'third', 'fourth'] as const
const SIGN = option({
  positive: { en: prose`positive`, es: prose`positivo` },
  negative: { en: prose`negative`, es: prose`negativo` },
})

type Mirror = 'x' | 'y' | 'both'
const mirrored = ([x, y]: Pair, mirror: Mirror): Pair => [mirror === 'x' ? x : -x, mirror === 'y' ? y : -y]

const drawOff = (random: Random): Pair => {
  const [a, b] = [random.int(1, 9), random.int(1, 9)]
  return [random.sign() * a, random.sign() * (a === b ? b + 1 : b)]
}

/** The midpoint of a point and its image lies on the mirror line, or at the origin. */
function isImage([x, y]: readonly [Ratio, Ratio], [u, v]: readonly Value[], mirror: Mirror): boolean {
  if (u === undefined || v === undefined) return false
  const [acrossX, acrossY] = [x.plus(exact(u)).n === 0, y.plus(exact(v)).n === 0]
  const [sameX, sameY] = [x.equals(exact(u)), y.equals(exact(v))]
  return mirror === 'x' ? sameX && acrossY : mirror === 'y' ? acrossX && sameY : acrossX && acrossY
}

const readThem = {
  en: prose`Write the coordinates of the points in the order of their letters.`,
  es: prose`Escribe las coordenadas de los puntos en el orden de sus letras.`,
}
const nameIt = {
  en: prose`Name the quadrant or the axis on which the point lies.`,
  es: prose`Di en qué cuadrante o en qué eje está el punto.`,
}

export const fourQuadrantPlotting = defineTopic(
  {
    id: 'four-quadrant-plotting',
    name: {
      en: 'Plot points in four quadrants and reflect across axes',
      es: 'Ubicar puntos en los cuatro cuadrantes y reflejarlos sobre los ejes',
    },
    description: {
      en: 'Plot and name points in all four quadrants and reflect them across the axes.',
      es: 'Ubica y nombra puntos en los cuatro cuadrantes y refléjalos sobre los ejes.',
    },
    domain: 'The Number System',
    standards: ['6.NS.C.6', '6.NS.C.6b', '6.NS.C.6c'],
    levels: {
      easy: { scales: ['ones'] },
      medium: { scales: ['halves', 'fives', 'twos'] },
      hard: { scales: ['ones'] },
    },
  },
  form => ({
    read: form({
      levels: ['easy', 'medium'],
      share: 2,
      instruction: readThem,
      lines: 2,
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
      lines: 0,
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

    fromSigns: form({
      levels: ['medium'],
      lines: 0,
      draw: random => ({ place: random.evenly(['second', 'fourth', 'third', 'first']) }),
      answer: option({ first: PLACES.first, second: PLACES.second, third: PLACES.third, fourth: PLACES.fourth }),
      solve: ({ place }) => place,
      ask({ place }) {
        const [sx, sy] = SIGNS_IN[place]
        const [a, b] = [symbol('a'), symbol('b')]
        const [first, second] = [relation(a, sx > 0 ? '>' : '<', 0), relation(b, sy > 0 ? '>' : '<', 0)]
        return {
          en: prose`In which quadrant is the point ${pointExpr(a, b)} if ${first} and ${second}?`,
          es: prose`¿En qué cuadrante está el punto ${pointExpr(a, b)} si ${first} y ${second}?`,
        }
      },
      // A point with such signs is there.
      check(printed, answer) {
        const [x, y] = printed.all('relation').map(({ sign }) => Ratio.of(sign === '>' ? 1 : -1))
        return x !== undefined && y !== undefined && isPlace([x, y], answer)
      },
    }),

    matchQuadrants: form({
      levels: ['easy', 'medium'],
      instruction: {
        en: prose`In which quadrants do these points lie? Write the quadrants in the order of the points.`,
        es: prose`¿En qué cuadrantes están estos puntos? Escribe los cuadrantes en el orden de los puntos.`,
      },
      lines: 1,
      draw(random, { scales }) {
        return { points: drawPoints(random, random.evenly<Scale>(scales), 4) }
      },
      answer: textList({
        first: both(line`I`),
        second: both(line`II`),
        third: both(line`III`),
        fourth: both(line`IV`),
      }),
      solve: ({ points }) => points.map(at => placeOf(at)).filter(place => place !== 'xAxis' && place !== 'yAxis'),
      ask: ({ points }) => both(list(...points.map(shown))),
      check(printed, answer) {
        const outer = printed.one('list')
        const points = outer.items.flatMap(item =>
          item.kind === 'list' ? [[evaluate(item.items[0]!), evaluate(item.items[1]!)] as const] : [],
        )
        return answer.length === points.length && points.every((at, i) => isPlace(at, answer[i]!))
      },
    }),

    reflectAcrossX: form({
      levels: ['hard'],
      instruction: {
        en: prose`Reflect the point across the ${symbol('x')}-axis. Write the image.`,
        es: prose`Refleja el punto sobre el eje ${symbol('x')}. Escribe la imagen.`,
      },
      lines: 1,
      draw: random => ({ at: drawOff(random) }),
      answer: point,
      solve: ({ at }) => mirrored(at, 'x'),
      ask: ({ at }) => both(shown(at)),
      check: (printed, answer) => isImage(printedPoints(printed)[0]!, answer, 'x'),
    }),

    reflectAcrossY: form({
      levels: ['hard'],
      instruction: {
        en: prose`Reflect the point across the ${symbol('y')}-axis. Write the image.`,
        es: prose`Refleja el punto sobre el eje ${symbol('y')}. Escribe la imagen.`,
      },
      lines: 1,
      draw: random => ({ at: drawOff(random) }),
      answer: point,
      solve: ({ at }) => mirrored(at, 'y'),
      ask: ({ at }) => both(shown(at)),
      check: (printed, answer) => isImage(printedPoints(printed)[0]!, answer, 'y'),
    }),

    reflectAcrossBoth: form({
      levels: ['hard'],
      instruction: {
        en: prose`Reflect the point across the ${symbol('x')}-axis and then across the ${symbol('y')}-axis. Write the image.`,
        es: prose`Refleja el punto sobre el eje ${symbol('x')} y luego sobre el eje ${symbol('y')}. Escribe la imagen.`,
      },
      lines: 1,
      draw: random => ({ at: drawOff(random) }),
      answer: point,
      solve: ({ at }) => mirrored(at, 'both'),
      ask: ({ at }) => both(shown(at)),
      check: (printed, answer) => isImage(printedPoints(printed)[0]!, answer, 'both'),
    }),

    whichReflection: form({
      levels: ['hard'],
      draw(random) {
        const mirror = random.evenly(['x', 'both', 'y'])
        const at = drawOff(random)
        return { mirror, at, image: mirrored(at, mirror) }
      },
      answer: option({
        x: {
          en: prose`a reflection across the ${symbol('x')}-axis`,
          es: prose`una reflexión sobre el eje ${symbol('x')}`,
        },
        y: {
          en: prose`a reflection across the ${symbol('y')}-axis`,
          es: prose`una reflexión sobre el eje ${symbol('y')}`,
        },
        both: { en: prose`a reflection across both axes`, es: prose`una reflexión sobre los dos ejes` },
      }),
      solve: ({ mirror }) => mirror,
      ask: ({ at, image }) => ({
        en: prose`What takes ${shown(at)} to ${shown(image)}?`,
        es: prose`¿Qué lleva ${shown(at)} a ${shown(image)}?`,
      }),
      check(printed, answer) {
        const [at, image] = printedPoints(printed)
        return at !== undefined && image !== undefined && isImage(at, image, answer)
      },
    }),

    signFromQuadrant: form({
      levels: ['hard'],
      lines: 0,
      draw(random) {
        const place = random.evenly(['fourth', 'second', 'third', 'first'])
        const [flipped, asksFirst] = [random.evenly(['second', 'first']), random.chance(0.5)]
        return { place, flipped, asksFirst }
      },
      answer: SIGN,
      solve({ place, flipped, asksFirst }) {
        const sign = SIGNS_IN[place][asksFirst ? 0 : 1]
        const isFlipped = asksFirst === (flipped === 'first')
        return sign > 0 === isFlipped ? 'negative' : 'positive'
      },
      ask({ place, flipped, asksFirst }) {
        const [a, b] = [symbol('a'), symbol('b')]
        const given = flipped === 'first' ? pointExpr(negative(a), b) : pointExpr(a, negative(b))
        const [quadrant, asked] = [numeral(place), asksFirst ? a : b]
        return {
          en: prose`The point ${given} lies in quadrant ${quadrant}. Is ${asked} positive or negative?`,
          es: prose`El punto ${given} está en el cuadrante ${quadrant}. ¿Es ${asked} un número positivo o negativo?`,
        }
      },
      // Tries both signs of both letters: the point must come to lie in the printed quadrant.
      check(printed, answer) {
        const quadrant = printed.one('words').en
        const [asked] = printed.maths.flatMap(item => (item.kind === 'symbol' ? [item.name] : []))
        const { items } = printed.one('list')
        const fitting = [1, -1].flatMap(a =>
          [1, -1].flatMap(b => {
            const at = [evaluate(items[0]!, { a, b }), evaluate(items[1]!, { a, b })] as const
            const place = PLACE_NAMES.find(name => QUADRANTS[name] === quadrant)
            return place && isPlace(at, place) ? [asked === 'a' ? a : b] : []
          }),
        )
        return fitting.length === 1 && answer === (fitting[0]! > 0 ? 'positive' : 'negative')
      },
    }),

    quadrantOfOpposite: form({
      levels: ['hard'],
      draw(random) {
        const from = random.evenly(['first', 'second', 'third', 'fourth'])
        const [flipX, flipY] = random.evenly([
          [false, true],
          [true, false],
          [true, true],
        ])
        return { from, flipX, flipY }
      },
      answer: option({ first: PLACES.first, second: PLACES.second, third: PLACES.third, fourth: PLACES.fourth }),
      solve({ from, flipX, flipY }) {
        const [x, y] = SIGNS_IN[from]
        const place = placeOf([flipX ? -x : x, flipY ? -y : y])
        return place === 'xAxis' || place === 'yAxis' ? from : place
      },
      ask({ from, flipX, flipY }) {
        const [a, b] = [symbol('a'), symbol('b')]
        const given = pointExpr(a, b)
        const other = pointExpr(flipX ? { kind: 'negative', of: a } : a, flipY ? { kind: 'negative', of: b } : b)
        const quadrant = numeral(from)
        return {
          en: prose`The point ${given} lies in quadrant ${quadrant}. In which quadrant does ${other} lie?`,
          es: prose`El punto ${given} está en el cuadrante ${quadrant}. ¿En qué cuadrante está ${other}?`,
        }
      },
      // Tries a point of the printed quadrant.
      check(printed, answer) {
        const [a, b] = { I: [3, 2], II: [-3, 2], III: [-3, -2], IV: [3, -2] }[printed.one('words').en] ?? [0, 0]
        const last = printed.all('list').at(-1)!
        return isPlace([evaluate(last.items[0]!, { a: a!, b: b! }), evaluate(last.items[1]!, { a: a!, b: b! })], answer)
      },
    }),
  }),
)
