import { never, type ShownBlock, type ShownInline } from '@worksheet/core/show'
import { escapeHtml } from './escape.ts'
import { drawingToSvg } from './figure.ts'
import { gridToDrawing } from './grid.ts'
import { mathsToHtml } from './maths.ts'
import { tableToHtml } from './table.ts'
import { type Part, tiedLine } from './tied.ts'

/** Gives each figure of a page an id of its own. */
export type Ids = () => string

export function idsAfter(prefix: string): Ids {
  let count = 0
  return () => `${prefix}-figure-${++count}`
}

export const lineToHtml = (items: readonly ShownInline[], room?: number): string =>
  tiedLine(items.map(item => partOf(item, room)))

/** Words that stand alone in a formula are words: they may wrap. */
function partOf(item: ShownInline, room?: number): Part {
  if (typeof item === 'string') return { isFormula: false, html: escapeHtml(item) }
  const { layout } = item
  return layout.kind === 'text'
    ? { isFormula: false, html: escapeHtml(layout.text) }
    : { isFormula: true, html: mathsToHtml(layout, room) }
}

export const blocksToHtml = (blocks: readonly ShownBlock[], ids: Ids): string =>
  blocks.map(block => blockToHtml(block, ids)).join('')

/** A single line needs no paragraph of its own: it may stand in a cell, a label, a sentence. */
export function contentOf(blocks: readonly ShownBlock[], ids: Ids): string {
  const [block, ...rest] = blocks
  if (!block || rest.length > 0) return blocksToHtml(blocks, ids)
  if (block.kind === 'paragraph') return lineToHtml(block.content)
  return block.kind === 'maths' ? mathsToHtml(block.layout) : blockToHtml(block, ids)
}

/** The content of an item of a list. A formula alone has a box that scrolls: the item itself would hide its number or letter. */
export function itemOf(blocks: readonly ShownBlock[], ids: Ids): string {
  const content = contentOf(blocks, ids)
  return isFormula(blocks) ? `<div class="formula">${content}</div>` : content
}

function isFormula([block, ...rest]: readonly ShownBlock[]): boolean {
  if (!block || rest.length > 0) return false
  const alone = block.kind === 'paragraph' && block.content.length === 1 ? block.content[0] : block
  return typeof alone === 'object' && alone.kind === 'maths' && alone.layout.kind !== 'text'
}

function blockToHtml(block: ShownBlock, ids: Ids): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p>${lineToHtml(block.content)}</p>`
    case 'maths':
      return `<p>${mathsToHtml(block.layout)}</p>`
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul'
      return `<${name}>${block.items.map(item => `<li>${lineToHtml(item)}</li>`).join('')}</${name}>`
    }
    case 'table':
      return tableToHtml(block)
    case 'grid':
      return drawingToSvg(gridToDrawing(block), block.alt, ids())
    case 'figure':
      return drawingToSvg(block.drawing, block.alt, ids())
    case 'side-by-side':
      return `<div class="side-by-side">${block.items.map(item => `<div>${blocksToHtml(item, ids)}</div>`).join('')}</div>`
    case 'step':
      return `<div class="step"><div>${blocksToHtml(block.work, ids)}</div><p class="reason">${lineToHtml(block.says)}</p></div>`
    default:
      return never(block)
  }
}
