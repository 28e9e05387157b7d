import type { ShownBlock, ShownProblem } from '@worksheet/core/show'
import { blocksToLatex, figured, together } from './blocks.ts'
import { escapeText } from './escape.ts'
import { drawingToTikz } from './figure.ts'
import { UNBROKEN } from './maths.ts'
import { fitted, widthOfLine } from './width.ts'

type Choices = ShownProblem['choices']

/** Short choices follow each other in a line, figures stand two in a line; others are a list. */
export function choicesToLatex(choices: Choices, room: number): string {
  const labelled = (of: (choice: Choices[number]) => string) =>
    inLine(choices.map(choice => `${letter(choice)}~${of(choice)}`))
  if (choices.every(({ content }) => isShort(content))) {
    return inLine(choices.map(choice => unbroken(`${letter(choice)}~${blocksToLatex(choice.content, room)}`)))
  }
  const drawings = choices.flatMap(({ content }) =>
    content.flatMap(block => (block.kind === 'figure' ? [block.drawing] : [])),
  )
  if (drawings.length === choices.length) return labelled(choice => drawingIn(choice, room))
  const items = choices.map(choice => `\\item[${letter(choice)}] ${blocksToLatex(choice.content, room - 3)}`)
  return together(['\\begin{worksheetchoices}', ...items, '\\end{worksheetchoices}'].join('\n'))
}

const letter = ({ label }: Choices[number]) => `\\worksheetchoice{${escapeText(label)}}`

const inLine = (choices: readonly string[]): string => `\\worksheetshortchoices{${choices.join('\\qquad\n')}}`

/** A choice in a line with others is not broken within itself. */
const unbroken = (choice: string): string => `\\mbox{${choice}}`

const HALF = 0.42

const drawingIn = ({ content }: Choices[number], room: number) =>
  content
    .map(block =>
      block.kind === 'figure'
        ? figured(block.alt, fitted(drawingToTikz(block.drawing), block.drawing.width, HALF * room, HALF))
        : blocksToLatex([block], room),
    )
    .join(' ')

function isShort(content: readonly ShownBlock[]): boolean {
  const [block, ...rest] = content
  if (!block || rest.length > 0) return false
  if (block.kind === 'paragraph') return widthOfLine(block.content) < UNBROKEN
  return block.kind === 'maths'
    ? widthOfLine([block]) < UNBROKEN
    : block.kind === 'figure' && block.drawing.width < UNBROKEN
}
