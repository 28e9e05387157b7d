import type { GradeId } from '@worksheet/core'
import { useState } from 'preact/hooks'
import type { Plan } from './plan.ts'
import { type Choice, found, grades } from './topics.ts'

interface Props {
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

const COUNT = 8

export function Picker({ plan, change }: Props) {
  const [search, setSearch] = useState('')
  const [grade, setGrade] = useState<GradeId | null>(null)
  const topics = found(search, grade)
  const add = ({ id, difficulties }: Choice) => {
    const difficulty = difficulties.find(level => level === 'medium') ?? difficulties[0]
    if (difficulty) change({ rows: [...plan.rows, { topic: id, difficulty, count: COUNT, replace: [] }] })
  }
  return (
    <section aria-labelledby="topics">
      <h2 id="topics">Topics</h2>
      <div class="fields">
        <label>
          Search
          <input
            type="search"
            value={search}
            placeholder="fractions, ecuaciones, 3.OA.C.7"
            onInput={event => setSearch(event.currentTarget.value)}
          />
        </label>
        <label>
          Grade
          <select
            value={grade ?? ''}
            onChange={event => setGrade(grades.find(({ id }) => id === event.currentTarget.value)?.id ?? null)}
          >
            <option value="">All</option>
            {grades.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="note" role="status">
        {topics.length === 1 ? '1 topic' : `${topics.length} topics`}
      </p>
      <ul class="topics">
        {topics.map(topic => (
          <li key={topic.id}>
            <button type="button" onClick={() => add(topic)} aria-label={`Add ${topic.name}`}>
              <span>{plan.locale === 'es' ? topic.spanishName : topic.name}</span>
              <small>
                {topic.gradeName}
                {topic.standards.length > 0 && ` · ${topic.standards.join(', ')}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
