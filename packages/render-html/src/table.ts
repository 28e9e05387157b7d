import { type ShownBlock, type ShownCell, textOf, textWidth, widthOf } from '@worksheet/core/show'
import { lineToHtml } from './blocks.ts'
import { escapeHtml } from './escape.ts'

type Table = Extract<ShownBlock, { kind: 'table' }>

/** In em: a cell wider than this holds words, which stand at the start of their lines; a formula in a cell wraps sooner. */
const WORDS = 9
const ROOM = 8
/** A wider table may not fit a phone: it scrolls by itself, for fingers and keys alike. */
const PHONE = 13

export function tableToHtml({ head, rows, rowHeads }: Table): string {
  const holdsWords = (column: number) => rows.some(cells => widthOfLine(cells[column] ?? []) > WORDS)
  const data = (cell: ShownCell, column: number) =>
    `<td${holdsWords(column) ? ' class="words"' : ''}>${lineToHtml(cell, ROOM)}</td>`
  const row = (cells: readonly ShownCell[]) =>
    cells.map((cell, i) => (rowHeads && i === 0 ? headCell(cell, 'row') : data(cell, i))).join('')
  const top = head ? `<thead><tr>${head.map(cell => headCell(cell, 'col')).join('')}</tr></thead>` : ''
  const table = `<table>${top}<tbody>${rows.map(cells => `<tr>${row(cells)}</tr>`).join('')}</tbody></table>`
  return leastWidth(head ? [head, ...rows] : rows) > PHONE ? `<div class="scroll" tabindex="0">${table}</div>` : table
}

/** Words wrap, formulas hardly: what the columns need at the least, with their padding. */
function leastWidth(rows: readonly (readonly ShownCell[])[]): number {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(cells => Math.min(widthOfLine(cells[column] ?? []), WORDS))),
  )
  return widths.reduce((sum, width) => sum + width + 0.7, 0)
}

const widthOfLine = (cell: ShownCell) =>
  cell.reduce((sum, item) => sum + (typeof item === 'string' ? textWidth(item) : widthOf(item.layout)), 0)

/** A corner without words heads nothing. A formula alone carries its name, for readers that find no text in MathML. */
function headCell(cell: ShownCell, scope: 'col' | 'row'): string {
  if (cell.every(item => item === '')) return '<td></td>'
  const html = lineToHtml(cell, ROOM)
  const formula = cell.length === 1 ? cell[0] : undefined
  if (formula === undefined || typeof formula === 'string') return `<th scope="${scope}">${html}</th>`
  const name = escapeHtml(textOf(formula.layout).trim())
  return `<th scope="${scope}">${html.replace('<math ', () => `<math aria-label="${name}" `)}</th>`
}
