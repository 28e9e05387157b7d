import {
  catalog,
  contentToText,
  generateWorksheet,
  topicsForStandard,
  type Worksheet,
  type WorksheetRequest,
} from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderLatex } from '@worksheet/render-latex'
import { renderPdf } from '@worksheet/render-pdf'
import { oneOf, readOptions, wholeNumber } from '../options.ts'
import { type Command, UsageError } from '../terminal.ts'

const OPTIONS = {
  grade: { type: 'string' },
  topic: { type: 'string' },
  standard: { type: 'string' },
  difficulty: { type: 'string', default: 'easy' },
  count: { type: 'string', default: '10' },
  request: { type: 'string' },
  seed: { type: 'string' },
  locale: { type: 'string', default: 'en' },
  format: { type: 'string' },
  answers: { type: 'boolean', default: false },
  title: { type: 'string' },
  output: { type: 'string', short: 'o' },
  columns: { type: 'string', default: '2' },
  workspace: { type: 'string', default: 'normal' },
  'font-size': { type: 'string', default: 'normal' },
  paper: { type: 'string', default: 'letter' },
  score: { type: 'boolean', default: false },
  fragment: { type: 'boolean', default: false },
} as const

const FORMATS = ['text', 'json', 'latex', 'html', 'pdf'] as const
type Format = (typeof FORMATS)[number]
type Values = ReturnType<typeof readOptions<typeof OPTIONS>>['values']

/** Generates a worksheet from flags, a request file or standard input. */
export const generateCommand: Command = async (args, terminal) => {
  const { values } = readOptions(args, OPTIONS)
  const format = formatOf(values)
  if (format === 'pdf' && values.output === undefined && terminal.isWatched)
    throw new UsageError('A PDF is not for the screen: name a file with -o sheet.pdf.')
  const request = values.request === undefined ? requestFrom(values) : await requestIn(values.request, terminal)
  const worksheet = generateWorksheet(request)
  if (terminal.isWatched && values.output !== undefined)
    terminal.warn(`${worksheet.problemCount} problems, seed ${worksheet.seed} … `)
  const content = await render(worksheet, format, values)
  if (values.output === undefined) terminal.write(content)
  else await terminal.writeFile(values.output, content)
  if (terminal.isWatched && values.output !== undefined) terminal.warn(`${values.output}\n`)
  return 0
}

/** By --format, else by the ending of the output file, else text. */
function formatOf({ format, output }: Values): Format {
  if (format !== undefined) return oneOf(format, FORMATS, 'format')
  const ending = output?.split('.').at(-1)
  return ({ json: 'json', tex: 'latex', html: 'html', pdf: 'pdf' } as const)[ending as 'json'] ?? 'text'
}

function requestFrom({ grade, topic, standard, difficulty, count, seed, locale }: Values): WorksheetRequest {
  const [found] = standard === undefined ? [] : topicsForStandard(standard).filter(({ implemented }) => implemented)
  const id = topic ?? found?.id
  if (id === undefined)
    throw new UsageError('Name a topic: worksheet generate --topic one-step-equations. worksheet catalog lists them.')
  return {
    entries: [
      {
        id,
        topic: id,
        grade: grade ?? found?.grade ?? gradeOf(id),
        difficulty: oneOf(difficulty, ['easy', 'medium', 'hard'], 'difficulty'),
        count: wholeNumber(count, 'count'),
      },
    ],
    locale,
    ...(seed === undefined ? {} : { seed: wholeNumber(seed, 'seed') }),
  }
}

/** A topic id belongs to one grade, so that the grade may be left out. */
const gradeOf = (topic: string) => catalog().find(({ topics }) => topics.some(({ id }) => id === topic))?.id ?? ''

async function requestIn(file: string, terminal: Parameters<Command>[1]): Promise<WorksheetRequest> {
  const text = file === '-' ? await terminal.readInput() : await terminal.readFile(file)
  try {
    return JSON.parse(text) as WorksheetRequest
  } catch {
    throw new UsageError(
      `${file === '-' ? 'Standard input' : file} is not JSON. It should hold { "entries": [ … ], "seed": 7 }.`,
    )
  }
}

async function render(worksheet: Worksheet, format: Format, values: Values): Promise<string | Uint8Array> {
  const title = values.title === undefined ? {} : { title: values.title }
  switch (format) {
    case 'json':
      return `${JSON.stringify(worksheet, null, 2)}\n`
    case 'text':
      return textOf(worksheet, values.answers)
    case 'latex':
      return renderLatex(worksheet, { ...title, document: !values.fragment, showAnswerKey: values.answers })
    case 'html':
      return renderHtml(worksheet, {
        ...title,
        document: !values.fragment,
        showAnswers: values.answers ? 'key' : 'none',
      })
    case 'pdf':
      return renderPdf(worksheet, {
        ...title,
        columns: values.columns === '1' ? 1 : 2,
        workspace: oneOf(values.workspace, ['compact', 'normal', 'roomy'], 'workspace'),
        fontSize: oneOf(values['font-size'], ['small', 'normal', 'large'], 'font-size'),
        paper: oneOf(values.paper, ['letter', 'a4'], 'paper'),
        showScore: values.score,
        showAnswerKey: values.answers,
      })
  }
}

function textOf({ entries, locale }: Worksheet, answers: boolean): string {
  const lines = entries.flatMap(({ instruction, problems }) => [
    ...(instruction.length > 0 ? [contentToText(instruction, locale), ''] : []),
    ...problems.flatMap(problem => {
      const asked = instruction.length > 0 ? problem.prompt : [...problem.instruction, ...problem.prompt]
      const choices = problem.choices.map(({ label, content }) => `   ${label}. ${contentToText(content, locale)}`)
      return [`${problem.number}. ${indented(contentToText(asked, locale))}`, ...choices]
    }),
    '',
  ])
  const key = entries.flatMap(({ problems }) =>
    problems.map(
      ({ number, answer }) =>
        `${number}. ${answer.label ? `${answer.label}. ` : ''}${indented(contentToText(answer.content, locale))}`,
    ),
  )
  return `${[...lines, ...(answers ? [{ en: 'Answers', es: 'Respuestas' }[locale], ...key, ''] : [])].join('\n')}`
}

const indented = (text: string) => text.replaceAll('\n', '\n   ')
