import type { MathFont } from '../font/math-font.ts'
import type { Construction, Part } from '../font/math-table.ts'
import { type Box, centered, gap, group, type Placed } from './box.ts'
import { glyphBox, glyphOf } from './glyphs.ts'

const MOST_REPEATS = 60
/** TeX's \delimiterfactor and \delimitershortfall. */
const COVERED = 1.802
const SHORTFALL = 0.5
/** TeX's \nulldelimiterspace. */
export const NULL_DELIMITER = 0.12

/** A character that grows to a height: the smallest variant that reaches it, or an assembly of parts. */
export function stretched(font: MathFont, codePoint: number, height: number, size: number): Box {
  const glyph = glyphOf(font, codePoint)
  const construction = font.construction(glyph)
  if (!construction) return glyphBox(font, glyph, size)
  const variant = construction.variants.find(candidate => candidate.size * size >= height)
  if (variant) return glyphBox(font, variant.glyph, size)
  if (construction.parts) return assembled(font, construction.parts, height, size)
  return glyphBox(font, largest(construction) ?? glyph, size)
}

const largest = ({ variants }: Construction) => variants.at(-1)?.glyph

/** Repeats what may repeat until the parts reach, then spreads the joints evenly. */
function assembled(font: MathFont, parts: readonly Part[], height: number, size: number): Box {
  let sequence: readonly Part[] = parts
  const reach = () => sequence.reduce((sum, { full }) => sum + full, 0) - font.minOverlap * (sequence.length - 1)
  for (let repeats = 1; repeats <= MOST_REPEATS; repeats++) {
    sequence = parts.flatMap(part => (part.repeats ? Array<Part>(repeats).fill(part) : [part]))
    if (reach() * size >= height) break
  }
  const overlap = font.minOverlap + Math.max(0, (reach() * size - height) / size / Math.max(1, sequence.length - 1))
  const placed: Placed[] = []
  let y = 0
  let width = 0
  sequence.forEach((part, i) => {
    const box = glyphBox(font, part.glyph, size)
    const before = sequence[i - 1]
    if (before) y -= Math.min(overlap, before.end, part.start) * size
    placed.push({ x: 0, y: -(y + box.depth), box })
    y += part.full * size
    width = Math.max(width, box.width)
  })
  return { ...group(width, placed), ascent: y, depth: 0 }
}

/** A delimiter that covers what it holds, centered on the axis. */
export function delimiter(font: MathFont, character: string, inside: Box, size: number): Box {
  if (character === '') return gap(NULL_DELIMITER * size)
  const axis = font.constants.axisHeight * size
  const reach = Math.max(inside.ascent - axis, inside.depth + axis)
  const height = Math.max(COVERED * reach, 2 * reach - SHORTFALL * size)
  return centered(stretched(font, character.codePointAt(0) ?? 0, height, size), axis)
}
