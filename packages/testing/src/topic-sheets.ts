import { generateWorksheet, type Locale, type ShownSection, type ShownWorksheet, showWorksheet } from '@worksheet/core'
import { LABELS } from '../../core/src/language/labels.ts'
import { allGrades } from '../../core/src/topics/all.ts'

type Planned = Extract<(typeof allGrades)[number]['topics'][number], string>
type Topic = Exclude<(typeof allGrades)[number]['topics'][number], Planned>

export interface ImplementedGrade {
  readonly grade: string
  readonly topics: readonly Topic[]
}

/** Grades that have topics with a generator, and these topics. */
export const implementedGrades: readonly ImplementedGrade[] = allGrades
  .map(({ id, topics }) => ({ grade: id, topics: topics.filter((topic): topic is Topic => typeof topic !== 'string') }))
  .filter(({ topics }) => topics.length > 0)

/** A topic at all its levels. Without a count, as many problems as there are forms. */
export function topicSheet(grade: string, topic: Topic, locale: Locale, seed: number, count?: number): ShownWorksheet {
  const entries = topic.difficulties.map(difficulty => ({
    id: difficulty,
    grade,
    topic: topic.id,
    difficulty,
    count: count ?? Math.min(new Set(topic.turns(difficulty)).size, 8),
  }))
  return showWorksheet(generateWorksheet({ entries, locale, seed }))
}

/** Every topic at every level, as one sheet. */
export function wholeSheet(locale: Locale, seed = 1): ShownWorksheet {
  let number = 0
  const sections = implementedGrades.flatMap(({ grade, topics }) =>
    topics.flatMap(topic => topicSheet(grade, topic, locale, seed).sections),
  )
  const numbered = sections.map(
    (section): ShownSection => ({
      ...section,
      title: `${section.title}: ${section.difficulty}`,
      problems: section.problems.map(problem => ({ ...problem, number: ++number })),
    }),
  )
  return { locale, labels: LABELS[locale], sections: numbered }
}
