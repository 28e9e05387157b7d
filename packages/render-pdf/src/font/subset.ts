import type { Subset } from 'fontkit'
import type { GlyphMeasures } from './glyph-measures.ts'

type Tables = (tag: string) => DataView

const IS_OF_WORDS = 0x01
const HAS_SCALE = 0x08
const IS_FOLLOWED = 0x20
const HAS_TWO_SCALES = 0x40
const HAS_MATRIX = 0x80

/** A TrueType font without instructions, cut down to the glyphs that a document paints. */
export function subsetOf(table: Tables, measures: GlyphMeasures): Subset {
  const glyphs: number[] = []
  const numbers = new Map<number, number>()
  const includeGlyph = (glyph: number): number => {
    const known = numbers.get(glyph)
    if (known !== undefined) return known
    numbers.set(glyph, glyphs.length)
    return glyphs.push(glyph) - 1
  }
  // The glyph for what is missing comes first.
  includeGlyph(0)
  const encode = () => {
    const outlines: Uint8Array[] = []
    // A glyph that is made of others adds them to the end.
    for (let i = 0; i < glyphs.length; i++) outlines.push(withParts(measures.outlineOf(glyphs[i] ?? 0), includeGlyph))
    return fontOf(table, measures, glyphs, outlines)
  }
  return { glyphs, includeGlyph, encode }
}

/** The outline with the numbers that its parts have in the subset. */
function withParts(outline: Uint8Array, numberOf: (glyph: number) => number): Uint8Array {
  if (outline.length === 0 || viewOf(outline).getInt16(0) >= 0) return outline
  const copy = outline.slice()
  const view = viewOf(copy)
  for (let at = 10, flags = IS_FOLLOWED; flags & IS_FOLLOWED; ) {
    flags = view.getUint16(at)
    view.setUint16(at + 2, numberOf(view.getUint16(at + 2)))
    at += 4 + (flags & IS_OF_WORDS ? 4 : 2)
    at += flags & HAS_SCALE ? 2 : flags & HAS_TWO_SCALES ? 4 : flags & HAS_MATRIX ? 8 : 0
  }
  return copy
}

function fontOf(
  table: Tables,
  measures: GlyphMeasures,
  glyphs: readonly number[],
  outlines: readonly Uint8Array[],
): Uint8Array {
  const head = bytesOf(table('head')).slice()
  const isShort = viewOf(head).getInt16(50) === 0
  const maxp = bytesOf(table('maxp')).slice()
  viewOf(maxp).setUint16(4, glyphs.length)
  const hhea = bytesOf(table('hhea')).slice()
  viewOf(hhea).setUint16(34, glyphs.length)

  const loca = new Uint8Array((isShort ? 2 : 4) * (glyphs.length + 1))
  let place = 0
  for (const [i, { length }] of [...outlines, { length: 0 }].entries()) {
    if (isShort) viewOf(loca).setUint16(2 * i, place / 2)
    else viewOf(loca).setUint32(4 * i, place)
    place += length
  }
  const hmtx = new Uint8Array(4 * glyphs.length)
  glyphs.forEach((glyph, i) => {
    viewOf(hmtx).setUint16(4 * i, measures.advanceOf(glyph))
    viewOf(hmtx).setInt16(4 * i + 2, measures.bearingOf(glyph))
  })
  return fileOf({ head, hhea, loca, maxp, glyf: Buffer.concat(outlines), hmtx })
}

function fileOf(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const entries = Object.entries(tables)
  const largestPower = 2 ** Math.floor(Math.log2(entries.length))
  const file = Buffer.alloc(12 + 16 * entries.length)
  file.write('true')
  file.writeUInt16BE(entries.length, 4)
  file.writeUInt16BE(16 * largestPower, 6)
  file.writeUInt16BE(Math.log2(largestPower), 8)
  file.writeUInt16BE(16 * (entries.length - largestPower), 10)
  let place = file.length
  for (const [i, [tag, { length }]] of entries.entries()) {
    file.write(tag, 12 + 16 * i)
    file.writeUInt32BE(place, 12 + 16 * i + 8)
    file.writeUInt32BE(length, 12 + 16 * i + 12)
    place += length
  }
  return Buffer.concat([file, ...Object.values(tables)])
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)
const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) => new Uint8Array(buffer, byteOffset, byteLength)
