import type { Layout } from '@worksheet/core/show'
import { holds, type Part, texOf } from './maths.ts'

/** Matrices, systems and cases. The environment of a fence, such as bmatrix, brings its brackets along. */
export function tableTex(table: Part<'table'>, fenced?: string): string {
  const [environment, columns] = fenced ? [fenced, ''] : environmentOf(table)
  const gap = table.rows.some(row => row.some(isTall)) ? '\\\\[0.5em] ' : '\\\\ '
  const rows = table.rows.map(cells => guarded(rowOf(cells, table, environment)))
  return `\\begin{${environment}}${columns} ${rows.join(` ${gap}`)} \\end{${environment}}`
}

function environmentOf({ gap, align, ruleBefore }: Part<'table'>): readonly [string, string] {
  if (gap === 'equations' && align.length <= 3) return ['aligned', '']
  if (gap === 'matrix' && ruleBefore === undefined && align.every(side => side === 'center')) return ['matrix', '']
  const columns = align.map((side, i) => (i === ruleBefore ? '|' : '') + side.charAt(0))
  return ['array', `{${columns.join('')}}`]
}

/** Aligned equations meet at one place: after the first column, or at the left edge of the only one. */
function rowOf(cells: readonly Layout[], { align }: Part<'table'>, environment: string): string {
  const [first = '', ...rest] = cells.map(cell => texOf(cell, 'line').trim())
  if (environment !== 'aligned') return [first, ...rest].join(' & ')
  return align.length === 1 ? (align[0] === 'left' ? `& ${first}` : first) : `${first} & ${rest.join(' ')}`
}

/** A bracket right after the end of a row would be read as its length. */
const guarded = (row: string) => (row.startsWith('[') ? `{}${row}` : row)

const isTall = (cell: Layout) => holds(cell, ({ kind }) => kind === 'fraction' || kind === 'big')
