import {
  equation,
  failed,
  type Random,
  ratioOfExact,
  type Solid3d,
  symbol,
  times,
  tupleOf,
  type UnitId,
} from '../../../author.ts'
import type { Edges } from './box-stories.ts'

export const drawEdges = (random: Random, least = 2): Edges => [
  random.int(least, 10),
  random.int(least, 10),
  random.int(least, 10),
]

export const volume = ([length, width, height]: Edges) => length * width * height

/** The edges of a drawn box, from its geometry. */
export function edgesIn({ solid }: Solid3d): Edges {
  if (solid.shape === 'boxes') {
    const [box] = tupleOf(solid.boxes, 1)
    return [box.size[0], box.size[2], box.size[1]]
  }
  if (solid.shape !== 'rectangular-prism') return failed('A box is drawn')
  return tupleOf(
    [solid.length, solid.width, solid.height].map(edge => ratioOfExact(edge).n),
    3,
  )
}

export const V = symbol('V')

/** A unit of length and its cube. */
export const UNITS = [
  { edge: 'centimeter', cubic: 'cubic-centimeter', square: 'square-centimeter' },
  { edge: 'inch', cubic: 'cubic-inch', square: 'square-inch' },
  { edge: 'foot', cubic: 'cubic-foot', square: 'square-foot' },
] as const satisfies readonly { edge: UnitId; cubic: UnitId; square: UnitId }[]

export const product = (...factors: readonly number[]) =>
  equation(
    times(...factors),
    factors.reduce((total, factor) => total * factor, 1),
  )
