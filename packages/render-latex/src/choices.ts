import type { ShownBlock, ShownProblem } from '@worksheet/core'
import { blocksToLatex, together, wrapping } from './blocks.ts'
import { escapeText } from './escape.ts'
import { widthOfLine } from './width.ts'

type Choices = ShownProblem['choices']

const SHORT = 9

/** Short choices follow each other in a line; longer ones are a list. */
export function choicesToLatex(choices: Choices, room: number): string {
  if (choices.every(({ content }) => isShort(content)))
    return wrapping(choices.map(({ label, content }) => `${escapeText(label)}.~${blocksToLatex(content, room)}`))
  const items = choices.map(({ label, content }) => `\\item[${escapeText(label)}.] ${blocksToLatex(content, room - 3)}`)
  return together(['\\begin{enumerate}', ...items, '\\end{enumerate}'].join('\n'))
}

function isShort(content: readonly ShownBlock[]): boolean {
  const [block, ...rest] = content
  if (!block || rest.length > 0) return false
  if (block.kind === 'paragraph') return widthOfLine(block.content) < SHORT
  return block.kind === 'maths' ? widthOfLine([block]) < SHORT : block.kind === 'figure' && block.drawing.width < SHORT
}
