import { type ShownBlock, type ShownCell, type ShownInline, textWidth, widthOf } from '@worksheet/core/show'
import { lineToLatex } from './line.ts'
import { widthOfLine } from './width.ts'

type Table = Extract<ShownBlock, { kind: 'table' }>

/** In em: columns wider than this hold words, which wrap where the table is too wide; and the space of a column. */
const WORDS = 6
const GAP = 1.2
/** Widths are estimates; nothing can break inside of the longest word or formula. */
const SLACK = 1.12

/** A ruled table. Rows with fractions get room above and below them. */
export function tableToLatex({ head, rows, rowHeads }: Table, room: number): string {
  const all = head ? [head, ...rows] : rows
  const columns = columnsOf(all, room)
  const formats = columns.map((wraps, i) => (wraps ? `p{${wraps}}` : rowHeads && i === 0 ? 'l' : 'c'))
  const lines = all.map((cells, row) => {
    const isHead = (column: number) => (head !== null && row === 0) || (rowHeads && column === 0)
    const texts = cells.map(
      (cell, i) =>
        (columns[i] ? sideOf(cell, head !== null && row === 0) : '') + (isHead(i) ? bold(cell) : lineToLatex(cell)),
    )
    return `${texts.join(' & ')}${cells.some(isTall) ? STRUT : ''} \\tabularnewline\\hline`
  })
  return `\\worksheettable{|${formats.join('|')}|}{%\n${lines.join('\n')}}`
}

/** The width of each column of words in a table that may be too wide for its line; null for a column that takes what it needs. */
function columnsOf(rows: readonly (readonly ShownCell[])[], room: number): readonly (string | null)[] {
  const widest = (column: number, widthOf: (cell: ShownCell) => number) =>
    Math.max(1, ...rows.map(cells => widthOf(cells[column] ?? [])))
  const natural = (rows[0] ?? []).map((_, i) => widest(i, widthOfLine))
  const total = natural.reduce((sum, width) => sum + width + GAP, 0)
  const wraps = natural.map(width => total > room && width > WORDS)
  const words = natural.reduce((sum, width, i) => sum + (wraps[i] ? width : 0), 0)
  return natural.map((width, i) => {
    if (!wraps[i]) return null
    const least = widest(i, widthOfLongest) * SLACK
    const sizes = [Math.max(width * SLACK, least), least, width / words, total - words]
    return `\\worksheetcolumn${sizes.map((size, n) => `{${size.toFixed(n === 2 ? 3 : 1)}}`).join('')}`
  })
}

/** The longest word or formula of a cell; words may be bold. */
const widthOfLongest = (cell: ShownCell): number => Math.max(0, ...cell.map(widthOfItem))

function widthOfItem(item: ShownInline): number {
  const words = typeof item === 'string' ? item : item.layout.kind === 'text' ? item.layout.text : null
  if (words !== null) return Math.max(...words.split(' ').map(word => 1.15 * textWidth(word)))
  return typeof item === 'string' ? 0 : widthOf(item.layout)
}

/** Numbers and heads stand in the middle, as in the columns that do not wrap. */
const sideOf = (cell: ShownCell, isTop: boolean) =>
  !isTop && cell.some(item => typeof item === 'string' || item.layout.kind === 'text')
    ? '\\raggedright '
    : '\\centering '

const STRUT = '\\worksheetstrut'
const isTall = (cell: ShownCell) =>
  cell.some(item => typeof item !== 'string' && JSON.stringify(item.layout).includes('"fraction"'))

const isWords = (cell: ShownCell) =>
  cell.length > 0 && cell.every(item => typeof item === 'string' || item.layout.kind === 'text')
const bold = (cell: ShownCell) => (isWords(cell) ? `\\textbf{${lineToLatex(cell)}}` : lineToLatex(cell))
