import {
  evaluate,
  exact,
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

export const drawClockwise = (random: Random, quarters: Turn['quarters'], direct: boolean): boolean =>
  direct ? quarters === 3 : quarters !== 2 && random.chance(0.5)

/** A figure and a rotation whose image stays on the grid. */
export function drawTurn(random: Random, level: Level) {
  const [kind, quarters] = random.evenly(level.turns)
  const clockwise = drawClockwise(random, quarters, level.direct)
  return random.until(
    () => {
      const given = placed(random, random.pick(shapes[kind]), 6)
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

export const named = (points: readonly Point[], prime = '') =>
  list(
    ...points.map((place, i) => ({
      kind: 'product' as const,
      sign: false,
      factors: [symbol(NAMES[i]! + prime), point(...place)],
    })),
  )

/** The printed figure: its corners in the grid, or its list of points. */
export const givenPoints = (printed: Printed): readonly Point[] => {
  const [drawn] = printed.figures('transformation-grid')
  if (drawn) return drawn.shapes[0]!.vertices
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
