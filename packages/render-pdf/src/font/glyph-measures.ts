/** What a TrueType font tells of its glyphs, in its units. */
export interface GlyphMeasures {
  advanceOf(glyph: number): number
  /** How far the ink begins to the right of where the glyph stands. */
  bearingOf(glyph: number): number
  /** How far the ink reaches up and down from the baseline; a glyph without ink does not. */
  inkOf(glyph: number): { readonly top: number; readonly bottom: number }
  /** The outline as it lies in the file. */
  outlineOf(glyph: number): Uint8Array
}

const NO_INK = { top: 0, bottom: 0 }

export function readMeasures(table: (tag: string) => DataView): GlyphMeasures {
  const [advances, places, outlines] = ['hmtx', 'loca', 'glyf'].map(table) as [DataView, DataView, DataView]
  /** All glyphs from here on are as wide as the one before. */
  const widths = table('hhea').getUint16(34)
  const placeOf =
    table('head').getInt16(50) === 0
      ? (glyph: number) => 2 * places.getUint16(2 * glyph)
      : (glyph: number) => places.getUint32(4 * glyph)
  return {
    advanceOf: glyph => advances.getUint16(4 * Math.min(glyph, widths - 1)),
    bearingOf: glyph => advances.getInt16(glyph < widths ? 4 * glyph + 2 : 2 * (widths + glyph)),
    outlineOf(glyph) {
      const place = placeOf(glyph)
      return new Uint8Array(outlines.buffer, outlines.byteOffset + place, placeOf(glyph + 1) - place)
    },
    inkOf(glyph) {
      const place = placeOf(glyph)
      if (place === placeOf(glyph + 1)) return NO_INK
      return { top: outlines.getInt16(place + 8), bottom: outlines.getInt16(place + 4) }
    },
  }
}
