import type { Case } from './case.ts'
import type { TopicLevels } from './level-draws.ts'
import type { Sheet } from './sheet.ts'

/** What is wrong, or null. */
export type Verdict = string | null

/** What every problem keeps. */
export type ProblemLaw = (problem: Case) => Verdict

/** What the problems of one form at one level keep together, in the order of their seeds. */
export type FormLaw = (problems: readonly Case[]) => Verdict

/** What the problems of a level keep on a sheet of thirty. */
export type SheetLaw = (sheet: Sheet) => Verdict

/** What the levels of a topic keep against one another. */
export type LevelsLaw = (levels: TopicLevels) => Verdict

/** Laws by what they say. */
export interface Laws<Name extends string> {
  readonly problem: Readonly<Partial<Record<Name, ProblemLaw>>>
  readonly form: Readonly<Partial<Record<Name, FormLaw>>>
  readonly sheet: Readonly<Partial<Record<Name, SheetLaw>>>
  readonly levels: Readonly<Partial<Record<Name, LevelsLaw>>>
}
