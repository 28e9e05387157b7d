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

export const QUADRILATERALS = [
  'square',
  'rectangle',
  'rhombus',
  'parallelogram',
  'kite',
  'trapezoid',
  'rightTrapezoid',
  'irregular',
] as const
export type Quadrilateral = (typeof QUADRILATERALS)[number]

/** What is known of each kind; a rectangle, rhombus or parallelogram here is not one of the kinds above it. */
export interface Features {
  readonly equalSides: boolean
  readonly rightAngles: 0 | 2 | 4
  /** How many of the two pairs of opposite sides are equal. */
  readonly equalOpposites: 0 | 1 | 2
  /** How many of the two pairs of opposite sides are parallel. */
  readonly parallels: 0 | 1 | 2
}
export const FEATURES: Readonly<Record<Quadrilateral, Features>> = {
  square: { equalSides: true, rightAngles: 4, equalOpposites: 2, parallels: 2 },
  rectangle: { equalSides: false, rightAngles: 4, equalOpposites: 2, parallels: 2 },
  rhombus: { equalSides: true, rightAngles: 0, equalOpposites: 2, parallels: 2 },
  parallelogram: { equalSides: false, rightAngles: 0, equalOpposites: 2, parallels: 2 },
  kite: { equalSides: false, rightAngles: 0, equalOpposites: 0, parallels: 0 },
  trapezoid: { equalSides: false, rightAngles: 0, equalOpposites: 1, parallels: 1 },
  rightTrapezoid: { equalSides: false, rightAngles: 2, equalOpposites: 0, parallels: 1 },
  irregular: { equalSides: false, rightAngles: 0, equalOpposites: 0, parallels: 0 },
}

/** How far the sides lean, and how long one is, both from 0 to 1. */
interface Build {
  readonly lean: number
  readonly stretch: number
}
const CORNERS: Readonly<Record<Quadrilateral, (build: Build) => readonly Point[]>> = {
  square: () => [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ],
  rectangle: ({ stretch }) => slanted(6, 2.6 + 1.4 * stretch, 90),
  rhombus: ({ lean }) => slanted(4.2, 4.2, 50 + 25 * lean),
  parallelogram: ({ lean, stretch }) => slanted(5.6, 2.9 + 0.8 * stretch, 52 + 18 * lean),
  kite: ({ stretch }) => [
    [0, 0],
    [2, 3.9 + 0.7 * stretch],
    [0, 5.5 + 0.7 * stretch],
    [-2, 3.9 + 0.7 * stretch],
  ],
  trapezoid: ({ stretch }) => [
    [0, 0],
    [6.4, 0],
    [5.2, 2.2 + 0.6 * stretch],
    [1.2, 2.2 + 0.6 * stretch],
  ],
  rightTrapezoid: ({ stretch }) => [
    [0, 0],
    [6, 0],
    [3.2 + 0.4 * stretch, 2.7],
    [0, 2.7],
  ],
  irregular: ({ stretch }) => [
    [0, 0],
    [6, 0.6],
    [4.6, 3.6 + 0.3 * stretch],
    [0.6, 2.6],
  ],
}
const RADIANS = Math.PI / 180
function slanted(base: number, side: number, degrees: number): readonly Point[] {
  const [x, y] = [side * Math.cos(degrees * RADIANS), side * Math.sin(degrees * RADIANS)]
  return [
    [0, 0],
    [base, 0],
    [base + x, y],
    [x, y],
  ]
}
/** What is worked out of the corners of a shape is worked out once. */
export function ofCorners<Value>(workOut: (corners: readonly Point[]) => Value) {
  const known = new WeakMap<readonly Point[], { readonly value: Value }>()
  return (corners: readonly Point[]): Value => {
    const found = known.get(corners)
    if (found) return found.value
    const value = workOut(corners)
    known.set(corners, { value })
    return value
  }
}
export const mirrored = ofCorners((corners): readonly Point[] => corners.map(([x, y]): Point => [-x, y]).reverse())

/** The few shapes that are drawn, so that each is built and measured once. */
const built = new Map<string, readonly Point[]>()
function cornersOf(kind: Quadrilateral, lean: number, stretch: number): readonly Point[] {
  const key = `${kind} ${lean} ${stretch}`
  const corners = built.get(key) ?? CORNERS[kind]({ lean: lean / 5, stretch: stretch / 5 })
  built.set(key, corners)
  return corners
}

export interface DrawnQuadrilateral {
  readonly kind: Quadrilateral
  readonly corners: readonly Point[]
  readonly turn: number
}

