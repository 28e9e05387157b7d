import { borderOf, type Random, type Shape, type ShapeSpec } from '../../../author.ts'

/** How many sides, and so how many corners, each of these has. */
export const SIDES = {
  circle: 0,
  triangle: 3,
  'isosceles-triangle': 3,
  'right-triangle': 3,
  'scalene-triangle': 3,
  'obtuse-triangle': 3,
  square: 4,
  rhombus: 4,
  rectangle: 4,
  trapezoid: 4,
  quadrilateral: 4,
  pentagon: 5,
  'irregular-pentagon': 5,
  hexagon: 6,
} as const satisfies Partial<Record<Shape, number>>
export type Counted = keyof typeof SIDES

/** The shapes that small children name, in as many forms as they know. */
export const KNOWN = {
  triangle: ['triangle', 'right-triangle', 'isosceles-triangle', 'scalene-triangle'],
  square: ['square'],
  rectangle: ['rectangle'],
  hexagon: ['hexagon'],
  circle: ['circle'],
} as const satisfies Record<string, readonly Counted[]>
export type Known = keyof typeof KNOWN

const FILLS = ['white', 'gray', 'striped'] as const
const SIZES = [0.75, 0.9, 1] as const
const TURNS = [15, 40, 65, 110, 155, 190, 230] as const

export type Drawn = Exclude<ShapeSpec, Shape | null> & { readonly shape: Counted }

/** The shape in one of its sizes and fills, as a child first meets it or turned. */
export const drawn = (random: Random, shape: Counted, isTurned: boolean): Drawn => ({
  shape,
  fill: random.pick(FILLS),
  size: random.pick(SIZES),
  turn: isTurned && shape !== 'circle' ? random.pick(TURNS) : 0,
})
export const drawKnown = (random: Random, name: Known, isTurned: boolean): Drawn =>
  drawn(random, random.pick<Counted>(KNOWN[name]), isTurned)

export const sidesOf = ({ shape }: Drawn): number => SIDES[shape]

/** How many corners one meets going round a closed shape: as many as sides; null where there are other things. */
export function countAround(item: { readonly shape: Shape } | null | undefined): number | null {
  const border = item ? borderOf(item.shape) : null
  if (!border) return null
  const met = (part: 'side' | 'corner') => border.parts.filter(other => other === part).length
  return met('side') === met('corner') ? met('corner') : null
}
