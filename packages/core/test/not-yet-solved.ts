import type { LawName } from '../src/laws/index.ts'
import { NOT_YET_HELD } from './not-yet-held.ts'

/** Topics with a form that has no worked solution yet. Who writes the last one deletes the line. */
const NOT_YET_SOLVED: ReadonlySet<string> = new Set()

/** All laws that a topic does not hold yet. */
export const lawsNotYetHeld = (id: string): readonly LawName[] => [
  ...(NOT_YET_HELD[id] ?? []),
  ...(NOT_YET_SOLVED.has(id) ? (['every problem has a worked solution'] as const) : []),
]
