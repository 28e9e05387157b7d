import type { Topic } from '../topic.ts'
import { allGrades } from './all.ts'
import type { Grade } from './grade.ts'

type Entry = readonly [id: string, topic: Topic | 'planned']

const entryOf = (topic: Topic | string): Entry => (typeof topic === 'string' ? [topic, 'planned'] : [topic.id, topic])
const topicsById = new Map<Grade, ReadonlyMap<string, Topic | 'planned'>>()

export const gradeOf = (id: string): Grade | null => allGrades.find(grade => grade.id === id) ?? null

/** A topic of a grade; 'planned' where it has no generator yet; null where the grade has no such topic. */
export function topicIn(grade: string, topic: string): Topic | 'planned' | null {
  const found = gradeOf(grade)
  if (!found) return null
  const topics = topicsById.get(found) ?? new Map(found.topics.map(entryOf))
  topicsById.set(found, topics)
  return topics.get(topic) ?? null
}
