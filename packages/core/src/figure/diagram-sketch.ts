import { assert } from '../errors.ts'
import type { Diagram, DiagramAngle, DiagramArc, DiagramLine, DiagramRegion } from './diagram.ts'
import type { Primitive, Segment, Stroke } from './drawing.ts'
import type { Scribe } from './kind.ts'
import {
  arc,
  arcSegments,
  arrowhead,
  at,
  between,
  circle,
  DASHED,
  directionOf,
  distanceOf,
  dot,
  line,
  NORMAL,
  type Point,
  THIN,
} from './pen.ts'
import {
  type AngleDrawing,
  angleSketch,
  BEYOND_SQUARE,
  combined,
  fitted,
  middleOf,
  nameWish,
  parallelMarks,
  SHARED_SQUARE,
  type Sketch,
  sweepOf,
  type Turn,
  tickMarks,
} from './sketch.ts'
import { about, around, beside, type Wish } from './wish.ts'

/** How high a diagram may be, as a share of its size. */
export const HEIGHT_SHARE = 0.85
/** How far a line or ray goes on beyond its points, in em. */
const BEYOND = 1.1

type Places = ReadonlyMap<string, Point>
const placeOf = (places: Places, name: string): Point => {
  const place = places.get(name)
  assert(place, () => `There is no point ${name} in the figure`)
  return place
}

/** The diagram on paper. */
export function diagramSketch(diagram: Diagram, scribe: Scribe): Sketch {
  const toPaper = fitted(extentOf(diagram), diagram.size, Math.min(diagram.size * HEIGHT_SHARE, 13))
  const places: Places = new Map(diagram.points.map(({ name, at }) => [name, toPaper(at)]))
  const place = (name: string) => placeOf(places, name)
  const [zero, one] = [toPaper([0, 0]), toPaper([1, 0])]
  const scale = one[0] - zero[0]
  const middle = middleOf([...places.values()])
  return combined(
    { items: diagram.regions.map(region => regionPath(region, place)), wishes: [] },
    {
      items: diagram.circles
        .filter(({ tone }) => tone)
        .map(({ center, radius, tone }) => circle(place(center), radius * scale, null, tone)),
      wishes: [],
    },
    {
      items: diagram.circles.map(({ center, radius, dashed }) =>
        circle(place(center), radius * scale, dashed ? DASHED : NORMAL),
      ),
      wishes: [],
    },
    ...diagram.lines.map(item => lineSketch(item, place, middle, scribe)),
    ...diagram.arcs.map(item => arcSketch(item, place, scribe)),
    ...diagram.angles.map(item =>
      diagramAngleSketch(
        item,
        {
          least: leastRadius(item, diagram, place),
          square: isShared(item, diagram) ? SHARED_SQUARE : undefined,
          rivals: rivalsOf(item, diagram).map(place),
        },
        place,
        scribe,
      ),
    ),
    { items: [], wishes: diagram.texts.map(({ at, label }) => about(scribe.layout(label), toPaper(at))) },
    {
      items: diagram.points.filter(({ dot }) => dot).map(({ name }) => dot(place(name))),
      wishes: diagram.points.flatMap(({ name, label }): Wish[] =>
        label
          ? [
              nameWish(scribe.layout(label), place(name), neighborsOf(name, diagram, places, scale), {
                marked: anglesAt(name, diagram, place),
              }),
            ]
          : [],
      ),
    },
  )
}

/** The points, and circles by their outermost points. */
export const extentOf = ({ points, circles }: Diagram): readonly Point[] => [
  ...points.map(({ at }) => at),
  ...circles.flatMap(({ center, radius }) => {
    const middle = points.find(({ name }) => name === center)!.at
    return [0, 90, 180, 270].map(degrees => at(middle, radius, degrees))
  }),
]

function lineSketch(
  { from, to, extent, dashed, ticks, parallels, label, side }: DiagramLine,
  place: (name: string) => Point,
  middle: Point,
  scribe: Scribe,
): Sketch {
  const [start, end] = [place(from), place(to)]
  const direction = directionOf(start, end)
  const [first, last] = [
    extent === 'line' ? at(start, -BEYOND, direction) : start,
    extent === 'segment' ? end : at(end, BEYOND, direction),
  ]
  const stroke: Stroke = dashed ? DASHED : NORMAL
  const heads = [
    ...(extent === 'segment' ? [] : [arrowhead(last, direction, 0.42)]),
    ...(extent === 'line' ? [arrowhead(first, direction + 180, 0.42)] : []),
  ]
  const both = ticks > 0 && parallels > 0
  return {
    items: [
      line(first, last, stroke),
      ...heads,
      ...tickMarks(start, end, ticks, both ? 0.4 : 0.5),
      ...parallelMarks(start, end, parallels, both ? 0.62 : ticks === 0 && label ? 0.66 : 0.5),
    ],
    wishes: label ? [beside(scribe.layout(label), [start, end], sideOf(side, start, end, middle))] : [],
  }
}

function sideOf(side: DiagramLine['side'], start: Point, end: Point, middle: Point): number {
  if (side) return directionOf(start, end) + (side === 'left' ? 90 : -90)
  return directionOf(middle, between(start, end))
}

