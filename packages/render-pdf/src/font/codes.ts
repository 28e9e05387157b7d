/**
 * A run of glyphs as a string: one private-use character for each glyph id, and one for each kern in 1/1000 em.
 * Such a string passes through every layer of the PDF writer untouched, so exactly the chosen glyphs are painted.
 */
const FIRST_GLYPH = 0xe000
const GLYPHS = 0x1900
const NO_KERN = 0x108000
const LARGEST_KERN = 0x7fff

export function glyphCode(id: number): string {
  if (id >= GLYPHS) throw new RangeError(`Glyph ${id} lies beyond the private-use characters`)
  return String.fromCharCode(FIRST_GLYPH + id)
}

export const kernCode = (thousandths: number): string =>
  String.fromCodePoint(NO_KERN + Math.max(-LARGEST_KERN, Math.min(LARGEST_KERN, thousandths)))

/** Calls back for each glyph and each kern in order. */
export function readCodes(run: string, onGlyph: (id: number) => void, onKern: (thousandths: number) => void): void {
  for (let i = 0; i < run.length; i++) {
    const code = run.codePointAt(i) ?? 0
    if (code > 0xffff) i++
    if (code >= 0x100000) onKern(code - NO_KERN)
    else onGlyph(code - FIRST_GLYPH)
  }
}
