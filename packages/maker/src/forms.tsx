import { contentToText, type FormKind, generateWorksheet, type Locale, loadTopics, topicLevels } from '@worksheet/core'
import { useEffect, useState } from 'preact/hooks'
import type { Row } from './plan.ts'
import { useLanguage, useWords } from './words.ts'

interface Offered {
  readonly id: string
  readonly kind: FormKind
  /** How such a problem begins. */
  readonly example: string
}

interface Props {
  readonly row: Row
  readonly onChoose: (forms: readonly string[]) => void
}

/** The kinds of problem of a topic at its level, of which some may be left out. They are read when they are looked at. */
export function Forms({ row: { topic, difficulty, forms }, onChoose }: Props) {
  const [language, words] = [useLanguage(), useWords()]
  const [isOpen, setIsOpen] = useState(false)
  const [offered, setOffered] = useState<readonly Offered[]>([])
  useEffect(() => {
    if (!isOpen) return
    let isLatest = true
    // What cannot be loaded is told where the sheet is shown.
    void offeredBy(topic, difficulty, language).then(
      found => isLatest && setOffered(found),
      () => isLatest && setOffered([]),
    )
    return () => {
      isLatest = false
    }
  }, [isOpen, topic, difficulty, language])

  const ids = offered.map(({ id }) => id)
  const chosen = forms.length > 0 ? forms : ids
  const choose = (id: string, isChosen: boolean) => {
    const next = ids.filter(other => (other === id ? isChosen : chosen.includes(other)))
    onChoose(next.length === ids.length ? [] : next)
  }
  return (
    <details class="forms" onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>{words.forms(forms.length)}</summary>
      <ul>
        {offered.map(({ id, kind, example }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                // A topic without forms has no problems.
                disabled={chosen.length === 1 && chosen.includes(id)}
                onChange={event => choose(id, event.currentTarget.checked)}
              />
              <span>
                {words.kinds[kind]}
                <small lang={language}>{example}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </details>
  )
}

const LONGEST = 90

async function offeredBy(topic: string, difficulty: Row['difficulty'], locale: Locale): Promise<readonly Offered[]> {
  await loadTopics({ entries: [{ topic, count: 1 }] })
  const level = topicLevels(topic).find(level => level.difficulty === difficulty)
  return (level?.forms ?? []).map(({ id, kind }) => {
    const { entries } = generateWorksheet({ locale, entries: [{ topic, difficulty, count: 1, forms: [id] }] })
    const asked = entries.flatMap(({ problems }) => problems.map(({ prompt }) => contentToText(prompt, locale)))
    const text = asked.join(' ').replaceAll(/\s+/g, ' ')
    return { id, kind, example: text.length > LONGEST ? `${text.slice(0, LONGEST)} …` : text }
  })
}
