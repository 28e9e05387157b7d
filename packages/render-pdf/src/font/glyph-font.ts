import { create, type Font, type Glyph, type Position } from 'fontkit'
import { remembered } from '../memo.ts'
import type { Step } from '../typeset/box.ts'
import { readCharacters } from './character-map.ts'
import { glyphCode, kernCode, readCodes } from './codes.ts'
import { type GlyphMeasures, readMeasures } from './glyph-measures.ts'
import { type Kerning, readKerning } from './kerning.ts'
import { plainLetter } from './plain.ts'
import { subsetOf } from './subset.ts'

/** A word as glyphs: its width in em, and its run of codes. */
export interface Shaped {
  readonly width: number
  readonly run: string
}

/** A step of an outline, in em, y upwards. */
export type OutlineStep = Step | readonly ['Q', number, number, number, number]

const STEPS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

const FEATURES = { liga: false, clig: false }
/** Letters, digits and signs of the languages, none of which is a mark over another. */
const KERNED_IN_PAIRS = /^[ -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]*$/
const LATIN = /\p{Script=Latin}/u

/** A font whose text is shaped before it is painted. */
export class GlyphFont {
  readonly name: string
  readonly unitsPerEm: number
  /** What the PDF writer takes for a font: it lays out runs of codes instead of text. */
  readonly pdf: object
  protected readonly measures: GlyphMeasures
  readonly #font: Font
  readonly #ids: ReadonlyMap<number, number>
  /** The first character of each glyph; 0 where it has none. */
  readonly #characters: Uint32Array
  readonly #letters = new Map<number, number[]>()
  readonly #kerns = new Map<string, number>()
  #kerning: ReadonlyMap<string, Kerning> | null = null
  readonly #outlines = new Map<number, readonly OutlineStep[]>()
  readonly #glyphs = new Map<number, Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>>()

  constructor(data: Uint8Array) {
    this.#font = create(data)
    this.name = this.#font.postscriptName
    this.unitsPerEm = this.#font.unitsPerEm
    this.measures = readMeasures(tag => this.table(tag))
    this.#ids = readCharacters(this.table('cmap'))
    this.#characters = new Uint32Array(this.#font.numGlyphs)
    this.#ids.forEach((glyph, codePoint) => {
      this.#characters[glyph] ||= codePoint
    })
    this.pdf = Object.create(this.#font, {
      layout: { value: (run: string) => this.#layout(run) },
      createSubset: { value: () => subsetOf(tag => this.table(tag), this.measures) },
    })
  }

  /** One of the tables that the font consists of. */
  protected table(tag: string): DataView {
    const entry = this.#font.directory.tables[tag]
    if (!entry) throw new Error(`${this.name} has no ${tag} table`)
    const { buffer, byteOffset } = this.#font.stream.buffer
    return new DataView(buffer, byteOffset + entry.offset, entry.length)
  }

  /** The glyph of a character; 0 where the font has none. */
  glyphOf(codePoint: number): number {
    return this.#ids.get(codePoint) ?? 0
  }

  /** The width of a glyph, in em. */
  advanceOf(id: number): number {
    return this.measures.advanceOf(id) / this.unitsPerEm
  }

  /** What a glyph looks like, for pictures that name no font. */
  outlineOf(id: number): readonly OutlineStep[] {
    return remembered(this.#outlines, id, () =>
      this.#font
        .getGlyph(id)
        .path.commands.map(
          ({ command, args }) =>
            [STEPS[command as keyof typeof STEPS], ...args.map(arg => arg / this.unitsPerEm)] as unknown as OutlineStep,
        ),
    )
  }

  has(character: string): boolean {
    return this.glyphOf(character.codePointAt(0) ?? 0) !== 0
  }

  /** What a reader copies where a glyph is painted that no character has. The first name stays. */
  protected nameGlyph(id: number, letters: number[]): void {
    if (!this.#characters[id] && !this.#letters.has(id)) this.#letters.set(id, letters)
  }

  protected lettersOf(id: number): number[] {
    const character = this.#characters[id]
    return character ? [plainLetter(character)] : (this.#letters.get(id) ?? [])
  }

  /** One word with its kerning. The caller has made sure that the font has every character. */
  shape(word: string): Shaped {
    return KERNED_IN_PAIRS.test(word) ? this.#shapePairs(word) : this.#shapeWhole(word)
  }

  /** The same as `#shapeWhole`, where each letter is a glyph and only neighbours move each other. */
  #shapePairs(word: string): Shaped {
    let width = 0
    let run = ''
    for (let i = 0; i < word.length; i++) {
      const id = this.glyphOf(word.charCodeAt(i))
      const kern = i + 1 < word.length ? this.#kern(word.slice(i, i + 2)) : 0
      run += glyphCode(id) + (kern === 0 ? '' : kernCode(kern))
      width += this.#glyph(id).advanceWidth / this.unitsPerEm + kern / 1000
    }
    return { width, run }
  }

  #kern(pair: string): number {
    return remembered(this.#kerns, pair, () => {
      this.#kerning ??= readKerning(this.table('GPOS'))
      const kern = this.#kerning.get(LATIN.test(pair) ? 'latn' : 'DFLT')
      return this.#inThousandths(kern?.(this.glyphOf(pair.charCodeAt(0)), this.glyphOf(pair.charCodeAt(1))) ?? 0)
    })
  }

  #inThousandths(units: number): number {
    return Math.round((units / this.unitsPerEm) * 1000)
  }

  #shapeWhole(word: string): Shaped {
    const { glyphs, positions } = this.#font.layout(word, FEATURES)
    let width = 0
    let run = ''
    glyphs.forEach((glyph, i) => {
      this.nameGlyph(glyph.id, glyph.codePoints)
      const kern = this.#inThousandths((positions[i]?.xAdvance ?? 0) - glyph.advanceWidth)
      run += glyphCode(glyph.id) + (kern === 0 ? '' : kernCode(kern))
      width += glyph.advanceWidth / this.unitsPerEm + kern / 1000
    })
    return { width, run }
  }

  #layout(run: string) {
    const glyphs: Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>[] = []
    const positions: Position[] = []
    let advanceWidth = 0
    readCodes(
      run,
      id => {
        const glyph = this.#glyph(id)
        glyphs.push(glyph)
        positions.push({ xAdvance: glyph.advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })
        advanceWidth += glyph.advanceWidth
      },
      thousandths => {
        const kern = (thousandths * this.unitsPerEm) / 1000
        const last = positions.at(-1)
        if (last) last.xAdvance += kern
        advanceWidth += kern
      },
    )
    return { glyphs, positions, advanceWidth }
  }

  #glyph(id: number) {
    return remembered(this.#glyphs, id, () => ({
      id,
      advanceWidth: this.measures.advanceOf(id),
      codePoints: this.lettersOf(id),
    }))
  }
}
