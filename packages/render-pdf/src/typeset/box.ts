/** A set piece of a formula. Lengths are in em of the surrounding text; y grows downwards from the baseline. */
export type Box = GlyphBox | RuleBox | StrokeBox | GroupBox

interface Extent {
  readonly width: number
  readonly ascent: number
  readonly depth: number
}

export interface GlyphBox extends Extent {
  readonly kind: 'glyph'
  readonly glyph: number
  readonly size: number
  readonly italic: number
}

/** A black bar that lies on its own baseline by half its height. */
export interface RuleBox extends Extent {
  readonly kind: 'rule'
}

/** Lines that no glyph draws, such as the arrow over a ray. */
export interface StrokeBox extends Extent {
  readonly kind: 'stroke'
  readonly thickness: number
  readonly path: readonly Step[]
}
export type Step =
  | readonly ['M' | 'L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export interface GroupBox extends Extent {
  readonly kind: 'group'
  readonly parts: readonly Placed[]
  /** What leans out to the right, where the group is one slanted letter. */
  readonly italic: number
}

export interface Placed {
  readonly x: number
  readonly y: number
  readonly box: Box
}

export const italicOf = (box: Box): number => (box.kind === 'glyph' || box.kind === 'group' ? box.italic : 0)

export const rule = (width: number, thickness: number): RuleBox => ({
  kind: 'rule',
  width,
  ascent: thickness / 2,
  depth: thickness / 2,
})

export const gap = (width: number): GroupBox => group(width, [])

/** A group of a given width around its parts. */
export function group(width: number, parts: readonly Placed[], italic = 0): GroupBox {
  let ascent = 0
  let depth = 0
  for (const { y, box } of parts) {
    ascent = Math.max(ascent, box.ascent - y)
    depth = Math.max(depth, box.depth + y)
  }
  return { kind: 'group', width, ascent, depth, parts, italic }
}

/** The same parts with an extent of their own. */
export const sized = (box: GroupBox, extent: Partial<Extent>): GroupBox => ({ ...box, ...extent })

/** Boxes one after another on one baseline; a number is a space. */
export function beside(items: readonly (Box | number)[]): Box {
  const only = items[0]
  if (items.length === 1 && typeof only === 'object') return only
  const parts: Placed[] = []
  let x = 0
  for (const item of items) {
    if (typeof item === 'number') x += item
    else {
      parts.push({ x, y: 0, box: item })
      x += item.width
    }
  }
  return group(x, parts)
}

/** Moved so that its middle lies on the axis. */
export function centered(box: Box, axis: number): GroupBox {
  const y = (box.ascent - box.depth) / 2 - axis
  return sized(group(box.width, [{ x: 0, y, box }], italicOf(box)), { ascent: box.ascent - y, depth: box.depth + y })
}