function arcSketch(
  { center, from, to, dashed, ticks, label }: DiagramArc,
  place: (name: string) => Point,
  scribe: Scribe,
): Sketch {
  const [middle, start, end] = [place(center), place(from), place(to)]
  const radius = distanceOf(middle, start)
  const first = directionOf(middle, start)
  const sweep = sweepOf(first, directionOf(middle, end)) || 360
  const top = at(middle, radius, first + sweep / 2)
  const marks = Array.from({ length: ticks }, (_, i) => {
    const turn = first + sweep / 2 + ((i - (ticks - 1) / 2) * 13.75) / radius
    return line(at(middle, radius - 0.3, turn), at(middle, radius + 0.3, turn), THIN)
  })
  return {
    items: [arc(middle, radius, first, first + sweep, dashed ? DASHED : NORMAL), ...marks],
    wishes: label ? [around(scribe.layout(label), top, first + sweep / 2)] : [],
  }
}

/** The corners of the other labeled angles. */
const rivalsOf = ({ vertex }: DiagramAngle, { angles }: Diagram): readonly string[] =>
  angles.filter(other => other.label && other.vertex !== vertex).map(other => other.vertex)

function diagramAngleSketch(
  { from, vertex, to, mark, label, reflex }: DiagramAngle,
  surroundings: Pick<AngleDrawing, 'least' | 'square' | 'rivals'>,
  place: (name: string) => Point,
  scribe: Scribe,
): Sketch {
  const corner = place(vertex)
  const sweep = sweepOf(directionOf(corner, place(from)), directionOf(corner, place(to)))
  const isForward = sweep <= 180 !== reflex
  const [start, end] = isForward ? [from, to] : [to, from]
  return angleSketch({
    vertex: corner,
    from: place(start),
    to: place(end),
    mark,
    label: label ? scribe.layout(label) : null,
    ...surroundings,
  })
}

const isShared = ({ vertex }: DiagramAngle, { angles }: Diagram): boolean =>
  angles.filter(other => other.vertex === vertex).length > 1

/** An arc within a right angle, or around it, passes beyond its square. */
function leastRadius(angle: DiagramAngle, { angles }: Diagram, place: (name: string) => Point): number {
  if (angle.mark === 'square' || angle.mark === 'none') return 0
  const own = turnOf(angle, place)
  const sharesSquare = angles.some(other => {
    if (other.mark !== 'square' || other.vertex !== angle.vertex) return false
    const square = turnOf(other, place)
    return sweepOf(square.start, own.start) < square.sweep - 1e-6 || sweepOf(own.start, square.start) < own.sweep - 1e-6
  })
  return sharesSquare ? BEYOND_SQUARE : 0
}

const anglesAt = (name: string, { angles }: Diagram, place: (name: string) => Point): readonly Turn[] =>
  angles.filter(({ vertex }) => vertex === name).map(angle => turnOf(angle, place))

function turnOf({ from, vertex, to, reflex }: DiagramAngle, place: (name: string) => Point): Turn {
  const [one, two] = [directionOf(place(vertex), place(from)), directionOf(place(vertex), place(to))]
  const sweep = sweepOf(one, two)
  return sweep <= 180 !== reflex ? { start: one, sweep } : { start: two, sweep: 360 - sweep }
}

function regionPath({ corners, tone }: DiagramRegion, place: (name: string) => Point): Primitive {
  const segments: Segment[] = [['M', ...place(corners[0]!.to)]]
  const closing = corners[0]!.about ? [...corners.slice(1), corners[0]!] : corners.slice(1)
  let before = place(corners[0]!.to)
  for (const { to, about, clockwise } of closing) {
    const end = place(to)
    if (about === null) segments.push(['L', ...end])
    else {
      const middle = place(about)
      const [a, b] = [directionOf(middle, before), directionOf(middle, end)]
      const sweep = clockwise ? -(sweepOf(b, a) || 360) : sweepOf(a, b) || 360
      segments.push(...arcSegments(middle, distanceOf(middle, before), a, a + sweep).slice(1))
    }
    before = end
  }
  return { kind: 'path', segments: [...segments, ['Z']], stroke: null, fill: tone }
}

/** Where lines and circles leave a point, so that its name keeps clear of them. */
function neighborsOf(name: string, diagram: Diagram, places: Places, scale: number): readonly Point[] {
  const here = placeOf(places, name)
  const fromLines = diagram.lines.flatMap(({ from, to, extent }) => {
    const [start, end] = [placeOf(places, from), placeOf(places, to)]
    const direction = directionOf(start, end)
    if (from === name) return extent === 'line' ? [end, at(here, -1, direction)] : [end]
    if (to === name) return extent === 'segment' ? [start] : [start, at(here, 1, direction)]
    return liesOn(here, start, end) ? [start, end] : []
  })
  const radial = (center: string, radius: number): readonly Point[] => {
    const middle = placeOf(places, center)
    if (Math.abs(distanceOf(middle, here) - radius) > 0.05) return []
    const out = directionOf(middle, here)
    return [at(here, 1, out + 90), at(here, 1, out - 90), middle]
  }
  return [
    ...fromLines,
    ...diagram.circles.flatMap(({ center, radius }) => radial(center, radius * scale)),
    ...diagram.arcs.flatMap(({ center, from }) =>
      center === name ? [] : radial(center, distanceOf(placeOf(places, center), placeOf(places, from))),
    ),
  ]
}

/** Between the two ends of a line. */
export function liesOn(point: Point, start: Point, end: Point): boolean {
  const detour = distanceOf(start, point) + distanceOf(point, end) - distanceOf(start, end)
  return detour < 1e-6 * Math.max(1, distanceOf(start, end))
}
