import { renderHtml, STYLES } from '@worksheet/render-html'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Made } from './app.tsx'
import { holdsSolutions, type Plan } from './plan.ts'
import { useWords, type Words } from './words.ts'

interface Props extends Made {
  readonly plan: Plan
  /** Asks for another problem in the place of this one, by its number on the sheet. */
  readonly exchange: (number: number) => void
}

// Not as an element of the page, whose policy takes styles from files alone.
const styles = new CSSStyleSheet()
styles.replaceSync(STYLES)
document.adoptedStyleSheets = [styles]

export function Preview({ plan, worksheet, problem, exchange }: Props) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const exchanged = useRef<number | null>(null)
  const { title, answers, columns, fontSize, workspace } = plan
  const hasSolutions = worksheet !== null && holdsSolutions(worksheet)
  const html = useMemo(
    () =>
      worksheet &&
      renderHtml(worksheet, {
        document: false,
        title,
        fontSize,
        showAnswerKey: answers,
        showSolutions: plan.solutions && hasSolutions,
      }),
    [worksheet, title, fontSize, answers, plan.solutions],
  )

  // What is printed is what the renderer gives; the buttons are the page's own.
  useLayoutEffect(() => {
    const items = place.current?.querySelectorAll<HTMLLIElement>('.problems > li') ?? []
    for (const item of items) {
      item.querySelector(':scope > .exchange')?.remove()
      const button = exchangeButton(words, item.value, () => {
        exchanged.current = item.value
        exchange(item.value)
      })
      item.append(button)
      if (item.value === exchanged.current) button.focus({ preventScroll: true })
    }
    exchanged.current = null
  }, [html, words])

  return (
    <section class="preview" aria-labelledby="preview">
      <h2 id="preview">{words.preview}</h2>
      {problem !== null && <p role="alert">{problem(words)}</p>}
      {html === null && problem === null && <p>{words.empty}</p>}
      {plan.solutions && worksheet !== null && !hasSolutions && (
        <p class="note" role="status">
          {words.noSolutions}
        </p>
      )}
      {html !== null && (
        <div
          ref={place}
          class={`paper columns-${columns} room-${workspace}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </section>
  )
}

function exchangeButton(words: Words, number: number, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'exchange'
  button.textContent = '↻'
  button.title = words.another
  button.setAttribute('aria-label', words.exchange(number))
  button.addEventListener('click', onClick)
  return button
}
