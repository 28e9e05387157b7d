import type { ShownBlock, ShownProblem, ShownWorksheet } from '@worksheet/core'
import { blocksToLatex } from './blocks.ts'
import { escapeText } from './escape.ts'
import { problemList } from './list.ts'
import type { CheckedOptions } from './options.ts'

/** The answers in compact columns, numbered as the problems are. */
export function answerKey({ sections, labels }: ShownWorksheet, { document }: CheckedOptions): string {
  const problems = sections.flatMap(section => section.problems)
  const columns = problems.some(({ answer }) => answer.some(isLarge)) ? 2 : 3
  return [
    ...(document ? ['\\clearpage'] : []),
    `\\section*{${escapeText(labels.answerKey)}}`,
    '',
    `\\begin{multicols}{${columns}}\\raggedcolumns`,
    problemList(problems, problem => answerOf(problem, columns === 2 ? 12 : 7)),
    '\\end{multicols}',
  ].join('\n')
}

const isLarge = ({ kind }: ShownBlock) => kind !== 'paragraph' && kind !== 'maths'

/** The letter of the right choice, and what it says. */
function answerOf({ answer, answerLabel }: ShownProblem, room: number): string {
  const content = blocksToLatex(answer, room)
  return answerLabel === null ? content : `${escapeText(answerLabel)}. ${content}`
}
