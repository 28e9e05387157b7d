import { isNear, itemOf, type Point, regularVertices } from '../../../author.ts'

/** Figures for lines of symmetry, about the origin or not: rotated, scaled and moved before they are drawn. */
export const symmetryShapes: readonly (readonly Point[])[] = [
  box(6, 3),
  box(4, 4),
  regularVertices(3),
  [
    [-2, -3],
    [2, -3],
    [0, 3],
  ],
  [
    [-3, -2],
    [3, -2],
    [1.5, 2],
  ],
  [
    [-3.5, -1.5],
    [1.5, -1.5],
    [3.5, 1.5],
    [-1.5, 1.5],
  ],
  [
    [0, -3],
    [2, 0],
    [0, 3],
    [-2, 0],
  ],
  [
    [0, -3.5],
    [2, 1],
    [0, 2.5],
    [-2, 1],
  ],
  [
    [-3.5, -1.5],
    [3.5, -1.5],
    [1.5, 1.5],
    [-1.5, 1.5],
  ],
  [
    [-3, -1.5],
    [3, -1.5],
    [1, 1.5],
    [-3, 1.5],
  ],
  regularVertices(5),
  regularVertices(6),
  regularVertices(8),
  [
    [-3, -1],
    [0, -1],
    [0, -2.5],
    [3.5, 0],
    [0, 2.5],
    [0, 1],
    [-3, 1],
  ],
  [
    [-1, -3],
    [1, -3],
    [1, -1],
    [3, -1],
    [3, 1],
    [1, 1],
    [1, 3],
    [-1, 3],
    [-1, 1],
    [-3, 1],
    [-3, -1],
    [-1, -1],
  ],
  [
    [-2, -3],
    [3, -3],
    [3, -1],
    [0, -1],
    [0, 3],
    [-2, 3],
  ],
  [
    [-1, -3],
    [1, -3],
    [1, 1],
    [3, 1],
    [3, 3],
    [-3, 3],
    [-3, 1],
    [-1, 1],
  ],
  [
    [-3, -3],
    [1, -3],
    [1, -1],
    [3, -1],
    [3, 3],
    [-1, 3],
    [-1, 1],
    [-3, 1],
  ],
  star(5, 0.45),
  star(4, 0.45),
  star(6, 0.55),
  [
    [-3, -3],
    [-1, -3],
    [-1, -1],
    [1, -1],
    [1, -3],
    [3, -3],
    [3, 3],
    [1, 3],
    [1, 1],
    [-1, 1],
    [-1, 3],
    [-3, 3],
  ],
  [
    [-3, -3],
    [3, -3],
    [3, 3],
    [1, 3],
    [1, -1],
    [-1, -1],
    [-1, 3],
    [-3, 3],
  ],
  [
    [-2.5, -3],
    [2.5, -3],
    [2.5, 1],
    [0, 3],
    [-2.5, 1],
  ],
]

function box(width: number, height: number): readonly Point[] {
  return [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ]
}

function star(points: number, inner: number): readonly Point[] {
  return Array.from({ length: 2 * points }, (_, i): Point => {
    const angle = Math.PI / 2 + (Math.PI * i) / points
    const r = i % 2 === 0 ? 1 : inner
    return [r * Math.cos(angle), r * Math.sin(angle)]
  })
}

const hundredth = (value: number) => Math.round(value * 100) / 100 + 0

/** Turned, its corners to hundredths, and its lines with it; small figures are 10 long, others keep their whole lengths. */
export function placedShape(shape: readonly Point[], degrees: number): SymmetryCase {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const turn = ([x, y]: Point): Point => [c * x - s * y, s * x + c * y]
  const turned = shape.map(turn)
  const size = Math.max(...turned.flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]))
  const scale = shape.every(corner => corner.every(value => Number.isInteger(2 * value))) ? 1 : 5 / size
  const place = ([x, y]: Point): Point => [hundredth(scale * x), hundredth(scale * y)]
  const line = ([from, to]: Mirror): Mirror => [place(turn(from)), place(turn(to))]
  const { mirrors, others } = linesOf(shape)
  return { corners: turned.map(place), mirrors: mirrors.map(line), others: others.map(line) }
}

