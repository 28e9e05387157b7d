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
  const isPictured = choices.some(({ content }) => content.some(isPicture))
  const rowGap = (isPictured ? PICTURE_ROW_GAP : ROW_GAP) * size
  const inRows = (blocks: readonly Block[], starts: readonly number[]) => {
    const rows: { block: Block; gap: number }[] = []
    for (let i = 0; i < blocks.length; i += starts.length)
      rows.push({ block: rowBlock(blocks.slice(i, i + starts.length), starts), gap: rowGap })
    return withRole(stack(rows), 'L')
  }
  for (const columns of columnCounts(choices.length)) {
    const widths = columnWidths(widest, columns)
    const even = Math.max(...widths)
    if (even * columns + gap * (columns - 1) <= width)
      return inRows(widest, startsOf(Array<number>(columns).fill((width - gap * (columns - 1)) / columns), gap))
    if (columns > 1 && sum(widths) + gap * (columns - 1) <= width) return inRows(widest, startsOf(widths, gap))
  }
  return inRows(widest, [0])
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const columnWidths = (blocks: readonly Block[], columns: number): readonly number[] =>
  Array.from({ length: columns }, (_, c) =>
    Math.max(...blocks.filter((_, i) => i % columns === c).map(block => block.width)),
  )

const startsOf = (widths: readonly number[], gap: number): readonly number[] =>
  widths.map((_, c) => sum(widths.slice(0, c)) + gap * c)

/** All in one line, or in half as many columns, or in two, or under one another. */
const columnCounts = (count: number): readonly number[] => [count, Math.ceil(count / 2), Math.min(2, count), 1]

function rowBlock(blocks: readonly Block[], starts: readonly number[]): Block {
  const baseline = Math.max(...blocks.map(block => block.baseline))
  const marks = blocks.map((block, i) => at(starts[i] ?? 0, baseline - block.baseline, block))
  return {
    width: Math.max(...blocks.map((block, i) => (starts[i] ?? 0) + block.width)),
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
