import type { Topic } from '../topic.ts'
import type { GradeId } from './grades.ts'
import type { planned } from './planned.ts'

export type PlannedId = keyof typeof planned

/** A grade or course: its topics in teaching order. A topic that has no generator yet stands by its id. */
export interface Grade {
  readonly id: GradeId
  readonly topics: readonly (Topic | PlannedId)[]
}
