import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage, type Storage } from '../../src/storage/storage.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { type ServerProcess, startServerProcess } from '../support/process.ts'
import { until } from '../support/until.ts'

const CREDITS = 6000
const COUNT = 5
const HOUR_MS = 3_600_000
const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: COUNT }

describe.runIf(has('postgres'))('three servers on one PostgreSQL', () => {
  let postgres: TestPostgres
  let url: string
  let storage: Storage
  beforeAll(async () => {
    postgres = await startPostgres()
    url = await postgres.database()
  })
  afterAll(async () => {
    await storage.sql.close()
    await postgres.stop()
  })

  it('start together, and drain one account exactly, also when one of them is killed', async () => {
    const environment = { DATABASE_URL: url }
    const servers = await Promise.all([1, 2, 3].map(() => startServerProcess(environment)))
    const keys = servers.map(({ output }) => /wsk_\w+/.exec(output())?.[0]).filter(key => key !== undefined)
    expect(keys, 'only one of them made the demo account').toHaveLength(1)
    const key = keys[0]!
    storage = await openStorage({ DATABASE_URL: url, DATA_DIR: '' })
    await storage.ledger.apply([
      { type: 'grant', id: 'more', account: 'demo', amount: CREDITS - 1000, at: 0, note: '' },
    ])

    /** Each worker takes its own numbers, and sends each of them to two servers, as an impatient client would. */
    const delivered = new Set<string>()
    const worker = async (number: number, pair: readonly ServerProcess[]) => {
      for (let i = 0; ; i++) {
        const retryKey = `${number}-${i}`
        const answers = await Promise.all(
          pair.map(server =>
            server
              .call('/api/public/v1/worksheets', {
                key,
                body: { entries: [entry], seed: 1 },
                headers: { 'Idempotency-Key': retryKey },
              })
              .catch(() => null),
          ),
        )
        const statuses = answers.map(answer => answer?.status)
        if (statuses.includes(200)) delivered.add(retryKey)
        if (statuses.includes(402)) return
        if (statuses.every(status => status === undefined)) return
        for (const status of statuses) expect([200, 409, undefined]).toContain(status)
      }
    }
    const [first, second, third] = servers as [ServerProcess, ServerProcess, ServerProcess]
    const pairs = [
      [first, second],
      [second, third],
      [third, first],
    ]
    const workers = Array.from({ length: 24 }, (_, i) => worker(i, pairs[i % 3]!))
    await until(() => delivered.size > CREDITS / COUNT / 10)
    third.child.kill('SIGKILL')
    await Promise.all(workers)

    // Leases of the killed server end, and what they held can be spent.
    await first.later(HOUR_MS)
    await worker(1000, [first])
    const account = (await storage.accounts.find('demo'))!
    const [row] = await storage.sql.rows<{ charges: number; keys: number }>(
      "SELECT COUNT(*) AS charges, COUNT(DISTINCT retry_key) AS keys FROM charge WHERE state = 'settled'",
    )
    expect(row!.charges).toBe(row!.keys)
    expect(account.balance).toBe(CREDITS - row!.charges * COUNT)
    expect(account.balance - account.held).toBeLessThan(COUNT)
    const settled = await storage.sql.rows<{ retry_key: string }>(
      "SELECT retry_key FROM charge WHERE state = 'settled'",
    )
    const known = new Set(settled.map(({ retry_key }) => retry_key))
    expect([...delivered].filter(retryKey => !known.has(retryKey))).toEqual([])
    expect(await storage.charges.audit()).toEqual([])

    first.child.kill('SIGTERM')
    second.child.kill('SIGTERM')
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0])
  }, 120_000)

  it('share one rate limit', async () => {
    const one = await startServerProcess({ DATABASE_URL: url })
    const two = await startServerProcess({ DATABASE_URL: url })
    const now = Date.now()
    await storage.accounts.create({ name: 'shared', allowance: 0, ratePerMinute: 30, rateBurst: 10 }, now)
    const { text: key } = await storage.keys.create('shared', 'key', null, now)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, i) => (i % 2 ? one : two).call('/api/public/v1/catalog', { key })),
    )
    const allowed = answers.filter(({ status }) => status === 200).length
    expect(allowed).toBeGreaterThanOrEqual(10)
    expect(allowed).toBeLessThanOrEqual(11)
    one.child.kill('SIGTERM')
    two.child.kill('SIGTERM')
    await Promise.all([one.ended, two.ended])
  })
})
