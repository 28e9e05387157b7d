import type { ShownBlock, ShownCell } from '@worksheet/core'
import { lineToLatex } from './line.ts'
import { fitted, topped, widthOfLine } from './width.ts'

type Table = Extract<ShownBlock, { kind: 'table' }>

/** Columns wider than this hold words, which wrap where the table is too wide. */
const WORDS = 9
const GAP = 1.2

/** A ruled table. Rows with fractions get room above and below them. */
export function tableToLatex({ head, rows, rowHeads }: Table, room: number): string {
  const all = head ? [head, ...rows] : rows
  const widths = (all[0] ?? []).map((_, i) => Math.max(1, ...all.map(cells => widthOfLine(cells[i] ?? []))))
  const total = widths.reduce((sum, width) => sum + width + GAP, 0)
  const wraps = widths.map(width => total > room && width > WORDS)
  const share = wraps.some(Boolean) ? (0.94 * room - widths.length * GAP) / (total - widths.length * GAP) / room : 0
  const columns = widths.map((width, i) =>
    wraps[i] ? `p{${Math.floor(width * share * 100) / 100}\\linewidth}` : rowHeads && i === 0 ? 'l' : 'c',
  )
  const lines = all.map((cells, row) => {
    const isHead = head !== null && row === 0
    const texts = cells.map(
      (cell, i) =>
        (wraps[i] ? '\\raggedright ' : '') + (isHead || (rowHeads && i === 0) ? bold(cell) : lineToLatex(cell)),
    )
    return `${texts.join(' & ')}${cells.some(isTall) ? STRUT : ''} \\tabularnewline\\hline`
  })
  const table = [
    '\\renewcommand{\\arraystretch}{1.3}%',
    `\\begin{tabular}{|${columns.join('|')}|}`,
    '\\hline',
    ...lines,
    '\\end{tabular}',
  ].join('\n')
  return topped(wraps.some(Boolean) ? table : fitted(table, total, room))
}

const STRUT = '\\rule[-1em]{0pt}{2.6em}'
const isTall = (cell: ShownCell) =>
  cell.some(item => typeof item !== 'string' && JSON.stringify(item.layout).includes('"fraction"'))
const bold = (cell: ShownCell) =>
  cell.every(item => typeof item === 'string') && cell.length > 0 ? `\\textbf{${lineToLatex(cell)}}` : lineToLatex(cell)
