/** The glyphs that a coverage table names, in its order. */
export function coverageAt(view: DataView, at: number): readonly number[] {
  const count = view.getUint16(at + 2)
  if (view.getUint16(at) === 1) return Array.from({ length: count }, (_, i) => view.getUint16(at + 4 + 2 * i))
  return Array.from({ length: count }, (_, i) => at + 4 + 6 * i).flatMap(range => {
    const start = view.getUint16(range)
    return Array.from({ length: view.getUint16(range + 2) - start + 1 }, (_, i) => start + i)
  })
}

/** The classes of glyphs; a glyph that is missing is of class 0. */
export function classesAt(view: DataView, at: number): ReadonlyMap<number, number> {
  const classes = new Map<number, number>()
  if (view.getUint16(at) === 1) {
    const first = view.getUint16(at + 2)
    for (let i = 0; i < view.getUint16(at + 4); i++) classes.set(first + i, view.getUint16(at + 6 + 2 * i))
    return classes
  }
  for (let i = 0; i < view.getUint16(at + 2); i++) {
    const range = at + 4 + 6 * i
    for (let glyph = view.getUint16(range); glyph <= view.getUint16(range + 2); glyph++)
      classes.set(glyph, view.getUint16(range + 4))
  }
  return classes
}

/** A table of tags: where each entry lies. */
export function taggedAt(view: DataView, at: number): readonly { readonly tag: string; readonly at: number }[] {
  return Array.from({ length: view.getUint16(at) }, (_, i) => {
    const record = at + 2 + 6 * i
    const tag = String.fromCharCode(...[0, 1, 2, 3].map(letter => view.getUint8(record + letter)))
    return { tag, at: at + view.getUint16(record + 4) }
  })
}
