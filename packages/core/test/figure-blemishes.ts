import type { Drawing, Primitive, Segment } from '../src/figure/drawing.ts'
import { type Box, type Line, obstaclesOf, standsBetween } from '../src/figure/obstacle.ts'
import { boxOfLabel, distanceOf, type Point } from '../src/figure/pen.ts'
import type { Spot, Wish } from '../src/figure/wish.ts'

export type Label = Extract<Primitive, { kind: 'label' }>
type Shape = Exclude<Primitive, { kind: 'label' }>

export interface Blemish {
  readonly kind: 'labels overlap' | 'a stroke crosses a label' | 'a label stands outside'
  readonly label: Label
  readonly box: Box
  readonly other?: Primitive
}

/** Boxes of labels may share so little: letters do not fill their corners. */
const SLACK = 0.06
/** Strokes may reach so far into the box of a label. */
const CORNER = 0.15
/** Grid lines may be written upon. */
const HAIR = 0.03

/** What a careful teacher would circle in a figure. */
export function blemishesOf(
  { width, height, items }: Drawing,
  boxOf: (label: Label) => Box = boxOfLabel,
): readonly Blemish[] {
  const labels = items.flatMap((item, index) =>
    item.kind === 'label' && !isBlank(item) ? [{ label: item, index, box: boxOf(item) }] : [],
  )
  const shapes = items.flatMap((item, index) => (item.kind === 'label' ? [] : [shapeOf(item, index)]))
  const found: Blemish[] = []
  labels.forEach(({ label, index, box }, i) => {
    if (box.left < -SLACK || box.bottom < -SLACK || box.right > width + SLACK || box.top > height + SLACK)
      found.push({ kind: 'a label stands outside', label, box })
    for (const other of labels.slice(i + 1))
      if (touch(grown(box, -SLACK / 2), grown(other.box, -SLACK / 2)))
        found.push({ kind: 'labels overlap', label, box, other: other.label })
    const inner = grown(box, -CORNER)
    const papered = shapes.filter(({ item, bounds }) => item.fill !== null && holds(bounds, inner)).map(s => s.index)
    const under = Math.max(-1, ...papered.filter(at => at < index))
    for (const { item, reach, lines, bounds, index: at } of shapes) {
      if (at < under || !isStroke(item) || !touch(bounds, grown(inner, reach))) continue
      if (lines.some(line => crosses(line, grown(inner, reach))))
        found.push({ kind: 'a stroke crosses a label', label, box, other: item })
    }
  })
  return found
}

const isBlank = ({ of }: Label) => of.kind === 'blank' || of.kind === 'space'

function shapeOf(item: Shape, index: number) {
  const lines = linesOf(item)
  const points = lines.flat()
  const bounds = {
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    bottom: Math.min(...points.map(([, y]) => y)),
    top: Math.max(...points.map(([, y]) => y)),
  }
  return { item, index, lines, bounds, reach: item.stroke ? item.stroke.width / 2 : 0 }
}

const isStroke = ({ stroke, fill }: Shape) => (stroke ? stroke.width > HAIR && stroke.tone !== 'paper' : fill === 'ink')

const grown = ({ left, right, bottom, top }: Box, by: number): Box => ({
  left: left - by,
  right: right + by,
  bottom: bottom - by,
  top: top + by,
})
const touch = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top
const holds = (a: Box, b: Box) => a.left <= b.left && a.right >= b.right && a.bottom <= b.bottom && a.top >= b.top

function linesOf(item: Shape): readonly Line[] {
  if (item.kind === 'ellipse')
    return joined(
      Array.from(
        { length: 49 },
        (_, i): Point => [
          item.x + item.rx * Math.cos((i * Math.PI) / 24),
          item.y + item.ry * Math.sin((i * Math.PI) / 24),
        ],
      ),
    )
  const found: Line[] = []
  let [start, end]: [Point, Point] = [
    [0, 0],
    [0, 0],
  ]
  for (const segment of item.segments) {
    if (segment[0] === 'M') {
      start = end = [segment[1], segment[2]]
      continue
    }
    const next =
      segment[0] === 'Z' ? [start] : segment[0] === 'L' ? [[segment[1], segment[2]] as const] : along(end, segment)
    found.push(...joined([end, ...next]))
    end = next.at(-1)!
  }
  return found
}

const joined = (points: readonly Point[]): Line[] => points.slice(1).map((end, i): Line => [points[i]!, end])

const along = ([x, y]: Point, [, a, b, c, d, e, f]: Extract<Segment, readonly ['C', ...number[]]>): readonly Point[] =>
  Array.from({ length: 10 }, (_, i): Point => {
    const t = (i + 1) / 10
    const s = 1 - t
    const mix = (p: number, q: number, r: number, end: number) =>
      s ** 3 * p + 3 * s * s * t * q + 3 * s * t * t * r + t ** 3 * end
    return [mix(x, a, c, e), mix(y, b, d, f)]
  })

/** Whether any of the line lies within the box. */
function crosses([[x1, y1], [x2, y2]]: Line, { left, right, bottom, top }: Box): boolean {
  if (left >= right || bottom >= top) return false
  let [enter, leave] = [0, 1]
  for (const [start, change, low, high] of [
    [x1, x2 - x1, left, right],
    [y1, y2 - y1, bottom, top],
  ] as const) {
    if (change === 0) {
      if (start < low || start > high) return false
      continue
    }
    const [one, two] = [(low - start) / change, (high - start) / change]
    enter = Math.max(enter, Math.min(one, two))
    leave = Math.min(leave, Math.max(one, two))
  }
  return enter <= leave
}

/** Labels with what they wished for, and what was drawn already. */
export interface Placing {
  readonly wishes: readonly Wish[]
  readonly drawn: readonly Primitive[]
  readonly labels: readonly Label[]
}

export interface Stray {
  readonly kind: 'a label is cut off from what it names' | 'a name stands far from its point'
  readonly label: Label
}

/** From a point to its name. */
const FARTHEST = 1.6

/** Labels that a reader would give to something else. */
export function strayLabels({ wishes, drawn, labels }: Placing): readonly Stray[] {
  const obstacles = obstaclesOf(drawn)
  return wishes.flatMap((wish, i): Stray[] => {
    const label = labels[i]!
    const spot = spotOf(wish, label)
    if (!spot?.sight || spot.leader) return []
    const { of, from } = spot.sight
    const middle: Point = [label.x, label.y]
    const share = from / Math.max(distanceOf(of, middle), from)
    const start: Point = [of[0] + (label.x - of[0]) * share, of[1] + (label.y - of[1]) * share]
    const found: Stray[] = []
    if (obstacles.some(obstacle => standsBetween(obstacle, middle, start)))
      found.push({ kind: 'a label is cut off from what it names', label })
    const isName = wish.spots.every(({ sight }) => sight?.of === of)
    if (isName && distanceToBox(of, boxOfLabel(label)) > FARTHEST)
      found.push({ kind: 'a name stands far from its point', label })
    return found
  })
}

const spotOf = ({ spots, further }: Wish, { x, y }: Label): Spot | undefined =>
  [...spots, ...(further?.spots() ?? [])].find(({ at }) => {
    const place = typeof at === 'function' ? at() : at
    return distanceOf(place, [x, y]) < 1e-9
  })

const distanceToBox = ([x, y]: Point, { left, right, bottom, top }: Box): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(bottom - y, 0, y - top))
