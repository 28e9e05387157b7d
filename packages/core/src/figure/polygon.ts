import { assert } from '../errors.ts'
import {
  type AngleOf,
  assertDrawable,
  type Diagram,
  type DiagramAngle,
  type DiagramArc,
  type DiagramLine,
  type DiagramPoint,
  type DiagramRegion,
  diagramAngle,
  diagramLine,
  diagramPoints,
  type LineOf,
  type PointsSpec,
} from './diagram.ts'
import { diagramSketch } from './diagram-sketch.ts'
import type { Tone } from './drawing.ts'
import { figureKind, type Label } from './kind.ts'
import { angleLabelOf, isOptions, labelOf, type Name, namesOf, optionalLabel } from './naming.ts'
import { at, between, directionOf, distanceOf, type Point } from './pen.ts'
import { spokenPolygon } from './polygon-words.ts'
import { type AngleMark, finished, sweepOf, turned, windingOf } from './sketch.ts'

/** A polygon with its labels and marks; the first lines are its sides in order. */
export interface Polygon extends Diagram {
  readonly kind: 'polygon'
  readonly corners: number
}

export type SideSpec =
  | Name
  | null
  | {
      readonly label?: Name | null
      readonly ticks?: number
      readonly parallels?: number
      readonly dashed?: boolean
      /** Degrees of an arc in place of the side: 180 is a half circle outwards, −180 inwards. */
      readonly arc?: number
    }
export type CornerSpec = Name | null | { readonly label?: Name | null; readonly mark?: AngleMark }

export interface PolygonOptions {
  readonly vertices: readonly Point[]
  /** Printed at the vertices: 'ABCD'. Lines and angles may speak of A, B, C, … even where nothing is printed. */
  readonly names?: string | readonly Name[]
  /** The first is from the first vertex to the second. */
  readonly sides?: readonly SideSpec[]
  /** Inside, the first at the first vertex; a number is in degrees. */
  readonly angles?: readonly CornerSpec[]
  /** Outside, between the extended side that arrives at the corner and the next side. */
  readonly exterior?: readonly { readonly at: string; readonly label?: Name | null }[]
  /** From a corner straight to a side or its extension, dashed, with a right-angle mark. */
  readonly heights?: readonly { readonly from: string; readonly to: string; readonly label?: Name | null }[]
  /** Further points, for diagonals and lines within. */
  readonly points?: PointsSpec
  readonly lines?: readonly LineOf[]
  readonly marked?: readonly AngleOf[]
  readonly shaded?: boolean
  /** Left white in what is shaded. */
  readonly holes?: readonly { readonly vertices: readonly Point[]; readonly sides?: readonly SideSpec[] }[]
  readonly circles?: readonly { readonly center: Point; readonly radius: number; readonly shaded?: boolean }[]
  /** Degrees counterclockwise. */
  /** Written about a place: the area of a part. */
  readonly texts?: readonly { readonly at: Point; readonly label: Name }[]
  readonly turn?: number
  readonly size?: number
}

