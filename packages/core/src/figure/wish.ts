import type { Layout } from '../math/layout.ts'
import type { Box, Line } from './obstacle.ts'
import { at, between, directionOf, labelSize, type Point } from './pen.ts'

/** A place for the middle of a label; the lower the cost, the better. */
export interface Spot {
  /** The place, or how to find it: most spots are never looked at. */
  readonly at: Point | (() => Point)
  readonly cost: number
  /** A thin line leads from the label to this point, for want of room beside it. */
  readonly leader?: Point
  /** What the label is about: a line between the two would give it to someone else. */
  readonly sight?: Sight
}

export interface Sight {
  readonly of: Point
  /** So near to the point nothing stands in the way: what is drawn there is the point itself. */
  readonly from: number
}

/** A label that looks for its place. */
export interface Wish {
  readonly of: Layout
  readonly size: number
  readonly spots: readonly Spot[]
  /** Spots that are worth a look only where nothing cheaper is free. */
  readonly further?: { readonly cost: number; readonly spots: () => readonly Spot[] }
}

export const LABEL_SIZE = 0.9
/** Dearer than any spot beside a line that is free. */
const LED = 62

export function boxAt({ of, size }: Pick<Wish, 'of' | 'size'>, [x, y]: Point): Box {
  const { width, height } = labelSize(of, size)
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 }
}

/** How far a label's box reaches from its middle in a direction. */
export function reachOf(of: Layout, size: number, degrees: number): number {
  const { width, height } = labelSize(of, size)
  const turn = (degrees * Math.PI) / 180
  return (width / 2) * Math.abs(Math.cos(turn)) + (height / 2) * Math.abs(Math.sin(turn))
}

const ring = (distances: readonly number[]) =>
  distances
    .flatMap(further =>
      Array.from({ length: 24 }, (_, i) => {
        const turn = (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * 15
        return { turn, further, cost: Math.abs(turn) / 12 + further * 12 }
      }),
    )
    .sort((a, b) => a.cost - b.cost)
const NEAR = ring([0, 0.3])
const FAR = ring([0.6, 1, 1.3])

interface AroundOptions {
  readonly gap?: number
  readonly size?: number
  readonly extra?: number
  /** What is drawn so near to the point belongs to it. */
  readonly own?: number
}

/** Beside a point: first in the wanted direction, then turning away from it, then further off. `extra` makes all of it dearer. */
export function around(
  of: Layout,
  point: Point,
  wanted: number,
  { gap = 0.2, size = LABEL_SIZE, extra = 0, own = gap + 0.05 }: AroundOptions = {},
): Wish & Required<Pick<Wish, 'further'>> {
  const sight: Sight = { of: point, from: own }
  const spotsOf = (places: typeof NEAR) =>
    places.map(({ turn, further, cost }): Spot => {
      const direction = wanted + turn
      return { at: () => at(point, gap + further + reachOf(of, size, direction), direction), cost: cost + extra, sight }
    })
  return { of, size, spots: spotsOf(NEAR), further: { cost: FAR[0]!.cost + extra, spots: () => spotsOf(FAR) } }
}

/** All the spots of several wishes for one label, and more where those are taken. */
export const eitherOf = (
  wishes: readonly ReturnType<typeof around>[],
  more: () => readonly Spot[] = () => [],
): Wish => ({
  of: wishes[0]!.of,
  size: wishes[0]!.size,
  spots: wishes.flatMap(({ spots }) => spots),
  further: {
    cost: Math.min(...wishes.map(({ further }) => further.cost)),
    spots: () => [...wishes.flatMap(({ further }) => further.spots()), ...more()],
  },
})

/** At the end of a line that leads to a point from one of these directions. */
export function led(
  of: Layout,
  size: number,
  target: Point,
  directions: readonly number[],
  costOf: (place: Point) => number,
): readonly Spot[] {
  return [1.5, 1.9, 2.4, 3, 4].flatMap((distance, i) =>
    directions.map((direction): Spot => {
      const place = at(target, distance + reachOf(of, size, direction) - 0.4, direction)
      return { at: place, cost: costOf(place) + i * 6, leader: target }
    }),
  )
}

/** On a place itself, or close to it. */
export function about(of: Layout, place: Point, size = LABEL_SIZE): Wish {
  const near = [0.3, 0.6, 0.9, 1.3].flatMap(distance =>
    Array.from({ length: 12 }, (_, i): Spot => ({ at: () => at(place, distance, i * 30), cost: distance * 10 })),
  )
  return { of, size, spots: [{ at: place, cost: 0 }, ...near] }
}

/** Beside the middle of a line, on the side that `wanted` points to, else further along or on the other side. */
export function beside(
  of: Layout,
  [from, to]: Line,
  wanted: number,
  { gap = 0.27, size = LABEL_SIZE }: { gap?: number; size?: number } = {},
): Wish {
  const direction = directionOf(from, to)
  const normal = Math.cos(((wanted - direction - 90) * Math.PI) / 180) >= 0 ? direction + 90 : direction - 90
  const spots = [0.5, 0.44, 0.56, 0.38, 0.62, 0.3, 0.7, 0.22, 0.78].flatMap(share => {
    const middle = between(from, to, share)
    const sight: Sight = { of: middle, from: gap }
    return [0, 0.25, 0.6].flatMap(further =>
      [0, 180].map((turn): Spot => {
        const side = normal + turn
        return {
          at: () => at(middle, gap + further + reachOf(of, size, side), side),
          cost: Math.abs(share - 0.5) * 40 + further * 15 + (turn === 0 ? 0 : 25),
          sight,
        }
      }),
    )
  })
  const across = [0, 15, -15, 30, -30, 45, -45].flatMap(turn => [normal + turn, normal + 180 + turn])
  const further = () => led(of, size, between(from, to), across, () => LED)
  return { of, size, spots, further: { cost: LED, spots: further } }
}
