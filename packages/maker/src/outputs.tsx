import type { Worksheet } from '@worksheet/core'
import { useEffect, useState } from 'preact/hooks'
import { type Format, fileOf } from './files.ts'
import { type Plan, requestOf } from './plan.ts'
import { curlOf, typescriptOf } from './snippets.ts'

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
  const [said, setSaid] = useState('')
  useEffect(() => setSaid(''), [worksheet])
  if (worksheet === null) return null
  const request = requestOf(plan)

  const download = async (format: Format) => {
    setSaid('One moment …')
    try {
      const { name, type, content } = await fileOf(format, worksheet, plan)
      const address = URL.createObjectURL(new Blob([content], { type }))
      const link = document.createElement('a')
      link.href = address
      link.download = name
      link.click()
      URL.revokeObjectURL(address)
      setSaid(`${name} is ready.`)
    } catch (error) {
      setSaid(`It could not be made: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  const copy = async (what: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(`${what} is copied.`)
    } catch {
      setSaid('The browser does not let the page copy.')
    }
  }

  return (
    <section aria-labelledby="outputs">
      <h2 id="outputs">Take it</h2>
      <div class="buttons">
        {FORMATS.map(([format, name]) => (
          <button key={format} type="button" class={format === 'pdf' ? 'first' : ''} onClick={() => download(format)}>
            {name}
          </button>
        ))}
      </div>
      <div class="buttons">
        <button type="button" onClick={() => copy('The link', location.href)}>
          Copy link
        </button>
        <button type="button" onClick={() => copy('The request', JSON.stringify(request, null, 2))}>
          Copy request
        </button>
        <button type="button" onClick={() => copy('The command', curlOf(worksheet, plan))}>
          Copy curl
        </button>
        <button type="button" onClick={() => copy('The program', typescriptOf(request))}>
          Copy TypeScript
        </button>
      </div>
      <p class="note" role="status">
        {said}
      </p>
    </section>
  )
}
