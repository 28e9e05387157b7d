import type { Engine } from '../rendering/engine.ts'
import type { Job } from '../rendering/job.ts'
import type { Examples } from './document.ts'

const PREFERRED = 'one-step-equations'

interface Grade {
  readonly id: string
  readonly topics: readonly {
    readonly id: string
    readonly implemented: boolean
    readonly difficulties: readonly string[]
  }[]
}

/** A request that works on this very server: it asks for a topic that is implemented. */
export function exampleEntries(engine: Engine): Job['request']['entries'] {
  const grades = JSON.parse(engine.catalog('en')) as Grade[]
  const topics = grades.flatMap(({ id, topics }) =>
    topics.filter(({ implemented }) => implemented).map(topic => ({ grade: id, topic })),
  )
  const { grade, topic } = topics.find(({ topic }) => topic.id === PREFERRED) ?? topics[0]!
  const difficulty = topic.difficulties[0] as 'easy' | 'medium' | 'hard'
  return [{ id: 'warm-up', grade, topic: topic.id, difficulty, count: 2 }]
}

/** Real answers of the engine, for the documentation. */
export async function makeExamples(engine: Engine, publicUrl: string): Promise<Examples> {
  const entries = exampleEntries(engine)
  const { grade, topic } = entries[0]!
  const body = { entries, locale: 'en', seed: 7 }
  const request: Job['request'] = { entries, locale: 'en', seed: 7 }
  const json = await engine.produce({ output: 'json', request, warnings: [] })
  const latex = await engine.produce({ output: 'latex', request, title: '', document: false, showAnswerKey: false })
  const catalog = (JSON.parse(engine.catalog('en')) as Grade[])
    .filter(({ id }) => id === grade)
    .map(({ topics, ...rest }) => ({ ...rest, topics: topics.filter(({ id }) => id === topic) }))
  const embedId = 'u9vU6nJ0T5eXh1mKq3zZ2g'
  return {
    bodies: {
      json: body,
      latex: { ...body, title: 'Warm-up', document: true, showAnswerKey: true },
      embed: { ...body, title: 'Warm-up', showAnswerKey: true },
      pdf: { ...body, layout: { title: 'Warm-up', columns: 2, workspace: 'normal' }, showAnswerKey: true },
    },
    answers: {
      Catalog: catalog,
      WorksheetAnswer: JSON.parse(String(json)),
      LatexAnswer: { data: { latex } },
      EmbedAnswer: { data: { embedId, embedUrl: `${publicUrl}/embeds/${embedId}` } },
    },
  }
}
