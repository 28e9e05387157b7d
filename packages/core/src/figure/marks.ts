import { assert, never } from '../errors.ts'
import { type Axis, coordinateLabel, ticksOf } from './axis.ts'
import { clipped } from './curve.ts'
import type { Primitive, Stroke } from './drawing.ts'
import { spokenGrid } from './grid-speech.ts'
import type { Label, Scribe } from './kind.ts'
import { labelOf, type Name, optionalLabel } from './naming.ts'
import { arrow, arrowhead, at, directionOf, distanceOf, dot, line, openDot, type Point, polygonPath } from './pen.ts'
import { type Frame, isWithin, type Plane, windowOf } from './plane.ts'
import { listing, sentence, spokenLabel, spokenName, told } from './saying.ts'
import { nameWish, type Sketch } from './sketch.ts'
import { beside } from './wish.ts'

/** A dot on a plane: a circle where it is open. */
export interface PlanePoint {
  readonly at: Point
  readonly label: Label | null
  readonly open: boolean
}
export type PointSpec =
  | readonly [x: number, y: number, name?: Name]
  | { readonly at: Point; readonly label?: Name | null; readonly open?: boolean }

/** A straight line through two points: all of it, from the first point on, between them, or an arrow from one to the other. */
export interface PlaneLine {
  readonly through: readonly [Point, Point]
  readonly extent: 'line' | 'ray' | 'segment' | 'arrow'
  readonly dashed: boolean
  readonly label: Label | null
}
export interface LineSpec {
  readonly through: readonly [Point, Point]
  readonly extent?: PlaneLine['extent']
  readonly dashed?: boolean
  readonly label?: Name | null
}

export interface PlanePolygon {
  readonly vertices: readonly Point[]
  /** One for each vertex, or none. */
  readonly names: readonly Label[]
  readonly shaded: boolean
}
export interface PolygonSpec {
  readonly vertices: readonly Point[]
  readonly names?: string | readonly Name[]
  readonly shaded?: boolean
}

export function planePoint(spec: PointSpec): PlanePoint {
  if (isTuple(spec)) return { at: [spec[0], spec[1]], label: optionalLabel(spec[2]), open: false }
  return { at: spec.at, label: optionalLabel(spec.label), open: spec.open ?? false }
}
const isTuple = (spec: PointSpec): spec is readonly [number, number, Name?] => Array.isArray(spec)

export function planeLine({ through, extent = 'line', dashed = false, label = null }: LineSpec): PlaneLine {
  assert(distanceOf(...through) > 0, 'A line needs two points that differ')
  return { through, extent, dashed, label: label === null ? null : labelOf(label) }
}

export const CURVE: Stroke = { width: 0.09, dash: 'solid', tone: 'ink' }
export const strokeOf = (dashed: boolean, stroke = CURVE): Stroke =>
  dashed ? { ...stroke, width: 0.06, dash: 'dashed' } : stroke

/** Names keep away from the lines that meet at their points. */
export function pointSketch(
  points: readonly PlanePoint[],
  frame: Frame,
  scribe: Scribe,
  lines: readonly PlaneLine[] = [],
): Sketch {
  return {
    items: points.map(({ at, open }) => (open ? openDot(frame.at(at), 0.17) : dot(frame.at(at), 0.16))),
    wishes: points.flatMap(({ at, label }) =>
      label ? [nameWish(scribe.layout(label), frame.at(at), neighborsOf(at, lines).map(frame.at), { gap: 0.22 })] : [],
    ),
  }
}

const neighborsOf = (point: Point, lines: readonly PlaneLine[]): readonly Point[] =>
  lines.flatMap(({ through: [from, to], extent }) => {
    if (!isOnLine(point, from, to)) return []
    const isBetween = distanceOf(from, point) > 1e-9 && distanceOf(to, point) > 1e-9
    if (isBetween) return [from, to]
    const other = distanceOf(from, point) > 1e-9 ? from : to
    const opposite: Point = [2 * point[0] - other[0], 2 * point[1] - other[1]]
    return extent === 'line' || (extent === 'ray' && other === from) ? [other, opposite] : [other]
  })

const isOnLine = ([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): boolean =>
  Math.abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) < 1e-9 && (x - x1) * (x - x2) + (y - y1) * (y - y2) <= 1e-9

export function lineSketch(lines: readonly PlaneLine[], plane: Plane, frame: Frame, scribe: Scribe): Sketch {
  const drawn = lines.flatMap(item => {
    const ends = endsOf(item, plane)
    return ends ? [{ ...item, from: frame.at(ends[0]), to: frame.at(ends[1]) }] : []
  })
  return {
    items: drawn.flatMap(({ from, to, extent, dashed }) => lineItems(from, to, extent, strokeOf(dashed))),
    wishes: drawn.flatMap(({ from, to, label, extent }) => {
      if (!label) return []
      const layout = scribe.layout(label)
      return extent === 'line' || extent === 'ray'
        ? [nearEnd(layout, from, to)]
        : [beside(layout, [from, to], directionOf(from, to) - 90)]
    }),
  }
}

