import type { Worksheet } from '@worksheet/core'
import type { PagePicture, PdfOptions } from '@worksheet/render-pdf'

/** What is asked of the worker that lays out pages. */
export interface PrintJob {
  readonly output: 'pdf' | 'pages'
  readonly worksheet: Worksheet
  readonly options: PdfOptions
}
export type PrintAnswer =
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly pages: readonly PagePicture[] }
  | { readonly problem: string }

let worker: Worker | null = null

/** In a worker, so that the page stays at hand meanwhile. One after another: an answer belongs to the question before it. */
let last: Promise<unknown> = Promise.resolve()

function ask(job: PrintJob): Promise<PrintAnswer> {
  worker ??= new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const asked = worker
  return new Promise((resolve, reject) => {
    asked.onmessage = ({ data }: MessageEvent<PrintAnswer>) =>
      'problem' in data ? reject(new Error(data.problem)) : resolve(data)
    asked.onerror = () => {
      worker = null
      reject(new Error('What lays out pages could not be loaded.'))
    }
    asked.postMessage(job)
  })
}

function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const made = last.then(work)
  last = made.catch(() => null)
  return made
}

export const pdfOf = (worksheet: Worksheet, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>> =>
  inTurn(async () => {
    const answer = await ask({ output: 'pdf', worksheet, options })
    if (!('bytes' in answer)) throw new Error('The worker answered something else.')
    return answer.bytes
  })

/** The pages as they are printed; null where nobody wants them any more when their turn comes. */
export const pagesOf = (
  worksheet: Worksheet,
  options: PdfOptions,
  isWanted: () => boolean,
): Promise<readonly PagePicture[] | null> =>
  inTurn(async () => {
    if (!isWanted()) return null
    const answer = await ask({ output: 'pages', worksheet, options })
    if (!('pages' in answer)) throw new Error('The worker answered something else.')
    return answer.pages
  })
