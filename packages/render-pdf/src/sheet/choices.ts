import type { ShownProblem } from '@worksheet/core/show'
import { at, type Block, stack, withRole } from '../content/block.ts'
import { contentStack } from '../content/content.ts'
import { isPicture } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { textLine } from '../content/words.ts'
import { remembered } from '../memo.ts'

const LABEL_GAP = 0.4
/** Between choices in one line. */
export const CHOICE_GAP = 1.2
const ROW_GAP = 0.5
/** Well more than lies between the rows within a picture, or two of them read as one. */
const PICTURE_ROW_GAP = 1.6

/** Choices A. B. C. D. in as many columns as fit, but no more than given, all indented alike. */
export function choicesBlock(
  choices: ShownProblem['choices'],
  width: number,
  setting: Setting,
  most = Number.POSITIVE_INFINITY,
): Block {
  const { size } = setting
  const gap = CHOICE_GAP * size
  const letters = lettersOf(choices, setting)
  const indent = indentOf(letters, setting)
  const blocks = choices.map(({ content }, i) =>
    choiceBlock(letters[i]!, indent, contentStack(content, width - indent, setting)),
  )
  const starts = startsIn(
    blocks.map(block => block.width),
    width,
    gap,
    most,
  )
  const rowGap = (isPictured(choices) ? PICTURE_ROW_GAP : ROW_GAP) * size
  const rows: { block: Block; gap: number }[] = []
  for (let i = 0; i < blocks.length; i += starts.length)
    rows.push({
      block: rowBlock(blocks.slice(i, i + starts.length), starts),
      gap: rowGap,
    })
  return withRole(stack(rows), 'L')
}

/** How much longer choices are that still stand as their neighbors do. */
const ALIKE = 1.4

/**
 * The most columns for the choices of each problem in a width: those of about one length stand one way in all problems of
 * a section. Pictures find their own way.
 */
export function alikeColumns(
  problems: readonly ShownProblem[],
  setting: Setting,
): (index: number, width: number) => number {
  const gap = CHOICE_GAP * setting.size
  const natural = problems.map(({ choices }) => (isPictured(choices) ? [] : widthsOf(choices, WHOLE, setting)))
  const widest = natural.map(widths => Math.max(0, ...widths))
  const isAlike = (one: number, other: number) =>
    natural[one]!.length === natural[other]!.length &&
    widest[one]! <= ALIKE * widest[other]! &&
    widest[other]! <= ALIKE * widest[one]!
  const groups = problems.map((_, i) =>
    widest[i] === 0 ? [] : problems.flatMap((_, other) => (isAlike(i, other) ? [other] : [])),
  )
  const columns = problems.map(() => new Map<number, number>())
  const columnsOf = (index: number, width: number) =>
    remembered(columns[index]!, width, () => {
      const isWhole = widest[index]! <= width
      const widths = isWhole ? natural[index]! : widthsOf(problems[index]!.choices, width, setting)
      return startsIn(widths, width, gap).length
    })
  return (index, width) => {
    const group = groups[index]!
    return group.length > 1 ? Math.min(...group.map(other => columnsOf(other, width))) : Number.POSITIVE_INFINITY
  }
}

/** Nothing is broken in it. */
const WHOLE = Number.MAX_SAFE_INTEGER

const isPictured = (choices: ShownProblem['choices']): boolean => choices.some(({ content }) => content.some(isPicture))

/** The width of the widest choice with its letter, in one line; infinite for pictures. */
export const widestChoice = (choices: ShownProblem['choices'], setting: Setting): number =>
  isPictured(choices) ? Number.POSITIVE_INFINITY : Math.max(0, ...widthsOf(choices, WHOLE, setting))

function widthsOf(choices: ShownProblem['choices'], width: number, setting: Setting): readonly number[] {
  const indent = indentOf(lettersOf(choices, setting), setting)
  return choices.map(({ content }) => indent + contentStack(content, width - indent, setting).width)
}

const lettersOf = (choices: ShownProblem['choices'], { size, faces }: Setting): readonly Block[] =>
  choices.map(({ label }) => textLine(`${label}.`, { font: faces.bold, size }, faces))

const indentOf = (letters: readonly Block[], { size }: Setting): number =>
  Math.max(...letters.map(letter => letter.width)) + LABEL_GAP * size

/** Where the columns begin that blocks of these widths stand in. */
function startsIn(
  blocks: readonly number[],
  width: number,
  gap: number,
  most = Number.POSITIVE_INFINITY,
): readonly number[] {
  for (const columns of columnCounts(blocks.length).filter(count => count <= most)) {
    const widths = columnWidths(blocks, columns)
    const even = Math.max(...widths)
    if (even * columns + gap * (columns - 1) <= width)
      return startsOf(Array<number>(columns).fill((width - gap * (columns - 1)) / columns), gap)
    if (columns > 1 && sum(widths) + gap * (columns - 1) <= width) return startsOf(widths, gap)
  }
  return [0]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const columnWidths = (blocks: readonly number[], columns: number): readonly number[] =>
  Array.from({ length: columns }, (_, c) => Math.max(...blocks.filter((_, i) => i % columns === c)))

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
