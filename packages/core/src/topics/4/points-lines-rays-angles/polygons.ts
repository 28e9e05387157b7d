import { itemOf, type Point } from '../../../author.ts'

/** Convex outlines with 5 to 8 sides on squared paper: their directions can be compared exactly. */
export const OUTLINES: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [4, 0],
    [4, 3],
    [2, 5],
    [0, 3],
  ],
  [
    [0, 0],
    [6, 0],
    [6, 2],
    [4, 4],
    [0, 4],
  ],
  [
    [2, 0],
    [6, 0],
    [6, 2],
    [4, 4],
    [0, 4],
    [0, 2],
  ],
  [
    [2, 0],
    [5, 0],
    [6, 1],
    [6, 4],
    [2, 4],
    [0, 2],
  ],
  [
    [0, 0],
    [5, 0],
    [3, 4],
    [1, 4],
    [0, 3],
  ],
  [
    [1, 0],
    [4, 0],
    [6, 2],
    [5, 4],
    [2, 4],
    [0, 2],
  ],
  [
    [0, 0],
    [6, 0],
    [4, 2],
    [2, 3],
    [0, 3],
  ],
  [
    [0, 1],
    [1, 0],
    [4, 0],
    [6, 2],
    [6, 4],
    [0, 4],
  ],
  [
    [0, 0],
    [4, 0],
    [6, 2],
    [6, 4],
    [5, 5],
    [2, 5],
    [0, 3],
  ],
  [
    [1, 0],
    [4, 0],
    [5, 1],
    [5, 3],
    [4, 4],
    [1, 4],
    [0, 3],
    [0, 1],
  ],
  [
    [0, 0],
    [5, 0],
    [6, 2],
    [5, 4],
    [2, 4],
  ],
]

const way = (corners: readonly Point[], i: number): Point => {
  const [x, y] = itemOf(corners, i)
  const [nextX, nextY] = itemOf(corners, (i + 1) % corners.length)
  return [nextX - x, nextY - y]
}
const cross = ([a, b]: Point, [c, d]: Point) => a * d - b * c
const dot = ([a, b]: Point, [c, d]: Point) => a * c + b * d

/** The sides by their numbers, two by two, where they are parallel. */
export const parallelPairs = (corners: readonly Point[]): readonly (readonly [number, number])[] =>
  corners.flatMap((_, i) =>
    corners.flatMap((_, j): readonly (readonly [number, number])[] =>
      i < j && Math.abs(cross(way(corners, i), way(corners, j))) < 1e-6 ? [[i, j]] : [],
    ),
  )

export type Corner = 'acute' | 'right' | 'obtuse'
/** The angle at each corner, from the directions of its two sides. */
export const cornersOf = (corners: readonly Point[]): readonly Corner[] =>
  corners.map((_, i) => {
    const [x, y] = way(corners, (i + corners.length - 1) % corners.length)
    const turned = dot([-x, -y], way(corners, i))
    return Math.abs(turned) < 0.01 ? 'right' : turned > 0 ? 'acute' : 'obtuse'
  })

/** Mirrored half of the time, still counterclockwise, and a quarter turn as often as asked. */
export function placed(corners: readonly Point[], isMirrored: boolean, quarters: number): readonly Point[] {
  const sides = isMirrored ? corners.map(([x, y]): Point => [-x, y]).reverse() : corners
  const turn = ([x, y]: Point): Point =>
    itemOf<Point>(
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ],
      quarters,
    )
  const turned = sides.map(turn)
  const [left, low] = [Math.min(...turned.map(([x]) => x)), Math.min(...turned.map(([, y]) => y))]
  return turned.map(([x, y]): Point => [x - left, y - low])
}
