import { type CatalogTopic, catalog, topicsForStandard } from '@worksheet/core'
import { didYouMean } from '@worksheet/core/request'
import { UsageError } from './terminal.ts'

export interface Named {
  readonly grade: string
  readonly topic: CatalogTopic
}

const every = (): Named[] => catalog().flatMap(({ id, topics }) => topics.map(topic => ({ grade: id, topic })))

/** A topic id belongs to one grade, so that the grade may be left out. */
export function topicNamed(id: string): Named {
  const found = every().find(({ topic }) => topic.id === id)
  if (found) return found
  const spanish = catalog({ locale: 'es' }).flatMap(({ topics }) => topics)
  const meant = didYouMean(
    id,
    every().map(({ topic }, i) => [topic.id, topic.name, spanish[i]?.name ?? topic.name]),
  )
  throw new UsageError(`There is no topic "${id}".${meant} worksheet catalog lists them.`)
}

export function topicFor(standard: string): Named {
  const found = topicsForStandard(standard).find(({ implemented }) => implemented)
  if (!found) {
    const known = new Set(every().flatMap(({ topic }) => (topic.implemented ? topic.standards : [])))
    const meant = didYouMean(
      standard,
      [...known].map(code => [code]),
    )
    throw new UsageError(
      `No topic that can be generated practises "${standard}".${meant} worksheet catalog --json names the standards of each topic.`,
    )
  }
  return { grade: found.grade, topic: found }
}
