import type { Topic } from '../topic.ts'
import { allGrades } from './all.ts'
import type { Grade } from './grade.ts'

const entryOf = (topic: Topic | string): [string, Topic | 'planned'] =>
  typeof topic === 'string' ? [topic, 'planned'] : [topic.id, topic]
const byId = new Map(allGrades.map(({ id, topics }) => [id, new Map(topics.map(entryOf))]))

export const gradeOf = (id: string): Grade | null => allGrades.find(grade => grade.id === id) ?? null

/** A topic of a grade; 'planned' where it has no generator yet; null where the grade has no such topic. */
export const topicIn = (grade: string, topic: string): Topic | 'planned' | null => byId.get(grade)?.get(topic) ?? null

/** Every topic that has a generator, in teaching order. */
export const implementedTopics: readonly Topic[] = allGrades.flatMap(({ topics }) =>
  topics.filter(topic => typeof topic !== 'string'),
)
