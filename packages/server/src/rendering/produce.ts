import { generateWorksheet } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderJson } from '@worksheet/render-json'
import { renderLatex } from '@worksheet/render-latex'
import { type PdfOptions, renderPdf } from '@worksheet/render-pdf'
import type { Branding, Job, Product } from './job.ts'

/** Makes one output with the library. It runs in the main thread for what is small, else in a thread of its own. */
export function produce(job: Job): Product | Promise<Product> {
  const worksheet = generateWorksheet({ ...job.request, entries: [...job.request.entries] })
  switch (job.output) {
    case 'json':
      return JSON.stringify({ data: renderJson(worksheet, job.warnings) })
    case 'latex': {
      const { title, document, showAnswerKey } = job
      return renderLatex(worksheet, { title, document, showAnswerKey })
    }
    case 'embed': {
      const { title, showAnswerKey, oembedUrl } = job
      const page = renderHtml(worksheet, { title, showAnswers: showAnswerKey ? 'details' : 'none' })
      return page.replace('</head>', () => `${discovery(oembedUrl)}</head>`)
    }
    case 'pdf': {
      const { layout, showAnswerKey, branding } = job
      return renderPdf(worksheet, { ...layout, showAnswerKey, branding: brandingOf(branding) })
    }
  }
}

/** By this a site that is given the page's address finds out how to show it. */
const discovery = (url: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${url.replaceAll('&', '&amp;')}"/>\n`

/** What is not set is left out. */
function brandingOf(branding: Branding | null): NonNullable<PdfOptions['branding']> {
  const { organization, accentColor, footer, logo } = branding ?? {}
  return {
    ...(organization && { organization }),
    ...(accentColor && { accentColor }),
    ...(footer && { footer }),
    ...(logo && { logo: logo.bytes }),
  }
}
