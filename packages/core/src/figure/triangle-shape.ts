import { assert } from '../errors.ts'
import { at, type Point } from './pen.ts'

/** Sides are opposite A, B, C in this order; `twoSides` are b and c with the angle at A between them. */
export type TriangleShape =
  | { readonly sides: readonly [a: number, b: number, c: number] }
  | { readonly angles: readonly [a: number, b: number, c: number] }
  | { readonly twoSides: readonly [b: number, c: number]; readonly angle: number }
  | { readonly vertices: readonly [Point, Point, Point] }

/** AB lies level, C above it, until it is turned or flipped. */
export function triangleVertices(shape: TriangleShape): readonly [Point, Point, Point] {
  if ('vertices' in shape) return shape.vertices
  if ('sides' in shape) {
    const [a, b, c] = shape.sides
    assert(a + b > c && a + c > b && b + c > a, () => `Sides of ${a}, ${b} and ${c} make no triangle`)
    const x = (b * b + c * c - a * a) / (2 * c)
    return [
      [0, 0],
      [c, 0],
      [x, Math.sqrt(b * b - x * x)],
    ]
  }
  if ('angles' in shape) {
    const [a, b, c] = shape.angles
    assert(
      Math.abs(a + b + c - 180) < 1e-6 && Math.min(a, b, c) > 0,
      () => `Angles of ${a}°, ${b}° and ${c}° make no triangle`,
    )
    const side = Math.sin((b * Math.PI) / 180) / Math.sin((c * Math.PI) / 180)
    return [[0, 0], [1, 0], at([0, 0], side, a)]
  }
  const [b, c] = shape.twoSides
  assert(
    shape.angle > 0 && shape.angle < 180 && b > 0 && c > 0,
    'Two sides and the angle between them make no triangle',
  )
  return [[0, 0], [c, 0], at([0, 0], b, shape.angle)]
}
