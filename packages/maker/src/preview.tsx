import type { FunctionComponent } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Made } from './app.tsx'
import { holdsSolutions, type Plan } from './plan.ts'
import { PreviewPages } from './preview-pages.tsx'
import { useWords } from './words.ts'

export interface PreviewProps {
  readonly plan: Plan
  readonly worksheet: NonNullable<Made['worksheet']>
  /** Asks for another problem in the place of this one, by its number on the sheet. */
  readonly exchange: (number: number) => void
}

const VIEWS = ['pages', 'text'] as const

/** A page as wide as a telephone is too small to read. */
const usualView = () => (matchMedia('(min-width: 40rem)').matches ? 'pages' : 'text')

interface Props extends Made {
  readonly plan: Plan
  readonly exchange: (number: number) => void
}

export function Preview({ plan, worksheet, problem, exchange }: Props) {
  const words = useWords()
  const [view, setView] = useState<(typeof VIEWS)[number]>(usualView)
  const said = useSaid(worksheet?.seed)
  const change = (number: number) => {
    exchange(number)
    said.exchanged(number)
  }
  const PreviewText = useTextPreview(view === 'text')
  const Shown = view === 'pages' ? PreviewPages : PreviewText
  return (
    <section class="preview" aria-labelledby="preview">
      <div class="views">
        <h2 id="preview">{words.preview}</h2>
        {VIEWS.map(name => (
          <button key={name} type="button" aria-pressed={name === view} onClick={() => setView(name)}>
            {words.views[name]}
          </button>
        ))}
      </div>
      {problem !== null && <p role="alert">{problem(words)}</p>}
      {worksheet === null && problem === null && <p>{words.empty}</p>}
      {worksheet !== null && plan.solutions && !holdsSolutions(worksheet) && (
        <p class="note" role="status">
          {words.noSolutions}
        </p>
      )}
      {worksheet !== null && Shown && <Shown plan={plan} worksheet={worksheet} exchange={change} />}
      <p class="unseen" role="status">
        {said.text}
      </p>
    </section>
  )
}

/** The sheet as text, which is loaded when it is first looked at. */
function useTextPreview(isWanted: boolean): FunctionComponent<PreviewProps> | null {
  const [loaded, setLoaded] = useState<FunctionComponent<PreviewProps> | null>(null)
  useEffect(() => {
    if (isWanted) void import('./preview-text.tsx').then(({ PreviewText }) => setLoaded(() => PreviewText))
  }, [isWanted])
  return loaded
}

/** What those hear who do not see that problems changed. */
function useSaid(seed: number | undefined) {
  const words = useWords()
  const [text, setText] = useState('')
  const times = useRef(new Map<number, number>())
  const before = useRef(seed)
  useEffect(() => {
    const isAnother = before.current !== undefined && seed !== undefined && before.current !== seed
    before.current = seed ?? before.current
    if (isAnother) setText(words.ofSeed(seed))
  }, [seed])
  const exchanged = (number: number) => {
    const now = (times.current.get(number) ?? 0) + 1
    times.current.set(number, now)
    setText(words.exchanged(number, now))
  }
  return { text, exchanged }
}
