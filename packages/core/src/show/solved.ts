import { WorksheetError } from '../errors.ts'
import type { ShownSection } from '../shown.ts'

/** The sections that have worked solutions, each with the problems that have one. */
export function solvedSections(sections: readonly ShownSection[]): readonly ShownSection[] {
  const solved = sections
    .map(section => ({ ...section, problems: section.problems.filter(({ solution }) => solution?.length) }))
    .filter(({ problems }) => problems.length > 0)
  if (solved.length > 0) return solved
  throw new WorksheetError(
    'invalid_option',
    '"showSolutions" prints the solutions that a worksheet holds, and this one holds none: generate it with { solutions: true }',
  )
}
