import { LOCALES } from '../both.ts'
import type { ProblemLaw } from './law.ts'

/** The other road, from what is printed alone, ends at the same answer. */
export const acceptsTheAnswer: ProblemLaw = problem =>
  LOCALES.every(locale => problem.draft.check(problem.printed(locale))) ? null : 'the answer was rejected'

/** A check that accepts anything would prove nothing. */
export const rejectsNearMisses: ProblemLaw = problem => {
  const [accepted] = problem.draft.wronglyAccepted(problem.printed('en'))
  return accepted ? `accepted ${JSON.stringify(accepted.value)}` : null
}
