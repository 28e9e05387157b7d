import type { Locale } from '../both.ts'
import type { Block } from '../content.ts'
import { never } from '../errors.ts'
import { textOf } from '../math/text.ts'
import type { ShownBlock, ShownGrid, ShownInline, ShownStep } from '../shown.ts'
import { showBlocks } from './show.ts'

/** Content as plain text: for a terminal, for search, for reading aloud. */
export const contentToText = (blocks: readonly Block[], locale: Locale): string =>
  shownToText(showBlocks(blocks, locale))

export const shownToText = (blocks: readonly ShownBlock[]): string => blocks.map(blockText).join('\n')

const lineText = (items: readonly ShownInline[]) =>
  items
    .map(item => (typeof item === 'string' ? item : textOf(item.layout)))
    .join('')
    .trim()

function blockText(block: ShownBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return lineText(block.content)
    case 'maths':
      return textOf(block.layout).trim()
    case 'list':
      return block.items.map((item, i) => `${block.ordered ? `${i + 1}.` : '•'} ${lineText(item)}`).join('\n')
    case 'table':
      return [...(block.head ? [block.head] : []), ...block.rows].map(row => row.map(lineText).join(' | ')).join('\n')
    case 'grid':
      return gridText(block)
    case 'figure':
      return `[${block.alt}]`
    case 'side-by-side':
      return block.items.map(shownToText).join('\n')
    case 'step':
      return stepText(block)
    default:
      return never(block)
  }
}

/** Short maths stands before its reason in one line, as on a board; what takes several lines stands below it. */
function stepText({ work, says }: ShownStep): string {
  const maths = shownToText(work)
  return maths.includes('\n') ? `${lineText(says)}\n${maths}` : `${maths} — ${lineText(says)}`
}

/** Digits stand under each other in any font of one width; ")" opens the division bracket. */
function gridText({ rows, rules, columns, bracket }: ShownGrid): string {
  const lines: string[] = []
  rows.forEach(({ cells }, i) => {
    const characters = Array<string>(columns).fill(' ')
    for (const { column, text } of cells) characters[column] = text
    if (bracket?.row === i) characters[bracket.column - 1] = ')'
    lines.push(characters.join('').trimEnd())
    for (const { from, to } of rules.filter(rule => rule.underRow === i))
      lines.push(' '.repeat(from) + '─'.repeat(to - from + 1))
  })
  return lines.join('\n')
}
