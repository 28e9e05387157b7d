import { contentToText, type FormKind, generateWorksheet, type Locale, loadTopics, topicLevels } from '@worksheet/core'
import type { Row } from './plan.ts'

export interface Offered {
  readonly id: string
  readonly kind: FormKind
  /** How such a problem begins. */
  readonly example: string
}

const LONGEST = 90

/** The kinds of problem that a topic offers at a level. */
export async function offeredBy(
  topic: string,
  difficulty: Row['difficulty'],
  locale: Locale,
): Promise<readonly Offered[]> {
  await loadTopics({ entries: [{ topic, count: 1 }] })
  const level = topicLevels(topic).find(level => level.difficulty === difficulty)
  return (level?.forms ?? []).map(({ id, kind }) => {
    const { entries } = generateWorksheet({ locale, entries: [{ topic, difficulty, count: 1, forms: [id] }] })
    const asked = entries.flatMap(({ problems }) => problems.map(({ prompt }) => contentToText(prompt, locale)))
    const text = asked.join(' ').replaceAll(/\s+/g, ' ')
    return { id, kind, example: text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text }
  })
}
