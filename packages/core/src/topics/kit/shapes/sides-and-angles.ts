import {
  assert,
  type Figure,
  figure,
  isAsDrawn,
  itemOf,
  type Name,
  type Point,
  type Polygon,
  polygon,
  type Random,
  sideBySide,
} from '../../../author.ts'
import {
  cornersIn,
  drawQuadrilateral,
  LETTERS,
  middleOf,
  mirrored,
  ofCorners,
  plainCorners,
  QUADRILATERALS,
  type Quadrilateral,
  rightAnglesOf,
} from './quadrilaterals.ts'

export const TRIANGLES = ['right', 'acute', 'obtuse'] as const
export type TriangleKind = (typeof TRIANGLES)[number]
/** A quadrilateral whose sides are neither parallel nor square to each other but at one corner. */
export type Kind = TriangleKind | Quadrilateral | 'oneRightAngle'
export const isTriangle = (kind: Kind): kind is TriangleKind => (TRIANGLES as readonly Kind[]).includes(kind)

export interface DrawnShape {
  readonly kind: Kind
  readonly corners: readonly Point[]
  readonly turn: number
}

const RADIANS = Math.PI / 180
/** A triangle on a base of 5 with the angles at its ends. */
export function triangleOn(left: number, right: number): readonly Point[] {
  const [a, b] = [Math.tan(left * RADIANS), Math.tan(right * RADIANS)]
  const x = (5 * b) / (a + b)
  return [
    [0, 0],
    [5, 0],
    [x, x * a],
  ]
}
const rightTriangle = (long: number, short: number): readonly Point[] => [
  [0, 0],
  [long, 0],
  [0, short],
]
/** Angles at the ends of the base: each is at least 10° away from a right one, an obtuse one has 105° to 150°. */
const ACUTE: readonly (readonly [number, number])[] = [
  [50, 58],
  [64, 70],
  [60, 60],
  [72, 54],
  [48, 76],
]
const OBTUSE: readonly (readonly [number, number])[] = [
  [30, 35],
  [25, 45],
  [38, 28],
  [24, 30],
  [44, 22],
]
const TRIANGLES_DRAWN: Readonly<Record<TriangleKind, readonly (readonly Point[])[]>> = {
  right: [2.2, 2.8, 3.4, 4.6].map(short => rightTriangle(4.6, short)),
  acute: ACUTE.map(([left, right]) => triangleOn(left, right)),
  obtuse: OBTUSE.map(([left, right]) => triangleOn(left, right)),
}
const ONE_RIGHT_ANGLE: readonly Point[] = [
  [0, 0],
  [5.2, 0],
  [4, 3.8],
  [0, 2.6],
]

export const turnOf = (random: Random, isTurned: boolean) => (isTurned ? random.sign() * 5 * random.int(3, 15) : 0)
export function drawShape(random: Random, kind: Kind, isTurned: boolean): DrawnShape {
  if (kind !== 'oneRightAngle' && !isTriangle(kind)) return drawQuadrilateral(random, kind, isTurned)
  const corners = isTriangle(kind) ? random.pick(TRIANGLES_DRAWN[kind]) : ONE_RIGHT_ANGLE
  return { kind, corners: random.chance(0.5) ? corners : mirrored(corners), turn: turnOf(random, isTurned) }
}
/** As many kinds as there are, half of them turned. */
export function drawShapes(random: Random, kinds: readonly Kind[]): readonly DrawnShape[] {
  const turned = random.shuffle<readonly boolean[]>(kinds.map((_, i) => i % 2 === 0))
  return kinds.map((kind, i) => drawShape(random, kind, itemOf(turned, i)))
}

const way = (corners: readonly Point[], i: number): Point => {
  const [[x, y], [nextX, nextY]] = [itemOf(corners, i), itemOf(corners, (i + 1) % corners.length)]
  return [nextX - x, nextY - y]
}
/** Pairs of parallel sides, by the numbers of the sides. */
const parallelsOf = ofCorners((corners): readonly (readonly [number, number])[] =>
  corners.flatMap((_, i) =>
    corners.flatMap((_, j): readonly (readonly [number, number])[] => {
      const [[a, b], [c, d]] = [way(corners, i), way(corners, j)]
      return i < j && isAsDrawn(a * d - b * c, 0) ? [[i, j]] : []
    }),
  ),
)

/** What is known of sides and angles: by measuring the corners. */
export interface Traits {
  readonly sides: number
  readonly rightAngles: number
  readonly parallels: number
  readonly acute: number
  readonly obtuse: number
  /** The kind of the widest angle. */
  readonly widest: TriangleKind
}
export const traitsOf = ofCorners((corners): Traits => {
  const rightAngles = rightAnglesOf(corners).filter(isRight => isRight).length
  const obtuse = corners.filter((_, i) => {
    const [[a, b], [c, d]] = [way(corners, (i + corners.length - 1) % corners.length), way(corners, i)]
    return a * c + b * d > 0.05
  }).length
  return {
    sides: corners.length,
    rightAngles,
    parallels: parallelsOf(corners).length,
    acute: corners.length - rightAngles - obtuse,
    obtuse,
    widest: obtuse > 0 ? 'obtuse' : rightAngles > 0 ? 'right' : 'acute',
  }
})
export const traitsIn = (drawn: Figure): Traits => {
  assert(drawn.kind === 'polygon', 'A polygon is drawn')
  return traitsOf(cornersIn(drawn))
}

/** Parallel sides with equal arrows, unless nothing is asked of them; right angles with a small square. */
export function markedShape(
  { corners, turn }: Pick<DrawnShape, 'corners' | 'turn'>,
  { name, size = 5.5, arrows = true }: { readonly name?: Name; readonly size?: number; readonly arrows?: boolean } = {},
): Polygon {
  const pairs = arrows ? parallelsOf(corners) : []
  return polygon({
    vertices: corners,
    sides: corners.map((_, i) => ({ parallels: 1 + pairs.findIndex(pair => pair.includes(i)) })),
    angles: rightAnglesOf(corners).map(isRight => (isRight ? { mark: 'square' } : null)),
    texts: name === undefined ? [] : [{ at: middleOf(corners), label: name }],
    turn,
    size,
  })
}
/** Lettered, in rows of three or four. */
export const letteredShapes = (items: readonly DrawnShape[], arrows = true) => {
  const figures = items.map((item, i) => figure(markedShape(item, { name: itemOf(LETTERS, i), arrows })))
  const perRow = items.length > 4 ? items.length / 2 : items.length
  return Array.from({ length: items.length / perRow }, (_, row) =>
    sideBySide(...figures.slice(row * perRow, (row + 1) * perRow)),
  )
}

export const SHAPES: readonly Kind[] = [...TRIANGLES, ...QUADRILATERALS, 'oneRightAngle']
/** The plainest of its kind. */
export function plainShape(kind: Kind): DrawnShape {
  const corners =
    kind === 'oneRightAngle'
      ? ONE_RIGHT_ANGLE
      : kind === 'right'
        ? rightTriangle(4.6, 2.8)
        : kind === 'acute'
          ? triangleOn(64, 70)
          : kind === 'obtuse'
            ? triangleOn(30, 35)
            : plainCorners(kind)
  return { kind, corners, turn: 0 }
}
