import type { MathFont } from '../font/math-font.ts'
import { type Box, group, italicOf, type Placed, sized } from './box.ts'

interface Place {
  readonly cramped: boolean
  readonly size: number
  /** The bounds of an integral hug its slant. */
  readonly isOperator: boolean
}

/** TeX's rule 18: superscript and subscript, with the font's cut-in kerns. */
export function script(
  font: MathFont,
  base: Box,
  sup: Box | null,
  sub: Box | null,
  { cramped, size, isOperator }: Place,
): Box {
  const c = font.constants
  const glyph = base.kind === 'glyph' && !isOperator ? base.glyph : null
  let up = 0
  let down = 0
  if (sup) {
    up = Math.max(
      glyph === null ? base.ascent - c.superscriptBaselineDropMax * size : 0,
      (cramped ? c.superscriptShiftUpCramped : c.superscriptShiftUp) * size,
      sup.depth + c.superscriptBottomMin * size,
    )
  }
  if (sub) {
    down = Math.max(
      glyph === null ? base.depth + c.subscriptBaselineDropMin * size : 0,
      c.subscriptShiftDown * size,
      sup ? 0 : sub.ascent - c.subscriptTopMax * size,
    )
  }
  if (sup && sub) {
    const missing = c.subSuperscriptGapMin * size - (up - sup.depth - (sub.ascent - down))
    if (missing > 0) {
      down += missing
      const rise = c.superscriptBottomMaxWithSubscript * size - (up - sup.depth)
      if (rise > 0) {
        up += rise
        down -= rise
      }
    }
  }
  const italic = italicOf(base)
  const kern = (corner: 'upper-right' | 'lower-right', height: number) =>
    glyph === null ? 0 : font.cutIn(glyph, corner, height / size) * size
  const parts: Placed[] = [{ x: 0, y: 0, box: base }]
  let width = base.width
  if (sup) {
    const x = base.width + (isOperator ? 0 : italic + kern('upper-right', up - sup.depth))
    parts.push({ x, y: -up, box: sup })
    width = Math.max(width, x + sup.width)
  }
  if (sub) {
    const x = base.width - (isOperator ? italic : 0) + kern('lower-right', sub.ascent - down)
    parts.push({ x, y: down, box: sub })
    width = Math.max(width, x + sub.width)
  }
  return sized(group(width + c.spaceAfterScript * size, parts), {
    ascent: Math.max(base.ascent, sup ? up + sup.ascent : 0),
    depth: Math.max(base.depth, sub ? down + sub.depth : 0),
  })
}
