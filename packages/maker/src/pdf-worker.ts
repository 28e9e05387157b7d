import { pagePictures, renderPdf } from '@worksheet/render-pdf'
import type { PrintAnswer, PrintJob } from './printer.ts'

addEventListener('message', async ({ data }: MessageEvent<PrintJob>) => {
  const answer: PrintAnswer = await answerTo(data).catch((error: unknown) => ({
    problem: error instanceof Error ? error.message : String(error),
  }))
  postMessage(answer)
})

async function answerTo({ output, worksheet, options }: PrintJob): Promise<PrintAnswer> {
  return output === 'pages'
    ? { pages: pagePictures(worksheet, options) }
    : { bytes: new Uint8Array(await renderPdf(worksheet, options)) }
}
