import type { Worksheet } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import type { PdfOptions } from '@worksheet/render-pdf'
import { layoutOf, type Plan } from './plan.ts'
import type { Words } from './words.ts'

export type Format = 'pdf' | 'latex' | 'html' | 'json'

interface Output {
  readonly name: string
  readonly type: string
  readonly content: string | Uint8Array<ArrayBuffer>
}

const nameOf = (title: string, ending: string, usual: string) =>
  `${
    title
      .replace(/[^\p{L}\p{N} -]+/gu, '')
      .trim()
      .slice(0, 60) || usual
  }.${ending}`

/** What each output needs is loaded when it is first asked for. */
export async function fileOf(format: Format, worksheet: Worksheet, plan: Plan, words: Words): Promise<Output> {
  const layout = layoutOf(worksheet, plan)
  const { title, columns, workspace, fontSize, showAnswerKey, showSolutions } = layout
  const nameWith = (ending: string) => nameOf(title, ending, words.worksheet)
  switch (format) {
    case 'pdf':
      return { name: nameWith('pdf'), type: 'application/pdf', content: await pdfOf(worksheet, layout) }
    case 'latex': {
      const { renderLatex } = await import('@worksheet/render-latex')
      const options = { title, document: true, columns, workspace, fontSize, showAnswerKey, showSolutions }
      return { name: nameWith('tex'), type: 'application/x-tex', content: renderLatex(worksheet, options) }
    }
    case 'html': {
      const content = renderHtml(worksheet, { title, fontSize, showAnswerKey, showSolutions })
      return { name: nameWith('html'), type: 'text/html', content }
    }
    case 'json': {
      const { renderJson } = await import('@worksheet/render-json')
      const content = `${JSON.stringify({ data: renderJson(worksheet) }, null, 2)}\n`
      return { name: nameWith('json'), type: 'application/json', content }
    }
  }
}

export interface PdfJob {
  readonly worksheet: Worksheet
  readonly options: PdfOptions
}
export type PdfAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly problem: string }

let worker: Worker | null = null

/** In a worker, so that the page stays at hand meanwhile. One after another: an answer belongs to the question before it. */
let last: Promise<unknown> = Promise.resolve()
function pdfOf(worksheet: Worksheet, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  worker ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  const made = last.then(
    () =>
      new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
        asked.onmessage = ({ data }: MessageEvent<PdfAnswer>) =>
          'bytes' in data ? resolve(data.bytes) : reject(new Error(data.problem))
        asked.onerror = () => {
          worker = null
          reject(new Error('What makes PDF could not be loaded.'))
        }
        asked.postMessage({ worksheet, options } satisfies PdfJob)
      }),
  )
  last = made.catch(() => null)
  return made
}
