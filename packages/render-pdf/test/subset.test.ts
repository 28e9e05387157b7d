import { describe, expect, test } from 'vitest'
import { readMeasures } from '../src/font/glyph-measures.ts'
import { subsetOf } from '../src/font/subset.ts'
import { fontFiles, fontIn } from './fonts.ts'

describe('a font that is cut down', () => {
  test.each(fontFiles)('%s: byte for byte what fontkit writes', file => {
    const { font, table } = fontIn(file)
    const all = Array.from({ length: font.numGlyphs }, (_, glyph) => glyph)
    const choices = [
      [],
      all,
      all.toReversed(),
      ...[2, 3, 7, 31].map(step => all.filter(glyph => glyph % step === step - 1)),
    ]
    for (const glyphs of choices) {
      const [ours, theirs] = [subsetOf(table, readMeasures(table)), font.createSubset()]
      for (const glyph of glyphs) expect(ours.includeGlyph(glyph)).toBe(theirs.includeGlyph(glyph))
      expect(Buffer.compare(ours.encode(), theirs.encode())).toBe(0)
    }
  })
})
