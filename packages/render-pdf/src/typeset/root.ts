import type { MathFont } from '../font/math-font.ts'
import { type Box, group, type Placed, rule, sized } from './box.ts'
import { stretched } from './stretch.ts'

const RADICAL = 0x221a
/** The line overlaps the sign a little, so that no hair of paper shows between them. */
const JOINT = 0.01

export function root(font: MathFont, inside: Box, degree: Box | null, isDisplay: boolean, size: number): Box {
  const c = font.constants
  const thickness = c.radicalRuleThickness * size
  let space = (isDisplay ? c.radicalDisplayStyleVerticalGap : c.radicalVerticalGap) * size
  const needed = inside.ascent + inside.depth + space + thickness
  const sign = stretched(font, RADICAL, needed, size)
  const height = sign.ascent + sign.depth
  if (height > needed) space += (height - needed) / 2
  const top = inside.ascent + space + thickness
  const shift = sign.ascent - top
  const parts: Placed[] = []
  let x = 0
  if (degree) {
    const before = c.radicalKernBeforeDegree * size
    const advance = before + degree.width + c.radicalKernAfterDegree * size
    x = Math.max(0, advance)
    const raise = c.radicalDegreeBottomRaisePercent * height - (sign.depth + shift) + degree.depth
    parts.push({ x: before + Math.max(0, -advance), y: -raise, box: degree })
  }
  parts.push(
    { x, y: shift, box: sign },
    { x: x + sign.width - JOINT * size, y: -(top - thickness / 2), box: rule(inside.width + JOINT * size, thickness) },
    { x: x + sign.width, y: 0, box: inside },
  )
  return sized(group(x + sign.width + inside.width, parts), {
    ascent: top + c.radicalExtraAscender * size,
    depth: Math.max(inside.depth, sign.depth + shift),
  })
}
