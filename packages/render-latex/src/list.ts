import type { ShownProblem } from '@worksheet/core/show'

/** An ordinary numbered list that goes on where the one before it ended. */
export function problemList(problems: readonly ShownProblem[], toLatex: (problem: ShownProblem) => string): string {
  const items: string[] = []
  let expected = 1
  for (const problem of problems) {
    if (problem.number !== expected) items.push(`\\setcounter{enumi}{${problem.number - 1}}`)
    items.push(`\\item ${toLatex(problem)}`)
    expected = problem.number + 1
  }
  return ['\\begin{enumerate}', ...items, '\\end{enumerate}'].join('\n')
}
