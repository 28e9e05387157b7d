import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServerProcess } from '../support/process.ts'
import { until } from '../support/until.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 1 }
const SKEW_MS = 70_000

describe.runIf(has('postgres'))('replicas whose clocks are more than a minute apart', () => {
  let postgres: TestPostgres
  let url: string
  let storage: Storage
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.database()
    storage = await openStorage({ DATABASE_URL: url, DATA_DIR: '' })
  })
  afterAll(async () => {
    await storage.sql.close()
    await postgres.stop()
  })

  const start = (aheadMs: number) =>
    startServerProcess({ DATABASE_URL: url, CLOCK_WRONG_BY_MS: String(aheadMs), RENDER_TIMEOUT_MS: '20000' })

  it('share one rate limit, one lease and one expiry, by the clock of the database', async () => {
    const right = await start(0)
    const key = /wsk_\w+/.exec(right.output())![0]
    const generate = (id: string) =>
      right.call('/api/public/v1/worksheets', { key, body: { entries: [{ ...entry, id }] } })

    // Work that is under way while a replica starts whose clock says that its lease is over.
    const slow = right.call('/api/public/v1/worksheets/pdf', {
      key,
      body: { entries: [{ ...entry, id: 'slow-6000' }] },
    })
    await until(async () => (await storage.accounts.find('demo'))!.held === 1)
    const ahead = await start(SKEW_MS)
    const behind = await start(-SKEW_MS)
    expect((await storage.accounts.find('demo'))!.held).toBe(1)
    expect((await slow).status).toBe(200)
    expect((await generate('a')).status).toBe(200)

    const now = storage.clock.now()
    await storage.accounts.create({ name: 'shared', allowance: 0, ratePerMinute: 30, rateBurst: 10 }, now)
    const shared = await storage.keys.create('shared', 'key', now + 60_000, now)
    const replicas = [ahead, right, behind]
    const statuses: number[] = []
    for (let i = 0; i < 15; i++)
      statuses.push((await replicas[i % 3]!.call('/api/public/v1/catalog', { key: shared.text })).status)
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200))
    expect(statuses.slice(-3)).toContain(429)
    expect(statuses, 'a key that is not over yet').not.toContain(401)
    expect(Math.abs(storage.clock.now() - Date.now())).toBeLessThan(5000)

    for (const { child } of replicas) child.kill('SIGTERM')
    expect(await Promise.all(replicas.map(({ ended }) => ended))).toEqual([0, 0, 0])
    expect(await storage.charges.audit()).toEqual([])
  })
})
