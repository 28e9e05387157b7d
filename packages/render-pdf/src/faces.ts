import { GlyphFont } from './font/glyph-font.ts'
import { MathFont } from './font/math-font.ts'
import { readFonts } from './fonts.ts'

/** The fonts of a worksheet. */
export interface Faces {
  readonly text: GlyphFont
  readonly bold: GlyphFont
  readonly math: MathFont
}

let opened: Faces | null = null

/** Opened once a process. */
export function faces(): Faces {
  if (opened) return opened
  const { text, bold, math } = readFonts()
  opened = { text: new GlyphFont(text), bold: new GlyphFont(bold), math: new MathFont(math) }
  return opened
}
