import type { ShownProblem, ShownSection, ShownWorksheet } from '@worksheet/core'
import { blocksToLatex, blockToLatex, ROOM } from './blocks.ts'
import { choicesToLatex } from './choices.ts'
import { documentOf, packagesOf } from './document.ts'
import { escapeText } from './escape.ts'
import { answerKey } from './key.ts'
import { problemList } from './list.ts'
import type { CheckedOptions } from './options.ts'
import { titleToLatex } from './title.ts'

/** The least width, in em, of a line over the whole page. */
const PAGE_ROOM = 28

export function sheetToLatex(sheet: ShownWorksheet, options: CheckedOptions): string {
  const body = [
    ...(options.title.trim() === '' ? [] : [titleToLatex(options.title)]),
    ...sheet.sections.map(section => sectionToLatex(section, sheet.sections.length > 1, options)),
    ...(options.showAnswerKey ? [answerKey(sheet, options)] : []),
  ].join('\n\n')
  return options.document ? documentOf(body, sheet) : `${opening(body)}\n${body}\n`
}

const opening = (body: string) => `% Packages: ${packagesOf(body).join(', ') || 'none'}.`

function sectionToLatex(section: ShownSection, hasHeading: boolean, options: CheckedOptions): string {
  const { title, difficulty, instruction, problems } = section
  const heading = options.showDifficulty ? `${title} (${difficulty})` : title
  const head = [
    ...(hasHeading ? [`\\subsection*{\\raggedright ${escapeText(heading)}}`] : []),
    ...(instruction.length > 0 ? [blocksToLatex(instruction, PAGE_ROOM)] : []),
  ].join('\n\n')
  return runsOf(problems, options.columns)
    .map((run, i) => runToLatex(run, i === 0 ? head : '', options))
    .join('\n\n')
}

/** Problems that follow each other and take as many columns: two columns cannot hold a wide problem. */
interface Run {
  readonly columns: number
  readonly problems: readonly ShownProblem[]
}

const needsPage = ({ wide, prompt }: ShownProblem) =>
  wide || prompt.some(block => block.kind === 'figure' && block.drawing.width > 1.25 * ROOM)

function runsOf(problems: readonly ShownProblem[], most: number): readonly Run[] {
  const runs: { columns: number; problems: ShownProblem[] }[] = []
  for (const problem of problems) {
    const columns = needsPage(problem) ? 1 : most
    const last = runs.at(-1)
    if (last?.columns === columns) last.problems.push(problem)
    else runs.push({ columns, problems: [problem] })
  }
  return runs
}

/** Columns take what stands above them along to the page where they begin; an empty line may not stand in it. */
function runToLatex({ columns, problems }: Run, head: string, options: CheckedOptions): string {
  const room = options.columns === 2 && columns === 1 ? PAGE_ROOM : ROOM
  const list = problemList(problems, problem => problemToLatex(problem, room, options))
  if (columns === 1) return head === '' ? list : `${head}\n\n\\nopagebreak\n${list}`
  const above = head === '' ? '' : `[{%\n${head.replaceAll('\n\n', '\\endgraf\n')}\n}][8\\baselineskip]`
  return `\\begin{multicols}{${columns}}${above}\\raggedcolumns\n${list}\n\\end{multicols}`
}

const LINES = { none: 0, compact: 0.8, normal: 1.4, roomy: 2.2 } as const

/** No page ends within a problem. */
function problemToLatex({ prompt, choices, lines }: ShownProblem, room: number, { workspace }: CheckedOptions): string {
  const height = Math.round(lines * LINES[workspace] * 10) / 10
  const parts = [
    ...prompt.map(block => blockToLatex(block, room)),
    ...(choices.length > 0 ? [choicesToLatex(choices, room)] : []),
  ].join('\n\n\\nopagebreak\n')
  return height > 0 ? `${parts}\n\n\\vspace{${height}\\baselineskip}` : parts
}
