import * as z from 'zod'
import { ERRORS, type ErrorCode } from '../errors.ts'
import { type BodyName, bodies } from '../request.ts'
import { type AnswerName, answers } from './schemas.ts'

type Json = Record<string, unknown>

export interface Examples {
  readonly bodies: Readonly<Record<BodyName, unknown>>
  readonly answers: Readonly<Partial<Record<AnswerName, unknown>>>
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const headers = (...names: string[]) =>
  Object.fromEntries(names.map(name => [name, { $ref: `#/components/headers/${name}` }]))

const EVERYWHERE = ['X-Request-Id']
const WITH_KEY = [...EVERYWHERE, 'RateLimit', 'RateLimit-Policy']
const PAID = [
  ...WITH_KEY,
  'X-Credits-Charged',
  'X-Credits-Remaining',
  'X-Worksheet-Seed',
  'X-Worksheet-Warnings',
  'Idempotency-Replayed',
]

const KEY_ERRORS: readonly ErrorCode[] = ['missing_api_key', 'invalid_api_key', 'account_suspended', 'rate_limited']
const PAID_ERRORS: readonly ErrorCode[] = [
  ...KEY_ERRORS,
  'unsupported_media_type',
  'body_too_large',
  'invalid_json',
  'invalid_request',
  'unknown_grade',
  'unknown_topic',
  'topic_not_implemented',
  'difficulty_not_available',
  'duplicate_entry_id',
  'too_many_problems',
  'idempotency_key_reused',
  'idempotency_in_progress',
  'insufficient_credits',
  'generation_failed',
  'render_failed',
  'internal_error',
  'overloaded',
  'shutting_down',
  'render_timeout',
  'request_timeout',
]

/** The OpenAPI 3.1 description, made from the schemas that check the requests and from the table of errors. */
export function openApiDocument(publicUrl: string, version: string, examples: Examples): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Worksheet',
      version,
      description:
        'Math practice problems from kindergarten to calculus, as JSON, PDF, LaTeX or an embed. One credit is charged for each generated problem, and only for what was delivered.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    security: [{ apiKey: [] }],
    tags: [
      { name: 'Worksheets', description: 'The operations of the interface. They take an API key.' },
      { name: 'Embed pages', description: 'The public, free side of embeds.' },
    ],
    paths: {
      '/api/public/v1/catalog': { get: catalogOperation(examples) },
      '/api/public/v1/worksheets': {
        post: paid(
          'json',
          'createJsonWorksheet',
          'Generate a worksheet as JSON',
          'The problems with their answers, as text, LaTeX and HTML.',
          '200',
          {
            description: 'The worksheet.',
            headers: headers(...PAID),
            content: {
              'application/json': {
                schema: reference('WorksheetAnswer'),
                ...example(examples.answers.WorksheetAnswer),
              },
            },
          },
          examples,
        ),
      },
      '/api/public/v1/worksheets/pdf': {
        post: paid(
          'pdf',
          'createPdfWorksheet',
          'Generate a worksheet as a PDF',
          "A file ready to print. It carries the account's branding.",
          '200',
          {
            description: 'The file.',
            headers: headers(...PAID, 'Content-Disposition'),
            content: { 'application/pdf': { schema: { type: 'string', contentEncoding: 'binary' } } },
          },
          examples,
        ),
      },
      '/api/public/v1/worksheets/latex': {
        post: paid(
          'latex',
          'createLatexWorksheet',
          'Generate a worksheet as LaTeX',
          'The source of the worksheet. It compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.',
          '200',
          {
            description: 'The source.',
            headers: headers(...PAID),
            content: {
              'application/json': { schema: reference('LatexAnswer'), ...example(examples.answers.LatexAnswer) },
            },
          },
          examples,
        ),
      },
      '/api/public/v1/embeds': {
        post: paid(
          'embed',
          'createEmbed',
          'Generate a worksheet as a page to embed',
          'A public page that never changes. Views are free.',
          '201',
          {
            description: 'The page is there.',
            headers: headers(...PAID, 'Location'),
            content: {
              'application/json': { schema: reference('EmbedAnswer'), ...example(examples.answers.EmbedAnswer) },
            },
          },
          examples,
        ),
      },
      '/embeds/{embedId}': { get: embedPageOperation() },
      '/oembed': { get: oembedOperation(examples) },
    },
    components: {
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of the form `wsk_...`. It belongs on a server, never in a page.',
        },
      },
      headers: HEADERS,
      schemas: schemas(),
    },
  }
}

function schemas(): Json {
  const convert = (list: readonly z.ZodType[], io: 'input' | 'output') => {
    const registry = z.registry<{ id: string }>()
    for (const schema of list) collect(schema, registry)
    return z.toJSONSchema(registry, { io, target: 'draft-2020-12', uri: id => `#/components/schemas/${id}` }).schemas
  }
  const all = { ...convert(Object.values(bodies), 'input'), ...convert(Object.values(answers), 'output') }
  return Object.fromEntries(Object.entries(all).map(([id, schema]) => [id, tidy(schema)]))
}

