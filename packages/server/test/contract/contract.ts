import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleEntry, gradesOf } from '../../src/openapi/examples.ts'
import { MISTYPED_KEY, UNKNOWN_KEY } from '../support/keys.ts'
import type { TestServer } from '../support/server.ts'

const API = '/api/public/v1'
const POSTS = ['worksheets', 'worksheets/pdf', 'worksheets/latex', 'embeds'] as const
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Every promise of the interface, over HTTP. Failures are made on purpose where the library is the stand-in. */
export function contract(start: () => Promise<TestServer>, { standIn }: { standIn: boolean }): void {
  let server: TestServer
  let entry: { id: string; grade: string; topic: string; difficulty: string; count: number }
  beforeAll(async () => {
    server = await start()
    entry = { ...exampleEntry(gradesOf(server.services.engine)), count: 2 }
  })
  afterAll(() => server.stop())

  const post = (operation: string, body: unknown, headers: Record<string, string> = {}) =>
    server.call(`${API}/${operation}`, { body, headers })
  const expectError = (answer: Awaited<ReturnType<typeof post>>, status: number, code: string) => {
    expect(answer.json.error.code).toBe(code)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    expect(typeof answer.json.error.message).toBe('string')
    expect(answer.json.error.requestId).toBe(answer.headers.get('x-request-id'))
  }
  /** Runs something and tells by how much the balance fell. */
  const costOf = async (work: () => Promise<unknown>) => {
    const before = await server.balance()
    await work()
    return before - (await server.balance())
  }

  describe('the catalog', () => {
    it('lists grades and topics directly, not under data', async () => {
      const { status, json, headers } = await server.call(`${API}/catalog`)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      expect(json.map(({ id }) => id).slice(0, 3)).toEqual(['k', '1', '2'])
      const topic = json[0]!.topics[0]!
      expect(Object.keys(topic).sort()).toEqual([
        'description',
        'difficulties',
        'domain',
        'id',
        'implemented',
        'name',
        'standards',
      ])
    })

    it('is free', async () => {
      expect(await costOf(() => server.call(`${API}/catalog`))).toBe(0)
    })

    it('speaks Spanish on request, and warns of a language it does not know', async () => {
      const spanish = await server.call(`${API}/catalog?locale=es`)
      expect(spanish.json[0]!.name).toBe('Kínder')
      const other = await server.call(`${API}/catalog?locale=fr`)
      expect(other.json[0]!.name).toBe('Kindergarten')
      expect(JSON.parse(other.headers.get('x-worksheet-warnings')!)).toHaveLength(1)
    })

    it('has a strong ETag and answers 304', async () => {
      const etag = (await server.call(`${API}/catalog`)).headers.get('etag')!
      expect(etag).toMatch(/^"[^"]+"$/)
      const again = await server.call(`${API}/catalog`, { headers: { 'If-None-Match': etag } })
      expect([again.status, again.text]).toEqual([304, ''])
      expect((await server.call(`${API}/catalog?locale=es`, { headers: { 'If-None-Match': etag } })).status).toBe(200)
    })
  })

  describe('every generation', () => {
    for (const operation of POSTS) {
      it(`charges one credit for each problem: ${operation}`, async () => {
        const before = await server.balance()
        const answer = await post(operation, { entries: [entry, { ...entry, id: 'second', count: 3 }], seed: 7 })
        expect(answer.status).toBe(operation === 'embeds' ? 201 : 200)
        expect(answer.headers.get('x-credits-charged')).toBe('5')
        expect(answer.headers.get('x-credits-remaining')).toBe(String(before - 5))
        expect(answer.headers.get('x-worksheet-seed')).toBe('7')
        expect(answer.headers.get('x-request-id')).toMatch(UUID)
        expect(await server.balance()).toBe(before - 5)
      })
    }

    it('tells the seed that it drew', async () => {
      const { headers, json } = await post('worksheets', { entries: [entry] })
      expect(Number.isSafeInteger(Number(headers.get('x-worksheet-seed')))).toBe(true)
      expect(json.data.seed).toBe(Number(headers.get('x-worksheet-seed')))
    })

    it('takes any safe integer as a seed', async () => {
      for (const seed of [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
        const { status, headers } = await post('worksheets', { entries: [entry], seed })
        expect([status, headers.get('x-worksheet-seed')]).toEqual([200, String(seed)])
      }
      expectError(await post('worksheets', { entries: [entry], seed: 1.5 }), 400, 'invalid_request')
      expectError(
        await post('worksheets', `{"entries":[${JSON.stringify(entry)}],"seed":9007199254740993}`),
        400,
        'invalid_request',
      )
      expectError(await post('worksheets', { entries: [entry], seed: null }), 400, 'invalid_request')
    })

    it('keeps a valid request id of the caller', async () => {
      const kept = await post('worksheets', { entries: [entry] }, { 'X-Request-Id': 'order-17.a' })
      expect(kept.headers.get('x-request-id')).toBe('order-17.a')
      const replaced = await server.call(`${API}/catalog`, { headers: { 'X-Request-Id': 'two words' } })
      expect(replaced.headers.get('x-request-id')).toMatch(UUID)
    })

    it('falls back to English with a warning', async () => {
      const { json, headers } = await post('worksheets', { entries: [entry], locale: 'xx' })
      expect(json.data.locale).toBe('en')
      expect(json.data.warnings).toHaveLength(1)
      expect(JSON.parse(headers.get('x-worksheet-warnings')!)).toEqual(json.data.warnings)
      expectError(await post('worksheets', { entries: [entry], locale: 3 }), 400, 'invalid_request')
    })

    it('ignores unknown fields and names them', async () => {
      const { status, json } = await post('worksheets', { entries: [{ ...entry, colour: 'red' }], title: 'x', ñ: 1 })
      expect(status).toBe(200)
      expect(json.data.warnings.join()).toMatch(/title.*ñ.*entries\[\]\.colour/)
    })

    it('keeps the warnings header in ASCII and within 1 KiB', async () => {
      const unknown = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`champ-étrange-${i}`, i]))
      const header = (await post('worksheets', { entries: [entry], ...unknown })).headers.get('x-worksheet-warnings')!
      expect(header.length).toBeLessThanOrEqual(1024)
      expect(header).toMatch(/^[ -~]+$/)
      expect(JSON.parse(header).at(-1)).toMatch(/more/)
    })
  })

  describe('the JSON worksheet', () => {
    it('has the documented shape', async () => {
      const { json } = await post('worksheets', { entries: [entry], locale: 'es', seed: 7 })
      const { data } = json
      expect(Object.keys(data).sort()).toEqual([
        'contentVersion',
        'entries',
        'id',
        'locale',
        'problemCount',
        'seed',
        'warnings',
      ])
      expect(data).toMatchObject({ seed: 7, locale: 'es', problemCount: 2, warnings: [] })
      const [told] = data.entries
      expect(told).toMatchObject(entry)
      expect(told.problems).toHaveLength(2)
      for (const problem of told.problems) {
        expect(problem.id).toMatch(UUID)
        for (const field of ['text', 'latex', 'html'] as const) {
          expect(typeof problem.prompt[field]).toBe('string')
          expect(typeof problem.answer[field]).toBe('string')
        }
        expect(problem.answer.type).toEqual(expect.any(String))
        expect(problem.answer.value).toBeDefined()
        expect(problem.figures).toBeInstanceOf(Array)
      }
    })

    it('is the same for the same request', async () => {
      const body = { entries: [entry], seed: 12 }
      expect((await post('worksheets', body)).text).toBe((await post('worksheets', body)).text)
    })
  })

  describe('the PDF', () => {
    it('is an attachment with its length', async () => {
      const { headers, bytes } = await post('worksheets/pdf', { entries: [entry], layout: { title: 'Práctica: 1/2' } })
      expect(headers.get('content-type')).toBe('application/pdf')
      expect(headers.get('content-length')).toBe(String(bytes.length))
      expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-')
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="practica-1-2.pdf"; filename*=UTF-8''Pr%C3%A1ctica%201%202.pdf`,
      )
    })

    it('is called worksheet without a title', async () => {
      const { headers } = await post('worksheets/pdf', { entries: [entry] })
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="worksheet.pdf"; filename*=UTF-8''worksheet.pdf`,
      )
    })

    it('is the same to the byte for the same request', async () => {
      const body = { entries: [entry], seed: 3 }
      expect(
        Buffer.compare((await post('worksheets/pdf', body)).bytes, (await post('worksheets/pdf', body)).bytes),
      ).toBe(0)
    })

    it('tolerates undocumented layout values with a warning each', async () => {
      const layout = {
        columns: 3,
        workspace: 'vast',
        fontSize: 7,
        showDifficulty: 'no',
        showScore: 1,
        showAnswerKey: 'yes',
        title: 5,
        tint: 1,
      }
      const { status, headers } = await post('worksheets/pdf', { entries: [entry], layout })
      expect(status).toBe(200)
      expect(JSON.parse(headers.get('x-worksheet-warnings')!)).toHaveLength(8)
    })

    it('refuses a layout that is no object', async () => {
      for (const layout of [null, [], 'wide', 2])
        expectError(await post('worksheets/pdf', { entries: [entry], layout }), 400, 'invalid_request')
      expectError(await post('worksheets/pdf', { entries: [entry], showAnswerKey: 'yes' }), 400, 'invalid_request')
    })

    it('takes showAnswerKey at the top or in the layout; the top wins', async () => {
      const pdf = async (extra: object) =>
        (await post('worksheets/pdf', { entries: [entry], seed: 1, ...extra })).bytes.join()
      const [without, inLayout, onTop, topWins] = [
        await pdf({}),
        await pdf({ layout: { showAnswerKey: true } }),
        await pdf({ showAnswerKey: true }),
        await pdf({ showAnswerKey: false, layout: { showAnswerKey: true } }),
      ]
      expect(inLayout).toBe(onTop)
      expect(topWins).toBe(without)
      expect(inLayout).not.toBe(without)
    })

    it('answers an error as JSON, never as a PDF', async () => {
      expectError(await post('worksheets/pdf', { entries: [] }), 400, 'invalid_request')
    })
  })

  it('gives LaTeX as data.latex', async () => {
    const { json, headers } = await post('worksheets/latex', {
      entries: [entry],
      title: 'A',
      document: true,
      showAnswerKey: true,
    })
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(Object.keys(json)).toEqual(['data'])
    expect(json.data.latex).toContain('A')
  })

  describe('the embed', () => {
    it('is created with its address', async () => {
      const { status, json, headers } = await post('embeds', {
        entries: [entry],
        title: 'Warm-up',
        showAnswerKey: true,
      })
      expect(status).toBe(201)
      expect(json.data.embedId).toMatch(/^[A-Za-z0-9_-]{22}$/)
      expect(json.data.embedUrl).toBe(`${server.services.publicUrl}/embeds/${json.data.embedId}`)
      expect(headers.get('location')).toBe(json.data.embedUrl)
    })

    it('is a public page that never changes and costs nothing to view', async () => {
      const { json } = await post('embeds', { entries: [entry] })
      const path = `/embeds/${json.data.embedId}`
      const before = await server.balance()
      const page = await server.call(path, { key: null })
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('cache-control')).toMatch(/public.*immutable/)
      expect(page.headers.get('access-control-allow-origin')).toBe('*')
      const policy = page.headers.get('content-security-policy')!
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain('frame-ancestors *')
      expect(policy).not.toContain('unsafe')
      const etag = page.headers.get('etag')!
      expect((await server.call(path, { key: null, headers: { 'If-None-Match': etag } })).status).toBe(304)
      expect(await server.balance()).toBe(before)
    })

    it('is found by nobody who does not know its id', async () => {
      for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', 'x', '\0', '..x', "' OR 1=1"]) {
        expectError(await server.call(`/embeds/${encodeURIComponent(id)}`, { key: null }), 404, 'not_found')
      }
    })

    it('answers oEmbed', async () => {
      const { json } = await post('embeds', { entries: [entry], title: 'A "b" <c>' })
      const query = `url=${encodeURIComponent(json.data.embedUrl)}&maxwidth=300`
      const { json: oembed, headers } = await server.call(`/oembed?${query}`, { key: null })
      expect(headers.get('access-control-allow-origin')).toBe('*')
      expect(oembed).toMatchObject({ version: '1.0', type: 'rich', title: 'A "b" <c>', width: 300 })
      expect(oembed.html).toContain(`src="${json.data.embedUrl}"`)
      expect(oembed.html).not.toContain('<c>')
      const untitled = await post('embeds', { entries: [entry] })
      const { embedUrl } = untitled.json.data
      const { json: named } = await server.call(`/oembed?url=${encodeURIComponent(embedUrl)}`, { key: null })
      const page = await server.call(new URL(embedUrl).pathname, { key: null })
      expect(page.text).toContain(`<title>${named.title}</title>`)
      const shared = encodeURIComponent(`${embedUrl}?utm_source=news#top`)
      expect((await server.call(`/oembed?url=${shared}`, { key: null })).json).toEqual(named)
      expectError(await server.call('/oembed?url=https%3A%2F%2Fexample.com', { key: null }), 404, 'not_found')
      expectError(await server.call('/oembed', { key: null }), 404, 'not_found')
    })
  })

  describe('the checks come in their order', () => {
    const bad = { 'Content-Type': 'text/plain', 'Idempotency-Key': 'two words' }

    it('asks for the key first, everywhere under the prefix', async () => {
      for (const path of [`${API}/catalog`, `${API}/worksheets`, `${API}/nothing`, API]) {
        const answer = await server.call(path, { key: null })
        expectError(answer, 401, 'missing_api_key')
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/)
      }
      for (const key of ['nonsense', MISTYPED_KEY, UNKNOWN_KEY, `${server.key}x`]) {
        const answer = await server.call(`${API}/worksheets`, { key, body: 'not json', headers: bad })
        expectError(answer, 401, 'invalid_api_key')
      }
    })

    it('then the media type, the size, the JSON, the shape, the domain, the retry key, the credits', async () => {
      const big = 'x'.repeat(300 * 1024)
      expectError(await post('worksheets', big, bad), 415, 'unsupported_media_type')
      expectError(await post('worksheets', big, { 'Idempotency-Key': 'two words' }), 413, 'body_too_large')
      expectError(await post('worksheets', '{"entries":', { 'Idempotency-Key': 'two words' }), 400, 'invalid_json')
      expectError(
        await post('worksheets', { entries: [{ ...entry, grade: 'x', count: 0 }] }, { 'Idempotency-Key': 'two words' }),
        400,
        'invalid_request',
      )
      expectError(
        await post('worksheets', { entries: [{ ...entry, grade: 'x' }] }, { 'Idempotency-Key': 'two words' }),
        400,
        'unknown_grade',
      )
      expectError(
        await post('worksheets', { entries: [entry] }, { 'Idempotency-Key': 'two words' }),
        400,
        'invalid_request',
      )
    })

    it('takes parameters of the media type and UTF-8 with a mark', async () => {
      const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
      expect((await post('worksheets', `\ufeff${JSON.stringify({ entries: [entry] })}`, headers)).status).toBe(200)
      expectError(
        await post('worksheets', '{}', { 'Content-Type': 'application/json-patch' }),
        415,
        'unsupported_media_type',
      )
      expectError(await post('worksheets', '{}', { 'Content-Encoding': 'gzip' }), 415, 'unsupported_media_type')
    })

    it('takes a body of exactly 256 KiB', async () => {
      const text = JSON.stringify({ entries: [entry] })
      expect((await post('worksheets', text + ' '.repeat(256 * 1024 - text.length))).status).toBe(200)
      expectError(await post('worksheets', text + ' '.repeat(256 * 1024 - text.length + 1)), 413, 'body_too_large')
    })

    it('reads JSON strictly', async () => {
      const whole = JSON.stringify({ entries: [entry] })
      const doubled = `{"entries":[],"entries":[${JSON.stringify(entry)}]}`
      const hidden = `{"entries":[${JSON.stringify(entry)}],"\\u0061":1,"a":2}`
      const deep = `{"entries":[${JSON.stringify(entry)}],"x":${'['.repeat(100)}${']'.repeat(100)}}`
      const bytes = Uint8Array.from([...Buffer.from('{"entries":"'), 0xff, ...Buffer.from('"}')])
      for (const body of ['', '{', `${whole}x`, doubled, hidden, deep, '['.repeat(100_000), bytes]) {
        expectError(await post('worksheets', body), 400, 'invalid_json')
      }
      for (const body of ['null', '[]', '"text"', '1', 'true'])
        expectError(await post('worksheets', body), 400, 'invalid_request')
      const polluted = `{"__proto__":{"entries":[]},"constructor":1,${whole.slice(1)}`
      expect((await post('worksheets', polluted)).status).toBe(200)
    })

    it('reports all problems of the shape together', async () => {
      const { json } = await post('worksheets', {
        entries: [
          { ...entry, id: '', count: 31 },
          { ...entry, difficulty: 'x' },
        ],
        seed: 'a',
      })
      expect(json.error.details.map(({ path }) => path).sort()).toEqual([
        'entries[0].count',
        'entries[0].id',
        'entries[1].difficulty',
        'seed',
      ])
      for (const body of [{}, { entries: [] }, { entries: {} }, { entries: [null] }, { entries: [{}] }]) {
        expectError(await post('worksheets', body), 400, 'invalid_request')
      }
      for (const count of [0, 31, 1.5, '2', null, -1]) {
        expectError(await post('worksheets', { entries: [{ ...entry, count }] }), 400, 'invalid_request')
      }
      expectError(await post('worksheets', { entries: [{ ...entry, id: 'x'.repeat(101) }] }), 400, 'invalid_request')
    })

    it('names what the catalog does not offer', async () => {
      const catalog = (await server.call(`${API}/catalog`)).json
      const planned = catalog.flatMap(({ id, topics }) =>
        topics.filter(topic => !topic.implemented).map(topic => ({ grade: id, topic: topic.id })),
      )[0]
      const elsewhere = catalog.find(({ id }) => id !== entry.grade)!.id
      expectError(await post('worksheets', { entries: [{ ...entry, grade: 'toString' }] }), 400, 'unknown_grade')
      expectError(await post('worksheets', { entries: [{ ...entry, topic: 'constructor' }] }), 400, 'unknown_topic')
      expectError(await post('worksheets', { entries: [{ ...entry, grade: elsewhere }] }), 400, 'unknown_topic')
      if (planned)
        expectError(await post('worksheets', { entries: [{ ...entry, ...planned }] }), 400, 'topic_not_implemented')
      expectError(await post('worksheets', { entries: [entry, entry] }), 400, 'duplicate_entry_id')
      const many = Array.from({ length: 6 }, (_, i) => ({ ...entry, id: `e${i}`, count: 30 }))
      expectError(await post('worksheets', { entries: many }), 400, 'too_many_problems')
      expect((await post('worksheets', { entries: many.slice(0, 5) })).headers.get('x-credits-charged')).toBe('150')
    })

    it('looks at every entry, also where there are more than can be served', async () => {
      const endless = Array.from({ length: 2000 }, (_, i) => ({ ...entry, id: `e${i}`, count: 1 }))
      const withLast = (last: unknown) => post('worksheets', { entries: [...endless, last] })
      const refused = await post('worksheets', { entries: endless })
      expectError(refused, 400, 'too_many_problems')
      expectError(await withLast({ ...entry, grade: 'x' }), 400, 'unknown_grade')
      expectError(await withLast({ ...entry, id: 'e7' }), 400, 'duplicate_entry_id')
      for (const last of [null, 5, {}, { ...entry, count: 0 }]) {
        const answer = await withLast(last)
        expectError(answer, 400, 'invalid_request')
        expect(answer.json.error.details[0]!.path).toMatch(/^entries\[2000\]/)
      }
    })

    it('lists at most 100 details', async () => {
      const wrong = Array.from({ length: 150 }, (_, i) => ({ ...entry, id: `e${i}`, grade: 'x' }))
      for (const entries of [wrong, wrong.map(() => ({}))]) {
        const { json } = await post('worksheets', { entries })
        expect(json.error.details.length).toBeLessThanOrEqual(100)
      }
    })

    it('charges nothing for a refused request', async () => {
      const cost = await costOf(async () => {
        await post('worksheets', { entries: [entry, entry] })
        await post('worksheets/pdf', '{')
        await post('embeds', { entries: [{ ...entry, grade: 'x' }] })
      })
      expect(cost).toBe(0)
    })
  })

  describe('paths and methods', () => {
    it('answers 404 and 405 in the shape of errors', async () => {
      expectError(await server.call(`${API}/nothing`), 404, 'not_found')
      expectError(await server.call('/nothing', { key: null }), 404, 'not_found')
      expectError(await server.call('/API/public/v1/catalog', { key: null }), 404, 'not_found')
      const wrong = await server.call(`${API}/worksheets`)
      expectError(wrong, 405, 'method_not_allowed')
      expect(wrong.headers.get('allow')).toBe('POST')
      const catalog = await server.call(`${API}/catalog`, { body: {} })
      expectError(catalog, 405, 'method_not_allowed')
      expect(catalog.headers.get('allow')).toMatch(/GET/)
    })

    it('lets no other site call the paid operations', async () => {
      const { headers } = await post('worksheets', { entries: [entry] }, { Origin: 'https://example.com' })
      expect(headers.get('access-control-allow-origin')).toBe(null)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const preflight = await server.call(`${API}/worksheets`, { method: 'OPTIONS' })
      expectError(preflight, 405, 'method_not_allowed')
    })

    it('answers the open paths without a key', async () => {
      for (const path of ['/openapi.json', '/docs', '/healthz', '/readyz', '/metrics']) {
        expect((await server.call(path, { key: null })).status).toBe(200)
      }
    })
  })

  if (standIn)
    describe('failures', () => {
      it('reverses the charge', async () => {
        for (const operation of POSTS) {
          const cost = await costOf(async () => {
            const answer = await post(operation, { entries: [{ ...entry, id: 'fail' }] })
            expectError(answer, 500, 'render_failed')
            expect(answer.text).not.toContain('secret')
          })
          expect(cost).toBe(0)
        }
      })
    })

  describe('idempotency', () => {
    for (const operation of POSTS) {
      it(`gives a retry the same answer without a second charge: ${operation}`, async () => {
        const headers = { 'Idempotency-Key': `again-${operation}` }
        const body = { entries: [entry], unknown: 1 }
        const first = await post(operation, body, headers)
        expect(first.headers.get('idempotency-replayed')).toBe(null)
        let second = first
        const cost = await costOf(async () => {
          second = await post(operation, JSON.stringify({ unknown: 1, entries: [entry] }, null, 2), headers)
        })
        expect(cost).toBe(0)
        expect(second.status).toBe(first.status)
        expect(Buffer.compare(second.bytes, first.bytes)).toBe(0)
        expect(second.headers.get('idempotency-replayed')).toBe('true')
        expect(second.headers.get('x-credits-charged')).toBe('0')
        for (const header of [
          'content-type',
          'content-disposition',
          'location',
          'x-worksheet-seed',
          'x-worksheet-warnings',
        ]) {
          expect(second.headers.get(header)).toBe(first.headers.get(header))
        }
      })
    }

    it('refuses the key for another body or operation', async () => {
      const headers = { 'Idempotency-Key': 'mine' }
      await post('worksheets', { entries: [entry] }, headers)
      expectError(
        await post('worksheets', { entries: [{ ...entry, count: 3 }] }, headers),
        422,
        'idempotency_key_reused',
      )
      expectError(await post('worksheets/latex', { entries: [entry] }, headers), 422, 'idempotency_key_reused')
    })

    it('charges once when the same request comes many times at once', async () => {
      const cost = await costOf(async () => {
        const answers = await Promise.all(
          Array.from({ length: 12 }, () => post('worksheets', { entries: [entry] }, { 'Idempotency-Key': 'storm' })),
        )
        for (const { status } of answers) expect([200, 409]).toContain(status)
        expect(answers.filter(({ headers }) => headers.get('x-credits-charged') === '2')).toHaveLength(1)
      })
      expect(cost).toBe(2)
    })

    if (standIn)
      it('says so while the first is being served', async () => {
        const headers = { 'Idempotency-Key': 'long' }
        const body = { entries: [{ ...entry, id: 'slow-1500' }] }
        const answers = [post('worksheets/pdf', body, headers), post('worksheets/pdf', body, headers)]
        expectError(await Promise.race(answers), 409, 'idempotency_in_progress')
        expect((await Promise.all(answers)).map(({ status }) => status).sort()).toEqual([200, 409])
      })

    if (standIn)
      it('keeps nothing of a failure, so that the retry works', async () => {
        const headers = { 'Idempotency-Key': 'after-failure' }
        const body = { entries: [{ ...entry, id: 'fail' }] }
        expectError(await post('worksheets', body, headers), 500, 'render_failed')
        expectError(await post('worksheets', body, headers), 500, 'render_failed')
        expect((await post('worksheets', { entries: [entry] }, headers)).status).toBe(200)
      })

    it('takes 1 to 255 visible ASCII characters', async () => {
      for (const key of ['x'.repeat(256), 'two words', 'ñ']) {
        expectError(await post('worksheets', { entries: [entry] }, { 'Idempotency-Key': key }), 400, 'invalid_request')
      }
      expect((await post('worksheets', { entries: [entry] }, { 'Idempotency-Key': 'x'.repeat(255) })).status).toBe(200)
    })

    it('keeps the keys of two accounts apart, and forgets after a day', async () => {
      await server.admin('account create neighbour')
      await server.admin('credits grant --account neighbour --amount 100')
      const { key } = await server.admin<{ key: string }>('key create --account neighbour')
      const headers = { 'Idempotency-Key': 'shared' }
      await post('worksheets', { entries: [entry] }, headers)
      const other = await server.call(`${API}/worksheets`, { key, body: { entries: [entry] }, headers })
      expect(other.headers.get('x-credits-charged')).toBe('2')
      server.later(24 * 60 * 60 * 1000 + 1000)
      const late = await post('worksheets', { entries: [{ ...entry, count: 1 }] }, headers)
      expect([late.status, late.headers.get('x-credits-charged')]).toEqual([200, '1'])
    })
  })

  describe('credits', () => {
    it('refuses more than the account has and tells both figures', async () => {
      await server.admin('account create poor')
      await server.admin('credits grant --account poor --amount 3')
      const { key } = await server.admin<{ key: string }>('key create --account poor')
      const ask = (count: number) => server.call(`${API}/worksheets`, { key, body: { entries: [{ ...entry, count }] } })
      const refused = await ask(4)
      expectError(refused, 402, 'insufficient_credits')
      expect(refused.json.error.message).toMatch(/4.*3/)
      expect((await ask(3)).headers.get('x-credits-remaining')).toBe('0')
      expectError(await ask(1), 402, 'insufficient_credits')
    })

    it('renews a monthly allowance with the first request of the month', async () => {
      await server.admin('account create school --allowance 5')
      const { key } = await server.admin<{ key: string }>('key create --account school')
      const ask = (count: number) => server.call(`${API}/worksheets`, { key, body: { entries: [{ ...entry, count }] } })
      expect((await ask(4)).headers.get('x-credits-remaining')).toBe('1')
      expectError(await ask(2), 402, 'insufficient_credits')
      server.later(32 * 24 * 60 * 60 * 1000)
      expect((await ask(2)).headers.get('x-credits-remaining')).toBe('3')
    })

    it('drains an account exactly under concurrent requests', async () => {
      await server.admin('account create crowd')
      await server.admin('credits grant --account crowd --amount 50')
      const { key } = await server.admin<{ key: string }>('key create --account crowd')
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => server.call(`${API}/worksheets`, { key, body: { entries: [entry] } })),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
      expect(answers.filter(({ status }) => status === 402)).toHaveLength(35)
    })
  })

  describe('keys and accounts', () => {
    it('refuses revoked and expired keys like unknown ones, and rotates with an overlap', async () => {
      await server.admin('account create turning')
      const made = await server.admin<{ key: string; publicPart: string }>(
        'key create --account turning --expires-in-days 400',
      )
      const ask = (key: string) => server.call(`${API}/catalog`, { key })
      expect((await ask(made.key)).status).toBe(200)
      const next = await server.admin<{ key: string }>(`key rotate ${made.publicPart} --overlap-hours 1`)
      expect([(await ask(made.key)).status, (await ask(next.key)).status]).toEqual([200, 200])
      server.later(61 * 60 * 1000)
      expectError(await ask(made.key), 401, 'invalid_api_key')
      expect((await ask(next.key)).status).toBe(200)
      await server.admin(`key revoke ${next.key}`)
      expectError(await ask(next.key), 401, 'invalid_api_key')
      const short = await server.admin<{ key: string }>('key create --account turning --expires-in-days 1')
      expect((await ask(short.key)).status).toBe(200)
      server.later(25 * 60 * 60 * 1000)
      expectError(await ask(short.key), 401, 'invalid_api_key')
    })

    it('refuses a suspended account until it is resumed', async () => {
      await server.admin('account create paused')
      const { key } = await server.admin<{ key: string }>('key create --account paused')
      await server.admin('account suspend paused')
      expectError(await server.call(`${API}/catalog`, { key }), 403, 'account_suspended')
      await server.admin('account resume paused')
      expect((await server.call(`${API}/catalog`, { key })).status).toBe(200)
    })

    it('never shows or stores a whole key again', async () => {
      const rows = await server.services.storage.sql.rows<{ secret_hash: Uint8Array }>('SELECT * FROM api_key')
      const secret = server.key.split('_')[2]!
      expect(
        JSON.stringify(rows.map(row => ({ ...row, secret_hash: Buffer.from(row.secret_hash).toString('latin1') }))),
      ).not.toContain(secret)
      expect(server.log.join('\n')).not.toContain(secret)
    })
  })

  describe('the rate limit', () => {
    it('lets a burst through, then refuses with the time to wait', async () => {
      await server.admin('account create eager --rate-per-minute 60 --rate-burst 5')
      const { key } = await server.admin<{ key: string }>('key create --account eager')
      const ask = () => server.call(`${API}/catalog`, { key })
      for (let i = 0; i < 5; i++) {
        const { status, headers } = await ask()
        expect(status).toBe(200)
        expect(headers.get('ratelimit')).toMatch(/r=\d+;t=\d+/)
        expect(headers.get('ratelimit-policy')).toContain('q=60;w=60')
      }
      const refused = await ask()
      expectError(refused, 429, 'rate_limited')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      expect(refused.headers.get('ratelimit')).toMatch(/r=0/)
      server.later(1100)
      expect((await ask()).status).toBe(200)
      expectError(await ask(), 429, 'rate_limited')
      server.later(6000)
      for (let i = 0; i < 5; i++) expect((await ask()).status).toBe(200)
    })
  })

  it('keeps the ledger sound', async () => {
    expect(await server.admin('ledger verify')).toEqual({ ok: true, violations: [] })
    const movements = await server.admin<{ kind: string }[]>('ledger list --account demo --limit 1000')
    expect(movements.at(-1)!.kind).toBe('grant')
  })
}
