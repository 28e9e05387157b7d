import type { Topic } from '../src/topic.ts'
import { allGrades } from '../src/topics/all.ts'

/** Every topic that has a generator, in teaching order. */
export const implementedTopics: readonly Topic[] = allGrades.flatMap(({ topics }) =>
  topics.filter(topic => typeof topic !== 'string'),
)
