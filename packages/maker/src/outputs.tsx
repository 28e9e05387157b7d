import type { Worksheet } from '@worksheet/core'
import { useEffect, useState } from 'preact/hooks'
import { type Format, fileOf } from './files.ts'
import { type Plan, requestOf } from './plan.ts'
import { curlOf, typescriptOf } from './snippets.ts'
import { useWords, type Words } from './words.ts'

interface Props {
  readonly plan: Plan
  readonly worksheet: Worksheet | null
}

const FORMATS: readonly (readonly [format: Format, said: string])[] = [
  ['pdf', 'PDF'],
  ['latex', 'LaTeX'],
  ['html', 'HTML'],
  ['json', 'JSON'],
]

export function Outputs({ plan, worksheet }: Props) {
  const words = useWords()
  const [said, setSaid] = useState<(words: Words) => string>(() => () => '')
  const say = (text: (words: Words) => string) => setSaid(() => text)
  useEffect(() => say(() => ''), [worksheet])
  if (worksheet === null) return null

  const download = async (format: Format) => {
    say(({ making }) => making)
    try {
      const { name, type, content } = await fileOf(format, worksheet, plan, words)
      const address = URL.createObjectURL(new Blob([content], { type }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      URL.revokeObjectURL(address)
      say(({ ready }) => ready(name))
    } catch (error) {
      say(({ failed }) => failed(error instanceof Error ? error.message : String(error)))
    }
  }
  const copy = async (what: keyof Words['copied'], text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      say(({ copied }) => copied[what])
    } catch {
      say(({ notCopied }) => notCopied)
    }
  }

  return (
    <section aria-labelledby="outputs">
      <h2 id="outputs">{words.take}</h2>
      <div class="buttons">
        {FORMATS.map(([format, name]) => (
          <button key={format} type="button" class={format === 'pdf' ? 'first' : ''} onClick={() => download(format)}>
            {name}
          </button>
        ))}
      </div>
      <div class="buttons">
        <button type="button" onClick={() => copy('link', location.href)}>
          {words.copyLink}
        </button>
        <button type="button" onClick={() => copy('request', JSON.stringify(requestOf(plan), null, 2))}>
          {words.copyRequest}
        </button>
        <button type="button" onClick={() => copy('curl', curlOf(worksheet, plan))}>
          {words.copyCurl}
        </button>
        <button type="button" onClick={() => copy('typescript', typescriptOf(worksheet, plan))}>
          {words.copyTypescript}
        </button>
      </div>
      <p class="note" role="status">
        {said(words)}
      </p>
    </section>
  )
}
