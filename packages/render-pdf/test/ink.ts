import type { Mark } from '../src/content/block.ts'

export interface Ink {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** 1, unless it was shrunk to fit a page. */
  readonly scale: number
}

/** The rectangles of all blocks that hold ink, but for the furniture of the page. */
export function inkOf(marks: readonly Mark[], x = 0, y = 0, scale = 1): Ink[] {
  return marks.flatMap(mark => {
    if (mark.kind !== 'block' || mark.block.role === 'Artifact') return []
    const [left, top] = [x + mark.x * scale, y + mark.y * scale]
    const { block } = mark
    const inner = scale * (mark.scale ?? 1)
    if (block.marks.every(part => part.kind === 'block')) return inkOf(block.marks, left, top, inner)
    return [{ left, top, right: left + block.width * inner, bottom: top + block.height * inner, scale: inner }]
  })
}
