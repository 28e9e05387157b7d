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
    let home: Group | undefined
    for (let i = groups.length - 1; i >= 0 && !home; i--) {
      const group = groups[i] as Group
      if (group.style === style && joins(item, group)) home = group
      else if (!changesPlaces(item, group)) break
    }
    if (home) home.items.push(item)
    else groups.push({ style, items: [item], tone: toneOf(item) })
  }
  return groups.map(group => group.items)
}

interface Group {
  readonly style: string
  readonly items: Primitive[]
  /** The only tone that it is painted in. */
  readonly tone: Tone | null
}

const toneOf = (item: Primitive): Tone | null => {
  if (item.kind === 'label') return item.tone
  if (item.stroke && item.fill && item.stroke.tone !== item.fill) return null
  return item.stroke?.tone ?? item.fill
}

/** Where filled shapes of one path overlap, a hole may come about; circles all turn the same way. */
const joins = (item: Primitive, { items }: Group): boolean =>
  item.kind === 'label' ||
  item.fill === null ||
  (item.kind === 'ellipse' && item.stroke === null) ||
  items.every(other => isApart(item, other))

const changesPlaces = (item: Primitive, { items, tone }: Group): boolean =>
  (tone !== null && tone === toneOf(item)) || items.every(other => isApart(item, other))

type Box = readonly [left: number, bottom: number, right: number, top: number]

/** Shapes may touch where their outlines are the same. */
function isApart(one: Primitive, other: Primitive): boolean {
  const [a, b] = [strokeOf(one), strokeOf(other)]
  const between = a?.width === b?.width && a?.tone === b?.tone ? 0 : ((a?.width ?? 0) + (b?.width ?? 0)) / 2
  const [first, second] = [boxOf(one), boxOf(other)]
  return [0, 1].some(
    axis =>
      (first[axis + 2] as number) + between <= (second[axis] as number) + EPSILON ||
      (second[axis + 2] as number) + between <= (first[axis] as number) + EPSILON,
  )
}

const EPSILON = 0.002

const strokeOf = (item: Primitive): Stroke | null => (item.kind === 'label' ? null : item.stroke)

function boxOf(item: Primitive): Box {
  switch (item.kind) {
    case 'path': {
      const [xs, ys]: [number[], number[]] = [[], []]
      for (const [, ...numbers] of item.segments) numbers.forEach((value, i) => (i % 2 === 0 ? xs : ys).push(value))
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
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
