import { type Layout, never } from '@worksheet/core/show'
import type { MathFont } from '../font/math-font.ts'
import { accent } from './accent.ts'
import { atomsOf } from './atoms.ts'
import { bigOperator } from './big.ts'
import { blank } from './blank.ts'
import { type Box, beside, gap } from './box.ts'
import { fraction } from './fraction.ts'
import { symbols, word } from './glyphs.ts'
import { root } from './root.ts'
import { script } from './script.ts'
import { delimiter } from './stretch.ts'
import { cell, cramped, type Style, stacked, subscript, superscript } from './style.ts'
import { table } from './table.ts'

/** Matrices and systems stand a little off their brackets. */
const TABLE_MARGIN = 0.14

/** Sets a formula by TeX's rules (the TeXbook, appendix G), with every length from the font's MATH table. */
export function typeset(layout: Layout, style: Style, font: MathFont): Box {
  const size = sizeOf(style, font)
  const at = (part: Layout, partStyle: Style) => typeset(part, partStyle, font)
  const maybe = (part: Layout | undefined, partStyle: Style) => (part ? at(part, partStyle) : null)
  switch (layout.kind) {
    case 'number':
    case 'function':
    case 'text':
      return word(font, layout.text, size)
    case 'identifier':
      return symbols(font, layout.text, size, true)
    case 'ordinary':
    case 'operator':
    case 'sign':
    case 'relation':
    case 'punctuation':
      return symbols(font, layout.text, size, false)
    case 'space':
      return gap(layout.em * size)
    case 'blank':
      return blank(layout.em, layout.box, size)
    case 'row':
      return beside(
        atomsOf(layout.items, style, font).flatMap(({ space, box }) => (space === 0 ? [box] : [space, box])),
      )
    case 'fraction': {
      const inside = stacked(style)
      return fraction(
        at(layout.over, inside),
        at(layout.under, cramped(inside)),
        layout.line,
        style.level < 2,
        size,
        font.constants,
      )
    }
    case 'script': {
      const base = at(layout.base, style)
      return script(font, base, maybe(layout.sup, superscript(style)), maybe(layout.sub, subscript(style)), {
        cramped: style.cramped,
        size,
        isOperator: false,
      })
    }
    case 'root':
      return root(
        font,
        at(layout.of, cramped(style)),
        maybe(layout.degree, { level: 3, cramped: true }),
        style.level === 0,
        size,
      )
    case 'fence': {
      const inside = at(layout.of, style)
      const margin = layout.of.kind === 'table' ? TABLE_MARGIN * size : 0
      return beside([
        delimiter(font, layout.left, inside, size),
        margin,
        inside,
        layout.right === '' ? 0 : margin,
        delimiter(font, layout.right, inside, size),
      ])
    }
    case 'table': {
      const cells = layout.rows.map(row => row.map(part => at(part, cell(style))))
      return table(
        cells,
        { align: layout.align, gap: layout.gap, ruleBefore: layout.ruleBefore ?? null, size },
        font.constants,
      )
    }
    case 'big': {
      const place = { isDisplay: style.level === 0, cramped: style.cramped, size }
      return bigOperator(
        font,
        layout.text,
        maybe(layout.from, subscript(style)),
        maybe(layout.to, superscript(style)),
        place,
      )
    }
    case 'accent':
      return accent(font, layout.mark, at(layout.of, cramped(style)), size)
    default:
      return never(layout)
  }
}

/** In the smallest text an index of an index can still be read. */
const LEAST = 0.65

export function sizeOf({ level }: Style, { constants }: MathFont): number {
  if (level < 2) return 1
  return Math.max(LEAST, level === 2 ? constants.scriptPercentScaleDown : constants.scriptScriptPercentScaleDown)
}
