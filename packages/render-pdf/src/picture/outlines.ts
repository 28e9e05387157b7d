import { BLACK, type Mark } from '../content/block.ts'
import { faces } from '../faces.ts'
import { readCodes } from '../font/codes.ts'
import type { GlyphFont } from '../font/glyph-font.ts'
import { SvgPath } from './svg-path.ts'

type Glyphs = Extract<Mark, { kind: 'glyphs' }>

/** Outlines of the letters of a page, each of which is drawn once and shown wherever it stands. */
export class Outlines {
  readonly #drawn = new Map<string, string>()

  get definitions(): string {
    const paths = [...this.#drawn].map(([name, data]) => `<path id="${name}" d="${data}"/>`)
    return paths.length === 0 ? '' : `<defs>${paths.join('')}</defs>`
  }

  /** A run whose baseline begins at (x, y), in units of its font, whose letters grow upwards. */
  shown({ run, font, size, color }: Glyphs, x: number, y: number, scale: number): string {
    const unit = (size * scale) / font.unitsPerEm
    let letters = ''
    let at = 0
    readCodes(
      run,
      id => {
        const place = Math.round(at)
        const isSpace = font.outlineOf(id).length === 0
        if (!isSpace) letters += `<use href="#${this.#name(font, id)}"${place === 0 ? '' : ` x="${place}"`}/>`
        at += font.advanceOf(id) * font.unitsPerEm
      },
      thousandths => {
        at += (thousandths / 1000) * font.unitsPerEm
      },
    )
    const own = Number(unit.toPrecision(5))
    const fill = color === BLACK ? '' : ` fill="${color}"`
    return `<g transform="matrix(${own} 0 0 ${-own} ${inHundredths(x)} ${inHundredths(y)})"${fill}>${letters}</g>`
  }

  /** The same for the same letter on all pages, so that pages can stand in one document. */
  #name(font: GlyphFont, id: number): string {
    const name = `${faceOf(font)}-${id}`
    if (!this.#drawn.has(name)) {
      const path = new SvgPath()
      path.steps(font.outlineOf(id), 0, 0, font.unitsPerEm, font.unitsPerEm)
      this.#drawn.set(name, path.data)
    }
    return name
  }
}

function faceOf(font: GlyphFont): 'text' | 'bold' | 'math' {
  const { text, bold } = faces()
  return font === text ? 'text' : font === bold ? 'bold' : 'math'
}

const inHundredths = (value: number) => Math.round(value * 100) / 100
