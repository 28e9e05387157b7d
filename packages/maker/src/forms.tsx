import { useEffect, useState } from 'preact/hooks'
import type { Offered } from './offered.ts'
import type { Row } from './plan.ts'
import { useLanguage, useWords } from './words.ts'

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
    const read = import('./offered.ts').then(({ offeredBy }) => offeredBy(topic, difficulty, language))
    // What cannot be loaded is told where the sheet is shown.
    void read.then(
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
