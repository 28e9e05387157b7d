import { type CatalogTopic, catalog, topicsForStandard } from '@worksheet/core'
import { UsageError } from './terminal.ts'

export interface Named {
  readonly grade: string
  readonly topic: CatalogTopic
}

const every = (): Named[] => catalog().flatMap(({ id, topics }) => topics.map(topic => ({ grade: id, topic })))

/** A topic id belongs to one grade, so that the grade may be left out. */
export function topicNamed(id: string): Named {
  const found = every().find(({ topic }) => topic.id === id)
  if (!found) throw new UsageError(`There is no topic "${id}". worksheet catalog lists them.`)
  return found
}

export function topicFor(standard: string): Named {
  const found = topicsForStandard(standard).find(({ implemented }) => implemented)
  if (!found)
    throw new UsageError(
      `No topic that can be generated practises "${standard}". worksheet catalog --json names the standards of each topic.`,
    )
  return { grade: found.grade, topic: found }
}
