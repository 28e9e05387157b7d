import { never } from '../errors.ts'
import type { Primitive, Segment, Stroke } from './drawing.ts'
import { numeric } from './exact.ts'
import type { Label, Scribe } from './kind.ts'
import { arcSegments, DASHED, dot, labelSize, line, NORMAL, type Point, polygonPath } from './pen.ts'
import type { Point3 } from './projection.ts'
import { rightAngleMark, type Sketch } from './sketch.ts'
import type { Labels, Solid, StackPart } from './solid.ts'
import { beside, type Wish } from './wish.ts'

type RoundSolid = Extract<Solid, { shape: 'cylinder' | 'cone' | 'sphere' | 'hemisphere' | 'stack' }>

export const isRound = (solid: Solid): solid is RoundSolid =>
  ['cylinder', 'cone', 'sphere', 'hemisphere', 'stack'].includes(solid.shape)

const FINE: Stroke = { width: 0.035, dash: 'solid', tone: 'ink' }

/** How flat a level circle looks. */
const FLAT = 0.28

/** Half of a level circle: the front half is seen from above, the back half is hidden unless it is on top. */
function halfEllipse([x, y]: Point, radius: number, half: 'front' | 'back', stroke: Stroke): Primitive {
  const segments = arcSegments([0, 0], 1, half === 'front' ? 180 : 0, half === 'front' ? 360 : 180).map(
    (segment): Segment => {
      const numbers = segment.slice(1) as number[]
      const placed = numbers.map((value, i) => (i % 2 === 0 ? x + value * radius : y + value * radius * FLAT))
      return [segment[0], ...placed] as unknown as Segment
    },
  )
  return { kind: 'path', segments, stroke, fill: null }
}

const level = (at: Point, radius: number, open: boolean): Primitive[] => [
  halfEllipse(at, radius, 'back', open ? NORMAL : DASHED),
  halfEllipse(at, radius, 'front', NORMAL),
]

function halfCircle([x, y]: Point, radius: number, up: boolean): Primitive {
  return {
    kind: 'path',
    segments: arcSegments([x, y], radius, up ? 0 : 180, up ? 180 : 360),
    stroke: NORMAL,
    fill: null,
  }
}

export function drawRound(solid: RoundSolid, section: readonly Point3[], scribe: Scribe): Sketch {
  const radius = numeric(solid.radius)
  const height =
    'height' in solid
      ? numeric(solid.height)
      : solid.shape === 'stack'
        ? solid.parts.reduce((sum, part) => sum + numeric(part.height), 0)
        : radius * 2
  // The parts of a stack have their labels inside.
  const [widest, highest] = solid.shape === 'stack' ? [8, 10.5] : [6.4, 8]
  const scale = Math.min(widest / (radius * 2), highest / height)
  const r = Math.max(radius * scale, 0.9)
  const h = height * scale
  const on = ([x, y, z]: Point3): Point => [x * scale, y * scale + z * scale * FLAT]
  const cut = section.length > 2 ? [polygonPath(section.map(on), NORMAL, 'medium')] : []
  const sketch = shapeOf(solid, r, h, scale, scribe)
  return { items: [...sketch.items, ...cut], wishes: sketch.wishes }
}

function shapeOf(solid: RoundSolid, r: number, h: number, scale: number, scribe: Scribe): Sketch {
  switch (solid.shape) {
    case 'cylinder': {
      const across = acrossLine([0, h], r, solid.labels, scribe)
      return {
        items: [
          ...level([0, 0], r, false),
          ...level([0, h], r, true),
          line([-r, 0], [-r, h], NORMAL),
          line([r, 0], [r, h], NORMAL),
          ...across.items,
        ],
        wishes: [...across.wishes, ...sideName(solid.labels.height, [r, 0], [r, h], 0, scribe)],
      }
    }
    case 'cone': {
      const across = acrossLine([0, 0], r, solid.labels, scribe, -90)
      const { height, slant } = solid.labels
      const upright = height ? [line([0, 0], [0, h], DASHED), rightAngleMark([0, 0], [0, h], [r, 0], 0.4)] : []
      const roomy = height && labelSize(scribe.layout(height)).width + 0.6 < r * 0.5
      const aside = height && !roomy ? measured(height, -r - 0.6, 0, h, scribe) : { items: [], wishes: [] }
      return {
        items: [
          ...level([0, 0], r, false),
          line([-r, 0], [0, h], NORMAL),
          line([r, 0], [0, h], NORMAL),
          ...across.items,
          ...upright,
          ...aside.items,
        ],
        wishes: [
          ...across.wishes,
          ...(roomy ? sideName(height, [0, 0], [0, h], 180, scribe) : aside.wishes),
          ...sideName(slant, [r, 0], [0, h], 20, scribe),
        ],
      }
    }
    case 'sphere': {
      const across = acrossLine([0, r], r, solid.labels, scribe)
      return {
        items: [halfCircle([0, r], r, true), halfCircle([0, r], r, false), ...level([0, r], r, false), ...across.items],
        wishes: across.wishes,
      }
    }
    case 'hemisphere': {
      const across = acrossLine([0, 0], r, solid.labels, scribe)
      return {
        items: [halfCircle([0, 0], r, true), ...level([0, 0], r, false), ...across.items],
        wishes: across.wishes,
      }
    }
    case 'stack':
      return drawStack(solid.parts, solid.labels, r, scale, scribe)
    default:
      return never(solid)
  }
}

