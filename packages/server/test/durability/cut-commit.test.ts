import { has } from '@worksheet/testing/tools'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cuttingProxy } from '../support/cut.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 2 }

describe.runIf(has('postgres'))('a database that goes away after a commit and before its answer', () => {
  let postgres: TestPostgres
  let proxy: Awaited<ReturnType<typeof cuttingProxy>>
  let direct: TestServer
  let server: TestServer
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    const url = await postgres.database()
    // It makes the account, and sees what the other cannot.
    direct = await startServer({ databaseUrl: url })
    proxy = await cuttingProxy(url)
    server = await startServer({ databaseUrl: proxy.url })
  })
  afterEach(async () => {
    proxy.open()
    await Promise.all([server.stop(), direct.stop()])
    proxy.close()
  })

  const send = (operation: string, to = server) =>
    to.call(`/api/public/v1/${operation}`, {
      key: direct.key,
      body: { entries: [entry], seed: 1 },
      headers: { 'Idempotency-Key': 'once' },
    })
  const cut = async (operation: string) => {
    proxy.cutNextSettle()
    const refused = await send(operation)
    expect([refused.status, refused.json.error.code]).toEqual([503, 'service_unavailable'])
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(proxy.isAway()).toBe(true)
    // The commit has gone through: this is the moment that is tested.
    expect(await direct.balance()).toBe(998)
  }
  const sound = async () => expect(await direct.admin('ledger verify')).toMatchObject({ ok: true, violations: [] })

  it.each(['worksheets', 'embeds'])('makes a refunded answer of %s again, and charges for it', async operation => {
    await cut(operation)
    const [unpaid] = await direct.services.storage.sql.rows<{ id: string }>('SELECT id FROM embed')
    proxy.open()
    await until(async () => (await direct.balance()) === 1000)
    await sound()
    if (unpaid) expect((await direct.call(`/embeds/${unpaid.id}`)).status).toBe(404)
    const again = await send(operation)
    expect(again.headers.get('idempotency-replayed')).toBeNull()
    expect(again.headers.get('x-credits-charged')).toBe('2')
    if (operation === 'embeds') expect((await fetch(again.json.data.embedUrl)).status).toBe(200)
    expect(await direct.balance()).toBe(998)
    await sound()
  })

  it.each(['worksheets', 'embeds'])('gives nothing back that a retry of %s has taken', async operation => {
    await cut(operation)
    const replay = await send(operation, direct)
    expect(replay.headers.get('idempotency-replayed')).toBe('true')
    if (operation === 'embeds') {
      const { pathname } = new URL(replay.json.data.embedUrl)
      expect((await direct.call(pathname)).status).toBe(200)
    }
    proxy.open()
    const { ledger, storage } = direct.services
    const [charge] = await storage.sql.rows<{ id: string }>('SELECT id FROM charge')
    const refund = { type: 'refund', id: charge!.id, account: 'demo', at: 0 } as const
    expect(await ledger.submit(refund)).toMatchObject([{ ok: false, reason: 'replayed' }])
    // The server that lost the answer comes back to the same, whenever it asks.
    await until(async () => (await send(operation)).status < 300)
    expect(await direct.balance()).toBe(998)
    await sound()
  })
})