export function polygon(options: PolygonOptions): Polygon {
  const {
    vertices,
    sides = [],
    angles = [],
    exterior = [],
    heights = [],
    points = {},
    lines = [],
    marked = [],
    shaded = false,
    holes = [],
    circles = [],
    texts = [],
    turn = 0,
    size = angles.length > 0 || exterior.length > 0 ? 12 : 10,
  } = options
  const isForward = windingOf(vertices) > 0
  assert(vertices.length >= 3, 'A polygon has at least three vertices')
  assert(sides.length <= vertices.length && angles.length <= vertices.length, 'There are more labels than sides')
  const corners = cornersOf(vertices, options.names)
  const outline = outlineOf(corners, sides, isForward)
  const inner = holes.map((hole, i) => {
    const points = hole.vertices.map(
      (at, j): DiagramPoint => ({ name: `${String.fromCharCode(97 + i)}${j + 1}`, at, label: null, dot: false }),
    )
    return { ...outlineOf(points, hole.sides ?? [], windingOf(hole.vertices) < 0), corners: points }
  })
  const feet = heights.map((height, i) => heightOf(height, corners, i))
  const beyond = exterior.map((item, i) => exteriorOf(item, corners, i, isForward))
  const centers = circles.map(
    ({ center }, i): DiagramPoint => ({ name: `o${i + 1}`, at: center, label: null, dot: false }),
  )
  const places = [
    ...corners,
    ...outline.centers,
    ...inner.flatMap(hole => [...hole.corners, ...hole.centers]),
    ...feet.map(({ point }) => point),
    ...beyond.map(({ point }) => point),
    ...centers,
    ...diagramPoints(points),
  ]
  const diagram: Diagram = {
    points: turn === 0 ? places : places.map(point => ({ ...point, at: turned(point.at, turn) })),
    lines: [
      ...outline.lines,
      ...inner.flatMap(hole => hole.lines),
      ...lines.map(diagramLine),
      ...feet.flatMap(({ lines }) => lines),
      ...beyond.map(({ line }) => line),
    ],
    angles: [
      ...angles.flatMap((spec, i) => interiorAngle(spec, i, corners, isForward)),
      ...marked.map(diagramAngle),
      ...feet.map(({ angle }) => angle),
      ...beyond.map(({ angle }) => angle),
    ],
    circles: circles.map(({ radius, shaded: isShaded = false }, i) => ({
      center: `o${i + 1}`,
      radius,
      dashed: false,
      tone: isShaded ? 'light' : shaded ? 'paper' : null,
    })),
    arcs: [...outline.arcs, ...inner.flatMap(({ arcs }) => arcs)],
    regions: shaded ? [regionOf(outline, 'light'), ...inner.map(hole => regionOf(hole, 'paper'))] : [],
    texts: texts.map(({ at, label }) => ({ at: turned(at, turn), label: labelOf(label) })),
    size,
  }
  assertDrawable(diagram)
  return { kind: 'polygon', corners: vertices.length, ...diagram }
}

/** The corners of a regular polygon that stands on a side. */
export const regularVertices = (count: number, side = 1): readonly Point[] => {
  const radius = side / 2 / Math.sin(Math.PI / count)
  return Array.from({ length: count }, (_, i) => at([0, 0], radius, -90 + 180 / count + (360 * i) / count))
}

function cornersOf(vertices: readonly Point[], names: PolygonOptions['names']): readonly DiagramPoint[] {
  const labels = names === undefined ? [] : namesOf(names)
  assert(
    labels.length === 0 || labels.length === vertices.length,
    () => `${labels.length} names do not fit ${vertices.length} vertices`,
  )
  return vertices.map((at, i) => ({ name: nameOf(labels[i], i), at, label: labels[i] ?? null, dot: false }))
}

/** The printed name, or a letter by position. */
const nameOf = (label: Label | undefined, i: number) =>
  label?.kind === 'symbol' ? label.name : String.fromCharCode(65 + i)

interface Outline {
  readonly lines: readonly DiagramLine[]
  readonly arcs: readonly DiagramArc[]
  readonly centers: readonly DiagramPoint[]
  /** The first runs from the first corner to the second. */
  readonly edges: DiagramRegion['corners']
}

function outlineOf(corners: readonly DiagramPoint[], specs: readonly SideSpec[], isForward: boolean): Outline {
  const lines: DiagramLine[] = []
  const arcs: DiagramArc[] = []
  const centers: DiagramPoint[] = []
  const edges = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length]!
    const { label: said, ticks = 0, parallels = 0, dashed = false, arc = 0 } = sideOf(specs[i])
    const label = optionalLabel(said)
    if (arc === 0 || label || dashed) {
      const side = isForward ? 'right' : 'left'
      lines.push({ from: corner.name, to: next.name, extent: 'segment', dashed, ticks, parallels, label, side })
    }
    if (arc === 0) return { to: next.name, about: null, clockwise: false }
    const center = `${corner.name}0`
    const runsForward = arc > 0 === isForward
    const [from, to] = runsForward ? [corner.name, next.name] : [next.name, corner.name]
    arcs.push({ center, from, to, dashed: false, ticks: 0, label: null })
    const at = centerOf(corner.at, next.at, runsForward ? Math.abs(arc) : -Math.abs(arc))
    centers.push({ name: center, at, label: null, dot: false })
    return { to: next.name, about: center, clockwise: !runsForward }
  })
  return { lines, arcs, centers, edges }
}

