import {
  never,
  type ShownBlock,
  type ShownCell,
  type ShownInline,
  type ShownMaths,
  type ShownProblem,
} from '@worksheet/core'
import { gridBlock } from '../content/grid.ts'
import { formulaFor } from '../content/maths.ts'
import { asWords } from '../content/paragraph.ts'
import type { Setting } from '../content/setting.ts'
import { shapeWord, widthOf } from '../content/words.ts'
import { piecesOf } from '../typeset/formula.ts'

/** A figure may shrink by this much before it asks for more room. */
const FIGURE = 0.8
const TABLE_PADDING = 1.1
const DISPLAY_INDENT = 1.5
const LIST_INDENT = 1.5
const CHOICE_INDENT = 1.5
const WORD_SPACE = 0.25
const MOST_LINES = 2.2

/** The narrowest column in which a problem is set without shrinking anything, in points. */
export function leastWidth({ prompt, choices }: ShownProblem, setting: Setting): number {
  const choice = Math.max(0, ...choices.map(({ content }) => blocksWidth(content, setting)))
  return Math.max(blocksWidth(prompt, setting), choice === 0 ? 0 : choice + CHOICE_INDENT * setting.size)
}

export const blocksWidth = (blocks: readonly ShownBlock[], setting: Setting): number =>
  Math.max(0, ...blocks.map(block => blockWidth(block, setting)))

function blockWidth(block: ShownBlock, setting: Setting): number {
  const { size } = setting
  switch (block.kind) {
    case 'paragraph':
      return lineWidth(block.content, setting)
    case 'maths':
      return mathsWidth(block, setting, DISPLAY_INDENT * size)
    case 'list':
      return LIST_INDENT * size + Math.max(0, ...block.items.map(item => lineWidth(item, setting)))
    case 'table':
      return tableWidth(block.head ? [block.head, ...block.rows] : block.rows, setting)
    case 'grid':
      return gridBlock(block, setting).width
    case 'figure':
      return block.drawing.width * size * FIGURE
    case 'side-by-side':
      return Math.max(0, ...block.items.map(item => blocksWidth(item, setting)))
    default:
      return never(block)
  }
}

/** Long words may be broken in a column, but they should not have to be in a table. */
const lineWidth = (items: readonly ShownInline[], setting: Setting): number =>
  Math.max(0, ...items.map(asWords).map(item => (typeof item === 'string' ? 0 : mathsWidth(item, setting, 0))))

function mathsWidth(maths: ShownMaths, { size, faces }: Setting, indent: number): number {
  if (maths.layout.kind === 'text') return 0
  const whole = formulaFor(maths, faces.math).width * size
  if (whole < 10 * size) return whole
  return Math.min(
    whole,
    indent + size * Math.max(...piecesOf(maths.layout, faces.math, true).map(piece => piece.formula.width)),
  )
}

function tableWidth(rows: readonly (readonly ShownCell[])[], setting: Setting): number {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, j) =>
    Math.max(0, ...rows.map(row => cellWidth(row[j] ?? [], setting))),
  )
  return widths.reduce((sum, width) => sum + width + TABLE_PADDING * setting.size, 0)
}

/** The longest word; and no cell should take more than a few lines. */
function cellWidth(cell: ShownCell, setting: Setting): number {
  const { faces, size } = setting
  const words = cell
    .map(asWords)
    .flatMap(item => (typeof item === 'string' ? item.split(/\s+/).filter(word => word !== '') : []))
  const widths = words.map(word => (widthOf(shapeWord(word, faces.bold, faces)) + WORD_SPACE) * size)
  return Math.max(lineWidth(cell, setting), ...widths, widths.reduce((sum, width) => sum + width, 0) / MOST_LINES)
}
