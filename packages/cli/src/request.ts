import { checkRequest, DIFFICULTIES, LOCALES, type WorksheetRequest } from '@worksheet/core'
import { entrySchema, requestSchema } from '@worksheet/core/request'
import { oneOf, wholeNumber } from './options.ts'
import { type Terminal, UsageError } from './terminal.ts'
import { topicFor } from './topics.ts'

/** What to practise. A request file says it all by itself. */
export const PRACTICE_OPTIONS = {
  grade: { type: 'string' },
  topic: { type: 'string' },
  standard: { type: 'string' },
  difficulty: { type: 'string' },
  count: { type: 'string' },
  replace: { type: 'string' },
  forms: { type: 'string' },
} as const

export const REPEAT_OPTIONS = { seed: { type: 'string' }, locale: { type: 'string' } } as const

type Given<O> = { readonly [Name in keyof O]?: string | undefined }
type Practice = Given<typeof PRACTICE_OPTIONS>
export type Repeat = Given<typeof REPEAT_OPTIONS>

const COUNT = 10

export function requestFrom({
  grade,
  topic,
  standard,
  difficulty,
  count = String(COUNT),
  replace,
  forms,
}: Practice): WorksheetRequest {
  if (topic !== undefined && standard !== undefined) throw new UsageError('Name a topic or a standard, not both.')
  if (topic === undefined && standard === undefined)
    throw new UsageError('Name a topic: worksheet generate --topic two-step-equations. worksheet catalog lists them.')
  const found = topic ?? topicFor(standard ?? '').topic.id
  return {
    entries: [
      {
        topic: found,
        grade,
        difficulty: difficulty === undefined ? undefined : oneOf(difficulty, DIFFICULTIES, 'difficulty'),
        count: wholeNumber(count, 'count', { low: 1 }),
        replace: replace?.split(',').map(place => wholeNumber(place.trim(), 'replace', { low: 1 })),
        forms: formsIn(forms),
      },
    ],
  }
}

/** The ids of a list with commas between. Which of them there are, the level of the topic tells. */
export const formsIn = (text: string | undefined): readonly string[] | undefined =>
  text?.split(',').map(form => form.trim())

/** Reads a request from a file, or from standard input for "-". */
export async function requestIn(file: string, practice: Practice, terminal: Terminal): Promise<WorksheetRequest> {
  const [flag] = Object.keys(PRACTICE_OPTIONS).filter(name => practice[name as keyof Practice] !== undefined)
  if (flag) throw new UsageError(`--${flag} does not go with --request: the file says what to practise.`)
  const text = file === '-' ? await terminal.readInput() : await terminal.readFile(file)
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as WorksheetRequest
  } catch {
    throw new UsageError(
      `${file === '-' ? 'Standard input' : file} is not JSON. It should hold { "entries": [ … ], "seed": 7 }.`,
    )
  }
}

/** A request that can be served, and what was odd about it. The flags win over the file. */
export function completed(
  request: WorksheetRequest,
  { seed, locale }: Repeat,
): { request: WorksheetRequest; warnings: readonly string[] } {
  const asked = {
    ...request,
    ...(seed === undefined ? {} : { seed: wholeNumber(seed, 'seed') }),
    ...(locale === undefined ? {} : { locale: oneOf(locale, LOCALES, 'locale') }),
  }
  checkRequest(asked)
  const ignored = [
    ...unknown(request, requestSchema.shape, ''),
    ...new Set(request.entries.flatMap(entry => unknown(entry, entrySchema.shape, 'entries[].'))),
  ]
  return { request: asked, warnings: ignored }
}

const unknown = (given: object, shape: object, prefix: string) =>
  Object.keys(given)
    .filter(name => !Object.hasOwn(shape, name))
    .map(name => `The field ${prefix}${name} is not known and was ignored.`)
