import { never } from '../errors.ts'
import type { Primitive, Segment, Stroke, Tone } from './drawing.ts'
import { arcSegments, at, circle, line, type Point, polygonPath, THIN } from './pen.ts'

/** How a shape is filled, so that kinds stay apart without color. */
export type Fill = 'white' | 'gray' | 'dark' | 'striped'

export function toneOf(fill: Fill): Tone {
  switch (fill) {
    case 'white':
    case 'striped':
      return 'paper'
    case 'gray':
      return 'medium'
    case 'dark':
      return 'dark'
    default:
      return never(fill)
  }
}

const STRIPE: Stroke = { width: 0.045, dash: 'solid', tone: 'ink' }
const GAP = 0.24

/** A polygon with its fill. */
export function filled(points: readonly Point[], fill: Fill, stroke: Stroke | null = THIN): Primitive[] {
  if (fill !== 'striped') return [polygonPath(points, stroke, toneOf(fill))]
  return [polygonPath(points, null, 'paper'), ...stripes(points), ...(stroke ? [polygonPath(points, stroke)] : [])]
}

/**
 * Parallel lines at 45 degrees within a polygon, cut exactly at its border.
 * Centered in the polygon, or (`common`) such that they run on from one polygon to its neighbor.
 */
export function stripes(points: readonly Point[], gap = GAP, common = false): Primitive[] {
  const along = points.map(([x, y]) => (x + y) / Math.SQRT2)
  const across = points.map(([x, y]) => (y - x) / Math.SQRT2)
  const [low, high] = [Math.min(...across), Math.max(...across)]
  const count = Math.max(1, Math.round((high - low) / gap))
  const step = common ? gap : (high - low) / count
  const first = common ? Math.ceil(low / gap) * gap : low + step / 2
  const lines: Primitive[] = []
  for (let i = 0; i < Math.ceil((high - first) / step); i++) {
    const offset = first + i * step
    const cuts: number[] = []
    for (let from = 0; from < points.length; from++) {
      const to = (from + 1) % points.length
      const [a, b] = [across[from]! - offset, across[to]! - offset]
      if (a < 0 === b < 0) continue
      cuts.push(along[from]! + (along[to]! - along[from]!) * (a / (a - b)))
    }
    // A border is crossed as often inwards as outwards: cuts come in pairs.
    if (cuts.length > 2 || cuts[0]! > cuts[1]!) cuts.sort((a, b) => a - b)
    for (let cut = 0; cut + 1 < cuts.length; cut += 2)
      lines.push(line(placeOf(cuts[cut]!, offset), placeOf(cuts[cut + 1]!, offset), STRIPE))
  }
  return lines
}

const placeOf = (along: number, across: number): Point => [(along - across) / Math.SQRT2, (along + across) / Math.SQRT2]

/** The corners of a path; curves become short chords. */
export function flattened(segments: readonly Segment[]): Point[] {
  const points: Point[] = []
  for (const segment of segments) {
    if (segment[0] === 'Z') continue
    if (segment[0] !== 'C') points.push([segment[1], segment[2]])
    else {
      const [x, y] = points.at(-1)!
      const [, a, b, c, d, e, f] = segment
      for (const t of [0.2, 0.4, 0.6, 0.8, 1]) {
        const s = 1 - t
        points.push([
          s ** 3 * x + 3 * s * s * t * a + 3 * s * t * t * c + t ** 3 * e,
          s ** 3 * y + 3 * s * s * t * b + 3 * s * t * t * d + t ** 3 * f,
        ])
      }
    }
  }
  return points
}

/** A slice of a circle with its fill, from one direction counterclockwise to another. */
export function filledSector(
  center: Point,
  radius: number,
  from: number,
  to: number,
  fill: Fill,
  stroke: Stroke | null = THIN,
): Primitive[] {
  if (Math.abs(to - from) >= 359.99) return filledCircle(center, radius, fill, stroke)
  const [start, ...rest] = arcSegments(center, radius, from, to)
  const [, x, y] = start as readonly ['M', number, number]
  return filledPath([['M', ...center], ['L', x, y], ...rest, ['Z']], fill, stroke)
}

export function filledCircle(middle: Point, radius: number, fill: Fill, stroke: Stroke | null): Primitive[] {
  if (fill !== 'striped') return [circle(middle, radius, stroke, toneOf(fill))]
  const border = Array.from({ length: 40 }, (_, i) => at(middle, radius, i * 9))
  return [circle(middle, radius, null, 'paper'), ...stripes(border), circle(middle, radius, stroke)]
}

/** A closed path with its fill. */
export function filledPath(segments: readonly Segment[], fill: Fill, stroke: Stroke | null = THIN): Primitive[] {
  if (fill !== 'striped') return [{ kind: 'path', segments, stroke, fill: toneOf(fill) }]
  return [
    { kind: 'path', segments, stroke: null, fill: 'paper' },
    ...stripes(flattened(segments)),
    { kind: 'path', segments, stroke, fill: null },
  ]
}
