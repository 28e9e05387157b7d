import type { ApiRouter } from '../http/context.ts'
import { fileNames } from '../http/file-name.ts'
import type { Layout } from '../rendering/job.ts'
import type { Body } from '../request.ts'
import type { Services } from '../services.ts'
import { generate, type Operation } from './generation.ts'

const JSON_TYPE = { 'Content-Type': 'application/json' }

const json: Operation<'json'> = {
  name: 'json',
  job: ({ request, warnings }) => ({ output: 'json', request, warnings }),
  deliver: product => ({ status: 200, headers: JSON_TYPE, body: product }),
}

const latex: Operation<'latex'> = {
  name: 'latex',
  job: ({ request, body: { title = '', document, showAnswerKey } }) => ({
    output: 'latex',
    request,
    title,
    document,
    showAnswerKey,
  }),
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
  const {
    title = '',
    columns = 2,
    workspace = 'normal',
    fontSize = 'normal',
    showDifficulty = true,
    showScore = false,
  } = layout
  return { title, columns, workspace, fontSize, showDifficulty, showScore }
}

export function worksheetRoutes(router: ApiRouter, services: Services): void {
  const pdfOperation = pdf(services)
  router.post('/api/public/v1/worksheets', ctx => generate(ctx, services, json))
  router.post('/api/public/v1/worksheets/latex', ctx => generate(ctx, services, latex))
  router.post('/api/public/v1/worksheets/pdf', ctx => generate(ctx, services, pdfOperation))
}
