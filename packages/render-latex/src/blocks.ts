import { never, type ShownBlock, type ShownInline, type ShownStep } from '@worksheet/core/show'
import { escapeText } from './escape.ts'
import { drawingToTikz } from './figure.ts'
import { gridToLatex } from './grid.ts'
import { lineToLatex } from './line.ts'
import { mathsToLatex } from './maths.ts'
import { tableToLatex } from './table.ts'
import { fitted, widestPiece, widthOfLine } from './width.ts'

/** The narrowest line, in em, that content is set on without asking whether it fits. */
export const ROOM = 18

/** Paragraphs one under another. `room` is how many em wide the line is at least. */
export const blocksToLatex = (blocks: readonly ShownBlock[], room = ROOM): string =>
  blocks.map(block => blockToLatex(block, room)).join('\n\n')

/** Between parts of one problem or answer: no page and no column ends there. */
export const KEEP = '\n\n\\nopagebreak\n'

export function blockToLatex(block: ShownBlock, room: number): string {
  switch (block.kind) {
    case 'paragraph':
      return lineToLatex(block.content)
    case 'maths':
      return formulaToLatex(block, room)
    case 'list':
      return listToLatex(block.items, block.ordered)
    case 'table':
      return tableToLatex(block, room)
    case 'grid':
      return gridToLatex(block)
    case 'figure':
      return figured(block.alt, fitted(drawingToTikz(block.drawing), block.drawing.width, room))
    case 'side-by-side':
      return sideBySide(block.items, room)
    case 'step':
      return stepToLatex(block, room)
    default:
      return never(block)
  }
}

/** Words wrap. A formula that TeX breaks nowhere, such as a matrix, is scaled down where it is wider than the line. */
function formulaToLatex(block: Extract<ShownBlock, { kind: 'maths' }>, room: number): string {
  if (block.layout.kind === 'text') return escapeText(block.layout.text)
  const formula = mathsToLatex(block.layout)
  const width = widthOfLine([block])
  return width > room && widestPiece([block]) === width ? fitted(formula, width, room) : formula
}

/** What it shows is for readers who do not see it. */
export const figured = (alt: string, figure: string): string => `\\worksheetfigure{${escapeText(alt)}}{${figure}}`

function stepToLatex({ work, says }: ShownStep, room: number): string {
  const reason = lineToLatex(says)
  return work.length === 0 ? `\\worksheetreason{${reason}}` : `\\worksheetstep{${blocksToLatex(work, room)}}{${reason}}`
}

function listToLatex(items: readonly (readonly ShownInline[])[], ordered: boolean): string {
  const environment = ordered ? 'enumerate' : 'itemize'
  const lines = items.map(item => `\\item ${lineToLatex(item)}`)
  return together([`\\begin{${environment}}`, ...lines, `\\end{${environment}}`].join('\n'))
}

/** Figures alone stand in the line like words and wrap as words do; anything else gets a column of its own. */
function sideBySide(items: readonly (readonly ShownBlock[])[], room: number): string {
  const alone = items.map(([first, ...rest]) => (rest.length === 0 && first && isBox(first) ? first : null))
  if (alone.every(block => block !== null)) return wrapping(alone.map(block => blockToLatex(block, room)))
  const share = Math.floor((0.96 / Math.min(items.length, 3)) * 100) / 100
  const columns = items.map(item =>
    [`\\begin{minipage}[t]{${share}\\linewidth}`, blocksToLatex(item, room * share), '\\end{minipage}'].join('\n'),
  )
  return columns.join('\\hfill\n')
}

const isBox = ({ kind }: ShownBlock) => kind === 'figure' || kind === 'grid' || kind === 'maths'

/** Boxes that follow each other like words, as many in a line as fit. */
const wrapping = (boxes: readonly string[]): string => `{\\raggedright ${boxes.join('\\qquad\n')}\\par}`

/** A list that no page break cuts. */
export const together = (list: string): string => `{\\samepage\n${list}}`
