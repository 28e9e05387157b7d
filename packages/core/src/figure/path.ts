import { assert } from '../errors.ts'
import type { Segment } from './drawing.ts'
import type { Point } from './pen.ts'

/** Reads "M x y L x y C x y x y x y Z". */
function segmentsOf(path: string): readonly Segment[] {
  return (path.match(/[MLCZ][^MLCZ]*/g) ?? []).map(part => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = part
      .slice(1)
      .trim()
      .split(/\s+/)
      .filter(text => text !== '')
      .map(Number)
    switch (part.charAt(0)) {
      case 'M':
        return ['M', a, b]
      case 'L':
        return ['L', a, b]
      case 'C':
        return ['C', a, b, c, d, e, f]
      default:
        assert(part.startsWith('Z'), () => `${part} is no part of a path`)
        return ['Z']
    }
  })
}

export interface Placement {
  readonly middle: Point
  readonly scale: number
  /** Degrees counterclockwise. */
  readonly turn?: number
  /** So many times as wide. */
  readonly stretch?: number
}

/** A point of a picture, in its box around the origin, at its place. */
function placedPoint([x, y]: Point, { middle, scale, turn = 0, stretch = 1 }: Placement): Point {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [wide, high] = [x * stretch * scale, y * scale]
  return [middle[0] + wide * cos - high * sin, middle[1] + wide * sin + high * cos]
}

/** A path of a picture at its place. */
export function placedPath(path: string, placement: Placement): readonly Segment[] {
  const at = (x: number, y: number) => placedPoint([x, y], placement)
  return segmentsOf(path).map(segment => {
    switch (segment[0]) {
      case 'Z':
        return segment
      case 'C':
        return ['C', ...at(segment[1], segment[2]), ...at(segment[3], segment[4]), ...at(segment[5], segment[6])]
      default:
        return [segment[0], ...at(segment[1], segment[2])]
    }
  })
}
