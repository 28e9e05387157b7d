import type { Layout } from '@worksheet/core/show'
import type { MathFont } from '../font/math-font.ts'
import { type Box, centered, group, type Placed, sized } from './box.ts'
import { character, word } from './glyphs.ts'
import { script } from './script.ts'
import { stretched } from './stretch.ts'

type Operator = Extract<Layout, { kind: 'big' }>['text']

interface Place {
  readonly isDisplay: boolean
  readonly cramped: boolean
  readonly size: number
}

/** TeX's rule 13: bounds above and below, or beside an integral. */
export function bigOperator(font: MathFont, text: Operator, from: Box | null, to: Box | null, place: Place): Box {
  const { isDisplay, size, cramped } = place
  const c = font.constants
  const sign =
    text === 'lim'
      ? word(font, text, size)
      : centered(
          isDisplay
            ? stretched(font, text.codePointAt(0) ?? 0, c.displayOperatorMinHeight * size, size)
            : character(font, text, size),
          c.axisHeight * size,
        )
  if (!from && !to) return sign
  if (text === '∫' || !isDisplay) return script(font, sign, to, from, { cramped, size, isOperator: true })
  const width = Math.max(sign.width, from?.width ?? 0, to?.width ?? 0)
  const parts: Placed[] = [{ x: (width - sign.width) / 2, y: 0, box: sign }]
  let { ascent, depth } = sign
  if (to) {
    const y = sign.ascent + Math.max(c.upperLimitBaselineRiseMin * size, c.upperLimitGapMin * size + to.depth)
    parts.push({ x: (width - to.width) / 2, y: -y, box: to })
    ascent = y + to.ascent
  }
  if (from) {
    const y = sign.depth + Math.max(c.lowerLimitBaselineDropMin * size, c.lowerLimitGapMin * size + from.ascent)
    parts.push({ x: (width - from.width) / 2, y, box: from })
    depth = y + from.depth
  }
  return sized(group(width, parts), { ascent, depth })
}
