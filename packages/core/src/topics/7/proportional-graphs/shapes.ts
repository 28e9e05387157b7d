import { type Figure, functionGraph, type Point } from '../../../author.ts'
import { type Context, heads } from '../../kit/proportion/contexts.ts'

export const SHAPES = ['through', 'above', 'bent', 'bentAbove'] as const
export type Shape = (typeof SHAPES)[number]
/** In squares of the grid; some of each kind. */
const PATHS: Readonly<Record<Shape, readonly (readonly Point[])[]>> = {
  through: [
    [
      [0, 0],
      [10, 5],
    ],
    [
      [0, 0],
      [5, 10],
    ],
    [
      [0, 0],
      [9, 6],
    ],
    [
      [0, 0],
      [8, 10],
    ],
  ],
  above: [
    [
      [0, 1],
      [9, 10],
    ],
    [
      [0, 2],
      [10, 7],
    ],
    [
      [0, 3],
      [7, 10],
    ],
    [
      [0, 1],
      [10, 6],
    ],
  ],
  bent: [
    [
      [0, 0],
      [2, 1],
      [4, 3],
      [6, 6],
      [8, 10],
    ],
    [
      [0, 0],
      [1, 4],
      [3, 7],
      [6, 9],
      [10, 10],
    ],
    [
      [0, 0],
      [3, 1],
      [6, 4],
      [9, 9],
    ],
    [
      [0, 0],
      [2, 5],
      [5, 8],
      [9, 9],
    ],
  ],
  bentAbove: [
    [
      [0, 1],
      [3, 2],
      [6, 5],
      [9, 10],
    ],
    [
      [0, 2],
      [2, 6],
      [5, 8],
      [10, 9],
    ],
    [
      [0, 3],
      [3, 4],
      [6, 6],
      [9, 10],
    ],
  ],
}
export const pathsOf = (shape: Shape) => PATHS[shape]

export const graphOf = (
  context: Context,
  path: readonly Point[],
  [xStep, yStep]: readonly [number, number],
): Figure => {
  const [xName, yName] = heads(context)
  return functionGraph({
    x: { from: 0, to: 10 * xStep, step: xStep, name: xName },
    y: { from: 0, to: 10 * yStep, step: yStep, name: yName },
    curves: [{ through: path.map(([x, y]): Point => [x * xStep, y * yStep]), smooth: path.length > 2 }],
  })
}
/** Straight, and from the origin: from the points that are drawn. */
export function isProportionalPath(path: readonly Point[]): boolean {
  const [first, second] = path
  return (
    first !== undefined &&
    second !== undefined &&
    first[0] === 0 &&
    first[1] === 0 &&
    path.every(([x, y]) => Math.abs(x * second[1] - y * second[0]) < 1e-9)
  )
}
export const isStraight = (path: readonly Point[]): boolean => path.length === 2
