import type { Locale } from './both.ts'
import type { Block } from './content.ts'
import { CONTENT_VERSION } from './content-version.ts'
import { drawer, firstTurnOf, type Pattern, problemOf } from './draw.ts'
import { assert, WorksheetError } from './errors.ts'
import type { Problem, Worksheet, WorksheetEntry } from './problem.ts'
import { childOf, type Key, keyOf, uuidOf } from './random.ts'
import {
  type CheckedEntry,
  type CheckedRequest,
  checkRequest,
  noLevel,
  type WorksheetRequest,
} from './request/check.ts'
import { checkOptions, flagOption } from './show/options.ts'
import type { Difficulty, Topic } from './topic.ts'

export { CONTENT_VERSION }

/** The seed of a request that names none. */
const DEFAULT_SEED = 1

export interface WorksheetOptions {
  /** Adds worked solutions to the problems whose topic has them. */
  readonly solutions?: boolean
}

const OPTIONS = { solutions: flagOption(false) }

/** Generates a worksheet. The same request always gives the same worksheet. */
export const generateWorksheet = (request: WorksheetRequest, options: WorksheetOptions = {}): Worksheet =>
  worksheetOf(checkRequest(request), options)

/** The same for a request that has been checked already; each problem of the same form as that of a sister with the same entries. */
export function worksheetOf(
  { entries, locale, seed: asked }: CheckedRequest,
  options: WorksheetOptions = {},
  sister: Worksheet | null = null,
): Worksheet {
  const { solutions } = checkOptions('generateWorksheet', OPTIONS, options)
  const seed = asked ?? DEFAULT_SEED
  const occurrences = new Map<string, number>()
  const made: WorksheetEntry[] = []
  let first = 1
  for (const [i, { subject, id, grade, topic, difficulty, count, replace, forms }] of entries.entries()) {
    const name = `${topic} ${difficulty}`
    const occurrence = occurrences.get(name) ?? 0
    occurrences.set(name, occurrence + 1)
    const problems = problemsOf(
      subject,
      difficulty,
      { count, replace, forms },
      keyOf(seed, topic, difficulty, occurrence),
      locale,
      first,
      solutions,
      sister && patternOf(sister, i, subject, occurrence),
    )
    made.push({
      id,
      grade,
      topic,
      title: subject.name[locale],
      difficulty,
      count,
      ...(forms && { forms }),
      rev: subject.rev ?? 1,
      instruction: sharedInstruction(problems),
      problems,
    })
    first += count
  }
  const recipe = entries.map(({ id, grade, topic, difficulty, count, replace, forms }) =>
    [id, grade, topic, difficulty, count, ...replace, ...(forms ? ['of', ...forms] : [])].join(' '),
  )
  return {
    id: uuidOf(keyOf(seed, locale, ...recipe)),
    seed,
    locale,
    contentVersion: CONTENT_VERSION,
    problemCount: first - 1,
    entries: made,
  }
}

/** The pattern of an entry of a worksheet, unless it was made by another version that had other forms. */
function patternOf({ seed, entries }: Worksheet, index: number, topic: Topic, occurrence: number): Pattern | null {
  const entry = entries[index]
  assert(entry, () => `There is no entry ${index} to follow`)
  const forms = entry.problems.map(({ form }) => form)
  const known = topic.turns(entry.difficulty)
  return forms.every(form => known.includes(form))
    ? { forms, turn: firstTurnOf(keyOf(seed, entry.topic, entry.difficulty, occurrence)) }
    : null
}

/** From the place of a problem to that of the one which takes its place: beyond any place of an entry. */
const EXCHANGED = 2 ** 20

function problemsOf(
  topic: Topic,
  difficulty: Difficulty,
  { count, replace, forms }: Pick<CheckedEntry, 'count' | 'replace' | 'forms'>,
  key: Key,
  locale: Locale,
  first: number,
  solutions: boolean,
  pattern: Pattern | null,
): Problem[] {
  const all = topic.turns(difficulty)
  const turns = forms ? all.filter(form => forms.includes(form)) : all
  const draw = drawer(topic, difficulty, key, { turns, pattern })
  const drawn = Array.from({ length: count }, (_, index) => ({ index, problem: draw(index) }))
  for (const place of replace) {
    const old = drawn[place - 1]
    assert(old, () => `There is no problem ${place} to exchange`)
    const index = old.index + EXCHANGED
    drawn[place - 1] = { index, problem: draw(index, old.problem.form) }
  }
  return drawn.map(({ index, problem }, i) =>
    problemOf(topic, problem, childOf(key, index), locale, first + i, solutions),
  )
}

/** The instruction that all problems have; none where one problem has another or, such as a story, explains itself. */
function sharedInstruction(problems: readonly Problem[]): readonly Block[] {
  const block = problems[0]?.instruction[0]
  return block && problems.every(({ instruction }) => instruction[0] === block) ? [block] : []
}

/** One problem of a topic, by a key of the caller's own: the same key always gives the same problem. */
export function generateProblem(
  topic: Topic,
  difficulty: Difficulty,
  key: string | number,
  locale: Locale = 'en',
): Problem {
  if (!topic.difficulties.includes(difficulty))
    throw new WorksheetError('difficulty_not_available', noLevel(topic.id, topic.difficulties, difficulty))
  const own = keyOf(key, topic.id, difficulty, 0)
  return problemOf(topic, drawer(topic, difficulty, own)(0), childOf(own, 0), locale, 1, true)
}
