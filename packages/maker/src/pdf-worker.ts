import { renderPdf } from '@worksheet/render-pdf'
import type { PdfAnswer, PdfJob } from './files.ts'

addEventListener('message', async ({ data: { worksheet, options } }: MessageEvent<PdfJob>) => {
  const answer: PdfAnswer = await renderPdf(worksheet, options).then(
    bytes => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  )
  postMessage(answer)
})
