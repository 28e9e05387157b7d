import { degrees, figure, itemOf, line, type Point, type Random, symbol, transformationGrid } from '../../../author.ts'
import { dilated, type Factor, WIDE } from '../../kit/transformations/dilations.ts'
import { type Move, moved, moveSaid } from '../../kit/transformations/moves.ts'
import type { Vertices } from '../../kit/transformations/points.ts'
import type { Level, Said } from './parts.ts'

export type Motion =
  | { readonly kind: 'move'; readonly by: Move }
  | { readonly kind: 'flip'; readonly over: 'x' | 'y' }
  | { readonly kind: 'turn' }
const AXIS = { from: -WIDE, to: WIDE, every: 2 }
export const [X, Y] = [symbol('x'), symbol('y')]

export const afterMotion = (points: Vertices, motion: Motion): Vertices => {
  switch (motion.kind) {
    case 'move':
      return moved(points, motion.by)
    case 'flip':
      return points.map(([x, y]): Point => (motion.over === 'x' ? [x, -y + 0] : [-x + 0, y]))
    case 'turn':
      return points.map(([x, y]): Point => [-x + 0, -y + 0])
  }
}
export const motionSaid = (motion: Motion): Said => {
  switch (motion.kind) {
    case 'move': {
      const { en, es } = moveSaid(motion.by)
      return { en: [...line`a translation `, ...en], es: [...line`una traslación de `, ...es] }
    }
    case 'flip': {
      const axis = motion.over === 'x' ? X : Y
      return { en: line`a reflection across the ${axis}-axis`, es: line`una reflexión sobre el eje ${axis}` }
    }
    case 'turn':
      return {
        en: line`a rotation of ${degrees(180)} about the origin`,
        es: line`una rotación de ${degrees(180)} alrededor del origen`,
      }
  }
}
export const keyOf = (motion: Motion) =>
  motion.kind === 'move' ? `move ${motion.by.join(' ')}` : motion.kind === 'flip' ? `flip ${motion.over}` : 'turn'
const isInside = (points: Vertices) => points.every(at => at.every(value => Math.abs(value) <= WIDE))
const crosses = (one: Vertices, other: Vertices) => {
  const span = (points: Vertices, i: 0 | 1) =>
    [Math.min(...points.map(at => at[i])), Math.max(...points.map(at => at[i]))] as const
  return ([0, 1] as const).every(i => {
    const [a, b] = span(one, i)
    const [c, d] = span(other, i)
    return a < d && c < b
  })
}

export interface Drawn {
  readonly factor: Factor
  readonly motion: Motion
  readonly other: Motion
  readonly given: Vertices
  readonly image: Vertices
}
export const drawMotion = (random: Random, kind: Motion['kind']): Motion =>
  kind === 'move'
    ? { kind, by: [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)] }
    : kind === 'flip'
      ? { kind, over: random.pick(['x', 'y'] as const) }
      : { kind }
/** Small triangles without symmetry, as wide as fits with any factor. */
const SMALL: readonly Vertices[] = [
  [
    [0, 0],
    [2, 0],
    [0, 1],
  ],
  [
    [0, 0],
    [2, 0],
    [2, 1],
  ],
  [
    [0, 1],
    [2, 1],
    [0, 0],
  ],
  [
    [0, 0],
    [1, 2],
    [0, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [1, 2],
  ],
]
/** Those with a denominator up to 3 leave room on the grid. */
const GRID_FACTORS: readonly Factor[] = [
  [2, 3],
  [4, 3],
  [3, 4],
  [5, 3],
]
const placeOf = (random: Random, size: number, room: number, isOneSided: boolean): number => {
  if (!isOneSided) return random.int(-room, room - size)
  return random.chance(0.5) ? random.int(0, room - size) : random.int(-room, -size)
}
/** Figure and image stand apart on the grid, and none of the other choices gives the image. */
export function drawSequence(random: Random, { factors }: Level, kinds: readonly Motion['kind'][]): Drawn {
  const factor = random.evenly(itemOf(factors, 0)[0] === 2 ? GRID_FACTORS : factors)
  const kind = random.evenly(kinds)
  const otherKind = kind === 'move' ? 'move' : kind === 'turn' ? 'flip' : random.pick(['flip', 'turn'] as const)
  const [n, d] = factor
  const room = Math.floor(WIDE / Math.max(n, d))
  return random.until(
    () => {
      const base = random.pick(SMALL)
      const [wide, high] = [Math.max(...base.map(([x]) => x)), Math.max(...base.map(([, y]) => y))]
      const motion = drawMotion(random, kind)
      const isFlip = motion.kind === 'flip'
      const px = placeOf(random, wide, room, motion.kind === 'turn' || (isFlip && motion.over === 'y'))
      const py = placeOf(random, high, room, motion.kind === 'turn' || (isFlip && motion.over === 'x'))
      const first = random.int(0, 2)
      const given = base.map((_, i): Point => {
        const [x, y] = itemOf(base, (i + first) % 3)
        return [d * (x + px), d * (y + py)]
      })
      const other = drawMotion(random, otherKind)
      return { factor, motion, other, given, image: afterMotion(dilated(given, factor), motion) }
    },
    ({ given, image, motion, other }) =>
      isInside(image) &&
      // The dilation moves every vertex.
      given.every(([x, y]) => x !== 0 || y !== 0) &&
      !crosses(given, image) &&
      keyOf(motion) !== keyOf(other) &&
      String(afterMotion(dilated(given, factor), other)) !== String(image),
  )
}
export const gridOf = ({ given, image }: Drawn) =>
  figure(transformationGrid({ figure: given, image, x: AXIS, y: AXIS }))
export const MOTIONS = ['move', 'flip', 'turn'] as const
/** How far a side goes across and up: the factor is read off where one of these is not 0. */
export const sideRead = ([x, y]: Point, [u, v]: Point): readonly [number, number] => [Math.abs(u - x), Math.abs(v - y)]
