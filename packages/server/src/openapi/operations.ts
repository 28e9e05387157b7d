import * as z from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { type BodyName, bodies } from '../request.ts'
import { type Examples, errorsOf, headers, type Json, jsonAnswer, OPEN, PAID, reference, WITH_KEY } from './parts.ts'

const KEY_ERRORS: readonly ErrorCode[] = ['missing_api_key', 'invalid_api_key', 'account_suspended', 'rate_limited']
const SERVER_ERRORS: readonly ErrorCode[] = ['internal_error', 'service_unavailable', 'shutting_down']

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

/** These come only where credits are spent. */
const MONEY_ERRORS: readonly ErrorCode[] = ['insufficient_credits', 'idempotency_in_progress', 'idempotency_key_reused']

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

const ADDITION = '(An addition beside the interface.)'

const filter = (name: string, description: string, schema: Json = { type: 'string' }) => ({
  name,
  in: 'query',
  description: `${description} ${ADDITION}`,
  schema,
})

const FILTERS = [
  filter('grade', 'Only this grade.'),
  filter('standard', 'Only topics of this standard, or of those below it, such as `6.EE`.'),
  filter('q', 'Only topics in which all of these words are found, in English or Spanish.'),
  filter('include', '`levels` tells of each topic what its levels are made of: forms, kinds and variety.', {
    enum: ['levels'],
  }),
  filter('implemented', 'Only topics that entries may ask for, or only the others.', { enum: ['true', 'false'] }),
]

export const accountOperation = (examples: Examples): Json => ({
  operationId: 'getAccount',
  tags: ['Account'],
  summary: 'Tell what an account has and what it used',
  description: `Credits, allowance, rate limit, and use by day, operation and key. Free. ${ADDITION}`,
  parameters: [
    filter('from', 'The first day, in UTC. Without it, the first of the month.', { type: 'string', format: 'date' }),
    filter('to', 'The last day, in UTC. Without it, today.', { type: 'string', format: 'date' }),
    REQUEST_ID,
  ],
  responses: {
    200: jsonAnswer('The account.', [...WITH_KEY, 'X-Worksheet-Warnings'], 'AccountAnswer', examples),
    ...errorsOf(['invalid_request', ...KEY_ERRORS, ...SERVER_ERRORS], WITH_KEY),
  },
})

export const checkOperation = (examples: Examples): Json => ({
  operationId: 'checkAnswers',
  tags: ['Worksheets'],
  summary: "Check pupils' answers",
  description: `What pupils wrote, judged with a reason, up to 150 at once: by the answer of each problem, or by the request that made them and the place. Free. ${ADDITION}`,
  parameters: [REQUEST_ID],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: reference('CheckAnswersRequest'), example: CHECK_EXAMPLE } },
  },
  responses: {
    200: jsonAnswer(
      'The verdicts, in the order of the answers.',
      [...WITH_KEY, 'X-Worksheet-Warnings'],
      'VerdictsAnswer',
      examples,
    ),
    ...errorsOf(
      PAID_ERRORS.filter(code => !MONEY_ERRORS.includes(code)),
      WITH_KEY,
    ),
  },
})

/** Right answers in a form of the pupil's own, and a wrong one. */
const CHECK_EXAMPLE = {
  answers: [
    { text: '\\frac{6}{8}', answer: { type: 'fraction', value: '3/4' } },
    { text: '6/8', answer: { type: 'fraction', value: '3/4', requires: 'lowest-terms' } },
    { text: 'x = 5', answer: { type: 'fraction', value: '4' } },
  ],
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
      ...FILTERS,
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
