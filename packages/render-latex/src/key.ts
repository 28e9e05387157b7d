import type { ShownBlock, ShownProblem, ShownWorksheet } from '@worksheet/core/show'
import { blockToLatex, KEEP } from './blocks.ts'
import { escapeText } from './escape.ts'
import { heightOfBlocks } from './height.ts'
import { numbered } from './list.ts'
import type { CheckedOptions } from './options.ts'
import { widestPiece } from './width.ts'

/** The answers in compact columns, numbered as the problems are. */
export function answerKey({ sections, labels }: ShownWorksheet, { document, startNumber }: CheckedOptions): string {
  const heading = `\\worksheetpart{${escapeText(labels.answerKey)}}`
  const parts = partsOf(sections.flatMap(({ problems }) => problems))
  return [
    ...(document ? ['\\clearpage'] : []),
    `\\worksheetstart{${startNumber}}`,
    ...parts.map((part, i) => partToLatex(part, i === 0 ? heading : '')),
  ].join('\n\n')
}

/** Answers that balance in columns and fit on the rest of a page, or go to the next one together. */
interface Part {
  readonly columns: Columns
  readonly height: number
  readonly problems: readonly ShownProblem[]
}

/** In em: no part is higher, so that most of a page is used. */
const HIGHEST = 26
/** In em: the least width of a column, by their number. */
const ROOM = { 1: 18, 2: 12, 3: 7 } as const
type Columns = keyof typeof ROOM

/** As many columns as hold the answer without a formula that sticks out. */
function columnsFor({ answer, answerLabel }: ShownProblem): Columns {
  const widest = widestPiece(answer)
  if (widest > ROOM[2]) return 1
  return widest > ROOM[3] || (answerLabel === null && answer.some(isLarge)) ? 2 : 3
}

function partsOf(problems: readonly ShownProblem[]): readonly Part[] {
  const parts: (Part & { readonly total: number; readonly tallest: number })[] = []
  for (const problem of problems) {
    const columns = columnsFor(problem)
    const own = heightOfBlocks(problem.answer, ROOM[columns]) + 0.8
    const last = parts.at(-1)
    const [total, tallest] = [(last?.total ?? 0) + own, Math.max(last?.tallest ?? 0, own)]
    const height = total / columns + tallest
    if (last?.columns === columns && height <= HIGHEST)
      parts[parts.length - 1] = { columns, height, total, tallest, problems: [...last.problems, problem] }
    else parts.push({ columns, height: own / columns + own, total: own, tallest: own, problems: [problem] })
  }
  return parts
}

const isLarge = ({ kind }: ShownBlock) => kind !== 'paragraph' && kind !== 'maths'

/** In em: a heading with the space around it. */
const HEADING = 5

function partToLatex({ columns, height, problems }: Part, heading: string): string {
  const answers = numbered(problems, problems[0]?.number ?? 1, problem => answerOf(problem, ROOM[columns]))
  const room = Math.ceil(height) + 2 + (heading === '' ? 0 : HEADING)
  return [
    `\\begin{worksheetcolumns}{${columns}}{${heading}}{${room}em}`,
    '\\begin{worksheetanswers}',
    answers,
    '\\end{worksheetanswers}',
    '\\end{worksheetcolumns}',
  ].join('\n')
}

/** The letter of the right choice, and what it says; a figure stands beside its letter in the problem already. */
function answerOf({ answer, answerLabel }: ShownProblem, room: number): string {
  const written = answer.map(block => blockToLatex(block, room)).join(KEEP)
  if (answerLabel === null) return written
  return [`${escapeText(answerLabel)}.`, ...(answer.some(isLarge) ? [] : [written])].join(' ')
}