/** The radius or the diameter of a level circle. */
function acrossLine(
  center: Point,
  r: number,
  { radius, diameter }: Labels<'radius' | 'diameter'>,
  scribe: Scribe,
  toward = 90,
): Sketch {
  const [left, right]: [Point, Point] = [
    [center[0] - r, center[1]],
    [center[0] + r, center[1]],
  ]
  return {
    items: [
      ...(diameter ? [line(left, right, DASHED)] : []),
      ...(radius ? [line(center, right, DASHED)] : []),
      ...(radius || diameter ? [dot(center, 0.11)] : []),
    ],
    wishes: [
      ...sideName(radius, center, right, toward, scribe),
      ...(radius ? [] : sideName(diameter, left, right, toward, scribe)),
    ],
  }
}

/** Beside a line; where there is no room, further off, beyond the border of the circle. */
function sideName(label: Label | null, from: Point, to: Point, toward: number, scribe: Scribe): Wish[] {
  if (!label) return []
  const near = beside(scribe.layout(label), [from, to], toward, { gap: 0.28 })
  const far = beside(near.of, [from, to], toward, { gap: 1 }).spots.map(spot => ({ ...spot, cost: spot.cost + 30 }))
  return [{ ...near, spots: [...near.spots, ...far] }]
}

/** Beside a solid, where its own lines leave no room for the label of a height. */
function measured(label: Label, x: number, bottom: number, top: number, scribe: Scribe): Sketch {
  const side = x < 0 ? 180 : 0
  return {
    items: [
      line([x, bottom], [x, top], FINE),
      line([x - 0.2, bottom], [x + 0.2, bottom], FINE),
      line([x - 0.2, top], [x + 0.2, top], FINE),
    ],
    wishes: [
      beside(
        scribe.layout(label),
        [
          [x, bottom],
          [x, top],
        ],
        side,
      ),
    ],
  }
}

function drawStack(
  parts: readonly StackPart[],
  labels: Labels<'radius' | 'diameter'>,
  r: number,
  scale: number,
  scribe: Scribe,
): Sketch {
  const items: Primitive[] = []
  const wishes: Wish[] = []
  const rings = new Set<number>()
  let y = 0
  for (const { shape, height, label } of parts) {
    const h = shape.startsWith('hemisphere') ? r : numeric(height) * scale
    const top = y + h
    switch (shape) {
      case 'cylinder':
        items.push(line([-r, y], [-r, top], NORMAL), line([r, y], [r, top], NORMAL))
        rings.add(y).add(top)
        break
      case 'cone':
        items.push(line([-r, y], [0, top], NORMAL), line([r, y], [0, top], NORMAL))
        rings.add(y)
        break
      case 'cone-down':
        items.push(line([-r, top], [0, y], NORMAL), line([r, top], [0, y], NORMAL))
        rings.add(top)
        break
      case 'hemisphere':
        items.push(halfCircle([0, y], r, true))
        rings.add(y)
        break
      case 'hemisphere-down':
        items.push(halfCircle([0, top], r, false))
        rings.add(top)
        break
      default:
        never(shape)
    }
    if (label) {
      const aside = measured(label, r + 0.6, y, top, scribe)
      items.push(...aside.items)
      wishes.push(...aside.wishes)
    }
    y = top
  }
  const highest = Math.max(...rings)
  for (const ring of rings) items.push(...level([0, ring], r, ring === y))
  const across = acrossLine([0, highest === y ? y : [...rings].sort((a, b) => a - b).at(-1)!], r, labels, scribe)
  return { items: [...items, ...across.items], wishes: [...across.wishes, ...wishes] }
}
