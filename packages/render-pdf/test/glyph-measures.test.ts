import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { readMeasures } from '../src/font/glyph-measures.ts'

const FONTS = new URL('../fonts/', import.meta.url)
/** A font tells whole units; the outline of a glyph may end between two. */
const UNIT = 1

describe('the sizes of glyphs', () => {
  test.each(readdirSync(FONTS).filter(file => file.endsWith('.ttf')))('%s: the same that fontkit finds', file => {
    const data = readFileSync(new URL(file, FONTS))
    const font = create(data)
    const measures = readMeasures(tag => {
      const { offset, length } = font.directory.tables[tag]!
      return new DataView(data.buffer, data.byteOffset + offset, length)
    })
    for (let glyph = 0; glyph < font.numGlyphs; glyph++) {
      const { advanceWidth, bbox } = font.getGlyph(glyph)
      const { top, bottom } = measures.inkOf(glyph)
      expect(measures.advanceOf(glyph)).toBe(advanceWidth)
      expect(Math.abs(top - (Number.isFinite(bbox.maxY) ? bbox.maxY : 0))).toBeLessThan(UNIT)
      expect(Math.abs(bottom - (Number.isFinite(bbox.minY) ? bbox.minY : 0))).toBeLessThan(UNIT)
    }
  })
})
