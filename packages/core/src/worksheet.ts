import type { Locale } from './both.ts'
import type { Block } from './content.ts'
import { drawer, problemOf } from './draw.ts'
import { assert } from './errors.ts'
import type { Problem, Worksheet, WorksheetEntry } from './problem.ts'
import { childOf, type Key, keyOf, uuidOf } from './random.ts'
import { type CheckedRequest, checkRequest, type WorksheetRequest } from './request.ts'
import type { Difficulty, Topic } from './topic.ts'

/** Rises whenever the same seed may give other problems than before. */
export const CONTENT_VERSION = '1.0.0'

/** The seed of a request that names none. */
const DEFAULT_SEED = 1

export interface WorksheetOptions {
  /** Adds worked solutions to the problems whose topic has them. */
  readonly solutions?: boolean
}

/** Generates a worksheet. The same request always gives the same worksheet. */
export const generateWorksheet = (request: WorksheetRequest, options: WorksheetOptions = {}): Worksheet =>
  worksheetOf(checkRequest(request), options)

/** The same for a request that has been checked already. */
export function worksheetOf(
  { entries, locale, seed: asked }: CheckedRequest,
  { solutions = false }: WorksheetOptions = {},
): Worksheet {
  const seed = asked ?? DEFAULT_SEED
  const occurrences = new Map<string, number>()
  const made: WorksheetEntry[] = []
  let first = 1
  for (const { subject, id, grade, topic, difficulty, count } of entries) {
    const name = `${topic} ${difficulty}`
    const occurrence = occurrences.get(name) ?? 0
    occurrences.set(name, occurrence + 1)
    const problems = problemsOf(
      subject,
      difficulty,
      count,
      keyOf(seed, topic, difficulty, occurrence),
      locale,
      first,
      solutions,
    )
    made.push({
      id,
      grade,
      topic,
      title: subject.name[locale],
      difficulty,
      count,
      instruction: sharedInstruction(problems),
      problems,
    })
    first += count
  }
  const recipe = entries.map(({ id, grade, topic, difficulty, count }) =>
    [id, grade, topic, difficulty, count].join(' '),
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

function problemsOf(
  topic: Topic,
  difficulty: Difficulty,
  count: number,
  key: Key,
  locale: Locale,
  first: number,
  solutions: boolean,
): Problem[] {
  const draw = drawer(topic, difficulty, key)
  return Array.from({ length: count }, (_, index) =>
    problemOf(topic, draw(index), childOf(key, index), locale, first + index, solutions),
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
  assert(
    topic.difficulties.includes(difficulty),
    () => `"${topic.id}" has no level "${difficulty}"; it offers ${topic.difficulties.join(', ')}`,
  )
  const own = keyOf(key, topic.id, difficulty, 0)
  return problemOf(topic, drawer(topic, difficulty, own)(0), childOf(own, 0), locale, 1, true)
}
