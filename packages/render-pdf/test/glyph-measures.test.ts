import { describe, expect, test } from 'vitest'
import { readMeasures } from '../src/font/glyph-measures.ts'
import { fontFiles, fontIn } from './fonts.ts'

/** A font tells whole units; the outline of a glyph may end between two. */
const UNIT = 1

describe('the sizes of glyphs', () => {
  test.each(fontFiles)('%s: the same that fontkit finds', file => {
    const { font, table } = fontIn(file)
    const measures = readMeasures(table)
    for (let glyph = 0; glyph < font.numGlyphs; glyph++) {
      const { advanceWidth, bbox } = font.getGlyph(glyph)
      const { top, bottom } = measures.inkOf(glyph)
      expect(measures.advanceOf(glyph)).toBe(advanceWidth)
      expect(Math.abs(top - (Number.isFinite(bbox.maxY) ? bbox.maxY : 0))).toBeLessThan(UNIT)
      expect(Math.abs(bottom - (Number.isFinite(bbox.minY) ? bbox.minY : 0))).toBeLessThan(UNIT)
    }
  })
})
