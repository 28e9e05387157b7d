import { assert, failed } from '../errors.ts'
import { symbol } from '../math/build.ts'
import type { Tone } from './drawing.ts'
import type { Label } from './kind.ts'
import { angleLabelOf, type Name, optionalLabel } from './naming.ts'
import { distanceOf, type Point } from './pen.ts'
import type { AngleMark } from './sketch.ts'

/** Named points at true coordinates and what joins them: the common ground of the geometric kinds. */
export interface Diagram {
  readonly points: readonly DiagramPoint[]
  readonly lines: readonly DiagramLine[]
  readonly angles: readonly DiagramAngle[]
  readonly circles: readonly DiagramCircle[]
  readonly arcs: readonly DiagramArc[]
  readonly regions: readonly DiagramRegion[]
  readonly texts: readonly DiagramText[]
  /** Em of the longer side. */
  readonly size: number
}

export interface DiagramPoint {
  readonly name: string
  readonly at: Point
  /** What is printed; null prints nothing. */
  readonly label: Label | null
  readonly dot: boolean
}

export interface DiagramLine {
  readonly from: string
  readonly to: string
  readonly extent: 'segment' | 'ray' | 'line'
  readonly dashed: boolean
  /** Short strokes that mark equal lengths. */
  readonly ticks: number
  /** Arrowheads that mark parallels. */
  readonly parallels: number
  readonly label: Label | null
  /** Seen from `from` to `to`; null is away from the middle of the figure. */
  readonly side: 'left' | 'right' | null
}

export interface DiagramAngle {
  readonly from: string
  readonly vertex: string
  readonly to: string
  readonly mark: AngleMark
  readonly label: Label | null
  readonly reflex: boolean
}

export interface DiagramCircle {
  readonly center: string
  readonly radius: number
  readonly dashed: boolean
  readonly tone: Tone | null
}

/** Counterclockwise about the center. */
export interface DiagramArc {
  readonly center: string
  readonly from: string
  readonly to: string
  readonly dashed: boolean
  readonly ticks: number
  readonly label: Label | null
}

/** A shaded shape; an edge runs straight to the corner, or along a circle about a center. */
export interface DiagramRegion {
  readonly corners: readonly { readonly to: string; readonly about: string | null; readonly clockwise: boolean }[]
  readonly tone: Tone
}

/** Written about the middle of a place: the area of a part, the name of a region. */
export interface DiagramText {
  readonly at: Point
  readonly label: Label
}

export type PointsSpec = Readonly<
  Record<string, Point | { readonly at: Point; readonly label?: Name | null; readonly dot?: boolean }>
>
/** 'AB', or that with its marks. */
export type LineOf =
  | string
  | {
      readonly of: string
      readonly extent?: DiagramLine['extent']
      readonly dashed?: boolean
      readonly ticks?: number
      readonly parallels?: number
      readonly label?: Name | null
      readonly side?: 'left' | 'right'
    }
/** 'ABC' is the angle at B; a number is in degrees. */
export type AngleOf =
  | string
  | { readonly of: string; readonly mark?: AngleMark; readonly label?: Name | null; readonly reflex?: boolean }
/** 'AB' runs counterclockwise from A to B. */
export type ArcOf =
  | string
  | { readonly of: string; readonly dashed?: boolean; readonly ticks?: number; readonly label?: Name | null }

const split = new Map<string, readonly string[]>()

/** 'AB′C' as A, B′, C. Points have few names: each string of them is taken apart once. */
export function splitNames(names: string): readonly string[] {
  const known = split.get(names)
  if (known) return known
  const parts = names.match(/\p{L}[′″₀-₉\d]*/gu) ?? []
  split.set(names, parts)
  return parts
}

export function diagramPoints(spec: PointsSpec, dots = false): readonly DiagramPoint[] {
  return Object.entries(spec).map(([name, value]) => {
    assert(splitNames(name).length === 1, () => `"${name}" is no name of one point`)
    if (isCoordinates(value)) return { name, at: value, label: symbol(name), dot: dots }
    return {
      name,
      at: value.at,
      label: value.label === undefined ? symbol(name) : optionalLabel(value.label),
      dot: value.dot ?? dots,
    }
  })
}
const isCoordinates = (value: PointsSpec[string]): value is Point => Array.isArray(value)

export function diagramLine(spec: LineOf): DiagramLine {
  const {
    of,
    extent = 'segment',
    dashed = false,
    ticks = 0,
    parallels = 0,
    label,
    side = null,
  } = typeof spec === 'string' ? { of: spec } : spec
  const [from, to, ...rest] = splitNames(of)
  assert(from && to && rest.length === 0, () => `"${of}" does not name two points`)
  return { from, to, extent, dashed, ticks, parallels, label: optionalLabel(label), side }
}

export function diagramAngle(spec: AngleOf): DiagramAngle {
  const { of, mark = 'arc', label, reflex = false } = typeof spec === 'string' ? { of: spec } : spec
  const [from, vertex, to, ...rest] = splitNames(of)
  assert(from && vertex && to && rest.length === 0, () => `"${of}" does not name an angle by three points`)
  return { from, vertex, to, mark, label: label === undefined || label === null ? null : angleLabelOf(label), reflex }
}

export function diagramArc(spec: ArcOf, center: string): DiagramArc {
  const { of, dashed = false, ticks = 0, label } = typeof spec === 'string' ? { of: spec } : spec
  const [from, to, ...rest] = splitNames(of)
  assert(from && to && rest.length === 0, () => `"${of}" does not name the ends of an arc`)
  return { center, from, to, dashed, ticks, label: label === undefined || label === null ? null : angleLabelOf(label) }
}

/** Every name that is used must be a point; two points at one place would hide each other. */
export function assertDrawable({ points, lines, angles, circles, arcs, regions }: Diagram): void {
  const use = (name: string): void => {
    if (!points.some(point => point.name === name)) failed(`There is no point ${name} in the figure`)
  }
  for (const { from, to } of lines) {
    use(from)
    use(to)
  }
  for (const { from, vertex, to } of angles) {
    use(from)
    use(vertex)
    use(to)
  }
  for (const { center } of circles) use(center)
  for (const { center, from, to } of arcs) [center, from, to].forEach(use)
  for (const { corners } of regions) {
    for (const { to, about } of corners) {
      use(to)
      if (about) use(about)
    }
  }
  for (let i = 0; i < points.length; i++) assertApart(points, i)
}

function assertApart(points: readonly DiagramPoint[], i: number): void {
  const { at, name } = points[i] as DiagramPoint
  if (!Number.isFinite(at[0]) || !Number.isFinite(at[1])) failed(`The point ${name} has no place`)
  for (let j = 0; j < i; j++) {
    const other = points[j] as DiagramPoint
    if (name === other.name) failed(`Two points of the figure are called ${name}`)
    if (distanceOf(at, other.at) <= 1e-9) failed(`The points ${name} and ${other.name} coincide`)
  }
}
