import type { Locale } from '../both.ts'
import { CONTENT_VERSION } from '../content-version.ts'
import { type ErrorCode, type ErrorDetail, WorksheetError } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import { DIFFICULTIES, type Difficulty, type Topic } from '../topic.ts'
import { type GradeId, grades } from '../topics/grades.ts'
import type { TopicId } from '../topics/ids.ts'
import { outline, type TopicOutline } from '../topics/outline.ts'
import { loadGrade, readGrade } from '../topics/reading.ts'
import { formProblems, formsOf } from './forms.ts'
import { quoted } from './quoted.ts'
import { type entrySchema, requestSchema, shapeError } from './schema.ts'

/** What to practise: a topic and how many problems; the rest follows. */
export interface RequestEntry {
  /** By its id, or the topic itself, which may be one of your own. An id from elsewhere is any text, checked when it is used. */
  readonly topic: TopicId | (string & {}) | Topic
  readonly count: number
  /** Medium unless given, where the topic has it. */
  readonly difficulty?: Difficulty | undefined
  /** The topic's own unless given; a topic of your own has the grade that you say. */
  readonly grade?: GradeId | (string & {}) | undefined
  /** Unique in the request, echoed back; the topic's id unless given. */
  readonly id?: string | undefined
  /**
   * Problems to exchange for others of the same form, by their places in the entry, in the order of the exchanges: `[3, 3, 1]`
   * exchanges the third twice, then the first. All others stay, and none repeats another of the entry while there are new ones.
   */
  readonly replace?: readonly number[] | undefined
  /** The forms of the level that its problems have, by their ids, each as often as its share among them; all unless given. */
  readonly forms?: readonly string[] | undefined
}

export interface WorksheetRequest {
  readonly entries: readonly RequestEntry[]
  readonly locale?: Locale | undefined
  /** The same seed, entries and locale give the same problems. */
  readonly seed?: number | undefined
  /** Of a sheet that was made before: its problems, or an error, never others in silence. */
  readonly contentVersion?: string | undefined
}

/** An entry with everything said. */
export interface CheckedEntry {
  readonly id: string
  readonly grade: string
  readonly topic: string
  readonly difficulty: Difficulty
  readonly count: number
  readonly replace: readonly number[]
  /** In the order of the level; null for all of them. */
  readonly forms: readonly string[] | null
  readonly subject: Topic
}

/** A request that can be served, with all its names resolved. */
export interface CheckedRequest {
  readonly entries: readonly CheckedEntry[]
  readonly locale: Locale
  readonly seed: number | null
}

type AskedEntry = ReturnType<typeof entrySchema.parse>

/** What a server may set, whose sheets are made for others. */
export interface RequestLimits {
  readonly problems?: number
}

/** Names what is wrong with a request, all of it, each by its path; or gives it back ready to serve. */
export function checkRequest(input: unknown, limits: RequestLimits = {}): CheckedRequest {
  const { entries, locale = 'en', seed = null, contentVersion = CONTENT_VERSION } = readRequest(input, limits)
  if (contentVersion !== CONTENT_VERSION)
    throw new WorksheetError(
      'content_version_gone',
      `These problems are of version ${quoted(contentVersion)}; this is ${CONTENT_VERSION}, which may give others. Use the package that made them, or leave contentVersion out.`,
      [{ path: 'contentVersion', code: 'content_version_gone', message: `This is ${CONTENT_VERSION}.` }],
    )
  const checked = named(entries).map(checkedEntry)
  const problems = formProblems(checked)
  if (problems[0]) throw new WorksheetError(problems[0].code, problems[0].message, problems)
  return { entries: checked.map(inOrder), locale, seed }
}

/**
 * Loads the grades of a request, so that it can be generated: where an app is bundled for a browser, a grade is a file of its
 * own. In Node they come by themselves.
 */
export async function loadTopics(request: WorksheetRequest): Promise<void> {
  const known = readRequest(request).entries.flatMap(({ topic }) => (typeof topic === 'string' ? outlineOf(topic) : []))
  await Promise.all([...new Set(known.map(({ grade }) => grade))].map(loadGrade))
}

/** A request whose names are all known. */
function readRequest(
  input: unknown,
  { problems: most = Number.POSITIVE_INFINITY }: RequestLimits = {},
): ReturnType<typeof requestSchema.parse> {
  const parsed = requestSchema.safeParse(input)
  if (!parsed.success) throw shapeError(parsed.error.issues)
  const { entries } = parsed.data
  const problems = [
    ...entries.flatMap(nameProblems),
    ...entries.flatMap(placeProblems),
    ...repeatedIds(entries),
    ...tooMany(entries, most),
  ]
  const [first] = [...problems].sort((a, b) => NAME_ORDER.indexOf(a.code) - NAME_ORDER.indexOf(b.code))
  if (first) throw new WorksheetError(first.code, first.message, problems)
  return parsed.data
}

function checkedEntry({
  id,
  topic,
  grade,
  difficulty,
  count,
  replace = [],
  forms,
}: ReturnType<typeof named>[number]): CheckedEntry {
  const subject = typeof topic === 'string' ? topicOf(topic) : topic
  return {
    id,
    grade: grade ?? outlineOf(subject.id)[0]?.grade ?? OWN_GRADE,
    topic: subject.id,
    difficulty: difficulty ?? usualDifficulty(subject),
    count,
    replace,
    forms: forms ?? null,
    subject,
  }
}

