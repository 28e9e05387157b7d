import {
  directionOf,
  runsOf,
  type ShownBlock,
  type ShownProblem,
  type ShownSection,
  type ShownWorksheet,
} from '@worksheet/core/show'
import { blocksToLatex, blockToLatex, ROOM } from './blocks.ts'
import { choicesToLatex } from './choices.ts'
import { documentOf, packagesOf } from './document.ts'
import { escapeText } from './escape.ts'
import { answerKey } from './key.ts'
import { problemList } from './list.ts'
import type { CheckedOptions } from './options.ts'
import { titleToLatex } from './title.ts'
import { widestPiece, widthOfFigures } from './width.ts'

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
  return [
    ...(hasHeading ? [`\\subsection*{\\raggedright ${escapeText(heading)}}`] : []),
    ...said(instruction),
    ...runsOf(problems).flatMap(run => [
      ...(run[0] ? said(directionOf(run[0])) : []),
      options.document && options.columns === 2
        ? problemsInRows(run, options)
        : problemList(run, problem => partsOf(problem, ROOM, options).join(KEEP)),
    ]),
  ].join('\n\n')
}

/** An instruction, which no page separates from what follows. */
const said = (blocks: readonly ShownBlock[]): readonly string[] =>
  blocks.length > 0 ? [`{\\raggedright ${blocksToLatex(blocks, PAGE_ROOM)}\\par}\n\n\\nopagebreak`] : []

/** Between the parts of a problem: no page ends there. */
const KEEP = '\n\n\\nopagebreak\n'

/** Boxes side by side: two in a row, or one that needs the whole width. Each row is a paragraph of its own. */
function problemsInRows(problems: readonly ShownProblem[], options: CheckedOptions): string {
  let row: readonly string[] = []
  const rows: (readonly string[])[] = []
  for (const problem of problems) {
    const isWide = needsPage(problem)
    const parts = partsOf(problem, isWide ? PAGE_ROOM : ROOM, options).join('\n\n')
    const box = `\\begin{problem}${isWide ? '[\\linewidth]' : ''}{${problem.number}}\n${parts}\n\\end{problem}`
    const joins = !isWide && row.length === 1
    row = joins ? [...row, box] : [box]
    rows.splice(joins ? -1 : rows.length, joins ? 1 : 0, row)
    if (isWide) row = []
  }
  return rows.map(boxes => boxes.join('\\hfill\n')).join('\n\n')
}

const needsPage = ({ wide, prompt, choices }: ShownProblem) =>
  wide ||
  widthOfFigures(prompt) > 1.25 * ROOM ||
  choices.some(({ content }) => widthOfFigures(content) > ROOM / 2) ||
  [prompt, ...choices.map(({ content }) => content)].some(content => widestPiece(content) > ROOM)

const LINES = { none: 0, compact: 0.8, normal: 1.4, roomy: 2.2 } as const

/** The question, its choices, and room to work in. */
function partsOf(
  { prompt, choices, lines }: ShownProblem,
  room: number,
  { workspace }: CheckedOptions,
): readonly string[] {
  const height = Math.round(lines * LINES[workspace] * 10) / 10
  return [
    ...prompt.map(block => blockToLatex(block, room)),
    ...(choices.length > 0 ? [choicesToLatex(choices, room)] : []),
    ...(height > 0 ? [`\\vspace{${height}\\baselineskip}`] : []),
  ]
}
