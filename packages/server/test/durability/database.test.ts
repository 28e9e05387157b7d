import { connect, createServer, type Socket } from 'node:net'
import { has } from '@worksheet/testing/tools'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf } from '../../src/accounts/accounts.ts'
import { PostgresLedger } from '../../src/ledger/postgres.ts'
import { openPostgres, PATIENCE } from '../../src/storage/postgres.ts'
import { migrate } from '../../src/storage/sql.ts'
import { freePort, startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 2 }
const BREAKS = 8

describe.runIf(has('postgres'))('a server whose database connections break under load', () => {
  let postgres: TestPostgres
  let server: TestServer
  let admin: pg.Client
  beforeAll(async () => {
    postgres = await startPostgres()
    const url = await postgres.database()
    server = await startServer({ databaseUrl: url })
    await server.admin('credits grant --account demo --amount 1000000')
    admin = new pg.Client({ connectionString: url })
    await admin.connect()
  })
  afterAll(async () => {
    await admin.end()
    await server.stop()
    await postgres.stop()
  })

  it('recovers, and charges exactly what it delivered', async () => {
    const before = await server.balance()
    const delivered = new Set<string>()
    const refused = new Set<string>()
    let running = true
    let next = 0
    const send = (retryKey: string) =>
      server.call('/api/public/v1/worksheets', {
        body: { entries: [entry], seed: 1 },
        headers: { 'Idempotency-Key': retryKey },
      })
    const client = async () => {
      while (running) {
        const retryKey = `request-${++next}`
        const { status, json } = await send(retryKey)
        if (status === 200) delivered.add(retryKey)
        else {
          expect([status, json.error.code]).toEqual([503, 'service_unavailable'])
          refused.add(retryKey)
        }
      }
    }
    const clients = Array.from({ length: 16 }, client)
    for (let i = 0; i < BREAKS; i++) {
      const enough = delivered.size + 25
      await until(() => delivered.size > enough)
      await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'worksheet-server'",
      )
    }
    running = false
    await Promise.all(clients)
    expect(refused.size).toBeGreaterThan(0)
    // What could not be reversed at once is reversed in the background.
    const account = () => server.admin<{ balance: number; held: number }>('credits balance --account demo')
    await until(async () => (await account()).held === 0)
    expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
    expect(before - (await account()).balance).toBe(delivered.size * 2)
    for (const retryKey of [...refused].slice(0, 20)) expect((await send(retryKey)).status).toBe(200)
    expect((await server.call('/readyz')).status).toBe(200)
  })
})

/** Stands between the service and its database. */
async function passage(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const behindPort = Number(url.port)
  const sockets: Socket[] = []
  const between = createServer(socket => {
    const behind = connect(behindPort, url.hostname)
    for (const one of [socket, behind]) one.on('error', () => {})
    socket.pipe(behind).pipe(socket)
    sockets.push(socket, behind)
  })
  const port = await freePort()
  await new Promise<void>(resolve => between.listen(port, '127.0.0.1', resolve))
  url.port = String(port)
  return {
    url: url.href,
    /** The connections of this moment stay open and carry nothing more. */
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      between.close()
    },
  }
}

describe.runIf(has('postgres'))('a database that takes everything and answers nothing', () => {
  it('does not keep the server from stopping', async () => {
    const postgres = await startPostgres()
    const { url, silence, close } = await passage(await postgres.database())
    const server = await startServer({ databaseUrl: url, databaseMs: 100, environment: { SHUTDOWN_TIMEOUT_MS: '100' } })
    silence()
    const lost = server.call('/api/public/v1/worksheets', { body: { entries: [entry] } }).catch(() => null)
    await server.stop()
    expect(server.log.join('')).toMatch(/the database does not answer/)
    close()
    await lost
    await postgres.stop()
  })

  it('is asked again over new connections', async () => {
    const postgres = await startPostgres()
    const { url, silence, close } = await passage(await postgres.database())
    const { sql, ledger } = openPostgres(url, () => {}, { ...PATIENCE, query_timeout: 500 })
    await migrate(sql)
    await accountsOf(sql).create({ name: 'a', allowance: 0, ratePerMinute: null, rateBurst: null }, 0)
    const grant = (id: string) =>
      new PostgresLedger(ledger).apply([{ type: 'grant', id, account: 'a', amount: 1, at: 0, note: '' }])
    await grant('first')
    silence()
    await expect(sql.rows('SELECT 1')).rejects.toThrow()
    expect(await sql.rows('SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await grant('second')).toMatchObject([{ ok: true, available: 2 }])
    await sql.close()
    close()
    await postgres.stop()
  }, 20_000)
})

describe.runIf(has('postgres'))('a server that goes away in the middle of a transaction', () => {
  it('does not keep the others from its accounts', async () => {
    const postgres = await startPostgres()
    const url = await postgres.database()
    const gone = openPostgres(url, () => {}, { ...PATIENCE, idle_in_transaction_session_timeout: 300 })
    const other = openPostgres(url, () => {})
    await migrate(other.sql)
    await accountsOf(other.sql).create({ name: 'a', allowance: 0, ratePerMinute: null, rateBurst: null }, 0)
    const client = await gone.ledger()
    await client.query('BEGIN')
    await client.query('UPDATE account SET held = held')
    const grant = { type: 'grant', id: 'one', account: 'a', amount: 1, at: 0, note: '' } as const
    expect(await new PostgresLedger(other.ledger).apply([grant])).toMatchObject([{ ok: true, available: 1 }])
    await Promise.all([gone.sql.close(), other.sql.close()])
    await postgres.stop()
  })
})
