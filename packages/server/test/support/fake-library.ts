import { type ErrorCode, type Locale, WorksheetError } from '@worksheet/core'
import type { Library } from '../../src/rendering/engine.ts'
import type { Job } from '../../src/rendering/job.ts'
import { fakeProduce } from './fake-produce.ts'

const topic = (id: string, implemented: boolean) => ({
  id,
  name: id,
  domain: 'Algebra',
  description: id,
  implemented,
  difficulties: ['easy', 'medium'],
  standards: [],
})

const GRADES = [
  { id: 'k', name: { en: 'Kindergarten', es: 'Kínder' }, topics: [topic('count-to-ten', false)] },
  { id: '1', name: { en: 'Grade 1', es: '1.er grado' }, topics: [topic('add-to-ten', true)] },
  { id: '2', name: { en: 'Grade 2', es: '2.º grado' }, topics: [topic('add-to-hundred', true)] },
  { id: '6', name: { en: 'Grade 6', es: '6.º grado' }, topics: [topic('one-step-equations', true)] },
]

/** Stands in for the library where a test needs an output to fail, to take long, or to cost nothing. */
export const fakeLibrary: Library = {
  load: async () => {},
  catalog: (locale: Locale) => GRADES.map(({ name, ...rest }) => ({ ...rest, name: name[locale] })),
  levels: () => [{ difficulty: 'easy', forms: [{ id: 'only', kind: 'compute', share: 1 }], variety: null }],
  check({ entries }) {
    const refuse = (code: ErrorCode) => {
      throw new WorksheetError(code, `Refused: ${code}`, [{ path: 'entries', code, message: code }])
    }
    const all = entries.map(entry => ({ entry, ...lookUp(entry) }))
    if (all.some(({ grade }) => !grade)) refuse('unknown_grade')
    if (all.some(({ found }) => !found)) refuse('unknown_topic')
    if (all.some(({ found }) => !found!.implemented)) refuse('topic_not_implemented')
    if (all.some(({ found, entry }) => !found!.difficulties.includes(entry.difficulty)))
      refuse('difficulty_not_available')
    if (new Set(entries.map(({ id }) => id)).size < entries.length) refuse('duplicate_entry_id')
    if (entries.reduce((sum, { count }) => sum + count, 0) > 150) refuse('too_many_problems')
  },
  produce: fakeProduce,
}

function lookUp({ grade: id, topic: topicId }: Job['request']['entries'][number]) {
  const grade = GRADES.find(grade => grade.id === id)
  return { grade, found: grade?.topics.find(({ id }) => id === topicId) }
}
