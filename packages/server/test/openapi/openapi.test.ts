import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERRORS } from '../../src/errors.ts'
import { type Called, startServer, type TestServer } from '../support/server.ts'

const API = '/api/public/v1'

interface Answer {
  readonly headers?: Record<string, { $ref: string }>
  readonly content?: Record<string, { schema: object; example?: unknown }>
}

interface Operation {
  readonly requestBody?: { readonly content: Record<string, { schema: object; example: unknown }> }
  readonly responses: Record<string, Answer>
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>
  readonly components: { readonly schemas: Record<string, object> }
}

const OF_THE_CONNECTION = new Set([
  ...['connection', 'content-length', 'content-type', 'date', 'keep-alive', 'transfer-encoding'],
])

/** A client must live with new fields, but a field of today that the document does not know is a mistake. */
const closed = ({ components: { schemas } }: Document) =>
  JSON.parse(JSON.stringify(schemas), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  ) as Record<string, object>

describe('the OpenAPI document', () => {
  let server: TestServer
  let document: Document
  let ajv: Ajv2020
  beforeAll(async () => {
    server = await startServer()
    document = JSON.parse((await server.call('/openapi.json')).text)
    ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats.default(ajv)
    ajv.addSchema({ ...document, components: { ...document.components, schemas: closed(document) }, $id: 'openapi' })
  })
  afterAll(() => server.stop())

  const schemaOf = (path: string, method: string, status: number, type: string) =>
    `openapi#/paths/${path.replaceAll('/', '~1')}/${method}/responses/${status}/content/${type.replace('/', '~1')}/schema`

  /** The answer is as the document says: its status, media type, body and headers. */
  const expectDocumented = (path: string, method: string, { status, headers, json }: Called) => {
    const answer = document.paths[path]![method]!.responses[status]
    expect(answer, `${method} ${path} ${status}`).toBeDefined()
    const type = headers.get('content-type')!.split(';')[0]!
    expect(Object.keys(answer!.content ?? {})).toContain(type)
    const known = Object.keys(answer!.headers ?? {}).map(name => name.toLowerCase())
    expect([...headers.keys()].filter(name => !OF_THE_CONNECTION.has(name) && !known.includes(name))).toEqual([])
    if (type !== 'application/json') return
    const validate = ajv.getSchema(schemaOf(path, method, status, type))!
    expect(validate(json), JSON.stringify(validate.errors)).toBe(true)
  }

  it.each(['/openapi.json', '/openapi-3.0.json'])('passes an independent linter: %s', async path => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: {
        'no-server-example.com': 'off',
        'info-license-url': 'off',
        'info-license-strict': 'off',
        'operation-4xx-response': 'error',
      },
    })
    const { text: source } = await server.call(path, { key: null })
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  it('is told in version 3.0, too: the same operations, with nothing in their schemas that came later', async () => {
    const { text, json } = await server.call('/openapi-3.0.json', { key: null })
    const { openapi, paths, components } = json as unknown as Document & { openapi: string }
    expect(openapi).toBe('3.0.3')
    expect(Object.keys(paths)).toEqual(Object.keys(document.paths))
    const merged = Object.keys(document.components.schemas).filter(name => !(name in components.schemas))
    expect(merged).toEqual(['CheckByAnswer', 'CheckByPlace'])
    expect(text).not.toMatch(/"(?:const|propertyNames|contentEncoding|identifier)":|"type":(?:\[|"null")/)
    expect(components.schemas).toMatchObject({
      Account: { properties: { allowance: { type: 'object', nullable: true } } },
      Layout: { properties: { columns: { type: 'number', enum: [1, 2] } } },
      CheckAnswersRequest: { properties: { answers: { items: { type: 'object', required: ['text'] } } } },
      Usage: { properties: { key: { type: 'string', nullable: true }, day: { format: 'date' } } },
    })
  })

  it('lists every error code', () => {
    const text = JSON.stringify(document.paths)
    for (const [code, { status }] of Object.entries(ERRORS)) {
      // These come from below the paths: no such path, no such method, no request at all.
      if (code === 'method_not_allowed' || code === 'headers_too_large') continue
      expect(text, code).toContain(`\`${code}\``)
      expect(text).toContain(`"${status}"`)
    }
  })

  it('has examples that its own schemas accept, and requests that work as they stand', async () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, { requestBody, responses }] of Object.entries(methods)) {
        for (const [status, { content = {} }] of Object.entries(responses)) {
          const { example } = content['application/json'] ?? {}
          if (example === undefined) continue
          const validate = ajv.getSchema(schemaOf(path, method, Number(status), 'application/json'))!
          expect(validate(example), `${path} ${JSON.stringify(validate.errors)}`).toBe(true)
        }
        const body = requestBody?.content['application/json']?.example
        if (!body) continue
        const answer = await server.call(path, { body })
        expect([answer.status, answer.headers.get('x-worksheet-warnings')]).toEqual([
          path.endsWith('embeds') ? 201 : 200,
          null,
        ])
        expectDocumented(path, method, answer)
      }
    }
  })

  it('describes what is answered', async () => {
    const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 1 }
    const answers: [string, string, Called][] = [
      [`${API}/catalog`, 'get', await server.call(`${API}/catalog?locale=xx`)],
      [`${API}/catalog`, 'get', await server.call(`${API}/catalog`, { key: null })],
      [`${API}/catalog`, 'get', await server.call(`${API}/catalog`, { key: 'wsk_x' })],
      ['/oembed', 'get', await server.call('/oembed', { key: null })],
      ['/embeds/{embedId}', 'get', await server.call('/embeds/x', { key: null })],
    ]
    for (const operation of ['worksheets', 'worksheets/pdf', 'worksheets/latex', 'embeds']) {
      const path = `${API}/${operation}`
      const post = (body: unknown, headers = {}) => server.call(path, { body, headers })
      const retry = { 'Idempotency-Key': operation }
      const called = [
        await post({ entries: [entry], extra: 1 }, retry),
        await post({ entries: [entry], extra: 1 }, retry),
        await post({ entries: [entry], extra: 2 }, retry),
        await post({ entries: [] }),
        await post({ entries: [entry, entry] }),
        await post('{'),
        await post('x'.repeat(300_000)),
        await post('x', { 'Content-Type': 'text/plain' }),
        await post({ entries: [{ ...entry, id: 'fail' }] }),
      ]
      answers.push(...called.map((answer): [string, string, Called] => [path, 'post', answer]))
    }
    const created = answers.find(([path, , { status }]) => path.endsWith('embeds') && status === 201)![2]
    const { embedId, embedUrl } = created.json.data
    answers.push(['/embeds/{embedId}', 'get', await server.call(`/embeds/${embedId}`, { key: null })])
    answers.push(['/oembed', 'get', await server.call(`/oembed?url=${encodeURIComponent(embedUrl)}`, { key: null })])
    for (const [path, method, answer] of answers) expectDocumented(path, method, answer)
  })

  it('promises nothing about the rate of a request that did not arrive', () => {
    const { responses } = document.paths[`${API}/embeds`]!.post!
    expect(Object.keys(responses[413]!.headers!)).toContain('RateLimit')
    expect(Object.keys(responses[408]!.headers!)).not.toContain('RateLimit')
  })

  it('accepts what the service accepts', () => {
    const validate = ajv.getSchema('openapi#/components/schemas/PdfWorksheetRequest')!
    const entry = { id: 'a', grade: '6', topic: 't', difficulty: 'easy', count: 1 }
    expect(
      validate({ entries: [entry], locale: 'es', seed: -4, layout: { columns: 1, title: 'T' }, showAnswerKey: true }),
    ).toBe(true)
    for (const wrong of [
      {},
      { entries: [] },
      { entries: [{ ...entry, count: 31 }] },
      { entries: [entry], seed: 1.5 },
      { entries: [entry], layout: 1 },
    ]) {
      expect(validate(wrong)).toBe(false)
    }
  })
})
