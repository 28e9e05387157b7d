import { LOCALES } from '../both.ts'
import type { ProblemLaw } from './law.ts'

/** Answers that nobody types as text. */
export const ANSWERS_WITHOUT_TEXT: ReadonlySet<string> = new Set(['drawing', 'choice', 'text-list', 'table'])

export const acceptsItself: ProblemLaw = problem => {
  if (problem.accepts('') || problem.accepts('qwerty 17 zz')) return 'nonsense is accepted'
  const { answer, draft } = problem
  if (ANSWERS_WITHOUT_TEXT.has(draft.answer.type)) return null
  const refused = [...new Set(LOCALES.map(locale => answer.text(locale)))].find(text => !problem.accepts(text))
  return refused === undefined
    ? null
    : `${draft.answer.type} ${JSON.stringify(draft.answer.value)} refuses "${refused}"`
}
