const SEGMENTS = 4
const GROUPS = 12

/** The glyph of each character that a cmap table tells, in the order of the characters. */
export function readCharacters(view: DataView): ReadonlyMap<number, number> {
  const tables = Array.from({ length: view.getUint16(2) }, (_, i) => view.getUint32(8 + 8 * i))
  const formats = new Map(tables.map(at => [view.getUint16(at), at]))
  const groups = formats.get(GROUPS)
  if (groups !== undefined) return readGroups(view, groups)
  const segments = formats.get(SEGMENTS)
  if (segments === undefined) throw new Error('The font names no characters')
  return readSegments(view, segments)
}

function readGroups(view: DataView, at: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  for (let i = 0; i < view.getUint32(at + 12); i++) {
    const group = at + 16 + 12 * i
    const [first, last, glyph] = [0, 4, 8].map(offset => view.getUint32(group + offset)) as [number, number, number]
    for (let character = first; character <= last; character++) glyphs.set(character, glyph + character - first)
  }
  return glyphs
}

/** Each segment tells its glyphs by a distance from its characters, or by a list. */
function readSegments(view: DataView, at: number): ReadonlyMap<number, number> {
  const glyphs = new Map<number, number>()
  const size = view.getUint16(at + 6)
  const ends = at + 14
  const starts = ends + size + 2
  const deltas = starts + size
  const offsets = deltas + size
  for (let i = 0; i < size; i += 2) {
    const first = view.getUint16(starts + i)
    const offset = view.getUint16(offsets + i)
    for (let character = first; character <= view.getUint16(ends + i) && character < LAST; character++) {
      const listed = offset === 0 ? character : view.getUint16(offsets + i + offset + 2 * (character - first))
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + view.getUint16(deltas + i)) & 0xffff
      if (glyph !== 0) glyphs.set(character, glyph)
    }
  }
  return glyphs
}

/** No character: it ends the list of segments. */
const LAST = 0xffff
