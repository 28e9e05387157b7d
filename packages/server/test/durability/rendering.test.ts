import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 2 }
/** Long enough for a thread to start on a busy machine. */
const DEADLINE = 3000

const heldBy = async (server: TestServer) =>
  (await server.admin<{ held: number }>('credits balance --account demo')).held

describe('rendering that goes wrong', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ environment: { RENDER_TIMEOUT_MS: String(DEADLINE), RENDER_QUEUE: '4' } })
    // The thread takes its time to start; what follows measures the service, not that.
    await pdf('a')
  })
  afterAll(() => server.stop())

  const pdf = (id: string) => server.call('/api/public/v1/worksheets/pdf', { body: { entries: [{ ...entry, id }] } })

  it('ends a stuck rendering at its deadline and charges nothing', async () => {
    const before = await server.balance()
    const start = performance.now()
    const answer = await pdf('stuck')
    const ms = performance.now() - start
    expect([answer.status, answer.json.error.code]).toEqual([504, 'render_timeout'])
    expect(ms).toBeGreaterThan(DEADLINE - 50)
    expect(await server.balance()).toBe(before)
    expect(await heldBy(server)).toBe(0)
  })

  it('survives a rendering that ends its thread, and charges nothing', async () => {
    const before = await server.balance()
    const answer = await pdf('crash')
    expect([answer.status, answer.json.error.code]).toEqual([500, 'render_failed'])
    expect(await server.balance()).toBe(before)
    expect((await server.call('/healthz')).status).toBe(200)
  })

  it('serves those who waited behind a crash', async () => {
    const answers = await Promise.all([pdf('crash'), pdf('a'), pdf('a')])
    expect(answers.map(({ status }) => status)).toEqual([500, 200, 200])
  })

  it('refuses at once what finds no place, charges nothing for it, and answers the catalog meanwhile', async () => {
    await pdf('a')
    const before = await server.balance()
    const answered: (number | 'catalog')[] = []
    const work = Array.from({ length: 25 }, async () => {
      const answer = await pdf('slow-300')
      answered.push(answer.status)
      if (answer.status === 503) {
        expect(answer.json.error.code).toBe('overloaded')
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
      }
      return answer.status
    })
    expect((await server.call('/api/public/v1/catalog')).status).toBe(200)
    answered.push('catalog')
    const statuses = await Promise.all(work)
    const served = statuses.filter(status => status === 200).length
    expect(served).toBeGreaterThanOrEqual(5)
    expect(served + statuses.filter(status => status === 503).length).toBe(25)
    expect(answered.indexOf(503)).toBeLessThan(answered.indexOf(200))
    expect(answered.indexOf('catalog')).toBeLessThan(answered.indexOf(200))
    expect(await server.balance()).toBe(before - served * 2)
    expect(await heldBy(server)).toBe(0)
    const metrics = await server.call('/metrics')
    expect(metrics.text).toMatch(/worksheet_credits_total\{movement="reversed"\} [1-9]/)
  })

  it('keeps the ledger sound', async () => {
    expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
  })
})

describe('stopping', () => {
  it('finishes what runs, refuses what comes after, and reverses what takes too long', async () => {
    const server = await startServer({ environment: { SHUTDOWN_TIMEOUT_MS: '4000', RENDER_TIMEOUT_MS: '20000' } })
    const pdf = (id: string) => server.call('/api/public/v1/worksheets/pdf', { body: { entries: [{ ...entry, id }] } })
    await pdf('a')
    const short = pdf('slow-300')
    const endless = pdf('stuck')
    await until(async () => (await heldBy(server)) === 4)
    const stopped = server.stop()
    expect((await server.call('/readyz').catch(() => null))?.status ?? 503).toBe(503)
    expect((await short).status).toBe(200)
    const cut = await endless
    expect([cut.status, cut.json.error.code]).toEqual([503, 'shutting_down'])
    expect(Number(cut.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    await stopped
  })
})
