import {
  never,
  runsOf,
  type ShownBlock,
  type ShownProblem,
  type ShownSection,
  type ShownWorksheet,
  type TextSize,
  textSizeOf,
} from '@worksheet/core/show'
import { blocksToLatex, blockToLatex, KEEP, ROOM } from './blocks.ts'
import { choicesToLatex } from './choices.ts'
import { documentOf } from './document.ts'
import { escapeText } from './escape.ts'
import { answerKey } from './key.ts'
import type { CheckedOptions } from './options.ts'
import { packagesOf } from './packages.ts'
import { solutions } from './solutions.ts'
import { usesOf } from './style.ts'
import { titleToLatex } from './title.ts'
import { widestPiece, widthOfFigures } from './width.ts'

/** The least width, in em, of a line over the whole page. */
const PAGE_ROOM = 28

export function sheetToLatex(sheet: ShownWorksheet, options: CheckedOptions, source = ''): string {
  const body = partsOfSheet(sheet, options).join('\n\n')
  const uses = usesOf(body)
  if (options.document) return documentOf(body, uses, source, sheet, options)
  const copied = options.definitions ? uses.definitions : []
  const packages = options.definitions ? packagesOf(uses.names) : ['worksheet']
  const opening = [`% Packages: ${packages.join(', ') || 'none'}.`, source, ...copied].filter(line => line !== '')
  return `${opening.join('\n')}\n${body}\n`
}

function partsOfSheet(sheet: ShownWorksheet, options: CheckedOptions): readonly string[] {
  const { part, title } = options
  const heading = title.trim() === '' ? [] : [titleToLatex(title)]
  switch (part) {
    case 'problems':
      return [...heading, ...problemsToLatex(sheet, options)]
    case 'key':
      return [...heading, answerKey(sheet, { ...options, document: false })]
    case 'solutions':
      return [...heading, solutions(sheet, { ...options, document: false })]
    case 'all':
      return [
        ...heading,
        ...problemsToLatex(sheet, options),
        ...(options.showAnswerKey ? [answerKey(sheet, options)] : []),
        ...(options.showSolutions ? [solutions(sheet, options)] : []),
      ]
    default:
      return never(part)
  }
}

function problemsToLatex(sheet: ShownWorksheet, options: CheckedOptions): readonly string[] {
  const { sections } = sheet
  const room = cellRoom(textSizeOf(options.fontSize, sheet))
  return [
    ...(sections.length > 0 ? [`\\worksheetstart{${options.startNumber}}`] : []),
    ...sections.map(section => sectionToLatex(section, sections.length > 1, room, options)),
  ]
}

/** In em: the line of a problem that stands beside another, which is shorter for larger letters. */
const cellRoom = (size: TextSize): number => (ROOM * Math.min(size, LARGEST_FOR_ROOM)) / size
const LARGEST_FOR_ROOM = 12

function sectionToLatex(section: ShownSection, hasHeading: boolean, room: number, options: CheckedOptions): string {
  const { title, difficulty, instruction, problems } = section
  const heading = options.showDifficulty ? `${title} (${difficulty})` : title
  return [
    ...(hasHeading ? [`\\worksheettopic{${escapeText(heading)}}`] : []),
    ...said(instruction, 0),
    ...runsOf(problems).flatMap(run => [
      ...(run[0]?.direction ? said(run[0].direction.said, run[0].direction.count) : []),
      options.document && options.columns === 2 ? problemsInRows(run, room, options) : problemsInList(run, options),
    ]),
  ].join('\n\n')
}

/** An instruction with the number of problems that it is for, which no page separates from what follows. */
const said = (blocks: readonly ShownBlock[], count: number): readonly string[] =>
  blocks.length > 0 ? [`\\worksheetdirection{${count}}{${blocksToLatex(blocks, PAGE_ROOM)}}`] : []

const problemsInList = (problems: readonly ShownProblem[], options: CheckedOptions): string =>
  [
    '\\begin{worksheetproblems}',
    ...problems.map(problem => `\\worksheetproblem ${partsOf(problem, ROOM, options).join(KEEP)}`),
    '\\end{worksheetproblems}',
  ].join('\n')

/** Boxes side by side: two in a row, or one that needs the whole width. Each row is a paragraph of its own. */
function problemsInRows(problems: readonly ShownProblem[], room: number, options: CheckedOptions): string {
  let row: readonly string[] = []
  const rows: (readonly string[])[] = []
  for (const problem of problems) {
    const isWide = needsPage(problem, room)
    const parts = partsOf(problem, isWide ? PAGE_ROOM : room, options).join('\n\n')
    const width = isWide ? '\\linewidth' : '0.48\\linewidth'
    const box = `\\begin{worksheetcell}{${width}}\n${parts}\n\\end{worksheetcell}`
    const joins = !isWide && row.length === 1
    row = joins ? [...row, box] : [box]
    rows.splice(joins ? -1 : rows.length, joins ? 1 : 0, row)
    if (isWide) row = []
  }
  return rows.map(boxes => boxes.join('\\hfill\n')).join('\n\n')
}

const needsPage = ({ wide, prompt, choices }: ShownProblem, room: number) =>
  wide ||
  widthOfFigures(prompt) > 1.25 * room ||
  choices.some(({ content }) => widthOfFigures(content) > room / 2) ||
  [prompt, ...choices.map(({ content }) => content)].some(content => widestPiece(content) > room)

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
    ...(height > 0 ? [`\\worksheetworkspace{${height}}`] : []),
  ]
}
