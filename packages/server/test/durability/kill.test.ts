import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/storage.ts'
import { type ServerProcess, startServerProcess } from '../support/process.ts'
import { until } from '../support/until.ts'

/** How often the server is killed. The figures that the documentation states are of a run with 100. */
const KILLS = Number(process.env.KILLS ?? 12)
const CLIENTS = 32
const COUNT = 3

const entry = { grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: COUNT }
const bodyOf = (fails: boolean) => ({ entries: [{ id: fails ? 'fail' : 'a', ...entry }], seed: 1 })

describe('a server that is killed under load', () => {
  it(`loses no credit and takes none twice in ${KILLS} kills`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'worksheet-kill-'))
    const delivered = new Set<string>()
    const failed = new Set<string>()
    const unknown = new Set<string>()
    let key = ''
    let next = 0

    const client = async (server: ServerProcess, alive: () => boolean) => {
      while (alive()) {
        const retryKey = `request-${++next}`
        const fails = next % 7 === 0
        const options = { key, body: bodyOf(fails), headers: { 'Idempotency-Key': retryKey } }
        const answer = await server.call('/api/public/v1/worksheets', options).catch(() => null)
        if (answer === null) unknown.add(retryKey)
        else if (answer.status === 200) delivered.add(retryKey)
        else if (answer.status === 500 && fails) failed.add(retryKey)
        else throw new Error(`${answer.status} ${answer.text}`)
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const server = await startServerProcess({ DATA_DIR: folder })
      if (kill === 0) {
        key = /wsk_\w+/.exec(server.output())![0]
        const storage = await openStorage({ DATA_DIR: folder })
        await storage.ledger.apply([{ type: 'grant', id: 'load', account: 'demo', amount: 1e9, at: 0, note: '' }])
        await storage.sql.close()
      }
      let alive = true
      const clients = Array.from({ length: CLIENTS }, () => client(server, () => alive))
      // Each time somewhere else in the work.
      const enough = delivered.size + 30 + 17 * (kill % 5)
      await until(() => delivered.size > enough)
      server.child.kill('SIGKILL')
      alive = false
      await Promise.all(clients)
      await server.ended
    }

    const server = await startServerProcess({ DATA_DIR: folder })
    const inDoubt = [...unknown].filter(retryKey => Number(retryKey.slice(8)) % 7 !== 0)
    let replayed = 0
    for (const retryKey of inDoubt) {
      const answer = await server.call('/api/public/v1/worksheets', {
        key,
        body: bodyOf(false),
        headers: { 'Idempotency-Key': retryKey },
      })
      expect(answer.status).toBe(200)
      if (answer.headers.get('idempotency-replayed')) replayed++
    }
    for (const retryKey of [...delivered].slice(-200)) {
      const answer = await server.call('/api/public/v1/worksheets', {
        key,
        body: bodyOf(false),
        headers: { 'Idempotency-Key': retryKey },
      })
      expect([answer.status, answer.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    }
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)

    const storage = await openStorage({ DATA_DIR: folder })
    const account = await storage.accounts.find('demo')
    const spent = 1e9 + 1000 - account!.balance
    expect(account!.held).toBe(0)
    expect(spent).toBe((delivered.size + inDoubt.length) * COUNT)
    expect(await storage.charges.audit()).toEqual([])
    const rows = await storage.sql.rows<{ keys: number; charges: number }>(
      "SELECT COUNT(DISTINCT retry_key) AS keys, COUNT(*) AS charges FROM charge WHERE state = 'settled'",
    )
    expect(rows[0]).toEqual({ keys: delivered.size + inDoubt.length, charges: delivered.size + inDoubt.length })
    await storage.sql.close()
    rmSync(folder, { recursive: true, force: true })
    console.log(
      `${KILLS} kills: ${delivered.size} delivered, ${failed.size} failed on purpose, ${unknown.size} cut off, ${replayed} of them charged and then delivered again`,
    )
  }, 600_000)
})
