import type { GlyphFont } from '../font/glyph-font.ts'
import type { Step } from '../typeset/box.ts'

/** A set piece of the page, in points from its upper left corner; y grows downwards. */
export interface Block {
  readonly width: number
  readonly height: number
  /** Of the first line: where a label beside it stands. */
  readonly baseline: number
  readonly marks: readonly Mark[]
  /** What it is to a reader who listens; none is a mere frame. */
  readonly role?: Role
  /** Read in place of what is drawn. */
  readonly alt?: () => string
  /** The id of the problem that it is. */
  readonly problem?: string
  /** How high its last picture is, and how far it reaches to the right with what stands beside it. */
  readonly picture?: { readonly right: number; readonly height: number }
  /** Where it may be cut if it is taller than a page: blocks that fill it from above without gaps. */
  readonly rows?: () => readonly Block[]
}

export type Role =
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Formula'
  | 'Artifact'

export type Mark =
  | {
      readonly kind: 'glyphs'
      readonly font: GlyphFont
      readonly size: number
      readonly x: number
      readonly y: number
      readonly run: string
      readonly color: string
    }
  | {
      readonly kind: 'rule'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly color: string
    }
  | {
      /** Steps scaled about (x, y); `up` is −1 where their y grows upwards. */
      readonly kind: 'path'
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly up: 1 | -1
      readonly steps: readonly Step[]
      readonly stroke: Pen | null
      readonly fill: string | null
    }
  | { readonly kind: 'block'; readonly x: number; readonly y: number; readonly block: Block; readonly scale?: number }

export interface Pen {
  readonly width: number
  readonly color: string
  readonly dash: 'solid' | 'dashed' | 'dotted'
}

export const BLACK = '#000000'
export const EMPTY: Block = { width: 0, height: 0, baseline: 0, marks: [] }

export const at = (x: number, y: number, block: Block): Extract<Mark, { kind: 'block' }> => ({
  kind: 'block',
  x,
  y,
  block,
})

/** Blocks one under another. The gap of each stands above it, except above the first. */
export function stack(items: readonly { readonly block: Block; readonly gap: number; readonly x?: number }[]): Block {
  const marks: Mark[] = []
  let y = 0
  let width = 0
  items.forEach(({ block, gap, x = 0 }, i) => {
    if (i > 0) y += gap
    marks.push(at(x, y, block))
    y += block.height
    width = Math.max(width, x + block.width)
  })
  return {
    width,
    height: y,
    baseline: items[0]?.block.baseline ?? 0,
    marks,
    rows: () => items.map(({ block, gap, x = 0 }, i) => moved(block, x, i > 0 ? gap : 0)),
  }
}

/** Moved to the right and down within a block of its own. */
export function moved(block: Block, x: number, y: number): Block {
  if (x === 0 && y === 0) return block
  const { width, height, baseline, rows } = block
  return {
    width: width + x,
    height: height + y,
    baseline: baseline + y,
    marks: [at(x, y, block)],
    ...(rows ? { rows: () => rows().map((row, i) => moved(row, x, i === 0 ? y : 0)) } : {}),
  }
}

export const withRole = (block: Block, role: Role, alt?: () => string): Block => ({
  ...block,
  role,
  ...(alt ? { alt } : {}),
})
