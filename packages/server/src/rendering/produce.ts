import { generateWorksheet, type Worksheet, worksheetVersions } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderJson } from '@worksheet/render-json'
import { renderLatex } from '@worksheet/render-latex'
import {
  type PdfOptions,
  problemPictures,
  renderAnswerKeyPdf,
  renderPdf,
  renderVersionKeysPdf,
  renderVersionsPdf,
} from '@worksheet/render-pdf'
import { checkAnswers } from './check-answers.ts'
import { included } from './included.ts'
import type { Branding, Job, Product } from './job.ts'

/** Makes one output with the library. It runs in the main thread for what is small, else in a thread of its own. */
export function produce(job: Job): Product | Promise<Product> {
  if (job.output === 'verdicts') return checkAnswers(job)
  const solutions = asksForSolutions(job)
  const worksheet = generateWorksheet({ ...job.request, entries: [...job.request.entries] }, { solutions })
  const showSolutions = solutions && holdsSolutions(worksheet)
  switch (job.output) {
    case 'json':
      return JSON.stringify({ data: included(pictured(worksheet, job), includedIn(job)) })
    case 'latex': {
      const { title, document, showAnswerKey, part } = job
      return renderLatex(worksheet, { title, document, showAnswerKey, showSolutions, part })
    }
    case 'embed': {
      const { title, showAnswerKey, oembedUrl } = job
      const page = renderHtml(worksheet, {
        title,
        showAnswerKey,
        showSolutions,
        disclosures: true,
      })
      return page.replace('</head>', () => `${discovery(oembedUrl)}</head>`)
    }
    case 'pdf': {
      const { layout, showAnswerKey, branding } = job
      const { part, header, version, versions, ...rest } = layout
      const options = {
        ...rest,
        ...(header !== null && { header }),
        showAnswerKey,
        showSolutions,
        branding: brandingOf(branding),
      }
      if (versions > 1) {
        const sisters = worksheetVersions(worksheet, versions)
        return part === 'key' ? renderVersionKeysPdf(sisters, options) : renderVersionsPdf(sisters, options)
      }
      return part === 'key'
        ? renderAnswerKeyPdf(worksheet, { ...options, version })
        : renderPdf(worksheet, { ...options, version })
    }
  }
}

function asksForSolutions(job: Exclude<Job, { output: 'verdicts' }>): boolean {
  switch (job.output) {
    case 'json':
      return job.includeSolutions || job.include?.includes('solution') === true
    case 'pdf':
      return job.layout.showSolutions
    case 'latex':
      return job.showSolutions || job.part === 'solutions'
    case 'embed':
      return job.showSolutions
  }
}

/** Where no problem has one, the sheet is printed without them. */
const holdsSolutions = ({ entries }: Worksheet): boolean =>
  entries.some(({ problems }) => problems.some(({ solution }) => solution !== null))

/** Where drawings are asked for, each problem is one, too. */
function pictured(worksheet: Worksheet, { include, warnings }: Extract<Job, { output: 'json' }>): unknown {
  const json = renderJson(worksheet, warnings)
  if (include?.includes('svg') !== true) return json
  const pictures = problemPictures(worksheet)
  const entries = json.entries.map(({ problems, ...entry }) => ({
    ...entry,
    problems: problems.map(problem => ({ ...problem, svg: pictures.get(problem.id) })),
  }))
  return { ...json, entries }
}

const includedIn = ({ include, includeSolutions }: Extract<Job, { output: 'json' }>) =>
  include && includeSolutions ? [...include, 'solution' as const] : include

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
