import { glyphCode, readCodes } from '../font/codes.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import { remembered } from '../memo.ts'
import type { Bytes } from './bytes.ts'
import type { Writer } from './writer.ts'

/** A font as the pages of one document write it. */
export interface PageFont {
  readonly name: string
  /** Writes the operator that shows a run of glyphs. */
  show(run: string, bytes: Bytes): void
}

/** The fonts of a document. A page that uses one names it among its resources. */
export class PageFonts {
  readonly #writer: Writer
  readonly #known = new Map<GlyphFont, { readonly page: PageFont; ref(): object }>()

  constructor(writer: Writer) {
    this.#writer = writer
  }

  of(font: GlyphFont): PageFont {
    const { page, ref } = remembered(this.#known, font, () => {
      const opened = this.#writer.font(font.pdf, font.name)._font
      const numberOf = (glyph: number) => Number.parseInt(opened.encode(glyphCode(glyph))[0][0] ?? '', 16)
      return { page: { name: opened.id, show: showWith(numberOf) }, ref: () => opened.ref() }
    })
    this.#writer.page.fonts[page.name] ??= ref()
    return page
  }
}

/** Shows runs by the numbers that glyphs have within a document. */
function showWith(numberOf: (glyph: number) => number): PageFont['show'] {
  const numbers = new Map<number, number>()
  const numberIn = (glyph: number): number => {
    const known = numbers.get(glyph)
    if (known !== undefined) return known
    const number = numberOf(glyph)
    numbers.set(glyph, number)
    return number
  }
  return (run, bytes) => {
    let isOpen = false
    bytes.text('[')
    readCodes(
      run,
      glyph => {
        const number = numberIn(glyph)
        if (!isOpen) bytes.text('(')
        isOpen = true
        writeEscaped(bytes, number >> 8)
        writeEscaped(bytes, number & 0xff)
      },
      kern => {
        if (!isOpen) return
        bytes.text(`)${-kern}`)
        isOpen = false
      },
    )
    bytes.text(isOpen ? ')]TJ\n' : ']TJ\n')
  }
}

const ESCAPED: Readonly<Record<number, string>> = { 10: '\\n', 13: '\\r', 40: '\\(', 41: '\\)', 92: '\\\\' }

/** A byte of a string between brackets. */
function writeEscaped(bytes: Bytes, byte: number): void {
  const escaped = ESCAPED[byte]
  if (escaped === undefined) bytes.byte(byte)
  else bytes.text(escaped)
}
