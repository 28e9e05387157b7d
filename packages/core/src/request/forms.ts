import type { ErrorDetail } from '../errors.ts'
import { didYouMean } from '../nearest.ts'
import { DIFFICULTIES, type Difficulty, type Topic } from '../topic.ts'
import { quoted } from './quoted.ts'

/** What an entry draws from. */
interface Drawn {
  readonly subject: Topic
  readonly difficulty: Difficulty
  /** The forms that it names; null for all of the level. */
  readonly forms: readonly string[] | null
}

/** Guesses cost time: only the first of many wrong names get one. */
const GUESSES = 5
/** Whoever sends thousands of wrong names learns nothing from the last of them. */
const MOST_TOLD = 20
/** A review of a grade has hundreds of forms. */
const MOST_LISTED = 40

/** The forms that entries name and their levels do not have, or name twice: the first of them, however many there are. */
export function formProblems(entries: readonly Drawn[]): ErrorDetail[] {
  const problems: ErrorDetail[] = []
  for (const [index, { subject, difficulty, forms }] of entries.entries()) {
    const offered = formsOf(subject, difficulty)
    const known = new Set(offered)
    const seen = new Set<string>()
    for (const [place, form] of (forms ?? []).entries()) {
      const isNew = !seen.has(form)
      seen.add(form)
      if (isNew && known.has(form)) continue
      const message = isNew
        ? `${noForm(subject, difficulty, form)}${whatInstead(subject, form, offered, problems.length < GUESSES)}`
        : `The form ${quoted(form)} is named twice. Name each form once.`
      problems.push({ path: `entries[${index}].forms[${place}]`, code: 'invalid_request', message })
      if (problems.length === MOST_TOLD) return problems
    }
  }
  return problems
}

/** What a level draws from, in its own order: all of its forms, or those that are asked for. */
export function formsOf(subject: Topic, difficulty: Difficulty, asked: readonly string[] | null = null): string[] {
  const wanted = asked && new Set(asked)
  return [...new Set(subject.turns(difficulty))].filter(form => wanted === null || wanted.has(form))
}

const noForm = ({ id }: Topic, difficulty: Difficulty, form: string) =>
  `"${id}" (${difficulty}) has no form ${quoted(form)}.`

function whatInstead(subject: Topic, form: string, offered: readonly string[], guess: boolean): string {
  const levels = DIFFICULTIES.filter(level => subject.turns(level).includes(form))
  if (levels.length > 0) return ` It belongs to the level${levels.length > 1 ? 's' : ''} ${levels.join(' and ')}.`
  const meant = guess
    ? didYouMean(
        form,
        offered.map(name => [name]),
      )
    : ''
  return offered.length > MOST_LISTED
    ? `${meant} It has ${offered.length}, which topicLevels lists, and the catalog of the service with include=levels.`
    : `${meant} It offers: ${offered.join(', ')}.`
}
