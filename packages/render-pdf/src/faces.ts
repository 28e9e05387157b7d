import { readFileSync } from 'node:fs'
import { GlyphFont } from './font/glyph-font.ts'
import { MathFont } from './font/math-font.ts'

/** The fonts of a worksheet. */
export interface Faces {
  readonly text: GlyphFont
  readonly bold: GlyphFont
  readonly math: MathFont
}

let opened: Faces | null = null

/** Opened once a process. Each address stands as a literal, so that a bundler finds the file and ships it. */
export function faces(): Faces {
  opened ??= {
    text: new GlyphFont(readFileSync(new URL('../fonts/STIXTwoText-Regular.ttf', import.meta.url))),
    bold: new GlyphFont(readFileSync(new URL('../fonts/STIXTwoText-Bold.ttf', import.meta.url))),
    math: new MathFont(readFileSync(new URL('../fonts/STIXTwoMath.ttf', import.meta.url))),
  }
  return opened
}
