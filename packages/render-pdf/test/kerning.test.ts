import { expect, it } from 'vitest'
import { readKerning } from '../src/font/kerning.ts'
import { fontFiles, fontIn } from './fonts.ts'

const LETTERS = [
  ...'AEFKLOPQRTVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?¿¡()[]/-–—+=×÷°\'"‘’“”ÁÉÍÓÚÜÑáéíóúüñčœªº',
]

it.each(fontFiles)('%s: pairs stand as a shaper sets them', file => {
  const { font, table } = fontIn(file)
  const kerning = readKerning(table('GPOS'))
  const known = LETTERS.filter(letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id !== 0)
  let kerned = 0
  for (const left of known) {
    for (const right of known) {
      const { glyphs, positions } = font.layout(left + right, { liga: false, clig: false })
      const expected = (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0)
      const kern = kerning.get(/\p{Script=Latin}/u.test(left + right) ? 'latn' : 'DFLT')
      const [one, other] = [left, right].map(letter => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id)
      expect(kern?.(one ?? 0, other ?? 0), left + right).toBe(expected)
      if (expected !== 0) kerned += 1
    }
  }
  expect(kerned).toBeGreaterThan(300)
})
