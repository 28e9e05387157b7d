import type { ShownProblem } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { isPicture } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { textLine } from '../content/words.ts'

const LABEL_GAP = 0.4
/** Between choices in one line. */
export const CHOICE_GAP = 1.2
const ROW_GAP = 0.5
/** Well more than lies between the rows within a picture, or two of them read as one. */
const PICTURE_ROW_GAP = 1.6

/** Choices A. B. C. D. in as many columns as fit, all indented alike. */
export function choicesBlock(choices: ShownProblem['choices'], width: number, setting: Setting): Block {
  const { size, faces } = setting
  const gap = CHOICE_GAP * size
  const letters = choices.map(({ label }) => textLine(`${label}.`, { font: faces.bold, size }, faces))
  const indent = Math.max(...letters.map(letter => letter.width)) + LABEL_GAP * size
  const blocksFor = (room: number) =>
    choices.map(({ content }, i) => choiceBlock(letters[i]!, indent, contentStack(content, room - indent, setting)))
  const widest = blocksFor(width)
  const natural = Math.max(...widest.map(block => block.width))
  const columns = columnCounts(choices.length).find(count => natural * count + gap * (count - 1) <= width) ?? 1
  const columnWidth = (width - gap * (columns - 1)) / columns
  const blocks = natural <= columnWidth ? widest : blocksFor(columnWidth)
  const rowGap = choices.some(({ content }) => content.some(isPicture)) ? PICTURE_ROW_GAP : ROW_GAP
  const rows: { block: Block; gap: number }[] = []
  for (let i = 0; i < blocks.length; i += columns) {
    rows.push({ block: rowBlock(blocks.slice(i, i + columns), columnWidth + gap), gap: rowGap * size })
  }
  return withRole(stack(rows), 'L')
}

/** All in one line, or in half as many columns, or in two, or under one another. */
const columnCounts = (count: number): readonly number[] => [count, Math.ceil(count / 2), Math.min(2, count), 1]

function rowBlock(blocks: readonly Block[], step: number): Block {
  const baseline = Math.max(...blocks.map(block => block.baseline))
  const marks = blocks.map((block, i) => at(i * step, baseline - block.baseline, block))
  return {
    width: (blocks.length - 1) * step + (blocks.at(-1)?.width ?? 0),
    height: Math.max(...blocks.map(block => baseline - block.baseline + block.height)),
    baseline,
    marks,
  }
}

function choiceBlock(letter: Block, indent: number, body: Block): Block {
  const baseline = Math.max(letter.baseline, body.baseline)
  const marks = [
    at(0, baseline - letter.baseline, withRole(letter, 'Lbl')),
    at(indent, baseline - body.baseline, withRole(body, 'LBody')),
  ]
  return {
    width: indent + body.width,
    height: Math.max(baseline - body.baseline + body.height, letter.height),
    baseline,
    marks,
    role: 'LI',
  }
}
