import { tupleOf } from '../tuple.ts'
import type { Point } from './pen.ts'

/** A point in space: x to the right, y upwards, z to the back. */
export type Point3 = readonly [x: number, y: number, z: number]

const [SHRINK, SLANT] = [0.5, (40 * Math.PI) / 180]
const [ASIDE, UP] = [SHRINK * Math.cos(SLANT), SHRINK * Math.sin(SLANT)]

/** Seen a little from the right and from above; the front stays true to shape. */
export const projected = ([x, y, z]: Point3): Point => [x + z * ASIDE, y + z * UP]

/** Whether a face shows, by its outward normal. */
export const isSeen = ([x, y, z]: Point3): boolean => x * ASIDE + y * UP - z > 1e-9

export const across3 = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]
export const minus3 = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): Point3 => [ax - bx, ay - by, az - bz]
export const dot3 = ([ax, ay, az]: Point3, [bx, by, bz]: Point3): number => ax * bx + ay * by + az * bz
export const middle3 = (points: readonly Point3[]): Point3 =>
  tupleOf(
    [0, 1, 2].map(axis => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length),
    3,
  )
