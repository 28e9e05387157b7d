import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'

const FOLDER = new URL('../fonts/', import.meta.url)

export const fontFiles = readdirSync(FOLDER).filter(file => file.endsWith('.ttf'))

/** A font as fontkit reads it, and its tables as they lie in the file. */
export function fontIn(file: string) {
  const data = readFileSync(new URL(file, FOLDER))
  const font = create(data)
  const table = (tag: string) => {
    const entry = font.directory.tables[tag]
    if (!entry) throw new Error(`${file} has no ${tag} table`)
    return new DataView(data.buffer, data.byteOffset + entry.offset, entry.length)
  }
  return { font, table }
}
