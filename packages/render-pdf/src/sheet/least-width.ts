import {
  never,
  type ShownBlock,
  type ShownCell,
  type ShownInline,
  type ShownMaths,
  type ShownProblem,
} from '@worksheet/core/show'
import { isPicture, leastWidthOfFigure, widthOfFigure } from '../content/figure.ts'
import { gridBlock } from '../content/grid.ts'
import { formulaFor } from '../content/maths.ts'
import { asWords, unbrokenParts } from '../content/paragraph.ts'
import type { Setting } from '../content/setting.ts'
import { BESIDE_GAP } from '../content/side-by-side.ts'
import { shapeWord, widthOf } from '../content/words.ts'
import { piecesOf } from '../typeset/formula.ts'

/** Cells stand closer to their lines before a table asks for the whole width. */
const TABLE_PADDING = 0.8
/** A time and its a.m. need air around them, to be read as one. */
const AIR = 0.5
const DISPLAY_INDENT = 1.5
const LIST_INDENT = 1.5
const CHOICE_INDENT = 1.5
const WORD_SPACE = 0.25

/** What may be done to content before it asks for more room. */
interface Squeeze {
  /** Into how many lines the cells of a table break. */
  readonly lines: number
  /** Into how many lines a sentence breaks. */
  readonly sentence: number
  /** Figures shrink. */
  readonly shrinks: boolean
  /** Long formulas break, and what stands side by side is stacked. */
  readonly isStacked: boolean
}
const TIGHT: Squeeze = { lines: 2.2, sentence: Number.POSITIVE_INFINITY, shrinks: true, isStacked: true }
const EASY: Squeeze = { lines: 1.2, sentence: Number.POSITIVE_INFINITY, shrinks: false, isStacked: false }
/** In a row of several problems: a sentence breaks into two lines, above a picture into three. */
const SHORT: Squeeze = { lines: 1, sentence: 2.2, shrinks: true, isStacked: false }
const CAPTION: Squeeze = { ...SHORT, sentence: 3.2 }
/** An answer that a column would squeeze has the whole width to go to. */
const ANSWER: Squeeze = { ...TIGHT, lines: EASY.lines }

/** The narrowest column, in points, for a problem to be read well. One that asks for width is squeezed less. */
export function leastWidth({ prompt, choices, wide }: ShownProblem, setting: Setting): number {
  const squeeze = wide ? EASY : TIGHT
  const choice = Math.max(0, ...choices.map(({ content }) => blocksWidth(content, setting, squeeze)))
  const labelled = choice === 0 ? 0 : choice + CHOICE_INDENT * setting.size
  const inARow = wide && choices.some(({ content }) => content.some(({ kind }) => kind === 'figure')) ? 2 : 1
  const row = widthBeside(Array<number>(inARow).fill(labelled), setting.size, EASY)
  return Math.max(blocksWidth(prompt, setting, squeeze), row)
}

/** The width of a problem in a row of several: nothing breaks but sentences, and pictures shrink a little. */
export function wholeWidth({ prompt, choices }: ShownProblem, setting: Setting): number {
  const choice = Math.max(0, ...choices.map(({ content }) => blocksWidth(content, setting, SHORT)))
  const labelled = choice === 0 ? 0 : choice + CHOICE_INDENT * setting.size
  const hasPictures = choices.some(({ content }) => content.some(isPicture))
  const asked = blocksWidth(prompt, setting, prompt.some(isPicture) ? CAPTION : SHORT)
  return Math.max(asked, labelled * (hasPictures ? choices.length : 1))
}

/** The narrowest column for an answer in the key. */
export const leastAnswerWidth = (answer: readonly ShownBlock[], setting: Setting): number =>
  blocksWidth(answer, setting, ANSWER)

const blocksWidth = (blocks: readonly ShownBlock[], setting: Setting, squeeze: Squeeze): number =>
  Math.max(0, ...blocks.map(block => blockWidth(block, setting, squeeze)))

