import type { MathConstants } from '../font/math-table.ts'
import { type Box, group, type Placed, rule, sized } from './box.ts'
import { NULL_DELIMITER } from './stretch.ts'

/** TeX's rule 15: numerator over denominator, with a line or without. */
export function fraction(
  over: Box,
  under: Box,
  hasLine: boolean,
  isDisplay: boolean,
  size: number,
  constants: MathConstants,
): Box {
  const c = constants
  const thickness = c.fractionRuleThickness * size
  const axis = c.axisHeight * size
  let up: number
  let down: number
  if (hasLine) {
    const [above, below] = isDisplay
      ? [c.fractionNumDisplayStyleGapMin, c.fractionDenomDisplayStyleGapMin]
      : [c.fractionNumeratorGapMin, c.fractionDenominatorGapMin]
    const [raise, drop] = isDisplay
      ? [c.fractionNumeratorDisplayStyleShiftUp, c.fractionDenominatorDisplayStyleShiftDown]
      : [c.fractionNumeratorShiftUp, c.fractionDenominatorShiftDown]
    up = Math.max(raise * size, axis + thickness / 2 + above * size + over.depth)
    down = Math.max(drop * size, -axis + thickness / 2 + below * size + under.ascent)
  } else {
    up = (isDisplay ? c.stackTopDisplayStyleShiftUp : c.stackTopShiftUp) * size
    down = (isDisplay ? c.stackBottomDisplayStyleShiftDown : c.stackBottomShiftDown) * size
    const missing =
      (isDisplay ? c.stackDisplayStyleGapMin : c.stackGapMin) * size - (up - over.depth - (under.ascent - down))
    if (missing > 0) {
      up += missing / 2
      down += missing / 2
    }
  }
  const edge = hasLine ? NULL_DELIMITER * size : 0
  const width = Math.max(over.width, under.width)
  const parts: Placed[] = [{ x: edge + (width - over.width) / 2, y: -up, box: over }]
  if (hasLine) parts.push({ x: edge, y: -axis, box: rule(width, thickness) })
  parts.push({ x: edge + (width - under.width) / 2, y: down, box: under })
  return sized(group(width + 2 * edge, parts), { ascent: up + over.ascent, depth: down + under.depth })
}
