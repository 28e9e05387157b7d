import { remembered } from '../memo.ts'
import { GlyphFont } from './glyph-font.ts'
import { type Construction, type MathConstants, type MathTable, readMathTable } from './math-table.ts'

/** The ink of a glyph, in em. */
export interface Metrics {
  readonly width: number
  readonly ascent: number
  readonly depth: number
  readonly italic: number
  /** Where an accent stands over it; its middle where the font does not say. */
  readonly attachment: number
}

export type Corner = 'upper-right' | 'lower-right'
const CORNERS: Readonly<Record<Corner, number>> = { 'upper-right': 0, 'lower-right': 2 }

/** A font with a MATH table: it knows how formulas are set. */
export class MathFont extends GlyphFont {
  readonly #table: MathTable
  readonly #metrics = new Map<number, Metrics>()

  constructor(data: Uint8Array) {
    super(data)
    this.#table = readMathTable(this.table('MATH'), this.unitsPerEm)
    for (const [glyph, { variants, parts }] of this.#table.vertical) {
      const letters = this.lettersOf(glyph)
      for (const variant of variants) this.nameGlyph(variant.glyph, letters)
      for (const [i, part] of (parts ?? []).entries()) this.nameGlyph(part.glyph, i === 0 ? letters : [])
    }
  }

  get constants(): MathConstants {
    return this.#table.constants
  }

  get minOverlap(): number {
    return this.#table.minOverlap
  }

  construction(glyph: number): Construction | undefined {
    return this.#table.vertical.get(glyph)
  }

  metrics(glyph: number): Metrics {
    return remembered(this.#metrics, glyph, () => this.#measure(glyph))
  }

  #measure(id: number): Metrics {
    const width = this.measures.advanceOf(id) / this.unitsPerEm
    const { top, bottom } = this.measures.inkOf(id)
    return {
      width,
      ascent: top / this.unitsPerEm,
      depth: -bottom / this.unitsPerEm,
      italic: this.#table.italics.get(id) ?? 0,
      attachment: this.#table.attachments.get(id) ?? width / 2,
    }
  }

  /** How far a script moves into the glyph's corner at a height. */
  cutIn(glyph: number, corner: Corner, height: number): number {
    const kern = this.#table.kerns.get(glyph)?.[CORNERS[corner]]
    if (!kern) return 0
    const step = kern.heights.findIndex(limit => height <= limit)
    return kern.values[step < 0 ? kern.heights.length : step] ?? 0
  }
}
