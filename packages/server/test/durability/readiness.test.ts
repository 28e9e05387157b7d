import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { has } from '@worksheet/testing/tools'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { readiness } from '../../src/storage/readiness.ts'
import { cuttingProxy } from '../support/cut.ts'
import { startPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 1 }

describe('readiness', () => {
  it('tells why the database takes nothing', async () => {
    const says = (code: string) => readiness(() => Promise.reject(Object.assign(new Error(), { code })))()
    expect(await says('SQLITE_FULL')).toBe('disk full')
    expect(await says('ENOSPC')).toBe('disk full')
    expect(await says('53100')).toBe('disk full')
    expect(await says('SQLITE_READONLY_DBMOVED')).toBe('read-only')
    expect(await says('25006')).toBe('read-only')
    expect(await says('ECONNREFUSED')).toBe('no database')
    expect(await readiness(() => new Promise(() => {}), 10)()).toBe('no database')
  })

  it('asks the database no more often than it is worth, and anew after a while', async () => {
    let asked = 0
    const ready = readiness(async () => {
      asked++
    })
    await Promise.all(Array.from({ length: 50 }, ready))
    expect(asked).toBe(1)
  })

  it('fails on a database that only reads, where what is asked for is answered 503, and is well again', async () => {
    const server = await startServer()
    await server.services.storage.sql.script('PRAGMA query_only = ON')
    const refused = await server.call('/api/public/v1/worksheets', { body: { entries: [entry] } })
    expect([refused.status, refused.json.error.code]).toEqual([503, 'service_unavailable'])
    expect(refused.headers.get('retry-after')).toBe('2')
    const ready = await server.call('/readyz')
    expect([ready.status, ready.text]).toEqual([503, '{"status":"read-only"}'])
    expect((await server.call('/healthz')).status).toBe(200)
    await server.services.storage.sql.script('PRAGMA query_only = OFF')
    await until(async () => (await server.call('/readyz')).status === 200)
    expect(await server.balance()).toBe(1000)
    await server.stop()
  })

  it('goes on while another process holds the lock, and what waited for it is done after', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worksheet-lock-'))
    const server = await startServer({ dataFolder: folder })
    const other = new Database(join(folder, 'worksheet.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    let answered = false
    const waiting = server.call('/api/public/v1/worksheets', { body: { entries: [entry] } }).then(({ status }) => {
      answered = true
      return status
    })
    for (let i = 0; i < 20; i++) expect((await server.call('/healthz')).status).toBe(200)
    expect(answered).toBe(false)
    other.exec('COMMIT')
    other.close()
    expect(await waiting).toBe(200)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  it.runIf(has('postgres'))('tells of a database that hangs before a request gives it up', async () => {
    const postgres = await startPostgres()
    const url = await postgres.database()
    const proxy = await cuttingProxy(url)
    const server = await startServer({ databaseUrl: proxy.url })
    expect((await server.call('/readyz')).status).toBe(200)
    proxy.hang()
    const order: string[] = []
    const asked = server.services.storage.sql.rows('SELECT 1').then(
      () => order.push('answered'),
      () => order.push('given up'),
    )
    await until(async () => (await server.call('/readyz')).status === 503)
    order.push('not ready')
    expect((await server.call('/healthz')).status).toBe(200)
    proxy.away()
    await asked
    expect(order).toEqual(['not ready', 'given up'])
    const lost = await server.call('/api/public/v1/catalog')
    expect([lost.status, lost.json.error.code]).toEqual([503, 'service_unavailable'])
    proxy.open()
    await until(async () => (await server.call('/readyz')).status === 200)
    await server.stop()
    proxy.close()
    await postgres.stop()
  })
})

describe('the file of the database', () => {
  it('is for its owner alone, and for one server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worksheet-alone-'))
    const first = await startServer({ dataFolder: folder })
    await expect(startServer({ dataFolder: folder })).rejects.toThrow(/another server serves the database/)
    for (const end of ['', '-wal', '-shm'])
      expect(statSync(join(folder, `worksheet.sqlite${end}`)).mode & 0o777).toBe(0o600)
    expect((await first.call('/readyz')).status).toBe(200)
    await first.stop()
    const second = await startServer({ dataFolder: folder })
    expect((await second.call('/readyz')).status).toBe(200)
    await second.stop()
    rmSync(folder, { recursive: true, force: true })
  })
})