/** Begins at the first corner, where the last side ends. */
const regionOf = ({ edges }: Outline, tone: Tone): DiagramRegion => ({
  corners: [edges.at(-1)!, ...edges.slice(0, -1)],
  tone,
})

function sideOf(spec: SideSpec | undefined): Exclude<SideSpec, Name | null> {
  if (spec === undefined || spec === null) return {}
  return isOptions(spec) ? spec : { label: spec }
}

/** The center of the arc that turns so many degrees from a to b; counterclockwise when positive. */
function centerOf(a: Point, b: Point, degrees: number): Point {
  const half = distanceOf(a, b) / 2
  const away = half / Math.tan((Math.abs(degrees) * Math.PI) / 360)
  return at(between(a, b), away, directionOf(a, b) + (degrees > 0 ? 90 : -90))
}

function interiorAngle(
  spec: CornerSpec,
  i: number,
  corners: readonly DiagramPoint[],
  isForward: boolean,
): readonly DiagramAngle[] {
  if (spec === null) return []
  const { label, mark = 'arc' } = isOptions(spec) ? spec : { label: spec }
  const [before, here, after] = [corners.at(i - 1)!, corners[i]!, corners[(i + 1) % corners.length]!]
  const sweep = sweepOf(directionOf(here.at, after.at), directionOf(here.at, before.at))
  const reflex = isForward ? sweep > 180 : sweep < 180
  return [
    {
      from: after.name,
      vertex: here.name,
      to: before.name,
      mark,
      label: label === undefined || label === null ? null : angleLabelOf(label),
      reflex,
    },
  ]
}

const cornerNamed = (corners: readonly DiagramPoint[], name: string): number => {
  const index = corners.findIndex(corner => corner.name === name)
  assert(index >= 0, () => `The polygon has no corner ${name}`)
  return index
}

function heightOf(
  { from, to, label }: { readonly from: string; readonly to: string; readonly label?: Name | null },
  corners: readonly DiagramPoint[],
  i: number,
) {
  const base = diagramLine(to)
  const [top, a, b] = [from, base.from, base.to].map(name => corners[cornerNamed(corners, name)]!.at) as [
    Point,
    Point,
    Point,
  ]
  const share = ((top[0] - a[0]) * (b[0] - a[0]) + (top[1] - a[1]) * (b[1] - a[1])) / distanceOf(a, b) ** 2
  assert(Math.abs(share) > 1e-6 && Math.abs(share - 1) > 1e-6, 'This height is a side: label the side')
  const foot: DiagramPoint = { name: `H${i + 1}`, at: between(a, b, share), label: null, dot: false }
  const height = diagramLine({ of: `${from}${foot.name}`, dashed: true, label: label ?? null })
  const extension =
    share < 0
      ? [diagramLine({ of: `${base.from}${foot.name}`, dashed: true })]
      : share > 1
        ? [diagramLine({ of: `${base.to}${foot.name}`, dashed: true })]
        : []
  const along = share > 0.5 ? base.from : base.to
  return {
    point: foot,
    lines: [height, ...extension],
    angle: diagramAngle({ of: `${from}${foot.name}${along}`, mark: 'square' }),
  }
}

function exteriorOf(
  { at: name, label }: { readonly at: string; readonly label?: Name | null },
  corners: readonly DiagramPoint[],
  i: number,
  isForward: boolean,
) {
  const index = cornerNamed(corners, name)
  const [before, here, after] = [corners.at(index - 1)!, corners[index]!, corners[(index + 1) % corners.length]!]
  const [from, to] = isForward ? [before, after] : [after, before]
  const longest = Math.max(...corners.map((corner, j) => distanceOf(corner.at, corners[(j + 1) % corners.length]!.at)))
  const point: DiagramPoint = {
    name: `E${i + 1}`,
    at: at(here.at, longest * 0.32, directionOf(from.at, here.at)),
    label: null,
    dot: false,
  }
  return {
    point,
    line: diagramLine(`${here.name}${point.name}`),
    angle: diagramAngle({ of: `${point.name}${here.name}${to.name}`, label: label ?? null }),
  }
}

export const polygonFigure = figureKind<Polygon>('polygon', {
  draw: (figure, scribe) => finished(diagramSketch(figure, scribe)),
  describe: spokenPolygon,
})
