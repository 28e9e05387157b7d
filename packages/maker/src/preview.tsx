import type { Worksheet } from '@worksheet/core'
import { renderHtml, STYLES } from '@worksheet/render-html'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Plan } from './plan.ts'

interface Props {
  readonly plan: Plan
  readonly worksheet: Worksheet | null
  readonly problem: string | null
  /** Asks for another problem in the place of this one, by its number on the sheet. */
  readonly exchange: (number: number) => void
}

export function Preview({ plan: { title, answers, columns, fontSize }, worksheet, problem, exchange }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const exchanged = useRef<number | null>(null)
  const html = useMemo(
    () => worksheet && renderHtml(worksheet, { document: false, title, showAnswerKey: answers }),
    [worksheet, title, answers],
  )

  // What is printed is what the renderer gives; the buttons are the page's own.
  useLayoutEffect(() => {
    const items = place.current?.querySelectorAll<HTMLLIElement>('.problems > li') ?? []
    for (const item of items) {
      const button = exchangeButton(item.value, () => {
        exchanged.current = item.value
        exchange(item.value)
      })
      item.append(button)
      if (item.value === exchanged.current) button.focus({ preventScroll: true })
    }
    exchanged.current = null
  }, [html])

  return (
    <section class="preview" aria-labelledby="preview">
      <style>{STYLES}</style>
      <h2 id="preview">Preview</h2>
      {problem !== null && <p role="alert">{problem}</p>}
      {html === null && problem === null && <p>The sheet is empty. Add a topic.</p>}
      {html !== null && (
        <div ref={place} class={`paper columns-${columns} ${fontSize}`} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
}

function exchangeButton(number: number, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'exchange'
  button.textContent = '↻'
  button.title = 'Another problem'
  button.setAttribute('aria-label', `Exchange problem ${number}`)
  button.addEventListener('click', onClick)
  return button
}
