import type { Case, SolutionStep } from './case.ts'
import type { ProblemLaw, Verdict } from './law.ts'

/** One draw in so many has its solution read: to read it takes as long as to draw several problems. */
const SHARE = 4

export type SolutionLaw = (steps: readonly SolutionStep[], problem: Case) => Verdict

/** A law on solutions, where there is one. */
export const ofSolution =
  (law: SolutionLaw): ProblemLaw =>
  problem =>
    problem.seed % SHARE === 0 && problem.solution ? law(problem.steps, problem) : null
