import type { ShownBlock, ShownProblem } from '../shown.ts'

/** What is said above a problem, with the numbers of the problems it is for: "4–7. Multiply." Nothing where nothing is said. */
export function directionOf({ number, direction }: ShownProblem, startNumber = 1): readonly ShownBlock[] {
  if (!direction) return []
  const first = number + startNumber - 1
  const numbers = direction.count === 1 ? `${first}. ` : `${first}–${first + direction.count - 1}. `
  const [block, ...rest] = direction.said
  return block?.kind === 'paragraph'
    ? [{ ...block, content: [numbers, ...block.content] }, ...rest]
    : [{ kind: 'paragraph', content: [numbers] }, ...direction.said]
}

/** The problems of a section in runs: a run ends where something is said above the next problem. */
export function runsOf(problems: readonly ShownProblem[]): readonly (readonly ShownProblem[])[] {
  const starts = problems.flatMap(({ direction }, i) => (i === 0 || direction ? [i] : []))
  return starts.map((start, i) => problems.slice(start, starts[i + 1]))
}
