import { type CatalogTopic, catalog, type Difficulty, type GradeId } from '@worksheet/core'

export interface Choice {
  readonly id: string
  readonly grade: GradeId
  readonly gradeName: string
  readonly name: string
  readonly spanishName: string
  readonly domain: string
  readonly difficulties: readonly Difficulty[]
  readonly standards: readonly string[]
  /** What a search looks through. */
  readonly words: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const spanish = new Map(catalog({ locale: 'es' }).flatMap(({ topics }) => topics.map(topic => [topic.id, topic])))

const choiceOf = (topic: CatalogTopic, grade: GradeId, gradeName: string): Choice => {
  const other = spanish.get(topic.id) ?? topic
  const { id, name, domain, difficulties, standards } = topic
  const said = [id, name, other.name, topic.description, other.description, domain, other.domain, ...standards]
  return {
    id,
    grade,
    gradeName,
    name,
    spanishName: other.name,
    domain,
    difficulties,
    standards,
    words: plain(said.join(' ')),
  }
}

export const grades = catalog().map(({ id, name }) => ({ id, name }))

/** The topics that can be generated, in teaching order. */
export const choices: readonly Choice[] = catalog().flatMap(({ id, name, topics }) =>
  topics.filter(({ implemented }) => implemented).map(topic => choiceOf(topic, id, name)),
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