export interface SymmetryCase {
  readonly corners: readonly Point[]
  readonly mirrors: readonly Mirror[]
  /** Lines through the middle that are no lines of symmetry. */
  readonly others: readonly Mirror[]
}

const known = new Map<readonly Point[], ReturnType<typeof middleLines>>()
function linesOf(shape: readonly Point[]) {
  const found = known.get(shape) ?? middleLines(shape)
  known.set(shape, found)
  return found
}

export type Mirror = readonly [Point, Point]

export function reflected([x, y]: Point, [[x1, y1], [x2, y2]]: Mirror): Point {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)
  return [2 * (x1 + share * dx) - x + 0, 2 * (y1 + share * dy) - y + 0]
}

const meets = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d) < 0.12

/** Whether every corner falls on a corner, neighbors on neighbors. */
export function isMirror(corners: readonly Point[], mirror: Mirror): boolean {
  const images = corners.map(corner => corners.findIndex(other => meets(other, reflected(corner, mirror))))
  const n = corners.length
  return images.every((image, i) => {
    const step = (image - itemOf(images, (i + 1) % n) + n) % n
    return image >= 0 && step === 1
  })
}

/** The mean of the corners: every line of symmetry passes through it. */
const middle = (corners: readonly Point[]): Point => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
]

/** The line through a point, from where it enters the figure first to where it leaves it last. */
function across(corners: readonly Point[], [x, y]: Point, [dx, dy]: Point): Mirror {
  const cuts = corners.flatMap(([x1, y1], i) => {
    const [x2, y2] = itemOf(corners, (i + 1) % corners.length)
    const [a, b] = [(x1 - x) * dy - (y1 - y) * dx, (x2 - x) * dy - (y2 - y) * dx]
    if (a * b > 1e-9 || isNear(a, b)) return []
    const share = a / (a - b)
    return [(x1 + share * (x2 - x1) - x) * dx + (y1 + share * (y2 - y1) - y) * dy]
  })
  const [from, to] = [Math.min(...cuts), Math.max(...cuts)]
  const at = (t: number): Point => [x + t * dx, y + t * dy]
  return [at(from), at(to)]
}

/** Lines through the middle and a corner or the middle of a side: those that are lines of symmetry, and the others. */
function middleLines(corners: readonly Point[]): { readonly mirrors: Mirror[]; readonly others: Mirror[] } {
  const center = middle(corners)
  const targets = corners.flatMap((corner, i): Point[] => {
    const next = itemOf(corners, (i + 1) % corners.length)
    return [corner, [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2]]
  })
  const lines: Mirror[] = []
  const angles: number[] = []
  for (const [x, y] of targets) {
    const length = Math.hypot(x - center[0], y - center[1])
    if (length < 0.1) continue
    const angle = ((Math.atan2(y - center[1], x - center[0]) * 180) / Math.PI + 360) % 180
    if (angles.some(other => Math.min(Math.abs(other - angle), 180 - Math.abs(other - angle)) < 2)) continue
    angles.push(angle)
    lines.push(across(corners, center, [(x - center[0]) / length, (y - center[1]) / length]))
  }
  return {
    mirrors: lines.filter(line => isMirror(corners, line)),
    others: lines.filter(line => !isMirror(corners, line)),
  }
}

/** Another count: the first corner falls on each corner in turn, or stays; the mirror stands between the two. */
export function countMirrors(corners: readonly Point[]): number {
  const [x, y] = middle(corners)
  const way = ([a, b]: Point) => Math.atan2(b - y, a - x)
  return corners.filter(corner => {
    const half = (way(itemOf(corners, 0)) + way(corner)) / 2
    const line: Mirror = [
      [x, y],
      [x + Math.cos(half), y + Math.sin(half)],
    ]
    return meets(reflected(itemOf(corners, 0), line), corner) && isMirror(corners, line)
  }).length
}
