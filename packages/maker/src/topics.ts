import { type Both, type CatalogTopic, catalog, type Difficulty, type GradeId } from '@worksheet/core'

export interface Choice {
  readonly id: string
  readonly grade: GradeId
  readonly gradeName: Both<string>
  readonly name: Both<string>
  readonly difficulties: readonly Difficulty[]
  readonly standards: readonly string[]
  /** What a search looks through. */
  readonly words: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const spanish = catalog({ locale: 'es' })
const spanishTopics = new Map(spanish.flatMap(({ topics }) => topics.map(topic => [topic.id, topic])))
const spanishGrades = new Map(spanish.map(({ id, name }) => [id, name]))

const choiceOf = (topic: CatalogTopic, grade: Grade): Choice => {
  const other = spanishTopics.get(topic.id) ?? topic
  const { id, name, domain, difficulties, standards } = topic
  const said = [id, name, other.name, topic.description, other.description, domain, other.domain, ...standards]
  return {
    id,
    grade: grade.id,
    gradeName: grade.name,
    name: { en: name, es: other.name },
    difficulties,
    standards,
    words: plain(said.join(' ')),
  }
}

interface Grade {
  readonly id: GradeId
  readonly name: Both<string>
}

const gradeOf = ({ id, name }: { readonly id: GradeId; readonly name: string }): Grade => ({
  id,
  name: { en: name, es: spanishGrades.get(id) ?? name },
})

export const grades: readonly Grade[] = catalog().map(gradeOf)

/** The topics that can be generated, in teaching order. */
export const choices: readonly Choice[] = catalog().flatMap(grade =>
  grade.topics.filter(({ implemented }) => implemented).map(topic => choiceOf(topic, gradeOf(grade))),
)

const byId = new Map(choices.map(choice => [choice.id, choice]))
export const choiceById = (id: string): Choice | undefined => byId.get(id)

/** Every word of a search is somewhere in a topic: its names in both languages, what pupils do, its standards. */
export function found(search: string, grade: GradeId | null): readonly Choice[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  return choices.filter(
    choice => (grade === null || choice.grade === grade) && words.every(word => choice.words.includes(word)),
  )
}
