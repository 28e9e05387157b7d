import * as z from 'zod'
import { LOCALES, type Locale } from './both.ts'
import { type ErrorCode, type ErrorDetail, WorksheetError } from './errors.ts'
import { DIFFICULTIES, type Difficulty, type Topic } from './topic.ts'
import { gradeOf, topicIn } from './topics/registry.ts'

export const LIMITS = { problems: 150, countPerEntry: 30, entryIdLength: 100 } as const

export const entrySchema = z.object({
  id: z.string().min(1).max(LIMITS.entryIdLength).describe('Chosen by the caller, unique in the request, echoed back.'),
  grade: z.string().describe('A grade id from the catalog.'),
  topic: z.string().describe('A topic id from the catalog whose topic is implemented.'),
  difficulty: z.enum(DIFFICULTIES).describe('One of the difficulties that the topic offers.'),
  count: z.int().min(1).max(LIMITS.countPerEntry).describe('How many problems to generate.'),
})

export const requestSchema = z.object({
  entries: z.array(entrySchema).min(1).describe('What to generate, in order. The counts add up to at most 150.'),
  locale: z.string().optional().describe('en or es. Anything else falls back to en, with a warning.'),
  seed: z.int().optional().describe('The same seed, entries and locale give the same problems.'),
})

export type WorksheetRequest = z.input<typeof requestSchema>
export type RequestEntry = z.output<typeof entrySchema>

/** A request that can be served, with all its names resolved. */
export interface CheckedRequest {
  readonly entries: readonly (RequestEntry & { readonly difficulty: Difficulty; readonly subject: Topic })[]
  readonly locale: Locale
  readonly seed: number | null
  readonly warnings: readonly string[]
}

/** Names what is wrong with a request, all of it, each by its path; or gives it back ready to serve. */
export function checkRequest(input: unknown): CheckedRequest {
  const parsed = requestSchema.safeParse(input)
  if (!parsed.success) throw shapeError(parsed.error.issues)
  const { entries, locale, seed } = parsed.data
  const problems = [...entries.flatMap(domainProblems), ...repeatedIds(entries), ...tooMany(entries)]
  const [first] = [...problems].sort((a, b) => DOMAIN_ORDER.indexOf(a.code) - DOMAIN_ORDER.indexOf(b.code))
  if (first) throw new WorksheetError(first.code, first.message, problems)
  return {
    entries: entries.map(entry => ({ ...entry, subject: topicIn(entry.grade, entry.topic) as Topic })),
    locale: isLocale(locale) ? locale : 'en',
    seed: seed ?? null,
    warnings:
      locale === undefined || isLocale(locale)
        ? []
        : [`Unrecognised locale ${quoted(locale)}: "en" is used. Send "en" or "es".`],
  }
}

const isLocale = (text: string | undefined): text is Locale => LOCALES.some(locale => locale === text)
const quoted = (text: string) => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** One error for every shape problem, each named by its path. */
export function shapeError(issues: readonly z.core.$ZodIssue[]): WorksheetError {
  const details = issues.map(
    ({ path, message }): ErrorDetail => ({ path: pathText(path), code: 'invalid_request', message }),
  )
  const [first] = details
  const where = first?.path ? `${first.path}: ` : ''
  const more = details.length > 1 ? ` (and ${details.length - 1} more, see details)` : ''
  return new WorksheetError(
    'invalid_request',
    `The request does not have the documented shape: ${where}${first?.message ?? ''}${more}.`,
    details,
  )
}

const pathText = (path: readonly PropertyKey[]) =>
  path.reduce<string>(
    (text, part) =>
      typeof part === 'number' ? `${text}[${part}]` : text === '' ? String(part) : `${text}.${String(part)}`,
    '',
  )

/** The order in which one of several domain problems names the error. */
const DOMAIN_ORDER: readonly ErrorCode[] = [
  'unknown_grade',
  'unknown_topic',
  'topic_not_implemented',
  'difficulty_not_available',
  'duplicate_entry_id',
  'too_many_problems',
]

function domainProblems({ grade, topic, difficulty }: RequestEntry, index: number): ErrorDetail[] {
  const at = `entries[${index}]`
  const known = gradeOf(grade)
  if (!known)
    return [
      {
        path: `${at}.grade`,
        code: 'unknown_grade',
        message: `There is no grade ${quoted(grade)}. The catalog lists the grades.`,
      },
    ]
  const found = topicIn(grade, topic)
  if (found === null)
    return [
      {
        path: `${at}.topic`,
        code: 'unknown_topic',
        message: `Grade "${grade}" has no topic ${quoted(topic)}. The catalog lists its topics.`,
      },
    ]
  if (found === 'planned')
    return [
      {
        path: `${at}.topic`,
        code: 'topic_not_implemented',
        message: `"${topic}" cannot be generated yet. Choose a topic whose "implemented" is true in the catalog.`,
      },
    ]
  if (found.difficulties.includes(difficulty)) return []
  return [
    {
      path: `${at}.difficulty`,
      code: 'difficulty_not_available',
      message: `"${topic}" has no level "${difficulty}". It offers: ${found.difficulties.join(', ')}.`,
    },
  ]
}

function repeatedIds(entries: readonly RequestEntry[]): ErrorDetail[] {
  const seen = new Set<string>()
  return entries.flatMap(({ id }, index): ErrorDetail[] => {
    const isNew = !seen.has(id)
    seen.add(id)
    if (isNew) return []
    return [
      {
        path: `entries[${index}].id`,
        code: 'duplicate_entry_id',
        message: `The entry id ${quoted(id)} is used twice. Give every entry an id of its own.`,
      },
    ]
  })
}

function tooMany(entries: readonly RequestEntry[]): ErrorDetail[] {
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  if (total <= LIMITS.problems) return []
  return [
    {
      path: 'entries',
      code: 'too_many_problems',
      message: `The request asks for ${total} problems; at most ${LIMITS.problems} are allowed. Split it into several requests.`,
    },
  ]
}
