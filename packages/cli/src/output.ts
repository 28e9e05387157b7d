import { extname } from 'node:path'
import { generateWorksheet, type Worksheet, type WorksheetRequest } from '@worksheet/core'
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
  title: { type: 'string' },
  output: { type: 'string', short: 'o' },
  columns: { type: 'string' },
  workspace: { type: 'string' },
  'font-size': { type: 'string' },
  paper: { type: 'string' },
  score: { type: 'boolean' },
  fragment: { type: 'boolean' },
} as const

/** The formats that have an option, where not all do. */
const HAVE: readonly (readonly [flag: keyof Output, formats: readonly Format[]])[] = [
  ['title', ['text', 'latex', 'html', 'pdf']],
  ['fragment', ['latex', 'html']],
  ['columns', ['latex', 'pdf']],
  ['workspace', ['latex', 'pdf']],
  ['font-size', ['latex', 'html', 'pdf']],
  ['paper', ['pdf']],
  ['score', ['pdf']],
]

type Output = ReturnType<typeof readOptions<typeof OUTPUT_OPTIONS>>['values']

/** Generates what was asked for and writes it where it belongs. */
export async function produce(asked: WorksheetRequest, values: Output & Repeat, terminal: Terminal): Promise<number> {
  const format = formatOf(values)
  refuseOthers(values, format)
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

/** An option that would do nothing is refused: whoever gives it expects something of it. */
function refuseOthers(values: Output, format: Format): void {
  for (const [flag, formats] of HAVE)
    if (values[flag] !== undefined && !formats.includes(format))
      throw new UsageError(`--${flag} is for ${formats.join(', ')}, not for ${format}.`)
  if (values.fragment && values.columns !== undefined)
    throw new UsageError('--columns is for a whole document, not for a --fragment.')
  if (values.fragment && values['font-size'] !== undefined && format === 'latex')
    throw new UsageError(
      '--font-size is for a whole document: a --fragment has the letters of the book that it stands in.',
    )
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

const layoutOf = ({
  columns = '2',
  workspace = 'normal',
  'font-size': fontSize = 'normal',
  paper = 'letter',
  score = false,
}: Output) => ({
  columns: oneOf(columns, CHOICES.columns, 'columns') === '1' ? (1 as const) : (2 as const),
  workspace: oneOf(workspace, CHOICES.workspace, 'workspace'),
  fontSize: oneOf(fontSize, CHOICES['font-size'], 'font-size'),
  paper: oneOf(paper, CHOICES.paper, 'paper'),
  showScore: score,
})

async function render(
  worksheet: Worksheet,
  format: Format,
  { title = '', answers, solutions, fragment = false }: Output,
  layout: ReturnType<typeof layoutOf>,
  warnings: readonly string[],
): Promise<string | Uint8Array> {
  const shown = { title, showAnswerKey: answers, showSolutions: solutions }
  // What writes a format is read where that format is asked for.
  switch (format) {
    case 'json': {
      const { renderJson } = await import('@worksheet/render-json')
      return `${JSON.stringify({ data: renderJson(worksheet, warnings) }, null, 2)}\n`
    }
    case 'text':
      return textOf(worksheet, title, answers, solutions)
    case 'latex': {
      const { renderLatex } = await import('@worksheet/render-latex')
      const { columns, workspace, fontSize } = layout
      return renderLatex(worksheet, { ...shown, document: !fragment, columns, workspace, fontSize })
    }
    case 'html': {
      const { renderHtml } = await import('@worksheet/render-html')
      return renderHtml(worksheet, { ...shown, document: !fragment, fontSize: layout.fontSize })
    }
    case 'pdf': {
      const { renderPdf } = await import('@worksheet/render-pdf')
      return renderPdf(worksheet, { ...shown, ...layout })
    }
  }
}
