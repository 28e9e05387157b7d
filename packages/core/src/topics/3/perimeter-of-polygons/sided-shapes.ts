import {
  type Label,
  type Name,
  type Point,
  type Polygon,
  polygon,
  type Random,
  regularVertices,
} from '../../../author.ts'
import { placeOf } from '../../kit/geometry/drawn.ts'

/** Corners of a polygon, and the whole lengths of its sides in order: the first leads from the first corner to the second. */
export interface SidedShape {
  readonly corners: readonly Point[]
  readonly sides: readonly number[]
}

/** Polygons with whole sides, true to scale. */
export const shapes = {
  triangle(random: Random): SidedShape {
    const [a, b, c] = random.until(
      () => [random.int(5, 15), random.int(5, 15), random.int(5, 15)] as const,
      ([a, b, c]) => a + b > c + 2 && b + c > a + 2 && a + c > b + 2,
    )
    const x = (a * a + c * c - b * b) / (2 * a)
    return {
      corners: [
        [0, 0],
        [a, 0],
        [x, Math.sqrt(c * c - x * x)],
      ],
      sides: [a, b, c],
    }
  },
  parallelogram(random: Random): SidedShape {
    const [base, side] = [random.int(6, 14), random.int(4, 10)]
    const [x, y] = [side * 0.4, side * Math.sqrt(0.84)]
    return {
      corners: [
        [0, 0],
        [base, 0],
        [base + x, y],
        [x, y],
      ],
      sides: [base, side, base, side],
    }
  },
  trapezoid(random: Random): SidedShape {
    const [top, slope, side] = [random.int(4, 9), random.int(1, 3), random.int(5, 9)]
    const y = Math.sqrt(side * side - slope * slope)
    const base = top + 2 * slope
    return {
      corners: [
        [0, 0],
        [base, 0],
        [base - slope, y],
        [slope, y],
      ],
      sides: [base, side, top, side],
    }
  },
  pentagon(random: Random): SidedShape {
    const [half, wall] = [random.int(3, 6), random.int(4, 10)]
    const roof = half + random.int(1, 4)
    const y = Math.sqrt(roof * roof - half * half)
    return {
      corners: [
        [0, 0],
        [2 * half, 0],
        [2 * half, wall],
        [half, wall + y],
        [0, wall],
      ],
      sides: [2 * half, wall, roof, roof, wall],
    }
  },
  hexagon(random: Random): SidedShape {
    const [half, wall] = [random.int(3, 5), random.int(4, 10)]
    const roof = half + random.int(1, 3)
    const y = Math.sqrt(roof * roof - half * half)
    return {
      corners: [
        [half, 0],
        [2 * half, y],
        [2 * half, y + wall],
        [half, 2 * y + wall],
        [0, y + wall],
        [0, y],
      ],
      sides: [roof, wall, roof, roof, wall, roof],
    }
  },
}
export type ShapeName = keyof typeof shapes

export const rectangleShape = (length: number, width: number): SidedShape => ({
  corners: [
    [0, 0],
    [length, 0],
    [length, width],
    [0, width],
  ],
  sides: [length, width, length, width],
})

export const regularShape = (count: number, side: number): SidedShape => ({
  corners: regularVertices(count, side),
  sides: Array.from({ length: count }, () => side),
})

/** An L: a rectangle without the upper right corner. */
function lShape(length: number, width: number, cutLength: number, cutWidth: number): SidedShape {
  const [x, y] = [length - cutLength, width - cutWidth]
  return {
    corners: [
      [0, 0],
      [length, 0],
      [length, y],
      [x, y],
      [x, width],
      [0, width],
    ],
    sides: [length, y, cutLength, cutWidth, x, width],
  }
}

/** An L that is not as long as it is wide. */
export function drawL(random: Random): SidedShape {
  const [length, width] = random.until(
    () => [random.int(9, 15), random.int(8, 14)] as const,
    ([length, width]) => length !== width,
  )
  return lShape(length, width, random.int(3, length - 4), random.int(3, width - 4))
}

/** The figure with its sides named; right angles of these corners are marked. */
export const sidedFigure = ({ corners }: SidedShape, names: readonly (Name | null)[], right: readonly number[] = []) =>
  polygon({
    vertices: corners,
    sides: names,
    ...(right.length > 0
      ? { angles: corners.map((_, i) => (right.includes(i) ? { mark: 'square' as const } : null)) }
      : {}),
  })

/** What is written at each side of a drawn polygon, and how long the side is drawn. */
export function sidesOf(drawn: Polygon): readonly { label: Label | null; drawn: number }[] {
  return drawn.lines.slice(0, drawn.corners).map(({ from, to, label }) => {
    const [a, b] = [placeOf(drawn, from), placeOf(drawn, to)]
    return { label, drawn: Math.hypot(a[0] - b[0], a[1] - b[1]) }
  })
}
