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

type Axes = Pick<Context, 'xHead' | 'yHead'>
const axes = (x: Axes['xHead'], y: Axes['yHead']): Axes => ({ xHead: x, yHead: y })
const SECONDS = { en: 'Time (seconds)', es: 'Tiempo (segundos)' }
const MINUTES = { en: 'Time (minutes)', es: 'Tiempo (minutos)' }
const HOURS = { en: 'Time (hours)', es: 'Tiempo (horas)' }
const WEEKS = { en: 'Time (weeks)', es: 'Tiempo (semanas)' }
/** Quantities that may grow along a line or along a curve, from zero or from more. */
export const changing: readonly Axes[] = [
  axes(SECONDS, { en: 'Distance (meters)', es: 'Distancia (metros)' }),
  axes(WEEKS, { en: 'Height of a plant (inches)', es: 'Altura de una planta (pulgadas)' }),
  axes(HOURS, { en: 'Distance (miles)', es: 'Distancia (millas)' }),
  axes(MINUTES, { en: 'Water in a tank (gallons)', es: 'Agua en un tanque (galones)' }),
  axes(
    { en: 'Weight (pounds)', es: 'Peso (libras)' },
    { en: 'Shipping cost (dollars)', es: 'Costo de envío (dólares)' },
  ),
  axes(HOURS, { en: 'Depth of the snow (inches)', es: 'Profundidad de la nieve (pulgadas)' }),
  axes(WEEKS, { en: 'Savings (dollars)', es: 'Ahorros (dólares)' }),
  axes(SECONDS, { en: 'Height of a balloon (feet)', es: 'Altura de un globo (pies)' }),
  axes(MINUTES, { en: 'Temperature (degrees Celsius)', es: 'Temperatura (grados Celsius)' }),
  axes(
    { en: 'Distance (miles)', es: 'Distancia (millas)' },
    { en: 'Taxi fare (dollars)', es: 'Tarifa de taxi (dólares)' },
  ),
]

export const graphOf = (context: Axes, path: readonly Point[], [xStep, yStep]: readonly [number, number]): Figure => {
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
