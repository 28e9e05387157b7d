import { type Case, isSolutionRead, type SolutionStep } from './case.ts'
import type { ProblemLaw, Verdict } from './law.ts'

export type SolutionLaw = (steps: readonly SolutionStep[], problem: Case) => Verdict

/** A law on solutions, where there is one. */
export const ofSolution =
  (law: SolutionLaw): ProblemLaw =>
  problem =>
    isSolutionRead(problem.seed) && problem.solution ? law(problem.steps, problem) : null
