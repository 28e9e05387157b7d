import { type ShownBlock, type ShownWorksheet, solvedSections } from '@worksheet/core/show'
import { blocksToHtml, type Ids, idsAfter } from './blocks.ts'
import { escapeHtml } from './escape.ts'
import { type CheckedOptions, numberOf } from './options.ts'

/** The steps of one solution, in their order. */
export const stepsToHtml = (steps: readonly ShownBlock[], ids: Ids): string =>
  `<ol class="steps">${steps.map(step => `<li>${blocksToHtml([step], ids)}</li>`).join('')}</ol>`

/** The worked solutions, numbered as the problems are. */
export function solutions({ sections, labels }: ShownWorksheet, level: number, options: CheckedOptions): string {
  const items = solvedSections(sections).flatMap(({ problems }) =>
    problems.map(
      problem =>
        `<li value="${numberOf(problem, options)}">${stepsToHtml(problem.solution ?? [], idsAfter(`solution-${problem.id}`))}</li>`,
    ),
  )
  return `\n<section class="solutions"><h${level}>${escapeHtml(labels.solutions)}</h${level}>\n<ol class="solved">\n${items.join('\n')}\n</ol></section>`
}
