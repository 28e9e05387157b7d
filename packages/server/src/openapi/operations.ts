import * as z from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { type BodyName, bodies } from '../request.ts'
import { type Examples, errorsOf, headers, type Json, jsonAnswer, OPEN, PAID, reference, WITH_KEY } from './parts.ts'

const KEY_ERRORS: readonly ErrorCode[] = ['missing_api_key', 'invalid_api_key', 'account_suspended', 'rate_limited']
const SERVER_ERRORS: readonly ErrorCode[] = ['internal_error', 'shutting_down']

/** These come from outside the operations: no such path, no such method, no request at all. */
const ELSEWHERE: readonly ErrorCode[] = ['not_found', 'method_not_allowed', 'headers_too_large']
const PAID_ERRORS = (Object.keys(ERRORS) as ErrorCode[]).filter(code => !ELSEWHERE.includes(code))

const PDF = {
  description: 'The file.',
  headers: headers(...PAID, 'Content-Disposition', 'Content-Length'),
  content: { 'application/pdf': { schema: { type: 'string', contentEncoding: 'binary' } } },
}

const REQUEST_ID = {
  name: 'X-Request-Id',
  in: 'header',
  description: 'An id of your own for the logs, of up to 128 letters, digits and `._:~+/=@-`. The answer carries it.',
  schema: { type: 'string' },
}

/** What the paid operations say of themselves. */
const WORDS = {
  json: {
    operationId: 'createJsonWorksheet',
    summary: 'Generate a worksheet as JSON',
    description: 'The problems with their answers, as text, LaTeX and HTML.',
  },
  pdf: {
    operationId: 'createPdfWorksheet',
    summary: 'Generate a worksheet as a PDF',
    description: "A file ready to print. It carries the account's branding.",
  },
  latex: {
    operationId: 'createLatexWorksheet',
    summary: 'Generate a worksheet as LaTeX',
    description: 'The source of the worksheet. It compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.',
  },
  embed: {
    operationId: 'createEmbed',
    summary: 'Generate a worksheet as a page to embed',
    description: 'A public page that never changes. Views are free.',
  },
} as const satisfies Record<BodyName, object>

function answersOf(name: BodyName, examples: Examples): Json {
  switch (name) {
    case 'json':
      return { 200: jsonAnswer('The worksheet.', PAID, 'WorksheetAnswer', examples) }
    case 'pdf':
      return { 200: PDF }
    case 'latex':
      return { 200: jsonAnswer('The source.', PAID, 'LatexAnswer', examples) }
    case 'embed':
      return { 201: jsonAnswer('The page is there.', [...PAID, 'Location'], 'EmbedAnswer', examples) }
  }
}

export function paidOperation(name: BodyName, examples: Examples): Json {
  const { operationId, summary, description } = WORDS[name]
  const schema = reference(z.globalRegistry.get(bodies[name])!.id!)
  return {
    operationId,
    tags: ['Worksheets'],
    summary,
    description: `${description} One credit for each problem.`,
    parameters: [
      {
        name: 'Idempotency-Key',
        in: 'header',
        description: 'For 24 hours, a retry with the same key and body gets the same answer and is not charged again.',
        schema: { type: 'string', pattern: '^[!-~]{1,255}$' },
      },
      REQUEST_ID,
    ],
    requestBody: { required: true, content: { 'application/json': { schema, example: examples.bodies[name] } } },
    responses: { ...answersOf(name, examples), ...errorsOf(PAID_ERRORS, WITH_KEY) },
  }
}

export function catalogOperation(examples: Examples): Json {
  const names = [...WITH_KEY, 'ETag', 'X-Worksheet-Warnings']
  return {
    operationId: 'getCatalog',
    tags: ['Worksheets'],
    summary: 'List grades, topics and difficulties',
    description: 'What entries can ask for, in teaching order. Free.',
    parameters: [
      {
        name: 'locale',
        in: 'query',
        description: 'Language of the names.',
        schema: { type: 'string', default: 'en', examples: ['en', 'es'] },
      },
      {
        name: 'If-None-Match',
        in: 'header',
        description: 'The ETag of an earlier answer.',
        schema: { type: 'string' },
      },
      REQUEST_ID,
    ],
    responses: {
      200: jsonAnswer('The catalog.', names, 'Catalog', examples),
      304: { description: 'The catalog has not changed.', headers: headers(...names) },
      ...errorsOf([...KEY_ERRORS, ...SERVER_ERRORS], WITH_KEY),
    },
  }
}

export const embedPageOperation = (): Json => ({
  operationId: 'showEmbed',
  tags: ['Embed pages'],
  summary: 'Show an embed',
  description: 'The worksheet as a page: no key, no script, no cost. It may stand in a frame of any site.',
  security: [],
  parameters: [
    { name: 'embedId', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{22}$' } },
  ],
  responses: {
    200: {
      description: 'The page.',
      headers: headers(...OPEN, 'ETag', 'Vary', 'Content-Language', 'Content-Encoding'),
      content: { 'text/html': { schema: { type: 'string' } } },
    },
    304: {
      description: 'The page has not changed; it never does.',
      headers: headers(...OPEN, 'ETag', 'Vary'),
    },
    ...errorsOf(['not_found', ...SERVER_ERRORS], OPEN),
  },
})

export const oembedOperation = (examples: Examples): Json => ({
  operationId: 'getOembed',
  tags: ['Embed pages'],
  summary: 'Describe an embed for a site',
  description: 'oEmbed 1.0: turns the address of an embed into a frame.',
  security: [],
  parameters: [
    { name: 'url', in: 'query', required: true, schema: { type: 'string', format: 'uri' } },
    { name: 'maxwidth', in: 'query', schema: { type: 'integer' } },
    { name: 'maxheight', in: 'query', schema: { type: 'integer' } },
    { name: 'format', in: 'query', schema: { type: 'string', const: 'json' } },
  ],
  responses: {
    200: jsonAnswer('The frame.', OPEN, 'OembedAnswer', examples),
    ...errorsOf(['not_found', ...SERVER_ERRORS], OPEN),
  },
})
