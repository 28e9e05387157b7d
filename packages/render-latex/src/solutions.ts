import { type ShownBlock, type ShownWorksheet, solvedSections } from '@worksheet/core/show'
import { blockToLatex } from './blocks.ts'
import { escapeText } from './escape.ts'
import { numbered } from './list.ts'
import type { CheckedOptions } from './options.ts'

/** In em: the least width of a column. */
const ROOM = 15

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
  const [first = '', ...others] = steps.map(step => blockToLatex(step, ROOM))
  return others.reduce(
    (before, step, i) => `${before}${i === 0 || i === others.length - 1 ? '\n\n\\nopagebreak' : ''}\n${step}`,
    first,
  )
}
