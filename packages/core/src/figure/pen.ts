import type { Layout } from '../math/layout.ts'
import { sizeOf } from '../math/measure.ts'
import type { Anchor, Drawing, Primitive, Segment, Stroke, Tone } from './drawing.ts'

export type Point = readonly [x: number, y: number]

export const HAIR: Stroke = { width: 0.03, dash: 'solid', tone: 'medium' }
export const THIN: Stroke = { width: 0.045, dash: 'solid', tone: 'ink' }
export const NORMAL: Stroke = { width: 0.07, dash: 'solid', tone: 'ink' }
export const THICK: Stroke = { width: 0.12, dash: 'solid', tone: 'ink' }
export const DASHED: Stroke = { width: 0.055, dash: 'dashed', tone: 'ink' }

export const line = (from: Point, to: Point, stroke: Stroke = THIN): Primitive => polyline([from, to], stroke)

/** Many lines drawn in one stroke of the pen, such as the marks of a scale. */
export const lines = (ends: readonly (readonly [from: Point, to: Point])[], stroke: Stroke = THIN): Primitive => ({
  kind: 'path',
  segments: ends.flatMap(([from, to]): Segment[] => [
    ['M', ...from],
    ['L', ...to],
  ]),
  stroke,
  fill: null,
})

export function polyline(points: readonly Point[], stroke: Stroke = THIN): Primitive {
  return { kind: 'path', segments: through(points), stroke, fill: null }
}

export function polygonPath(
  points: readonly Point[],
  stroke: Stroke | null = THIN,
  fill: Tone | null = null,
): Primitive {
  return { kind: 'path', segments: [...through(points), ['Z']], stroke, fill }
}

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: Stroke | null = THIN,
  fill: Tone | null = null,
): Primitive =>
  polygonPath(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    stroke,
    fill,
  )

export const circle = (
  [x, y]: Point,
  radius: number,
  stroke: Stroke | null = THIN,
  fill: Tone | null = null,
): Primitive => ({ kind: 'ellipse', x, y, rx: radius, ry: radius, stroke, fill })

export const ellipse = (
  [x, y]: Point,
  rx: number,
  ry: number,
  stroke: Stroke | null = THIN,
  fill: Tone | null = null,
): Primitive => ({ kind: 'ellipse', x, y, rx, ry, stroke, fill })

/** A filled point. */
export const dot = (at: Point, radius = 0.14): Primitive => circle(at, radius, null, 'ink')
/** An open point: the line behind it does not show through. */
export const openDot = (at: Point, radius = 0.15): Primitive => circle(at, radius, NORMAL, 'paper')

const CENTER: Anchor = { x: 'center', y: 'middle' }

export const label = (
  at: Point,
  of: Layout,
  anchor: Partial<Anchor> = {},
  size = 0.9,
  tone: Tone = 'ink',
): Primitive => ({ kind: 'label', x: at[0], y: at[1], of, anchor: { ...CENTER, ...anchor }, size, tone })

/** The width and height of a label as `label` prints it. */
export function labelSize(of: Layout, size = 0.9): { readonly width: number; readonly height: number } {
  let unit = measured.get(of)
  if (!unit) {
    const { width, ascent, depth } = sizeOf(of)
    unit = { width, height: ascent + depth }
    measured.set(of, unit)
  }
  return { width: unit.width * size, height: unit.height * size }
}

/** Layouts are measured once: every place that a label might take asks. */
const measured = new WeakMap<Layout, { readonly width: number; readonly height: number }>()

/** An arc by degrees, counterclockwise from `from` to `to`; 0 points right. */
export function arc(center: Point, radius: number, from: number, to: number, stroke: Stroke = THIN): Primitive {
  return { kind: 'path', segments: arcSegments(center, radius, from, to), stroke, fill: null }
}

/** A slice of a circle. */
export function sector(
  center: Point,
  radius: number,
  from: number,
  to: number,
  stroke: Stroke | null = THIN,
  fill: Tone | null = null,
): Primitive {
  const [start, ...rest] = arcSegments(center, radius, from, to)
  const [, x, y] = start as readonly ['M', number, number]
  return { kind: 'path', segments: [['M', ...center], ['L', x, y], ...rest, ['Z']], stroke, fill }
}

export function arcSegments(center: Point, radius: number, from: number, to: number): Segment[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 45))
  const step = (to - from) / steps
  const reach = (4 / 3) * Math.tan((step * Math.PI) / 720) * radius
  const segments: Segment[] = [['M', ...at(center, radius, from)]]
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + i * step, from + (i + 1) * step]
    const [start, end] = [at(center, radius, a), at(center, radius, b)]
    const [one, two] = [at(start, reach, a + 90), at(end, -reach, b + 90)]
    segments.push(['C', ...one, ...two, ...end])
  }
  return segments
}

/** The point at a distance in a direction of so many degrees. */
export const at = ([x, y]: Point, distance: number, degrees: number): Point => [
  x + distance * Math.cos((degrees * Math.PI) / 180),
  y + distance * Math.sin((degrees * Math.PI) / 180),
]

