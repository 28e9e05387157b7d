import { itemOf, type Point, type Random } from '../../../author.ts'
import type { Vertices } from './points.ts'

/** Figures that no rotation and no reflection takes to themselves, in the corner of a grid. */
export const FIGURES: Readonly<Record<'triangle' | 'quadrilateral' | 'pentagon', readonly Vertices[]>> = {
  triangle: [
    [
      [0, 0],
      [3, 0],
      [1, 2],
    ],
    [
      [0, 0],
      [2, 1],
      [1, 4],
    ],
    [
      [0, 0],
      [4, 1],
      [2, 3],
    ],
    [
      [0, 0],
      [2, 0],
      [3, 3],
    ],
    [
      [0, 1],
      [3, 0],
      [1, 3],
    ],
    [
      [0, 0],
      [3, 1],
      [3, 3],
    ],
    [
      [0, 2],
      [4, 0],
      [4, 3],
    ],
    [
      [0, 0],
      [3, 0],
      [0, 2],
    ],
    [
      [0, 3],
      [1, 0],
      [3, 1],
    ],
  ],
  quadrilateral: [
    [
      [0, 0],
      [3, 0],
      [4, 3],
      [0, 2],
    ],
    [
      [0, 1],
      [3, 0],
      [4, 2],
      [2, 4],
    ],
    [
      [0, 0],
      [2, 0],
      [4, 3],
      [1, 4],
    ],
    [
      [0, 0],
      [4, 1],
      [3, 3],
      [0, 2],
    ],
    [
      [0, 0],
      [3, 1],
      [3, 3],
      [1, 4],
    ],
    [
      [0, 2],
      [1, 0],
      [4, 0],
      [2, 3],
    ],
  ],
  pentagon: [
    [
      [0, 0],
      [3, 0],
      [4, 2],
      [1, 4],
      [0, 2],
    ],
    [
      [0, 1],
      [2, 0],
      [4, 2],
      [3, 4],
      [0, 3],
    ],
  ],
}
export type Shape = keyof typeof FIGURES

export const SAID: Readonly<
  Record<Shape, { readonly en: string; readonly es: string; readonly isFeminine?: boolean }>
> = {
  triangle: { en: 'triangle', es: 'triángulo' },
  quadrilateral: { en: 'quadrilateral', es: 'cuadrilátero' },
  pentagon: { en: 'pentagon', es: 'pentágono' },
}
export const shapeOf = ({ length }: Vertices): Shape =>
  length === 3 ? 'triangle' : length === 4 ? 'quadrilateral' : 'pentagon'

const spanOf = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)]
/** From left to right, and from bottom to top. */
export const boundsOf = (points: Vertices) => ({
  x: spanOf(points.map(([x]) => x)),
  y: spanOf(points.map(([, y]) => y)),
})

/** The half width of the grids. */
export const REACH = 8
export const isOnGrid = (points: Vertices) => points.every(([x, y]) => Math.abs(x) <= REACH && Math.abs(y) <= REACH)

/** Whether a grid line runs free between two figures. */
export function areApart(one: Vertices, other: Vertices): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  return a.x[1] < b.x[0] || b.x[1] < a.x[0] || a.y[1] < b.y[0] || b.y[1] < a.y[0]
}

/** One of the figures, turned over or not. Its letters go around it from any vertex. */
export function drawFigure(random: Random, shape: Shape): Vertices {
  const corners = random.pick(FIGURES[shape])
  const [across, up, first] = [random.sign(), random.sign(), random.int(0, corners.length - 1)]
  return corners.map((_, i): Point => {
    const [x, y] = itemOf(corners, (first + i) % corners.length)
    return [across * x, up * y]
  })
}

/** Somewhere on the grid; `move` is how far it goes from there, to the right and up, and stays on the grid. */
export function placedFigure(random: Random, shape: Shape, [right, up]: Point = [0, 0]): Vertices {
  const figure = drawFigure(random, shape)
  const { x, y } = boundsOf(figure)
  const [dx, dy] = [place(random, x, right), place(random, y, up)]
  return figure.map(([px, py]): Point => [px + dx, py + dy])
}
const place = (random: Random, [low, high]: readonly [number, number], move: number) =>
  random.int(Math.max(-REACH, -REACH - move) - low, Math.min(REACH, REACH - move) - high)
