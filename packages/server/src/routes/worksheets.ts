import type { ApiRouter } from '../http/context.ts'
import { fileNames } from '../http/file-name.ts'
import { type Layout, USUAL_LAYOUT } from '../rendering/job.ts'
import type { Body } from '../request.ts'
import type { Services } from '../services.ts'
import { generate, type Operation } from './generation.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

const json: Operation<'json'> = {
  name: 'json',
  job: ({ request, warnings, body: { include = null, includeSolutions } }) => ({
    output: 'json',
    request,
    warnings,
    include,
    includeSolutions,
  }),
  copies: () => 1,
  deliver: product => ({ status: 200, headers: JSON_TYPE, body: product }),
}

const latex: Operation<'latex'> = {
  name: 'latex',
  job: ({ request, body: { title = '', document, showAnswerKey, showSolutions, part } }) => ({
    output: 'latex',
    request,
    title,
    document,
    showAnswerKey,
    showSolutions,
    part,
  }),
  copies: () => 1,
  deliver: product => ({ status: 200, headers: JSON_TYPE, body: JSON.stringify({ data: { latex: product } }) }),
}

const pdf = ({ storage }: Services): Operation<'pdf'> => ({
  name: 'pdf',
  job: async ({ request, body }, { account }) => ({
    output: 'pdf',
    request,
    layout: layoutOf(body),
    showAnswerKey: body.showAnswerKey ?? body.layout?.showAnswerKey ?? false,
    branding: await storage.brandings.find(account),
  }),
  copies: ({ body }) => layoutOf(body).versions,
  deliver: (product, { body }) => ({
    status: 200,
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; ${fileNames(body.layout?.title ?? '', 'pdf')}`,
    },
    body: product,
  }),
})

function layoutOf({ layout = {} }: Body<'pdf'>): Layout {
  const usual = USUAL_LAYOUT
  return {
    title: layout.title ?? usual.title,
    columns: layout.columns ?? usual.columns,
    workspace: layout.workspace ?? usual.workspace,
    fontSize: layout.fontSize ?? usual.fontSize,
    showDifficulty: layout.showDifficulty ?? usual.showDifficulty,
    showScore: layout.showScore ?? usual.showScore,
    showSolutions: layout.showSolutions ?? usual.showSolutions,
    header: layout.header ?? usual.header,
    paper: layout.paper ?? usual.paper,
    nameAndDate: layout.nameAndDate ?? usual.nameAndDate,
    showTopics: layout.showTopics ?? usual.showTopics,
    keyOnNewPage: layout.keyOnNewPage ?? usual.keyOnNewPage,
    startNumber: layout.startNumber ?? usual.startNumber,
    tagged: layout.tagged ?? usual.tagged,
    version: layout.version ?? usual.version,
    versions: layout.versions ?? usual.versions,
    part: layout.part ?? usual.part,
    instructions: layout.instructions ?? usual.instructions,
  }
}

export function worksheetRoutes(router: ApiRouter, services: Services): void {
  const pdfOperation = pdf(services)
  router.post('/api/public/v1/worksheets', ctx => generate(ctx, services, json))
  router.post('/api/public/v1/worksheets/latex', ctx => generate(ctx, services, latex))
  router.post('/api/public/v1/worksheets/pdf', ctx => generate(ctx, services, pdfOperation))
}
