import { describe, expect, test } from 'vitest'
import { readCharacters } from '../src/font/character-map.ts'
import { fontFiles, fontIn } from './fonts.ts'

describe('the characters of a font', () => {
  test.each(fontFiles)('%s: the same that fontkit finds', file => {
    const { font, table } = fontIn(file)
    const read = readCharacters(table('cmap'))
    const expected = font.characterSet.map(character => [character, font.glyphForCodePoint(character).id])
    expect([...read]).toEqual(expected.filter(([character, glyph]) => glyph !== 0 && character !== 0xffff))
  })
})