function lineItems(from: Point, to: Point, extent: PlaneLine['extent'], stroke: Stroke): Primitive[] {
  const direction = directionOf(from, to)
  switch (extent) {
    case 'segment':
      return [line(from, to, stroke)]
    case 'line':
      return [
        line(at(from, 0.2, direction), at(to, -0.2, direction), stroke),
        arrowhead(to, direction),
        arrowhead(from, direction + 180),
      ]
    case 'ray':
      return [line(from, at(to, -0.2, direction), stroke), arrowhead(to, direction)]
    case 'arrow':
      return arrow(from, to, 'end', stroke)
  }
}

/** Beside a line, near where it leaves the plane. */
function nearEnd(of: Parameters<typeof beside>[0], from: Point, to: Point) {
  const spots = [0.88, 0.8, 0.94, 0.72, 0.12, 0.2, 0.06, 0.6].flatMap((share, i) => {
    const middle: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
    const [one, two] = [at(middle, 0.01, directionOf(from, to) + 180), at(middle, 0.01, directionOf(from, to))]
    return beside(of, [one, two], 90).spots.map(spot => ({ ...spot, cost: spot.cost + i * 3 }))
  })
  return { of, size: 0.9, spots }
}

/** Where a line enters and leaves what is drawn; a segment's ends stay as they are. */
function endsOf({ through: [a, b], extent }: PlaneLine, plane: Plane): readonly [Point, Point] | null {
  const window = windowOf(plane)
  if (extent === 'segment' || extent === 'arrow') return [a, b]
  const reach =
    (2 * (window.right - window.left + window.top - window.bottom + distanceOf(a, [window.left, window.bottom]))) /
    distanceOf(a, b)
  const far: Point = [a[0] + (b[0] - a[0]) * reach, a[1] + (b[1] - a[1]) * reach]
  const back: Point = [a[0] - (b[0] - a[0]) * reach, a[1] - (b[1] - a[1]) * reach]
  return clipped(extent === 'ray' ? a : back, far, window)
}

export function polygonSketch(
  { vertices, names, shaded }: PlanePolygon,
  frame: Frame,
  scribe: Scribe,
  stroke: Stroke = CURVE,
): Sketch {
  const corners = vertices.map(frame.at)
  return {
    items: [polygonPath(corners, stroke, shaded ? 'light' : null)],
    wishes: names.map((name, i) => {
      const [before, after] = [corners.at(i - 1)!, corners[(i + 1) % corners.length]!]
      return nameWish(scribe.layout(name), corners[i]!, [before, after])
    }),
  }
}

/** "Horizontal axis x from −10 to 10; vertical axis y from −10 to 10." */
export function spokenAxes(plane: Plane, scribe: Scribe): string {
  const [across, up] = [spokenAxis(plane.x, scribe), spokenAxis(plane.y, scribe)]
  return told(
    sentence(scribe, {
      en: `Horizontal axis${across}; vertical axis${up}.`,
      es: `Eje horizontal${across}; eje vertical${up}.`,
    }),
    spokenGrid(plane, scribe),
  )
}

function spokenAxis(axis: Axis, scribe: Scribe): string {
  const name = axis.name ? ` ${spokenName(axis.name, scribe)}` : ''
  if (axis.every === 0) return name
  const ticks = ticksOf(axis)
  const [from, to] = [scribe.speak(ticks[0]!.label).trim(), scribe.speak(ticks.at(-1)!.label).trim()]
  const comma = axis.name === null || axis.name.kind === 'symbol' ? '' : ','
  return sentence(scribe, { en: `${name}${comma} from ${from} to ${to}`, es: `${name}${comma} de ${from} a ${to}` })
}

/** Counted from the origin, so that naming the coordinates is left to the pupil. */
export function spokenPoints(points: readonly PlanePoint[], plane: Plane, scribe: Scribe): string | null {
  const seen = points.filter(({ at }) => isWithin(at, windowOf(plane)))
  if (seen.length === 0) return null
  const parts = seen.map(({ at, label, open }) => {
    const kind = sentence(scribe, open ? { en: 'open circle', es: 'círculo abierto' } : { en: 'point', es: 'punto' })
    return `${kind}${label ? ` ${spokenName(label, scribe)}` : ''}, ${spokenPlace(at, plane, scribe)}`
  })
  const isInSquares = spokenGrid(plane, scribe) === null
  return sentence(scribe, {
    en: `Counted from the origin${isInSquares ? '' : ', in units'}: ${parts.join('; ')}.`,
    es: `Contando ${isInSquares ? '' : 'unidades '}desde el origen: ${parts.join('; ')}.`,
  })
}

