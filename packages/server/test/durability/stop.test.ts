import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openStorage } from '../../src/storage/storage.ts'
import { startServerProcess } from '../support/process.ts'
import { until } from '../support/until.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 1 }
const STOPS = 3

it('a server that is told to stop answers every request that was sent to it', async () => {
  const folder = mkdtempSync(`${tmpdir()}/worksheet-stop-`)
  let key = ''
  let answered = 0
  for (let stop = 0; stop < STOPS; stop++) {
    const server = await startServerProcess({ DATA_DIR: folder, SHUTDOWN_DELAY_MS: '500' })
    key ||= /wsk_\w+/.exec(server.output())![0]
    let ready = true
    const client = async (path: string) => {
      while (ready) {
        const { status, text } = await server.call(`/api/public/v1/${path}`, {
          key,
          body: { entries: [entry], seed: 1 },
        })
        // All credits may be spent by then; that too is an answer.
        expect([200, 402], text).toContain(status)
        if (status === 200) answered++
        await sleep(20)
      }
    }
    const clients = ['worksheets', 'worksheets', 'worksheets/pdf', 'worksheets/latex'].map(client)
    const before = answered
    await until(() => answered > before + 10)
    server.child.kill('SIGTERM')
    // A load balancer asks now and then, and sends nothing more once it hears no.
    await until(async () => (await server.call('/readyz')).status !== 200)
    ready = false
    await Promise.all(clients)
    expect(await server.ended).toBe(0)
  }
  const storage = await openStorage({ DATA_DIR: folder })
  expect((await storage.accounts.find('demo'))!).toMatchObject({ balance: 1000 - answered, held: 0 })
  expect(await storage.charges.audit()).toEqual([])
  await storage.sql.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a server whose log nobody reads any more serves on, and stops when it is told to', async () => {
  const folder = mkdtempSync(`${tmpdir()}/worksheet-stalled-`)
  const server = await startServerProcess({ DATA_DIR: folder, LOG_LEVEL: 'info' })
  server.child.stdout?.pause()
  const headers = { 'X-Request-Id': 'x'.repeat(128) }
  // More than a pipe holds.
  for (let i = 0; i < 2000; i++) expect((await server.call('/healthz', { headers })).status).toBe(200)
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  rmSync(folder, { recursive: true, force: true })
})
