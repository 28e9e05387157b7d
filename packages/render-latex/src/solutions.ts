import { type ShownBlock, type ShownWorksheet, solvedSections } from '@worksheet/core/show'
import { blockToLatex, KEEP } from './blocks.ts'
import { escapeText } from './escape.ts'
import { heightOfBlocks } from './height.ts'
import { numbered } from './list.ts'
import type { CheckedOptions } from './options.ts'

/** In em: the least width of a column. */
const ROOM = 15
/** In em: a step so high, such as a graph, may stand alone. */
const TALL = 10

/** The worked solutions, numbered as the problems are. A page may end between steps, but leaves none alone. */
export function solutions({ sections, labels }: ShownWorksheet, { document, startNumber }: CheckedOptions): string {
  const problems = solvedSections(sections).flatMap(section => section.problems)
  return [
    ...(document ? ['\\clearpage'] : []),
    `\\worksheetstart{${startNumber}}`,
    `\\begin{worksheetsolutions}{\\worksheetpart{${escapeText(labels.solutions)}}}`,
    numbered(problems, 1, ({ solution }) => stepsToLatex(solution ?? [])),
    '\\end{worksheetsolutions}',
  ].join('\n')
}

function stepsToLatex(steps: readonly ShownBlock[]): string {
  const last = steps.length - 1
  const isShort = (at: number) => heightOfBlocks(steps.slice(at, at + 1), ROOM) < TALL
  const isKept = (at: number) => (at === 1 && isShort(0)) || (at === last && isShort(last))
  return steps.map((step, at) => (at > 0 && isKept(at) ? KEEP : at > 0 ? '\n' : '') + blockToLatex(step, ROOM)).join('')
}