/** The same forms make the same worksheet, in whatever order they are named. */
const inOrder = (entry: CheckedEntry): CheckedEntry =>
  entry.forms === null ? entry : { ...entry, forms: formsOf(entry.subject, entry.difficulty, entry.forms) }

/** What a topic of one's own has for a grade, where none is said. */
const OWN_GRADE = 'own'

const usualDifficulty = ({ difficulties }: Topic): Difficulty =>
  difficulties.find(level => level === 'medium') ?? difficulties[0] ?? 'medium'

/** Where an entry has no id: the topic's, with a number where that is taken. */
function named(entries: readonly AskedEntry[]): readonly (AskedEntry & { readonly id: string })[] {
  const taken = new Set(entries.map(({ id }) => id))
  return entries.map(entry => {
    const { id, topic } = entry
    if (id !== undefined) return { ...entry, id }
    const name = typeof topic === 'string' ? topic : topic.id
    let free = name
    for (let n = 2; taken.has(free); n++) free = `${name} ${n}`
    taken.add(free)
    return { ...entry, id: free }
  })
}

const byId = new Map<string, readonly [TopicOutline]>()
function outlineOf(id: string): readonly [TopicOutline] | readonly [] {
  if (byId.size === 0) for (const topic of outline) byId.set(topic.id, [topic])
  return byId.get(id) ?? []
}

export function topicOf(id: string): Topic {
  const [known] = outlineOf(id)
  const topics = known ? readGrade(known.grade)?.topics : null
  const found = topics?.find((topic): topic is Topic => typeof topic !== 'string' && topic.id === id)
  if (found) return found
  throw new WorksheetError(
    'topics_not_loaded',
    `The topic "${id}" is not loaded. In a browser, first: await loadTopics(request).`,
  )
}

/** The order in which one of several problems with names names the error. */
const NAME_ORDER: readonly ErrorCode[] = [
  'unknown_grade',
  'unknown_topic',
  'topic_not_implemented',
  'difficulty_not_available',
  'duplicate_entry_id',
  'invalid_request',
  'too_many_problems',
]

/** Guesses cost time: only the first of many wrong names get one. */
const GUESSES = 5

function nameProblems({ grade, topic, difficulty }: AskedEntry, index: number): ErrorDetail[] {
  const at = `entries[${index}]`
  if (typeof topic !== 'string') return levelProblems(topic.id, topic.difficulties, difficulty, at)
  const guess = (...asked: Parameters<typeof didYouMean>) => (index < GUESSES ? didYouMean(...asked) : '')
  if (grade !== undefined && !grades.some(({ id }) => id === grade)) {
    const meant = guess(
      grade,
      grades.map(({ id, name }) => [id, name.en, name.es]),
    )
    return [
      {
        path: `${at}.grade`,
        code: 'unknown_grade',
        message: `There is no grade ${quoted(grade)}.${meant} The catalog lists the grades.`,
      },
    ]
  }
  const [known] = outlineOf(topic)
  if (!known || (grade !== undefined && known.grade !== grade)) {
    const where = grade === undefined ? 'There is no topic' : `Grade "${grade}" has no topic`
    const candidates = outline.filter(other => grade === undefined || other.grade === grade)
    const meant = known
      ? ` It belongs to grade "${known.grade}".`
      : guess(
          topic,
          candidates.map(({ id, name }) => [id, name.en, name.es]),
        )
    return [
      {
        path: `${at}.topic`,
        code: 'unknown_topic',
        message: `${where} ${quoted(topic)}.${meant} The catalog lists ${grade === undefined ? 'the' : 'its'} topics.`,
      },
    ]
  }
  if (!known.implemented)
    return [
      {
        path: `${at}.topic`,
        code: 'topic_not_implemented',
        message: `"${topic}" cannot be generated yet. Choose a topic whose "implemented" is true in the catalog.`,
      },
    ]
  return levelProblems(topic, known.difficulties, difficulty, at)
}

function levelProblems(
  topic: string,
  offered: readonly Difficulty[],
  difficulty: Difficulty | undefined,
  at: string,
): ErrorDetail[] {
  if (difficulty === undefined || offered.includes(difficulty)) return []
  return [{ path: `${at}.difficulty`, code: 'difficulty_not_available', message: noLevel(topic, offered, difficulty) }]
}

export const noLevel = (topic: string, offered: readonly Difficulty[], difficulty: string): string =>
  `"${topic}" has no level ${quoted(difficulty)}.${didYouMean(
    difficulty,
    DIFFICULTIES.filter(level => offered.includes(level)).map(level => [level]),
  )} It offers: ${offered.join(', ')}.`

function placeProblems({ replace = [], count }: AskedEntry, index: number): ErrorDetail[] {
  const wrong = replace.findIndex(place => place > count)
  if (wrong < 0) return []
  return [
    {
      path: `entries[${index}].replace[${wrong}]`,
      code: 'invalid_request',
      message: `The entry has ${count} problems: there is no problem ${replace[wrong]} to exchange.`,
    },
  ]
}

function repeatedIds(entries: readonly AskedEntry[]): ErrorDetail[] {
  const seen = new Set<string>()
  return entries.flatMap(({ id }, index): ErrorDetail[] => {
    if (id === undefined) return []
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

function tooMany(entries: readonly AskedEntry[], most: number): ErrorDetail[] {
  const total = entries.reduce((sum, { count }) => sum + count, 0)
  if (total <= most) return []
  return [
    {
      path: 'entries',
      code: 'too_many_problems',
      message: `The request asks for ${total} problems; at most ${most} are allowed. Split it into several requests.`,
    },
  ]
}