/** A plotted point that a line goes through is told by its name, or as it was told: its coordinates are for the pupil to read. */
export function spokenLines(
  lines: readonly PlaneLine[],
  plane: Plane,
  scribe: Scribe,
  plotted: readonly PlanePoint[] = [],
): readonly string[] {
  const pointAt = (at: Point) => plotted.find(point => point.at[0] === at[0] && point.at[1] === at[1])
  const arePair = plotted.length === 2 && plotted.every(({ label }) => label === null)
  const told = (at: Point) => {
    const point = pointAt(at)
    if (!point) return pointOn(plane, at, scribe)
    if (point.label) {
      const name = spokenName(point.label, scribe)
      return sentence(scribe, { en: `point ${name}`, es: `el punto ${name}` })
    }
    if (arePair)
      return sentence(
        scribe,
        point === plotted[0]
          ? { en: 'the first point', es: 'el primer punto' }
          : { en: 'the second point', es: 'el segundo punto' },
      )
    const place = spokenPlace(at, plane, scribe)
    return sentence(scribe, { en: `the point ${place}`, es: `el punto ${place}` })
  }
  return lines.map(({ through, extent, dashed, label }) => {
    const [a, b] = [told(through[0]), told(through[1])]
    const isThroughBoth = arePair && through.every(pointAt)
    const name = spokenLabel(label, scribe)
    const [broken, discontinuous] = dashed ? [' dashed', ' discontinua'] : ['', '']
    switch (extent) {
      case 'line':
        return sentence(scribe, {
          en: `A${broken} line${name} through ${isThroughBoth ? 'both points' : `${a} and ${b}`}.`,
          es: `Una recta${discontinuous}${name} que pasa por ${isThroughBoth ? 'los dos puntos' : `${a} y ${b}`}.`,
        })
      case 'ray':
        return sentence(scribe, {
          en: `A${broken} ray${name} from ${a} through ${b}.`,
          es: `Una semirrecta${discontinuous}${name} desde ${a} que pasa por ${b}.`,
        })
      case 'segment':
        return sentence(scribe, {
          en: `A${broken} segment${name} from ${a} to ${b}.`,
          es: `Un segmento${dashed ? ' discontinuo' : ''}${name} desde ${a} hasta ${b}.`,
        })
      case 'arrow':
        return sentence(scribe, {
          en: `An arrow${name} from ${a} to ${b}.`,
          es: `Una flecha${name} desde ${a} hasta ${b}.`,
        })
      default:
        return never(extent)
    }
  })
}

export function spokenPolygon({ vertices, names }: PlanePolygon, plane: Plane, scribe: Scribe): string {
  const corners = listing(
    vertices.map((vertex, i) => `${spokenName(names[i] ?? null, scribe)} ${pointOn(plane, vertex, scribe)}`.trim()),
    scribe,
  )
  return sentence(
    scribe,
    vertices.length === 2
      ? { en: `A segment with endpoints ${corners}.`, es: `Un segmento con extremos ${corners}.` }
      : { en: `A polygon with vertices ${corners}.`, es: `Un polígono con vértices ${corners}.` },
  )
}

/** "(π/2, 1)" where the axis counts in π. */
export function pointOn({ x, y }: Plane, point: Point, scribe: Scribe): string {
  return `(${spokenCoordinate(point[0], x, scribe)}, ${spokenCoordinate(point[1], y, scribe)})`
}

export const spokenCoordinate = (value: number, axis: Axis, scribe: Scribe): string =>
  scribe.speak(coordinateLabel(value, axis)).trim()

/** "3 right and 2 up". */
function spokenPlace([x, y]: Point, plane: Plane, scribe: Scribe): string {
  const [across, up] = [spokenCoordinate(Math.abs(x), plane.x, scribe), spokenCoordinate(Math.abs(y), plane.y, scribe)]
  const steps = [
    ...(x === 0
      ? []
      : [
          sentence(
            scribe,
            x > 0
              ? { en: `${across} right`, es: `${across} a la derecha` }
              : { en: `${across} left`, es: `${across} a la izquierda` },
          ),
        ]),
    ...(y === 0
      ? []
      : [
          sentence(
            scribe,
            y > 0 ? { en: `${up} up`, es: `${up} hacia arriba` } : { en: `${up} down`, es: `${up} hacia abajo` },
          ),
        ]),
  ]
  return steps.length === 0 ? sentence(scribe, { en: 'at the origin', es: 'en el origen' }) : listing(steps, scribe)
}
