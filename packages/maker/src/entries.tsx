import { DIFFICULTIES } from '@worksheet/core'
import { useState } from 'preact/hooks'
import { MOST, moved, type Plan, type Row, withCount } from './plan.ts'
import { choiceById } from './topics.ts'

interface Props {
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

export function Entries({ plan: { rows }, change }: Props) {
  const [dragged, setDragged] = useState<number | null>(null)
  const put = (index: number, row: Row) => change({ rows: rows.with(index, row) })
  const drop = (index: number) => {
    if (dragged !== null) change({ rows: moved(rows, dragged, index) })
    setDragged(null)
  }
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="entries">
      <h2 id="entries">On the sheet</h2>
      <ol class="entries">
        {rows.map((row, index) => {
          const topic = choiceById(row.topic)
          const name = topic?.name ?? row.topic
          return (
            <li
              // Two rows may be alike in everything but their place.
              key={`${row.topic} ${index}`}
              draggable
              onDragStart={() => setDragged(index)}
              onDragOver={event => event.preventDefault()}
              onDrop={() => drop(index)}
            >
              <fieldset>
                <legend>{name}</legend>
                <label>
                  Level
                  <select
                    value={row.difficulty}
                    onChange={event => {
                      const difficulty = DIFFICULTIES.find(level => level === event.currentTarget.value)
                      if (difficulty) put(index, { ...row, difficulty, replace: [] })
                    }}
                  >
                    {(topic?.difficulties ?? [row.difficulty]).map(level => (
                      <option key={level}>{level}</option>
                    ))}
                  </select>
                </label>
                <label>
                  Problems
                  <input
                    type="number"
                    min={1}
                    max={MOST}
                    value={row.count}
                    onInput={event => {
                      const count = event.currentTarget.valueAsNumber
                      if (Number.isInteger(count) && count >= 1 && count <= MOST) put(index, withCount(row, count))
                    }}
                  />
                </label>
                <div class="buttons">
                  <button
                    type="button"
                    disabled={index === 0}
                    aria-label={`Move ${name} up`}
                    onClick={() => change({ rows: moved(rows, index, index - 1) })}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    disabled={index === rows.length - 1}
                    aria-label={`Move ${name} down`}
                    onClick={() => change({ rows: moved(rows, index, index + 1) })}
                  >
                    ↓
                  </button>
                  <button
                    type="button"
                    aria-label={`Remove ${name}`}
                    onClick={() => change({ rows: rows.toSpliced(index, 1) })}
                  >
                    ✕
                  </button>
                </div>
              </fieldset>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
