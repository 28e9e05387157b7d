import {
  type Block,
  type Both,
  type Expr,
  itemOf,
  line,
  type Point,
  prose,
  type Random,
  Ratio,
  rootOf,
  sum,
  surdExpr,
  symbol,
} from '../../../author.ts'
import { sideSquare, squareBetween } from './parts.ts'

/** Two sides from one vertex whose perimeter has at most two kinds of roots. */
export const CORNERS: readonly (readonly [Point, Point])[] = [
  [
    [3, 4],
    [-4, 3],
  ],
  [
    [3, 4],
    [5, 12],
  ],
  [
    [3, 4],
    [-5, 12],
  ],
  [
    [2, 1],
    [-1, 2],
  ],
  [
    [4, 2],
    [-2, 4],
  ],
  [
    [6, 8],
    [8, 6],
  ],
  [
    [1, 5],
    [5, 1],
  ],
  [
    [2, 3],
    [-3, 2],
  ],
  [
    [2, 6],
    [6, 2],
  ],
  [
    [4, 4],
    [-3, 3],
  ],
  [
    [4, 8],
    [-6, 3],
  ],
  [
    [1, 7],
    [7, 1],
  ],
  [
    [2, 11],
    [11, 2],
  ],
  [
    [3, 6],
    [6, 3],
  ],
  [
    [6, 8],
    [-8, 6],
  ],
]
/** Both legs whole although they are slanted: right angles. */
export const RIGHT: readonly (readonly [Point, Point])[] = [
  [
    [3, 4],
    [-4, 3],
  ],
  [
    [3, 4],
    [-8, 6],
  ],
  [
    [6, 8],
    [-4, 3],
  ],
  [
    [6, 8],
    [-8, 6],
  ],
  [
    [3, 4],
    [-12, 9],
  ],
  [
    [5, 12],
    [-12, 5],
  ],
  [
    [9, 12],
    [-8, 6],
  ],
]
export const UNEQUAL = RIGHT.filter(([[a, b], [c, d]]) => a * a + b * b !== c * c + d * d)

export type Class = 'isosceles' | 'right' | 'both' | 'neither'
export const CLASSES: Readonly<Record<Class, readonly (readonly [Point, Point])[]>> = {
  isosceles: [
    [
      [5, 2],
      [2, 5],
    ],
    [
      [6, 1],
      [1, 6],
    ],
    [
      [7, 4],
      [4, 7],
    ],
    [
      [8, 1],
      [4, 7],
    ],
  ],
  right: [
    [
      [2, 1],
      [-3, 6],
    ],
    [
      [3, 1],
      [-2, 6],
    ],
    [
      [2, 3],
      [-6, 4],
    ],
    [
      [4, 2],
      [-3, 6],
    ],
  ],
  both: [
    [
      [3, 1],
      [-1, 3],
    ],
    [
      [2, 5],
      [-5, 2],
    ],
    [
      [4, 1],
      [-1, 4],
    ],
    [
      [5, 3],
      [-3, 5],
    ],
  ],
  neither: [
    [
      [2, 4],
      [-5, 3],
    ],
    [
      [6, 2],
      [-1, 4],
    ],
    [
      [3, 5],
      [-4, 2],
    ],
    [
      [6, 3],
      [-2, 5],
    ],
  ],
}
export const CLASS_SAID: Readonly<Record<Class, Both<Block>>> = {
  isosceles: { en: prose`isosceles, but not right`, es: prose`isósceles, pero no rectángulo` },
  right: { en: prose`right, but not isosceles`, es: prose`rectángulo, pero no isósceles` },
  both: { en: prose`both isosceles and right`, es: prose`isósceles y rectángulo` },
  neither: { en: prose`neither isosceles nor right`, es: prose`ni isósceles ni rectángulo` },
}

const turned = (random: Random, offsets: readonly Point[]): readonly Point[] => {
  const isSwapped = random.chance(0.5)
  const [sx, sy] = [random.sign(), random.sign()]
  return offsets.map(([x, y]): Point => (isSwapped ? [sx * y, sy * x] : [sx * x, sy * y]))
}
/** The vertices at any place within the reach, turned in any way, begun at any vertex. */
export function placed(random: Random, offsets: readonly Point[], reach: number, isAnyFirst = true): readonly Point[] {
  const all = turned(random, offsets)
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const shift = (values: readonly number[]) => random.int(-reach - Math.min(...values), reach - Math.max(...values))
  const [dx, dy] = [shift(xs), shift(ys)]
  const first = isAnyFirst ? random.int(0, all.length - 1) : 0
  return all.map((_, i): Point => {
    const [x, y] = itemOf(all, (i + first) % all.length)
    return [x + dx, y + dy]
  })
}
export const SIDES = ['AB', 'BC', 'CA'] as const
export const squaresOf = (points: readonly Point[]): readonly number[] =>
  points.map((at, i) => squareBetween(at, itemOf(points, (i + 1) % points.length)))
export const sideName = (count: number, i: number) => 'ABCD'.charAt(i) + 'ABCD'.charAt((i + 1) % count)
export const ofSide = (points: readonly Point[], i: number): Expr =>
  sideSquare(sideName(points.length, i), itemOf(points, i), itemOf(points, (i + 1) % points.length))

/** 2√5 + √10: like roots are added. */
export function perimeterOf(squares: readonly number[]): Expr {
  const roots = squares.map(square => rootOf(square))
  const kinds = [...new Set(roots.map(({ k }) => k))].sort((a, b) => a - b)
  const terms = kinds.map(k => {
    const q = roots.filter(one => one.k === k).reduce((all, one) => all.plus(one.q), Ratio.of(0))
    return surdExpr({ q, k })
  })
  return terms.length === 1 ? itemOf(terms, 0) : sum(...terms)
}
export const sideSaid = (points: readonly Point[], i: number) => ({
  en: line`Side ${symbol(sideName(points.length, i))}: subtract the coordinates to find the legs, then add the squares.`,
  es: line`Lado ${symbol(sideName(points.length, i))}: resta las coordenadas para hallar los catetos y suma los cuadrados.`,
})
export const shortSaid = (points: readonly Point[], i: number) => ({
  en: line`Do the same for side ${symbol(sideName(points.length, i))}.`,
  es: line`Haz lo mismo con el lado ${symbol(sideName(points.length, i))}.`,
})

/** Offsets of quadrilaterals with slanted sides. */
export const QUADRILATERALS: readonly (readonly [Point, Point, Point, Point])[] = [
  [
    [0, 0],
    [5, 2],
    [8, 7],
    [3, 5],
  ],
  [
    [0, 0],
    [6, 1],
    [8, 5],
    [2, 4],
  ],
  [
    [0, 0],
    [4, -2],
    [9, 3],
    [5, 5],
  ],
  [
    [0, 0],
    [3, 4],
    [0, 10],
    [-3, 4],
  ],
  [
    [0, 0],
    [5, 3],
    [0, 9],
    [-5, 3],
  ],
  [
    [0, 0],
    [4, 3],
    [0, 11],
    [-4, 3],
  ],
  [
    [0, 0],
    [9, 0],
    [7, 4],
    [3, 4],
  ],
  [
    [0, 0],
    [10, 0],
    [8, 5],
    [3, 5],
  ],
  [
    [0, 0],
    [2, 5],
    [8, 6],
    [9, -1],
  ],
  [
    [0, 0],
    [1, 6],
    [7, 8],
    [8, 3],
  ],
]