/** One of its kind, half of them leaning to the other side. */
export function drawQuadrilateral(random: Random, kind: Quadrilateral, isTurned: boolean): DrawnQuadrilateral {
  const corners = cornersOf(kind, random.int(0, 5), random.int(0, 5))
  return {
    kind,
    corners: random.chance(0.5) ? corners : mirrored(corners),
    turn: isTurned ? random.sign() * 5 * random.int(3, 15) : 0,
  }
}
/** As many kinds as there are, half of them turned. */
export function drawQuadrilaterals(random: Random, kinds: readonly Quadrilateral[]): readonly DrawnQuadrilateral[] {
  const turned = random.shuffle<readonly boolean[]>(kinds.map((_, i) => i % 2 === 0))
  return kinds.map((kind, i) => drawQuadrilateral(random, kind, itemOf(turned, i)))
}
/** The plainest of its kind. */
export const plainCorners = (kind: Quadrilateral): readonly Point[] => cornersOf(kind, 2, 2.5)

const next = <T>(items: readonly T[], i: number): T => itemOf(items, (i + 1) % items.length)
const way = ([x, y]: Point, [nextX, nextY]: Point): Point => [nextX - x, nextY - y]
const sidesOf = (corners: readonly Point[]): readonly Point[] =>
  corners.map((corner, i) => way(corner, next(corners, i)))
export const lengthsOf = ofCorners((corners): readonly number[] => sidesOf(corners).map(([x, y]) => Math.hypot(x, y)))
/** Of the angle at each corner, whether it is right. */
export const rightAnglesOf = ofCorners((corners): readonly boolean[] => {
  const sides = sidesOf(corners)
  return sides.map(([x, y], i) => {
    const [beforeX, beforeY] = itemOf(sides, (i + sides.length - 1) % sides.length)
    return isAsDrawn(x * beforeX + y * beforeY, 0)
  })
})

/** What can be measured in a drawing of four corners. */
export const measured = ofCorners((corners): Features => {
  const lengths = lengthsOf(corners)
  const sides = sidesOf(corners)
  const opposites = ([0, 1] as const).filter(i => isAsDrawn(itemOf(lengths, i), itemOf(lengths, i + 2))).length
  const parallels = ([0, 1] as const).filter(i => {
    const [[x, y], [otherX, otherY]] = [itemOf(sides, i), itemOf(sides, i + 2)]
    return isAsDrawn(x * otherY - y * otherX, 0)
  }).length
  return {
    equalSides: lengths.every(length => isAsDrawn(length, itemOf(lengths, 0))),
    rightAngles: evenCount(rightAnglesOf(corners).filter(isRight => isRight).length),
    equalOpposites: pairs(opposites),
    parallels: pairs(parallels),
  }
})
const evenCount = (count: number): Features['rightAngles'] => {
  assert(count === 0 || count === 2 || count === 4, () => `A quadrilateral of these has ${count} right angles`)
  return count
}
const pairs = (count: number): 0 | 1 | 2 => (count === 0 ? 0 : count === 1 ? 1 : 2)

/** The corners that are drawn. */
export const cornersIn = ({ points, corners }: Polygon): readonly Point[] =>
  points.slice(0, corners).map(({ at }) => at)
export const measuredIn = (drawn: Figure): Features => {
  assert(drawn.kind === 'polygon', 'A polygon is drawn')
  return measured(cornersIn(drawn))
}

export const middleOf = ofCorners(
  (corners): Point => [
    corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
    corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
  ],
)
/** Of each side, the number of its group of equal sides; sides like no other come after the groups, each with its own. */
const equalSidesOf = ofCorners((corners): readonly number[] => {
  const lengths = lengthsOf(corners)
  const groups = lengths.filter(
    (length, i) =>
      lengths.findIndex(other => isAsDrawn(other, length)) === i &&
      lengths.filter(other => isAsDrawn(other, length)).length > 1,
  )
  const kinds = [...groups, ...lengths.filter(length => !groups.some(other => isAsDrawn(other, length)))]
  return lengths.map(length => 1 + kinds.findIndex(other => isAsDrawn(other, length)))
})

/** Equal sides with equal marks, right angles with a small square. */
export function markedQuadrilateral(
  { corners, turn }: Pick<DrawnQuadrilateral, 'corners' | 'turn'>,
  { name, size = 6 }: { readonly name?: Name; readonly size?: number } = {},
): Polygon {
  return polygon({
    vertices: corners,
    sides: equalSidesOf(corners).map(ticks => ({ ticks })),
    angles: rightAnglesOf(corners).map(isRight => (isRight ? { mark: 'square' } : null)),
    texts: name === undefined ? [] : [{ at: middleOf(corners), label: name }],
    turn,
    size,
  })
}

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
/** Lettered, in rows of three or four. */
export const letteredQuadrilaterals = (items: readonly DrawnQuadrilateral[]) => {
  const figures = items.map((item, i) => figure(markedQuadrilateral(item, { name: itemOf(LETTERS, i) })))
  const perRow = items.length > 4 ? items.length / 2 : items.length
  return Array.from({ length: items.length / perRow }, (_, row) =>
    sideBySide(...figures.slice(row * perRow, (row + 1) * perRow)),
  )
}