function blockWidth(block: ShownBlock, setting: Setting, squeeze: Squeeze): number {
  const { size } = setting
  switch (block.kind) {
    case 'paragraph':
      return lineWidth(block.content, setting, squeeze)
    case 'maths':
      return mathsWidth(block, setting, DISPLAY_INDENT * size, squeeze)
    case 'list':
      return LIST_INDENT * size + Math.max(0, ...block.items.map(item => lineWidth(item, setting, squeeze)))
    case 'table':
      return tableWidth(block.head ? [block.head, ...block.rows] : block.rows, setting, squeeze)
    case 'grid':
      return gridBlock(block, setting).width
    case 'figure':
      return squeeze.shrinks ? leastWidthOfFigure(block, setting) : widthOfFigure(block, setting)
    case 'side-by-side':
      return widthBeside(
        block.items.map(item => blocksWidth(item, setting, squeeze)),
        size,
        squeeze,
      )
    case 'step':
      return Math.max(blocksWidth(block.work, setting, squeeze), lineWidth(block.says, setting, squeeze))
    default:
      return never(block)
  }
}

const widthBeside = (widths: readonly number[], size: number, { isStacked }: Squeeze): number =>
  isStacked
    ? Math.max(0, ...widths)
    : widths.reduce((sum, width) => sum + width, Math.max(0, widths.length - 1) * BESIDE_GAP * size)

/** Long words may be broken in a column, but they should not have to be in a table. */
function lineWidth(items: readonly ShownInline[], setting: Setting, squeeze: Squeeze): number {
  const widths = items.map(asWords).map(item => (typeof item === 'string' ? 0 : mathsWidth(item, setting, 0, squeeze)))
  const longest = Math.max(0, ...widths)
  return squeeze.sentence === Number.POSITIVE_INFINITY
    ? longest
    : Math.max(longestPart(items, setting), sentenceWidth(items, setting) / squeeze.sentence)
}

/** Of words, and of what stands beside them or beside a blank without a space: a time to fill in stays whole. */
const longestPart = (items: readonly ShownInline[], setting: Setting): number =>
  Math.max(0, ...unbrokenParts(items).map(part => sentenceWidth(part, setting)))

/** All in one line. */
function sentenceWidth(items: readonly ShownInline[], setting: Setting): number {
  const { faces, size } = setting
  return items
    .map(asWords)
    .map(item =>
      typeof item === 'string'
        ? widthOf(shapeWord(item, faces.text, faces)) * size
        : formulaFor(item, faces.math).width * size,
    )
    .reduce((sum, width) => sum + width, 0)
}

function mathsWidth(maths: ShownMaths, { size, faces }: Setting, indent: number, { isStacked }: Squeeze): number {
  if (maths.layout.kind === 'text') return 0
  const whole = formulaFor(maths, faces.math).width * size
  if (whole < 10 * size || !isStacked) return whole
  return Math.min(
    whole,
    indent + size * Math.max(...piecesOf(maths.layout, faces.math, true, 0).map(piece => piece.formula.width)),
  )
}

function tableWidth(rows: readonly (readonly ShownCell[])[], setting: Setting, squeeze: Squeeze): number {
  const columns = Math.max(0, ...rows.map(row => row.length))
  const widths = Array.from({ length: columns }, (_, j) =>
    Math.max(0, ...rows.map(row => cellWidth(row[j] ?? [], setting, squeeze))),
  )
  return widths.reduce((sum, width) => sum + width + TABLE_PADDING * setting.size, 0)
}

/** The longest word; and no cell should take more than a few lines. */
function cellWidth(cell: ShownCell, setting: Setting, squeeze: Squeeze): number {
  const { faces, size } = setting
  const widthIn = (item: ShownInline) =>
    typeof item === 'string'
      ? widthOf(shapeWord(item, faces.bold, faces)) * size
      : mathsWidth(item, setting, 0, squeeze)
  const widths = unbrokenParts(cell)
    .filter(part => part.some(item => typeof item === 'string'))
    .map(part => part.reduce((sum, item) => sum + widthIn(item), part.length > 1 ? AIR * size : 0))
  const spaces = Math.max(0, widths.length - 1) * WORD_SPACE * size
  return Math.max(
    lineWidth(cell, setting, squeeze),
    ...widths,
    widths.reduce((sum, width) => sum + width, spaces) / squeeze.lines,
  )
}
