import { REQUIREMENT_WORDS } from '../answer/requirement-words.ts'
import type { Requirement } from '../answer/type.ts'
import { LOCALES, type Locale } from '../both.ts'
import type { Case } from './case.ts'
import type { ProblemLaw } from './law.ts'

/** A pupil who gives a right answer in a form that nobody asked for is right. */
export const requirementIsSaid: ProblemLaw = problem => {
  const { requires } = problem.draft.answer
  if (requires === null || problem.choices.length > 0) return null
  const { said } = REQUIREMENT_WORDS[requires]
  const silent = LOCALES.find(locale => !said[locale].test(problem.asks(locale)))
  return silent ? `"${requires}" is required, and not said in "${problem.asks(silent)}"` : null
}

/** What is asked for and never looked at teaches that it does not matter. */
export const whatIsSaidIsRequired: ProblemLaw = problem => {
  if (problem.choices.length > 0) return null
  const { requires } = problem.draft.answer
  for (const [requirement, words] of ALL_WORDS) {
    if (!words.asked?.of.has(problem.draft.answer.type)) continue
    const { by = words.said, heldBy = [] } = words.asked
    if (requires === requirement || (requires !== null && heldBy.includes(requires))) continue
    const loud = LOCALES.find(locale => by[locale].test(problem.asks(locale)))
    if (loud) return `${told(problem, loud, by)} asks for "${requirement}", and ${requires ?? 'nothing'} is required`
  }
  return null
}

const ALL_WORDS = Object.entries(REQUIREMENT_WORDS) as [Requirement, (typeof REQUIREMENT_WORDS)[Requirement]][]

const told = (problem: Case, locale: Locale, words: Readonly<Record<Locale, RegExp>>) =>
  `"${words[locale].exec(problem.asks(locale))?.[0]}"`
