import { generateWorksheet, type Locale, type ShownSection, type ShownWorksheet, showWorksheet } from '@worksheet/core'
import { LABELS } from '../../core/src/language/labels.ts'
import { writtenGrades } from '../../core/src/topics/all.ts'
import { isAsked } from './asked.ts'
import { isChanged } from './changes.ts'
import { touched } from './touched.ts'

type Planned = Extract<(typeof writtenGrades)[number]['topics'][number], string>
type Topic = Exclude<(typeof writtenGrades)[number]['topics'][number], Planned>

export interface ImplementedGrade {
  readonly grade: string
  readonly topics: readonly Topic[]
}

/** Grades that have topics with a generator, and these topics. */
export const implementedGrades: readonly ImplementedGrade[] = writtenGrades
  .map(({ id, topics }) => ({
    grade: id,
    topics: topics.filter((topic): topic is Topic => typeof topic !== 'string').filter(isAsked),
  }))
  .filter(({ topics }) => topics.length > 0)

/** Of the topics that no change touches, one in so many is tried. */
const ONE_IN = 8
const SHOWS = 'packages/core/src/show/index.ts'

/**
 * The topics that what reads them is tried on: all where its folder changed, or code that it begins with, which is that of
 * showing unless given; else those that a change touches, and a few.
 */
export async function topicsToTry(folder: string, beginsWith = SHOWS): Promise<readonly ImplementedGrade[]> {
  const fileOf = (grade: string, topic: Topic) => `packages/core/src/topics/${grade}/${topic.id}.ts`
  const all = implementedGrades.flatMap(({ grade, topics }) => topics.map(topic => fileOf(grade, topic)))
  if (isChanged(folder)) return implementedGrades
  const files = await touched(all, beginsWith)
  const isTried = (file: string) =>
    process.env.TOPICS !== undefined || files.has(file) || all.indexOf(file) % ONE_IN === 0
  return implementedGrades
    .map(({ grade, topics }) => ({ grade, topics: topics.filter(topic => isTried(fileOf(grade, topic))) }))
    .filter(({ topics }) => topics.length > 0)
}

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

/** Topics of one document: TeX starts slowly, and keeps what it has set. */
const TOPICS_OF_A_SHEET = 70

/** These topics at every level, as few sheets. */
export function wholeSheets(grades: readonly ImplementedGrade[], locale: Locale, seed = 1): readonly ShownWorksheet[] {
  const all = grades.flatMap(({ grade, topics }) => topics.map(topic => ({ grade, topic })))
  const parts = Array.from({ length: Math.ceil(all.length / TOPICS_OF_A_SHEET) }, (_, i) =>
    all.slice(i * TOPICS_OF_A_SHEET, (i + 1) * TOPICS_OF_A_SHEET),
  )
  return parts.map(part => {
    let number = 0
    const sections = part
      .flatMap(({ grade, topic }) => topicSheet(grade, topic, locale, seed).sections)
      .map(
        (section): ShownSection => ({
          ...section,
          title: `${section.title}: ${section.difficulty}`,
          problems: section.problems.map(problem => ({ ...problem, number: ++number })),
        }),
      )
    return { locale, labels: LABELS[locale], sections }
  })
}
