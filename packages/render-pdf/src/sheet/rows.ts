import type { ShownBlock, ShownProblem } from '@worksheet/core/show'
import { isPicture } from '../content/figure.ts'
import type { Setting } from '../content/setting.ts'
import { wholeWidth } from './least-width.ts'
import { cellWidth, type Measures } from './measures.ts'

const MOST_ACROSS = 5
const LEAST_ACROSS = 3
const MOST_LETTERS = 100
/** Columns that short problems of unequal height are read down in. */
const MOST_FLOWING = 3
/** So many short problems are never read down columns. */
const LONG = 9
/** With less room than this beside one another, in em, nobody works. */
export const LEAST_WORKING = 10
/** Problems that need more lines than this are not written between others, unless they are written in columns. */
const MOST_LINES = 4

/** How a problem stands with its neighbors. */
export interface Place {
  /** How many stand side by side in its row: 1, or 3 and more. */
  readonly across: number
  /** The columns that they may be read down instead, 1 where they may not. */
  readonly flow: number
}

/** Of each problem of a section; neighbors that are short enough share a row. */
export function placesOf(
  problems: readonly ShownProblem[],
  indent: number,
  measures: Measures,
  setting: Setting,
): readonly Place[] {
  const starts = runStarts(problems)
  const most = problems.map(problem => mostAcross(problem, indent, measures, setting))
  const places: Place[] = []
  for (let i = 0; i < problems.length; i = places.length) {
    let end = i + 1
    if (most[i]! >= LEAST_ACROSS) while (end < problems.length && most[end]! >= LEAST_ACROSS && !starts.has(end)) end++
    const count = end - i
    const pictured = problems.slice(i, end).filter(hasPictures).length
    // As few rows as can be, and as even: 5 and 5 rather than 6 and 4.
    const rows = Math.ceil(count / Math.min(...most.slice(i, end)))
    const isPair = count === 2 && measures.columns === 1 && problems.slice(i, end).every(isWorkedBelow)
    const across = count < LEAST_ACROSS && !isPair ? 1 : Math.ceil(count / rows)
    const isMixed = pictured > 0 && pictured < count
    const flow = isMixed && across > 2 ? MOST_FLOWING : count >= LONG ? 1 : 2
    places.push(...Array<Place>(count).fill({ across, flow }))
  }
  return places
}

/** How many problems like this one stand side by side in a row: 1, or 3 and more. */
function mostAcross(problem: ShownProblem, indent: number, measures: Measures, setting: Setting): number {
  const { prompt, choices, answer, lines } = problem
  const { size } = setting
  const isWritten = prompt.some(({ kind }) => kind === 'grid')
  const isDrawn = choices.length === 0 && answer.some(isPicture)
  if (isDrawn || (lines > MOST_LINES && !isWritten) || prompt.some(isLong)) return 1
  const working = isWritten || lines < 2 ? 0 : LEAST_WORKING * size
  const needed = Math.max(working, indent + wholeWidth(problem, setting))
  let across = MOST_ACROSS
  while (across >= LEAST_ACROSS && cellWidth(measures, across) < needed) across--
  return across < LEAST_ACROSS ? 1 : across
}

/** Two of these save a single column much room. */
const isWorkedBelow = ({ lines, choices }: ShownProblem): boolean => lines > 2 && choices.length === 0

/** Not worth measuring. */
const isLong = (block: ShownBlock): boolean =>
  block.kind === 'paragraph' &&
  block.content.reduce((sum, item) => sum + (typeof item === 'string' ? item.length : 0), 0) > MOST_LETTERS

/** Where something is said above a problem, or is no longer said for it. */
export function runStarts(problems: readonly ShownProblem[]): ReadonlySet<number> {
  return new Set([0, ...problems.flatMap(({ direction }, i) => (direction ? [i, i + direction.count] : []))])
}

export const hasPictures = ({ prompt, choices }: ShownProblem): boolean =>
  [...prompt, ...choices.flatMap(({ content }) => content)].some((block: ShownBlock) => isPicture(block))
