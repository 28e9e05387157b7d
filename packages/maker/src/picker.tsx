import type { GradeId } from '@worksheet/core'
import { useState } from 'preact/hooks'
import type { Plan } from './plan.ts'
import { Select } from './select.tsx'
import { type Choice, found, grades } from './topics.ts'
import { useLanguage, useWords } from './words.ts'

interface Props {
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

const COUNT = 8

/** Hundreds of topics stand between the search and the sheet for those who go by keys. */
const goPastTopics = () => (document.getElementById('entries') ?? document.getElementById('settings'))?.focus()

export function Picker({ plan, change }: Props) {
  const [language, words] = [useLanguage(), useWords()]
  const [search, setSearch] = useState('')
  const [grade, setGrade] = useState<GradeId | ''>('')
  const [added, setAdded] = useState<Choice | null>(null)
  const topics = found(search, grade === '' ? null : grade)
  const add = (choice: Choice) => {
    const { id, difficulties } = choice
    const difficulty = difficulties.find(level => level === 'medium') ?? difficulties[0]
    if (!difficulty) return
    change({ rows: [...plan.rows, { topic: id, difficulty, count: COUNT, replace: [], forms: [] }] })
    setAdded(choice)
  }
  return (
    <section aria-labelledby="topics">
      <h2 id="topics">{words.topics}</h2>
      <div class="fields">
        <label>
          {words.search}
          <input
            type="search"
            value={search}
            placeholder={words.searchExample}
            onInput={event => {
              setSearch(event.currentTarget.value)
              setAdded(null)
            }}
          />
        </label>
        <Select
          label={words.grade}
          value={grade}
          options={[['', words.all], ...grades.map(({ id, name }) => [id, name[language]] as const)]}
          onSelect={setGrade}
        />
      </div>
      <p class="note" role="status">
        {added === null ? words.topicCount(topics.length) : words.added(added.name[language])}
      </p>
      {/* The address holds the sheet, so that a link within the page cannot do this. */}
      <button type="button" class="skip" onClick={goPastTopics}>
        {words.pastTopics}
      </button>
      <ul class="topics">
        {topics.map(topic => (
          <li key={topic.id}>
            <button type="button" onClick={() => add(topic)}>
              <span>
                <span class="unseen">{words.add} </span>
                {topic.name[language]}
              </span>
              <small>
                {topic.gradeName[language]}
                {topic.standards.length > 0 && ` · ${topic.standards.join(', ')}`}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
