import type { ShownProblem } from '@worksheet/core/show'

/** Answers or solutions as a list that passes over the numbers of those problems that have none. */
export function numbered(
  problems: readonly ShownProblem[],
  first: number,
  toLatex: (problem: ShownProblem) => string,
): string {
  let expected = first
  const items = problems.flatMap(problem => {
    const skipped = problem.number - expected
    expected = problem.number + 1
    return [...(skipped === 0 ? [] : [`\\worksheetskip{${skipped}}`]), `\\worksheetanswer ${toLatex(problem)}`]
  })
  return items.join('\n')
}
