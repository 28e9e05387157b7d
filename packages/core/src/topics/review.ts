import type { Both } from '../both.ts'
import { assert, failed } from '../errors.ts'
import { DIFFICULTIES, type Difficulty, type Topic } from '../topic.ts'
import { tupleOf } from '../tuple.ts'
import type { Grade } from './grade.ts'
import { type GradeId, grades } from './grades.ts'

export type ReviewId = `cumulative-review-${GradeId}`

interface Source {
  readonly topic: Topic
  readonly form: string
}

function nameOfGrade(grade: GradeId): Both<string> {
  const known = grades.find(({ id }) => id === grade)
  assert(known, () => `There is no grade ${grade}`)
  return known.name
}

/** A grade with a last topic that draws from all the others: a cumulative page from one entry. */
export function withReview(grade: Grade): Grade {
  const topics = grade.topics.filter(topic => typeof topic !== 'string')
  return topics.length === 0 ? grade : { ...grade, topics: [...grade.topics, reviewOf(grade.id, topics)] }
}

/**
 * Its problems are those of the topics; its forms have both names. A strand follows another, and within a strand no topic
 * comes again before the others have come.
 */
function reviewOf(grade: GradeId, topics: readonly Topic[]): Topic<ReviewId> {
  const namesAt = (difficulty: Difficulty) =>
    topics.flatMap(topic => [...new Set(topic.turns(difficulty))].map(form => `${topic.id}/${form}`))
  const byLevel = new Map<Difficulty, readonly string[]>()
  const byId = new Map(topics.map(topic => [topic.id, topic]))
  const sourceOf = (name: string): Source => {
    const [id, form] = tupleOf(name.split('/'), 2)
    return { topic: byId.get(id) ?? failed(`The review of ${grade} has no form ${name}`), form }
  }
  const { en, es } = nameOfGrade(grade)
  return {
    id: `cumulative-review-${grade}`,
    name: { en: `${en}: cumulative review`, es: `${es}: repaso acumulativo` },
    description: {
      en: 'Solve problems of all the strands and topics of the year in turn.',
      es: 'Resuelve por turno problemas de todos los ejes y temas del año.',
    },
    domain: 'Review',
    standards: [],
    rev: topics.reduce((sum, { rev = 1 }) => sum + rev, 0),
    difficulties: DIFFICULTIES.filter(difficulty => topics.some(topic => topic.difficulties.includes(difficulty))),
    levels: Object.fromEntries(DIFFICULTIES.map(difficulty => [difficulty, {}])),
    turns(difficulty) {
      const known = byLevel.get(difficulty) ?? namesAt(difficulty)
      byLevel.set(difficulty, known)
      return known
    },
    form(name) {
      const { topic, form } = sourceOf(name)
      return topic.form(form)
    },
    sketch(difficulty, name, random) {
      const { topic, form } = sourceOf(name)
      return topic.sketch(difficulty, form, random)
    },
    roundsOf(name) {
      const { topic } = sourceOf(name)
      return [topic.domain, topic.id]
    },
  }
}
