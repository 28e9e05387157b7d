import { type Layout, type Primitive, type Stroke, type Tone, widthOf } from '@worksheet/core/show'
import { holds } from './maths.ts'

/**
 * What looks alike stands together, wherever nothing that lies between is painted over by it or paints over it:
 * a figure is short and quickly set when a style is named once.
 */
export function gathered(
  items: readonly Primitive[],
  styleOf: (item: Primitive) => string,
): readonly (readonly Primitive[])[] {
  const groups: Group[] = []
  for (const item of items) {
    const style = styleOf(item)
    const placed = { item, box: boxOf(item) }
    let home: Group | undefined
    for (let i = groups.length - 1; i >= 0 && !home; i--) {
      const group = groups[i] as Group
      if (group.style === style && joins(placed, group)) home = group
      else if (!changesPlaces(placed, group)) break
    }
    if (home) home.items.push(placed)
    else groups.push({ style, items: [placed], tone: toneOf(item) })
  }
  return groups.map(({ items }) => items.map(({ item }) => item))
}

/** An item with the room that it takes. */
interface Placed {
  readonly item: Primitive
  readonly box: Box
}

interface Group {
  readonly style: string
  readonly items: Placed[]
  /** The only tone that it is painted in. */
  readonly tone: Tone | null
}

const toneOf = (item: Primitive): Tone | null => {
  if (item.kind === 'label') return item.tone
  if (item.stroke && item.fill && item.stroke.tone !== item.fill) return null
  return item.stroke?.tone ?? item.fill
}

/** Where filled shapes of one path overlap, a hole may come about; circles all turn the same way. */
const joins = (placed: Placed, { items }: Group): boolean =>
  placed.item.kind === 'label' ||
  placed.item.fill === null ||
  (placed.item.kind === 'ellipse' && placed.item.stroke === null) ||
  items.every(other => isApart(placed, other))

const changesPlaces = (placed: Placed, { items, tone }: Group): boolean =>
  (tone !== null && tone === toneOf(placed.item)) || items.every(other => isApart(placed, other))

type Box = readonly [left: number, bottom: number, right: number, top: number]

/** Shapes may touch where their outlines are the same. */
function isApart(one: Placed, other: Placed): boolean {
  const [a, b] = [strokeOf(one.item), strokeOf(other.item)]
  const between = a?.width === b?.width && a?.tone === b?.tone ? 0 : ((a?.width ?? 0) + (b?.width ?? 0)) / 2
  const room = between - EPSILON
  const [left, bottom, right, top] = one.box
  const [itsLeft, itsBottom, itsRight, itsTop] = other.box
  return right + room <= itsLeft || itsRight + room <= left || top + room <= itsBottom || itsTop + room <= bottom
}

const EPSILON = 0.002

const strokeOf = (item: Primitive): Stroke | null => (item.kind === 'label' ? null : item.stroke)

function boxOf(item: Primitive): Box {
  switch (item.kind) {
    case 'path': {
      let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
      for (const segment of item.segments)
        for (let i = 1; i < segment.length; i += 2) {
          const [x, y] = [segment[i] as number, segment[i + 1] as number]
          if (x < left) left = x
          if (x > right) right = x
          if (y < bottom) bottom = y
          if (y > top) top = y
        }
      return [left, bottom, right, top]
    }
    case 'ellipse':
      return [item.x - item.rx, item.y - item.ry, item.x + item.rx, item.y + item.ry]
    case 'label': {
      const width = item.size * widthOf(item.of) + 2 * DOUBT
      const height = item.size * (holds(item.of, isHigh) ? 3 : 1.2) + 2 * DOUBT
      const left = item.x - width * BEFORE[item.anchor.x]
      const bottom = item.y - height * BELOW[item.anchor.y]
      return [left, bottom, left + width, bottom + height]
    }
  }
}

/** In em: how much larger a label may be in the fonts of an author. */
const DOUBT = 0.2
const BEFORE = { left: 0, center: 0.5, right: 1 } as const
const BELOW = { bottom: 0, baseline: 0.3, middle: 0.5, top: 1 } as const
const isHigh = ({ kind }: Layout): boolean => kind === 'fraction' || kind === 'root' || kind === 'table'
