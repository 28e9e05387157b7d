import {
  type Block,
  type Both,
  both,
  decimal,
  type Expr,
  evaluate,
  itemOf,
  line,
  type Printed,
  point as pointExpr,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  statements,
  step,
  symbol,
  type Value,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

export type Pair = readonly [x: number, y: number]

export type Scale = 'ones' | 'halves' | 'twos' | 'fives'

/** The grid, and the smallest part of a unit that a coordinate may have. */
export const GRIDS: Readonly<Record<Scale, { readonly reach: number; readonly step: number; readonly part: number }>> =
  {
    ones: { reach: 6, step: 1, part: 1 },
    halves: { reach: 3, step: 0.5, part: 0.5 },
    twos: { reach: 12, step: 2, part: 2 },
    fives: { reach: 30, step: 5, part: 5 },
  }

/** One point in each quadrant and one on an axis, in any order. */
export function drawPoints(random: Random, scale: Scale, count: number): readonly Pair[] {
  const { reach, part } = GRIDS[scale]
  const size = () => random.int(1, reach / part - 1) * part
  const inside = random.until(
    () =>
      random
        .shuffle([
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ] as const)
        .map(([sx, sy]): Pair => [sx * size(), sy * size()]),
    // Parts of a unit are what a grid of halves is for.
    pairs => part >= 1 || pairs.filter(pair => pair.some(value => !Number.isInteger(value))).length >= 3,
  )
  const onAxis: Pair = random.chance(0.5) ? [0, random.sign() * size()] : [random.sign() * size(), 0]
  return random.shuffle([...inside.slice(0, Math.min(4, count)), ...(count > 4 ? [onAxis] : [])])
}

export const coordinate = (value: number): Value =>
  Number.isInteger(value) ? value : decimal(Ratio.of(Math.round(value * 2), 2))

export const shown = ([x, y]: Pair): Expr => pointExpr(coordinate(x), coordinate(y))

export type Place = 'first' | 'second' | 'third' | 'fourth' | 'xAxis' | 'yAxis'

export const placeOf = ([x, y]: Pair): Place =>
  y === 0 ? 'xAxis' : x === 0 ? 'yAxis' : x > 0 ? (y > 0 ? 'first' : 'fourth') : y > 0 ? 'second' : 'third'

export const PLACES = {
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

export function isPlace([x, y]: readonly [Ratio, Ratio], place: string): boolean {
  const across = x.n > 0 ? 'right' : x.n < 0 ? 'left' : ''
  const up = y.n > 0 ? 'up' : y.n < 0 ? 'down' : ''
  return REACHED[`${across} ${up}`] === place
}

/** The printed points, in reading order. */
export const printedPoints = (printed: Printed): readonly (readonly [Ratio, Ratio])[] =>
  printed
    .all('list')
    .flatMap(({ items, brackets }) =>
      brackets === '(' ? [[evaluate(itemOf(items, 0)), evaluate(itemOf(items, 1))] as const] : [],
    )

export const SIGNS_IN = { first: [1, 1], second: [-1, 1], third: [-1, -1], fourth: [1, -1] } as const

const REACHED_BY = {
  first: because.rightAndUp,
  second: because.leftAndUp,
  third: because.leftAndDown,
  fourth: because.rightAndDown,
  xAxis: because.onTheXAxis,
  yAxis: because.onTheYAxis,
} as const
/** The name of the quadrant or axis, and why. */
export const placeStep = (place: Place): Step => step(PLACES[place], REACHED_BY[place])
/** A point and where it lies, on one line. */
export const pointAndPlace = (at: Pair, place: Place): Step => step(both(prose`${shown(at)}`), REACHED_BY[place])

/** a < 0; b > 0. */
export const signsOf = (x: Value, y: Value, [sx, sy]: readonly [number, number]) =>
  statements(relation(x, sx > 0 ? '>' : '<', 0), relation(y, sy > 0 ? '>' : '<', 0))

const QUADRANTS = { first: 'I', second: 'II', third: 'III', fourth: 'IV' } as const
export const numeral = (place: keyof typeof QUADRANTS) => words(QUADRANTS[place], QUADRANTS[place])

/** The place of a point whose numbers are taken in the wrong order. */
export const TURNED_AROUND = {
  first: {},
  third: {},
  second: {
    fourth: {
      en: line`There the first number is positive and the second is negative.`,
      es: line`Allí el primer número es positivo y el segundo es negativo.`,
    },
  },
  fourth: {
    second: {
      en: line`There the first number is negative and the second is positive.`,
      es: line`Allí el primer número es negativo y el segundo es positivo.`,
    },
  },
} as const
