import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, test } from 'vitest'
import { readCharacters } from '../src/font/character-map.ts'

const FONTS = new URL('../fonts/', import.meta.url)

describe('the characters of a font', () => {
  test.each(readdirSync(FONTS).filter(file => file.endsWith('.ttf')))('%s: the same that fontkit finds', file => {
    const data = readFileSync(new URL(file, FONTS))
    const font = create(data)
    const { offset, length } = font.directory.tables.cmap!
    const read = readCharacters(new DataView(data.buffer, data.byteOffset + offset, length))
    const expected = font.characterSet.map(character => [character, font.glyphForCodePoint(character).id])
    expect([...read]).toEqual(expected.filter(([character, glyph]) => glyph !== 0 && character !== 0xffff))
  })
})
