import {
  type Both,
  evaluate,
  exact,
  type Inline,
  itemOf,
  line,
  list,
  type Of,
  type Point,
  type Printed,
  point,
  type Random,
  symbol,
  transformationGrid,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { placed, shapes, type Turn, turned } from './turns.ts'

export const ORIGIN: Point = [0, 0]

export const AXIS = [-8, 8] as const

export const NAMES = 'ABCD'

export interface Level {
  readonly turns: readonly (readonly [shape: keyof typeof shapes, quarters: Turn['quarters']])[]
  /** A quarter turn is said as 90°, never as 270° the other way round. */
  readonly direct: boolean
  readonly center: 'origin' | 'other'
}

export const isInside = (points: readonly Point[]) => points.every(place => place.every(value => Math.abs(value) <= 8))

/** Where it may be, three quarter turns one way are said now and then for one the other way. */
export const drawClockwise = (random: Random, quarters: Turn['quarters'], direct: boolean): boolean =>
  quarters !== 2 && (quarters === 3) !== (!direct && random.chance(0.3))

/** A figure and a rotation whose image stays on the grid; each form begins with another figure. */
export function drawTurn(random: Random, level: Level, turns: number) {
  const [kind, quarters] = random.evenly(level.turns)
  const shape = random.evenly(startingAt(shapes[kind], turns))
  const clockwise = drawClockwise(random, quarters, level.direct)
  return random.until(
    () => {
      const given = placed(random, shape, 6)
      const center: Point =
        level.center === 'origin'
          ? ORIGIN
          : random.chance(0.5)
            ? random.pick(given)
            : [random.int(-2, 3), random.int(-2, 3)]
      const turn: Turn = { quarters, center, clockwise }
      return { given, turn, image: given.map(place => turned(place, turn)) }
    },
    ({ image, turn: { center } }) =>
      isInside(image) && (level.center === 'origin' || center[0] !== 0 || center[1] !== 0),
  )
}

export const grid = (given: readonly Point[], image?: readonly Point[]) =>
  transformationGrid({ figure: given, ...(image ? { image } : {}), x: AXIS, y: AXIS })

/** A(1, 2), by its place in the figure. */
export const namedAt = (place: Point, i: number, prime = '') => ({
  kind: 'product' as const,
  sign: false,
  factors: [symbol(NAMES[i]! + prime), point(...place)],
})

export const named = (points: readonly Point[], prime = '') =>
  list(...points.map((place, i) => namedAt(place, i, prime)))

/** "A(1, 2) and B(3, 4)". */
export const toldPoints = (points: readonly Point[]): Both<readonly Inline[]> => {
  const each = points.map((place, i) => line`${namedAt(place, i)}`)
  return {
    en: each.flatMap((one, i) => [
      ...(i === 0 ? [] : i < each.length - 1 ? line`, ` : each.length > 2 ? line`, and ` : line` and `),
      ...one,
    ]),
    es: each.flatMap((one, i) => [...(i === 0 ? [] : i < each.length - 1 ? line`, ` : line` y `), ...one]),
  }
}

/** The printed figure: its corners in the grid, or its list of points. */
export const givenPoints = (printed: Printed): readonly Point[] => {
  const [drawn] = printed.figures('transformation-grid')
  if (drawn) return itemOf(drawn.shapes, 0).vertices
  return printed.all('product').map(({ factors }) => {
    const [x, y] = (factors[1] as Of<'list'>).items.map(item => evaluate(item).n)
    return [x!, y!]
  })
}

/** As far from the center as before, and at a right angle to where it was, on the right side; or opposite. */
export function isTurned(
  before: Point,
  after: Point,
  { quarters, center }: Pick<Turn, 'quarters' | 'center'>,
): boolean {
  const [ax, ay, bx, by] = [before[0] - center[0], before[1] - center[1], after[0] - center[0], after[1] - center[1]]
  const [dot, cross, square] = [ax * bx + ay * by, ax * by - ay * bx, ax * ax + ay * ay]
  return quarters === 2
    ? dot === -square && cross === 0 && bx * bx + by * by === square
    : dot === 0 && cross === (quarters === 1 ? square : -square) && bx * bx + by * by === square
}

export const asPoint = (values: readonly Value[]): Point => {
  const [x, y] = tupleOf(values, 2)
  return [exact(x).toNumber(), exact(y).toNumber()]
}
