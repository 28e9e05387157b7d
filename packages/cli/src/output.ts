import { extname } from 'node:path'
import { generateWorksheet, type Worksheet, type WorksheetRequest } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderJson } from '@worksheet/render-json'
import { renderLatex } from '@worksheet/render-latex'
import { renderPdf } from '@worksheet/render-pdf'
import { oneOf, type readOptions } from './options.ts'
import { completed, type Repeat } from './request.ts'
import { type Terminal, UsageError } from './terminal.ts'
import { textOf } from './text.ts'

export const FORMATS = ['text', 'json', 'latex', 'html', 'pdf'] as const
type Format = (typeof FORMATS)[number]

/** Every flag with fixed values, which completion offers too. */
export const CHOICES = {
  columns: ['1', '2'],
  workspace: ['compact', 'normal', 'roomy'],
  'font-size': ['small', 'normal', 'large'],
  paper: ['letter', 'a4'],
} as const

export const OUTPUT_OPTIONS = {
  format: { type: 'string' },
  answers: { type: 'boolean', default: false },
  solutions: { type: 'boolean', default: false },
  title: { type: 'string', default: '' },
  output: { type: 'string', short: 'o' },
  columns: { type: 'string', default: '2' },
  workspace: { type: 'string', default: 'normal' },
  'font-size': { type: 'string', default: 'normal' },
  paper: { type: 'string', default: 'letter' },
  score: { type: 'boolean', default: false },
  fragment: { type: 'boolean', default: false },
} as const

type Output = ReturnType<typeof readOptions<typeof OUTPUT_OPTIONS>>['values']

/** Generates what was asked for and writes it where it belongs. */
export async function produce(asked: WorksheetRequest, values: Output & Repeat, terminal: Terminal): Promise<number> {
  const format = formatOf(values)
  const layout = layoutOf(values)
  if (format === 'pdf' && values.output === undefined && terminal.isScreen)
    throw new UsageError('A PDF is not for the screen: name a file with -o sheet.pdf.')
  const { request, warnings } = completed(asked, values)
  for (const warning of warnings) terminal.warn(`${warning}\n`)
  const worksheet = generateWorksheet(request, { solutions: values.solutions })
  const { output } = values
  const solutions = values.solutions && holdsSolutions(worksheet)
  if (solutions !== values.solutions) terminal.warn('None of these problems has a worked solution.\n')
  const shown = { ...values, solutions }
  if (output === undefined) {
    terminal.write(await render(worksheet, format, shown, layout, warnings))
    return 0
  }
  if (terminal.isWatched) terminal.warn(`${worksheet.problemCount} problems, seed ${worksheet.seed} … `)
  await terminal.writeFile(output, await render(worksheet, format, shown, layout, warnings))
  if (terminal.isWatched) terminal.warn(`${output}\n`)
  return 0
}

const holdsSolutions = ({ entries }: Worksheet): boolean =>
  entries.some(({ problems }) => problems.some(({ solution }) => solution !== null))

const ENDINGS: ReadonlyMap<string, Format> = new Map([
  ['json', 'json'],
  ['tex', 'latex'],
  ['html', 'html'],
  ['pdf', 'pdf'],
  ['txt', 'text'],
])

/** By --format, else by the ending of the output file; text where there is no file. */
function formatOf({ format, output }: Output): Format {
  if (format !== undefined) return oneOf(format, FORMATS, 'format')
  if (output === undefined) return 'text'
  const found = ENDINGS.get(extname(output).slice(1).toLowerCase())
  if (found) return found
  const known = [...ENDINGS.keys()].map(ending => `.${ending}`).join(', ')
  throw new UsageError(`The ending of "${output}" says no format: it is one of ${known}, or --format says it.`)
}

const layoutOf = ({ columns, workspace, 'font-size': fontSize, paper, score }: Output) => ({
  columns: oneOf(columns, CHOICES.columns, 'columns') === '1' ? (1 as const) : (2 as const),
  workspace: oneOf(workspace, CHOICES.workspace, 'workspace'),
  fontSize: oneOf(fontSize, CHOICES['font-size'], 'font-size'),
  paper: oneOf(paper, CHOICES.paper, 'paper'),
  showScore: score,
})

async function render(
  worksheet: Worksheet,
  format: Format,
  { title, answers, solutions, fragment }: Output,
  layout: ReturnType<typeof layoutOf>,
  warnings: readonly string[],
): Promise<string | Uint8Array> {
  switch (format) {
    case 'json':
      return `${JSON.stringify({ data: renderJson(worksheet, warnings) }, null, 2)}\n`
    case 'text':
      return textOf(worksheet, title, answers, solutions)
    case 'latex':
      return renderLatex(worksheet, { title, document: !fragment, showAnswerKey: answers, showSolutions: solutions })
    case 'html':
      return renderHtml(worksheet, {
        title,
        document: !fragment,
        showAnswerKey: answers,
        showSolutions: solutions,
      })
    case 'pdf':
      return renderPdf(worksheet, { title, ...layout, showAnswerKey: answers, showSolutions: solutions })
  }
}