export const between = ([x1, y1]: Point, [x2, y2]: Point, share = 0.5): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]
export const directionOf = ([x1, y1]: Point, [x2, y2]: Point): number => (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
export const distanceOf = ([x1, y1]: Point, [x2, y2]: Point): number => Math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)

/** A filled arrowhead whose tip stands at `tip`. */
export const arrowhead = (tip: Point, degrees: number, size = 0.35, tone: Tone = 'ink'): Primitive =>
  polygonPath([tip, at(tip, size, degrees + 180 - 20), at(tip, size, degrees + 180 + 20)], null, tone)

/** A line with an arrowhead at its end, or at both. */
export function arrow(from: Point, to: Point, ends: 'end' | 'both' = 'end', stroke: Stroke = THIN): Primitive[] {
  const degrees = directionOf(from, to)
  const heads = [
    arrowhead(to, degrees, 0.35, stroke.tone),
    ...(ends === 'both' ? [arrowhead(from, degrees + 180, 0.35, stroke.tone)] : []),
  ]
  return [line(ends === 'both' ? at(from, 0.25, degrees) : from, at(to, -0.25, degrees), stroke), ...heads]
}

const through = (points: readonly Point[]): Segment[] => points.map(([x, y], i) => [i === 0 ? 'M' : 'L', x, y] as const)

/** Crops to what is drawn, with a margin: so that a figure's author places things freely and never counts borders. */
export function cropped(items: readonly Primitive[], margin = 0.15): Drawing {
  const box: Extent = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity }
  for (const item of items) cover(box, item)
  const [dx, dy] = [margin - box.left, margin - box.bottom]
  return {
    width: rounded(box.right - box.left + 2 * margin),
    height: rounded(box.top - box.bottom + 2 * margin),
    items: items.map(item => moved(item, dx, dy)),
  }
}

/** Grows with what is drawn. Figures hold thousands of points: nothing here makes an object for each. */
interface Extent {
  left: number
  right: number
  bottom: number
  top: number
}

function coverPoint(box: Extent, x: number, y: number): void {
  if (x < box.left) box.left = x
  if (x > box.right) box.right = x
  if (y < box.bottom) box.bottom = y
  if (y > box.top) box.top = y
}

function cover(box: Extent, item: Primitive): void {
  switch (item.kind) {
    case 'path': {
      let [x, y] = [0, 0]
      for (const segment of item.segments) {
        if (segment[0] === 'Z') continue
        if (segment[0] === 'C') {
          coverCurve(box, x, y, segment)
          x = segment[5]
          y = segment[6]
        } else {
          x = segment[1]
          y = segment[2]
          coverPoint(box, x, y)
        }
      }
      return
    }
    case 'ellipse':
      coverPoint(box, item.x - item.rx, item.y - item.ry)
      coverPoint(box, item.x + item.rx, item.y + item.ry)
      return
    case 'label': {
      const { left, right, bottom, top } = boxOfLabel(item)
      coverPoint(box, left, bottom)
      coverPoint(box, right, top)
    }
  }
}

/** The room that a label takes. */
export function boxOfLabel({ x, y, anchor, of, size }: Extract<Primitive, { kind: 'label' }>): Readonly<Extent> {
  const { width, height } = labelSize(of, size)
  const left = x - (anchor.x === 'left' ? 0 : anchor.x === 'right' ? width : width / 2)
  const bottom =
    y - (anchor.y === 'bottom' ? 0 : anchor.y === 'top' ? height : anchor.y === 'baseline' ? height * 0.25 : height / 2)
  return { left, right: left + width, bottom, top: bottom + height }
}

/** A curve reaches beyond its ends, though not as far as its control points. */
function coverCurve(
  box: Extent,
  x: number,
  y: number,
  [, a, b, c, d, e, f]: Extract<Segment, readonly ['C', ...number[]]>,
): void {
  coverPoint(box, e, f)
  if (isCovered(box, a, b) && isCovered(box, c, d)) return
  for (const [start, first, second, end] of ALONG)
    coverPoint(box, start * x + first * a + second * c + end * e, start * y + first * b + second * d + end * f)
}

const isCovered = ({ left, right, bottom, top }: Extent, x: number, y: number): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

/** How much the ends and the control points of a curve weigh at places along it. */
const ALONG = Array.from({ length: 11 }, (_, i) => {
  const t = (i + 1) / 12
  const s = 1 - t
  return [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3] as const
})

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** The same item elsewhere. */
export function moved(item: Primitive, dx: number, dy: number): Primitive {
  if (item.kind !== 'path') return { ...item, x: rounded(item.x + dx), y: rounded(item.y + dy) }
  return { ...item, segments: item.segments.map(segment => movedSegment(segment, dx, dy)) }
}

function movedSegment(segment: Segment, dx: number, dy: number): Segment {
  switch (segment[0]) {
    case 'Z':
      return segment
    case 'C':
      return [
        'C',
        rounded(segment[1] + dx),
        rounded(segment[2] + dy),
        rounded(segment[3] + dx),
        rounded(segment[4] + dy),
        rounded(segment[5] + dx),
        rounded(segment[6] + dy),
      ]
    default:
      return [segment[0], rounded(segment[1] + dx), rounded(segment[2] + dy)]
  }
}
