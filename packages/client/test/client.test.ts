import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { library } from '../../server/src/rendering/library.ts'
import { startServer, type TestServer } from '../../server/test/support/server.ts'
import { createClient, type WorksheetClient } from '../src/index.ts'
import { clientTypes } from './client-types.ts'

const entry = { id: 'a', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 2 } as const
const source = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))

it('has the types that the service describes', async () => {
  expect(readFileSync(source('schema.ts'), 'utf8')).toBe(await clientTypes())
})

it('is below 10 kB, and needs nothing of Node', async () => {
  const { outputFiles } = await build({
    entryPoints: [source('index.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  })
  expect(outputFiles[0]?.contents.length).toBeLessThan(10_000)
})

describe('against the service', () => {
  let server: TestServer
  let client: WorksheetClient
  beforeAll(async () => {
    const worker = new URL('../../server/src/rendering/worker.ts', import.meta.url)
    server = await startServer({ library, worker, environment: { RENDER_TIMEOUT_MS: '60000' } })
    client = createClient({ baseUrl: `${server.url}/`, apiKey: server.key })
  })
  afterAll(() => server.stop())

  it('gives every output with what its headers say', async () => {
    const { data: grades } = await client.catalog({ locale: 'es', grade: '7' })
    expect(grades[0]?.topics.length).toBeGreaterThan(3)
    const json = await client.json({ entries: [entry], seed: 7, ...{ sead: 1 } })
    expect(json).toMatchObject({ creditsCharged: 2, creditsRemaining: 998, seed: 7, isReplay: false })
    expect(json.warnings[0]).toMatch(/sead/)
    const pdf = await client.pdf({ entries: [entry], layout: { title: 'Práctica: día 1' } })
    expect(pdf.data.fileName).toBe('Práctica día 1.pdf')
    expect(String.fromCharCode(...pdf.data.bytes.subarray(0, 5))).toBe('%PDF-')
    expect((await client.latex({ entries: [entry], document: true })).data).toMatch(/documentclass/)
    expect((await client.embed({ entries: [entry] })).data.embedUrl).toMatch(/embeds/)
    expect((await client.account()).data.credits).toMatchObject({ available: 992 })
    const [problem] = json.data.entries[0]!.problems
    const { answer } = problem!
    const { data: verdicts } = await client.checkAnswers({ answers: [{ text: answer.text, answer }] })
    expect(verdicts[0]).toMatchObject({ isRight: true, verdict: 'right' })
  })

  it('is charged once under a key', async () => {
    const options = { idempotencyKey: 'week-12' }
    const first = await client.json({ entries: [entry], seed: 1 }, options)
    const again = await client.json({ entries: [entry], seed: 1 }, options)
    expect(again).toMatchObject({ creditsCharged: 0, isReplay: true, data: first.data })
  })

  it('tells what is wrong by code and path', async () => {
    const wrong = client.json({ entries: [{ ...entry, topic: 'alchemy' }] })
    await expect(wrong).rejects.toMatchObject({
      name: 'WorksheetApiError',
      code: 'unknown_topic',
      status: 400,
      details: [{ path: 'entries[0].topic' }],
    })
    const nobody = createClient({ baseUrl: server.url, apiKey: 'wsk_no' })
    await expect(nobody.catalog()).rejects.toMatchObject({ code: 'invalid_api_key', status: 401 })
  })
})

describe('where a call cannot be answered', () => {
  let server: Server | null = null
  afterEach(() => void server?.close())

  const start = async (...answers: RequestListener[]) => {
    const keys: unknown[] = []
    server = createServer((request, response) => {
      keys.push(request.headers['idempotency-key'])
      const answer = answers[Math.min(keys.length, answers.length) - 1]
      answer?.(request, response)
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => server?.once('listening', resolve))
    const { port } = server.address() as AddressInfo
    return { keys, client: createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey: 'wsk_some' }) }
  }
  const cut: RequestListener = ({ socket }) => void socket.destroy()
  const busy: RequestListener = (_, response) =>
    void response
      .writeHead(503, { 'Retry-After': '0' })
      .end('{ "error": { "code": "overloaded", "message": "", "requestId": "one" } }')
  const half: RequestListener = ({ socket }, response) => {
    response.writeHead(200, { 'Content-Length': '100' }).write('{ "data"')
    setTimeout(() => socket.destroy(), 20)
  }
  const page: RequestListener = (_, response) => void response.writeHead(200).end('<html>')
  const done: RequestListener = (_, response) => void response.end('{ "data": { "latex": "x" } }')

  it('tries again under the same key, also where an answer breaks off', async () => {
    const { keys, client } = await start(cut, busy, half, done)
    expect((await client.latex({ entries: [entry] })).data).toBe('x')
    expect(keys).toHaveLength(4)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
  })

  it('gives up in the end, and tells why', async () => {
    const { keys, client } = await start(busy)
    await expect(client.latex({ entries: [entry] })).rejects.toMatchObject({ code: 'overloaded', status: 503 })
    expect(keys).toHaveLength(4)
  })

  it('takes nothing for a PDF that is none', async () => {
    const { keys, client } = await start(page)
    await expect(client.pdf({ entries: [entry] })).rejects.toMatchObject({ code: 'unexpected_answer', status: 200 })
    expect(keys).toHaveLength(1)
  })

  it('stops as soon as it is told to', async () => {
    const { client } = await start(() => {})
    const stop = new AbortController()
    const call = client.latex({ entries: [entry] }, { signal: stop.signal })
    stop.abort(new Error('enough'))
    await expect(call).rejects.toThrow('enough')
  })
})
