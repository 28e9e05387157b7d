import { DIFFICULTIES } from '@worksheet/core'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { Forms } from './forms.tsx'
import { MOST, moved, type Plan, type Row, withCount } from './plan.ts'
import { Select } from './select.tsx'
import { choiceById } from './topics.ts'
import { useLanguage, useWords } from './words.ts'

interface Props {
  readonly plan: Plan
  readonly change: (part: Partial<Plan>) => void
}

type Direction = 'up' | 'down'
/** What was pressed at a row, for the focus to go on from. */
type Pressed = { readonly index: number; readonly button: Direction | 'remove' }

export function Entries({ plan: { rows }, change }: Props) {
  const [language, words] = [useLanguage(), useWords()]
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<Pressed | null>(null)

  // The focus goes with the topic that was moved, to its other arrow where it can go no further. After one that is gone it is on the next.
  useLayoutEffect(() => {
    if (pressed.current === null) return
    const { index, button } = pressed.current
    pressed.current = null
    if (button === 'remove') {
      const last = list.current?.children[Math.min(index, rows.length - 1)]
      const next = last?.querySelector<HTMLElement>('[data-remove]') ?? document.getElementById('settings')
      next?.focus()
      return
    }
    const arrows = [...(list.current?.children[index]?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
    const arrow = arrows.find(arrow => arrow.dataset.move === button && !arrow.disabled)
    const other = arrows.find(arrow => !arrow.disabled)
    ;(arrow ?? other)?.focus()
  }, [rows])

  if (rows.length === 0) return null
  const put = (index: number, row: Row) => change({ rows: rows.with(index, row) })
  const move = (from: number, direction: Direction) => {
    const to = direction === 'up' ? from - 1 : from + 1
    pressed.current = { index: to, button: direction }
    change({ rows: moved(rows, from, to) })
  }
  const remove = (index: number) => {
    pressed.current = { index, button: 'remove' }
    change({ rows: rows.toSpliced(index, 1) })
  }
  const drop = (index: number) => {
    if (dragged !== null) change({ rows: moved(rows, dragged, index) })
    setDragged(null)
    setOver(null)
  }
  return (
    <section aria-labelledby="entries">
      <h2 id="entries" tabIndex={-1}>
        {words.onSheet}
      </h2>
      {rows.length > 1 && <p class="note">{words.order}</p>}
      <ol class="entries" ref={list}>
        {rows.map((row, index) => {
          const topic = choiceById(row.topic)
          const name = topic?.name[language] ?? row.topic
          return (
            <li
              // Two rows may be alike in everything but their place.
              key={`${row.topic} ${index}`}
              class={over === index && dragged !== index ? 'over' : ''}
              draggable
              onDragStart={event => {
                event.dataTransfer?.setData('text/plain', name)
                setDragged(index)
              }}
              onDragEnd={() => {
                setDragged(null)
                setOver(null)
              }}
              onDragOver={event => {
                event.preventDefault()
                setOver(index)
              }}
              onDrop={event => {
                event.preventDefault()
                drop(index)
              }}
            >
              <fieldset>
                <legend>{name}</legend>
                <Select
                  label={words.level}
                  value={row.difficulty}
                  options={DIFFICULTIES.filter(level => topic?.difficulties.includes(level) ?? true).map(
                    level => [level, words.levels[level]] as const,
                  )}
                  onSelect={difficulty => put(index, { ...row, difficulty, replace: [], forms: [] })}
                />
                <label>
                  {words.problems}
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
                    data-move="up"
                    disabled={index === 0}
                    aria-label={words.moveUp(name)}
                    onClick={() => move(index, 'up')}
                  >
                    ↑
                  </button>
                  <button
                    type="button"
                    data-move="down"
                    disabled={index === rows.length - 1}
                    aria-label={words.moveDown(name)}
                    onClick={() => move(index, 'down')}
                  >
                    ↓
                  </button>
                  <button type="button" data-remove aria-label={words.remove(name)} onClick={() => remove(index)}>
                    ✕
                  </button>
                </div>
                <Forms row={row} onChoose={forms => put(index, { ...row, forms, replace: [] })} />
              </fieldset>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