/** Puts the schema, and every one inside it that has a name, into the registry. */
function collect(schema: z.ZodType, registry: z.core.$ZodRegistry<{ id: string }>): void {
  const id = z.globalRegistry.get(schema)?.id
  if (id && !registry.has(schema)) registry.add(schema, { id })
  const { shape, element, innerType } = schema.def as {
    shape?: Record<string, z.ZodType>
    element?: z.ZodType
    innerType?: z.ZodType
  }
  for (const inner of [...Object.values(shape ?? {}), element, innerType]) if (inner) collect(inner, registry)
}

/** Leaves out what a document of many schemas says elsewhere, and bounds that are only those of the number format. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(
    ([name, field]) => (name !== '$schema' && name !== '$id' && name !== 'id') || typeof field === 'object',
  )
  return Object.fromEntries(
    kept
      .filter(([, field]) => Math.abs(Number(field)) !== Number.MAX_SAFE_INTEGER)
      .map(([name, field]) => [name, tidy(field)]),
  )
}

function errorsOf(codes: readonly ErrorCode[], keyed: boolean): Json {
  const statuses = [...new Set(codes.map(code => ERRORS[code].status))]
  const answerOf = (status: number) => ({
    description: codes
      .filter(code => ERRORS[code].status === status)
      .map(code => `\`${code}\`: ${ERRORS[code].when}`)
      .join('\n\n'),
    headers: headers(...(keyed && status !== 401 ? WITH_KEY : EVERYWHERE), ...(ERROR_HEADERS[status] ?? [])),
    content: { 'application/json': { schema: reference('Error') } },
  })
  return Object.fromEntries(statuses.map(status => [status, answerOf(status)]))
}

const ERROR_HEADERS: Readonly<Record<string, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  409: ['Retry-After'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

const example = (value: unknown) => (value === undefined ? {} : { example: value })

function paid(
  name: BodyName,
  operationId: string,
  summary: string,
  description: string,
  status: string,
  answer: Json,
  examples: Examples,
): Json {
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
    ],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: reference(z.globalRegistry.get(bodies[name])!.id!),
          example: examples.bodies[name],
        },
      },
    },
    responses: { [status]: answer, ...errorsOf(PAID_ERRORS, true) },
  }
}

function catalogOperation(examples: Examples): Json {
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
    ],
    responses: {
      200: {
        description: 'The catalog.',
        headers: headers(...WITH_KEY, 'ETag', 'X-Worksheet-Warnings'),
        content: { 'application/json': { schema: reference('Catalog'), ...example(examples.answers.Catalog) } },
      },
      304: { description: 'The catalog has not changed.', headers: headers(...WITH_KEY, 'ETag') },
      ...errorsOf([...KEY_ERRORS, 'internal_error', 'shutting_down'], true),
    },
  }
}

const embedPageOperation = (): Json => ({
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
      headers: headers(...EVERYWHERE, 'ETag'),
      content: { 'text/html': { schema: { type: 'string' } } },
    },
    304: { description: 'The page has not changed; it never does.' },
    ...errorsOf(['not_found', 'internal_error', 'shutting_down'], false),
  },
})

const oembedOperation = (examples: Examples): Json => ({
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
    200: {
      description: 'The frame.',
      headers: headers(...EVERYWHERE),
      content: { 'application/json': { schema: reference('OembedAnswer'), ...example(examples.answers.OembedAnswer) } },
    },
    ...errorsOf(['not_found', 'internal_error', 'shutting_down'], false),
  },
})

const header = (description: string, type = 'string') => ({ description, schema: { type } })

const HEADERS = {
  'X-Request-Id': header("The caller's own id if it sent a valid one, else a new one."),
  'X-Credits-Charged': header('Credits that this request cost. 0 for a replay.', 'integer'),
  'X-Credits-Remaining': header('Credits that the account can still spend.', 'integer'),
  'X-Worksheet-Seed': header('The seed that was used.', 'integer'),
  'X-Worksheet-Warnings': header('What was ignored or replaced: a JSON array of strings.'),
  'Idempotency-Replayed': header('`true` where an earlier answer was sent again.'),
  RateLimit: header('Requests that may follow at once, and seconds until the whole burst is there again.'),
  'RateLimit-Policy': header('Requests a minute, and requests at once.'),
  'Retry-After': header('Seconds to wait.', 'integer'),
  'WWW-Authenticate': header('`Bearer`'),
  'Content-Disposition': header('`attachment` with the name of the file.'),
  ETag: header('Names this very content.'),
  Location: header('The address of the page.'),
}
