import type { Both } from '../both.ts'
import type { Difficulty } from '../topic.ts'
import { allGrades } from './all.ts'
import type { GradeId } from './grades.ts'
import { planned } from './planned.ts'

/** What is known of a topic without its generator. */
export interface TopicOutline {
  readonly id: string
  readonly grade: GradeId
  readonly name: Both<string>
  readonly description: Both<string>
  readonly domain: string
  readonly standards: readonly string[]
  readonly difficulties: readonly Difficulty[]
  readonly implemented: boolean
  /** Which revision of its problems it gives; 1 from the start. */
  readonly rev: number
}

/** All topics in teaching order. The build writes it out as data, so that the catalog needs no generator. */
export const outline: readonly TopicOutline[] = allGrades.flatMap(({ id: grade, topics }) =>
  topics.map((topic): TopicOutline => {
    const isPlanned = typeof topic === 'string'
    const { name, description, domain, standards, difficulties } = isPlanned ? planned[topic] : topic
    return {
      id: isPlanned ? topic : topic.id,
      grade,
      name,
      description,
      domain,
      standards,
      difficulties,
      implemented: !isPlanned,
      rev: isPlanned ? 1 : (topic.rev ?? 1),
    }
  }),
)
