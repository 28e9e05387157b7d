import { once } from 'node:events'
import { connect } from 'node:net'
import { isChanged } from '@worksheet/testing/changes'
import { seedOf } from '@worksheet/testing/seeds'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CallOptions, startServer, type TestServer } from '../support/server.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 1 }
const OPERATIONS = ['worksheets', 'worksheets/pdf', 'worksheets/latex', 'embeds']
const AT_ONCE = 50
const ROUNDS = isChanged('packages/server/') ? 220 : 60

/** Values that have broken some service before. */
const odd = fc.oneof(
  fc.anything({ withNullPrototype: false }),
  fc.constantFrom(
    null,
    -0,
    1e308,
    -1,
    2 ** 53,
    '',
    '\0',
    '\ud800',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    "' OR 1=1 --",
    '{{7*7}}',
    '<script>',
    'a'.repeat(3000),
  ),
  fc.constantFrom([], {}, [[]], { length: 1e9 }, { toString: 1 }, { valueOf: null }),
)
const field = fc.constantFrom('id', 'grade', 'topic', 'difficulty', 'count')

/** A body that is nearly right: what is wrong lies deep enough to reach every check. */
const nearlyRight = fc.record(
  {
    entries: fc.oneof(
      fc.array(
        fc.tuple(field, odd).map(([name, value]) => ({ ...entry, [name]: value })),
        { minLength: 1, maxLength: 4 },
      ),
      odd,
    ),
    locale: odd,
    seed: odd,
    layout: fc.oneof(
      odd,
      fc.dictionary(fc.constantFrom('title', 'columns', 'fontSize', 'showAnswerKey', '__proto__'), odd),
    ),
    title: odd,
    document: odd,
    showAnswerKey: odd,
  },
  { requiredKeys: [] },
)

const text = (value: unknown) => {
  try {
    return JSON.stringify(value) ?? 'undefined'
  } catch {
    return '{'
  }
}

const body = fc.oneof(
  { weight: 4, arbitrary: nearlyRight.map(text) },
  { weight: 1, arbitrary: odd.map(text) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
  // A right body that lost or gained something on its way.
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(), fc.constantFrom('', '"', '{', ']', ',', '\\', '\u0000', '1')).map(([at, piece]) => {
      const whole = JSON.stringify({ entries: [entry], seed: 1, locale: 'es' })
      const place = at % whole.length
      return whole.slice(0, place) + piece + whole.slice(place + 1)
    }),
  },
)

const headerValue = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abcXYZ019 -_/;=,."*()[]{}@:'), maxLength: 40 }).map(value => value.trim()),
  fc.constantFrom('application/json', 'text/plain', 'gzip', '-1', '0', 'x'.repeat(300)),
)
const headers = fc.dictionary(
  fc.constantFrom(
    'Content-Type',
    'Content-Encoding',
    'Idempotency-Key',
    'X-Request-Id',
    'Accept',
    'Accept-Encoding',
    'If-None-Match',
    'Authorization',
    'Origin',
    'Range',
    'X-Forwarded-For',
    'Cookie',
  ),
  headerValue,
  { maxKeys: 2 },
)
const path = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...OPERATIONS).map(operation => `/api/public/v1/${operation}`) },
  { weight: 1, arbitrary: fc.webPath().map(path => path || '/') },
  { weight: 1, arbitrary: fc.webPath().map(path => `/api/public/v1${path}`) },
  { weight: 1, arbitrary: fc.webPath().map(path => `/embeds/${path.replaceAll('/', '')}`) },
  { weight: 1, arbitrary: fc.webQueryParameters().map(query => `/oembed?${query}`) },
  { weight: 1, arbitrary: fc.webQueryParameters().map(query => `/api/public/v1/catalog?locale=${query}`) },
)
const method = fc.oneof(
  { weight: 8, arbitrary: fc.constant('POST') },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND') },
)

describe('bad input', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
    await server.admin('credits grant --account demo --amount 1000000')
  })
  afterAll(() => server.stop())

  const send = async ({
    path,
    method,
    headers,
    body,
  }: {
    path: string
    method: string
    headers: Record<string, string>
    body: string | Uint8Array
  }) => {
    const options: CallOptions = { method, headers, ...(method !== 'GET' && method !== 'HEAD' && { body }) }
    const answer = await server.call(path, options)
    const told = `${method} ${path} ${JSON.stringify(headers)} ${String(body).slice(0, 300)} -> ${answer.status} ${answer.text.slice(0, 200)}`
    expect(answer.status, told).toBeLessThan(500)
    expect(answer.headers.get('x-request-id'), told).toBeTruthy()
    if (answer.status >= 400 && method !== 'HEAD') {
      expect(answer.json?.error?.code, told).toEqual(expect.any(String))
      expect(answer.json.error.message, told).toEqual(expect.any(String))
    }
    return Number(answer.headers.get('x-credits-charged') ?? 0)
  }

  it('never breaks the service, is never charged, and is always answered in the shape of errors', async () => {
    const before = await server.balance()
    let sent = 0
    let charged = 0
    const request = fc.record({ path, method, headers, body })
    await fc.assert(
      fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async requests => {
        const costs = await Promise.all(requests.map(send))
        sent += requests.length
        // Some bodies turn out right. What they cost is all that may be missing.
        for (const cost of costs) charged += cost
      }),
      { numRuns: ROUNDS, seed: seedOf(20), endOnFailure: true },
    )
    expect(sent).toBeGreaterThanOrEqual(ROUNDS * AT_ONCE)
    expect(before - (await server.balance())).toBe(charged)
    expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
  }, 300_000)

  it('answers what is not HTTP in the same shape', async () => {
    const { hostname, port } = new URL(server.url)
    const raw = async (text: string) => {
      const socket = connect(Number(port), hostname)
      let answer = ''
      socket.on('data', chunk => {
        answer += chunk
      })
      socket.on('error', () => {})
      socket.write(text)
      await once(socket, 'close')
      return answer
    }
    for (const bad of [
      'nonsense\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST / HTTP/1.1\r\nContent-Length: x\r\n\r\n',
      'GET / HTTP/1.1\r\nA B: c\r\n\r\n',
    ]) {
      const answer = await raw(bad)
      expect(answer).toMatch(/^HTTP\/1\.1 400 /)
      expect(JSON.parse(answer.split('\r\n\r\n')[1]!).error.code).toBe('invalid_request')
    }
    const large = await raw(`GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(large).toMatch(/^HTTP\/1\.1 431 /)
    expect(large).toContain('headers_too_large')
  })
})
