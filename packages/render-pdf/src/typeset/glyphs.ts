import { WorksheetError } from '@worksheet/core/show'
import { readCodes } from '../font/codes.ts'
import type { MathFont } from '../font/math-font.ts'
import { italicLetter } from '../font/plain.ts'
import { type Box, type GlyphBox, group, type Placed } from './box.ts'

export function glyphBox(font: MathFont, glyph: number, size: number): GlyphBox {
  const { width, ascent, depth, italic } = font.metrics(glyph)
  return {
    kind: 'glyph',
    glyph,
    size,
    width: width * size,
    ascent: ascent * size,
    depth: depth * size,
    italic: italic * size,
  }
}

export function glyphOf(font: MathFont, codePoint: number): number {
  const glyph = font.glyphOf(codePoint)
  if (glyph === 0) {
    const character = String.fromCodePoint(codePoint)
    throw new WorksheetError(
      'unsupported_character',
      `The fonts have no "${character}" (U+${codePoint.toString(16).toUpperCase().padStart(4, '0')})`,
    )
  }
  return glyph
}

const codePoint = (character: string) => (character === '-' ? 0x2212 : (character.codePointAt(0) ?? 0))

export const character = (font: MathFont, text: string, size: number): GlyphBox =>
  glyphBox(font, glyphOf(font, codePoint(text)), size)

/** Letters as symbols, each for itself: x, f′, ∞. */
export function symbols(font: MathFont, text: string, size: number, isItalic: boolean): Box {
  const letters = [...text].map(letter => {
    const code = codePoint(letter)
    return glyphBox(font, glyphOf(font, isItalic ? italicLetter(code) : code), size)
  })
  return letters.length === 1 && letters[0] ? letters[0] : inARow(letters)
}

function inARow(boxes: readonly GlyphBox[]): Box {
  let x = 0
  const parts = boxes.map((box, i): Placed => {
    const placed = { x, y: 0, box }
    x += box.width + (i < boxes.length - 1 ? box.italic : 0)
    return placed
  })
  return group(x, parts)
}

const SPACE = 0.25

/** Words and numbers with their kerning. */
export function word(font: MathFont, text: string, size: number): Box {
  const only = [...text].length === 1
  if (only && text !== ' ' && text !== '\u00a0') return glyphBox(font, glyphOf(font, text.codePointAt(0) ?? 0), size)
  const parts: Placed[] = []
  let x = 0
  text.split(/([ \u00a0])/).forEach(piece => {
    if (piece === ' ' || piece === '\u00a0') {
      x += SPACE * size
      return
    }
    for (const letter of piece) glyphOf(font, letter.codePointAt(0) ?? 0)
    readCodes(
      font.shape(piece).run,
      glyph => {
        const box = glyphBox(font, glyph, size)
        parts.push({ x, y: 0, box })
        x += box.width
      },
      kern => {
        x += (kern / 1000) * size
      },
    )
  })
  return group(x, parts)
}
