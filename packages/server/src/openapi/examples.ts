import type { Engine } from '../rendering/engine.ts'
import type { Job } from '../rendering/job.ts'
import type { Examples } from './parts.ts'

const PREFERRED = 'two-step-equations'

/** The service asks for itself. */
const NOBODY = ''

export interface Grade {
  readonly id: string
  readonly topics: readonly {
    readonly id: string
    readonly implemented: boolean
    readonly difficulties: readonly string[]
  }[]
}

/** An entry that works on this very server: it asks for a topic that is implemented. */
export function exampleEntry(grades: readonly Grade[]): Job['request']['entries'][number] {
  const topics = grades.flatMap(({ id, topics }) =>
    topics.filter(({ implemented }) => implemented).map(topic => ({ grade: id, topic })),
  )
  const found = topics.find(({ topic }) => topic.id === PREFERRED) ?? topics[0]
  if (!found) throw new Error('The catalog offers no topic')
  const difficulty = found.topic.difficulties[0] as Job['request']['entries'][number]['difficulty']
  return { id: 'warm-up', grade: found.grade, topic: found.topic.id, difficulty, count: 2 }
}

export const gradesOf = (engine: Pick<Engine, 'catalog'>) => JSON.parse(engine.catalog('en')) as Grade[]

/** Real answers of the engine, for the documentation. */
export async function makeExamples(engine: Engine, publicUrl: string): Promise<Examples> {
  const grades = gradesOf(engine)
  const entry = exampleEntry(grades)
  const { grade, topic } = entry
  const entries = [entry]
  const body = { entries, locale: 'en', seed: 7 }
  const request: Job['request'] = { entries, locale: 'en', seed: 7 }
  const json = await engine.produce(
    { output: 'json', request, warnings: [], include: null, includeSolutions: false },
    NOBODY,
  )
  const latex = await engine.produce(
    { output: 'latex', request, title: '', document: false, showAnswerKey: false, showSolutions: false, part: 'all' },
    NOBODY,
  )
  const catalog = grades
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
