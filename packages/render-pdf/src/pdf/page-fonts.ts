import { glyphCode, readCodes } from '../font/codes.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import { remembered } from '../memo.ts'
import type { Writer, WriterFont } from './writer.ts'

/** A font as the pages of one document write it. */
export interface PageFont {
  readonly name: string
  /** The operator that shows a run of glyphs. */
  shown(run: string): string
}

/** The fonts of a document. A page that uses one names it among its resources. */
export class PageFonts {
  readonly #writer: Writer
  readonly #known = new Map<GlyphFont, PageFont & { readonly font: WriterFont }>()

  constructor(writer: Writer) {
    this.#writer = writer
  }

  of(font: GlyphFont): PageFont {
    const known = remembered(this.#known, font, () => {
      const opened = this.#writer.font(font.pdf, font.name)._font
      return { name: opened.id, font: opened, shown: shownWith(glyph => opened.encode(glyphCode(glyph))[0][0] ?? '') }
    })
    this.#writer.page.fonts[known.name] ??= known.font.ref()
    return known
  }
}

/** Writes runs with the numbers that glyphs have within a document. */
export function shownWith(numberOf: (glyph: number) => string): (run: string) => string {
  const numbers = new Map<number, string>()
  return run => {
    let parts = ''
    let text = ''
    let hasKern = false
    readCodes(
      run,
      glyph => {
        text += remembered(numbers, glyph, () => stringOf(numberOf(glyph)))
      },
      kern => {
        if (text === '') return
        parts += `(${text})${-kern}`
        text = ''
        hasKern = true
      },
    )
    return hasKern ? `[${parts}${text === '' ? '' : `(${text})`}]TJ\n` : `(${text})Tj\n`
  }
}

const ESCAPED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '(': '\\(', ')': '\\)', '\\': '\\\\' }

/** Four hexadecimal digits as two characters of a string. */
function stringOf(number: string): string {
  const characters = [0, 2].map(at => String.fromCharCode(Number.parseInt(number.slice(at, at + 2), 16)))
  return characters.map(character => ESCAPED[character] ?? character).join('')
}
