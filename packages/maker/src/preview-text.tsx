import { renderHtml, STYLES } from '@worksheet/render-html'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { layoutOf } from './plan.ts'
import type { PreviewProps } from './preview.tsx'
import { useWords, type Words } from './words.ts'

// Not as an element of the page, whose policy takes styles from files alone.
const styles = new CSSStyleSheet()
styles.replaceSync(STYLES)
document.adoptedStyleSheets = [styles]

/** The sheet as a text, to be read on a small screen or aloud. */
export function PreviewText({ plan, worksheet, exchange }: PreviewProps) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  const exchanged = useRef<number | null>(null)
  const { title, fontSize, showAnswerKey, showSolutions } = layoutOf(worksheet, plan)
  const html = useMemo(
    () => renderHtml(worksheet, { document: false, title, fontSize, showAnswerKey, showSolutions }),
    [worksheet, title, fontSize, showAnswerKey, showSolutions],
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
    <div
      ref={place}
      class={`paper columns-${plan.columns} room-${plan.workspace}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
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
