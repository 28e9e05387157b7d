import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ServerProcess, startProcess } from '../support/process.ts'
import { entriesOf } from '../support/server.ts'

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url))
const run = promisify(execFile)

describe.skipIf(!existsSync(MAIN))('the built server (after npm run build), on its first use', () => {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-first-use-'))
  const environment = { DATA_DIR: folder, METRICS_PORT: '0' }
  let server: ServerProcess
  beforeAll(async () => {
    server = await startProcess([MAIN, 'serve', '--demo'], environment, /is ready at[\s\S]*curl.*\n/)
  })
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  })

  const admin = (...words: string[]) =>
    run(process.execPath, [MAIN, ...words], { env: { PATH: process.env.PATH, DATA_DIR: folder } })

  it.runIf(has('curl'))('prints a line that works as it stands', async () => {
    const line = /^ *(curl .*)$/m.exec(server.output())![1]!
    const { stdout } = await run('sh', ['-c', line])
    expect(JSON.parse(stdout).data.entries[0].problems).toHaveLength(2)
  })

  it('gives every output, with branding', async () => {
    const logo = join(folder, 'logo.svg')
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2H0z" fill="#06c"/></svg>',
    )
    await admin(
      'branding',
      'set',
      '--account',
      'demo',
      '--organization',
      'Escuela',
      '--accent-color',
      '#0066cc',
      '--logo',
      logo,
      '--footer',
      'Classroom use',
    )
    const key = /wsk_\w+/.exec(server.output())![0]
    const { json: catalog } = await server.call('/api/public/v1/catalog', { key })
    const entries = entriesOf(catalog, 12).slice(0, 1)
    const pdf = await server.call('/api/public/v1/worksheets/pdf', {
      key,
      body: { entries, layout: { title: 'T' }, showAnswerKey: true },
    })
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(pdf.bytes.length).toBeGreaterThan(5000)
    const latex = await server.call('/api/public/v1/worksheets/latex', { key, body: { entries, document: true } })
    expect(latex.json.data.latex).toMatch(/\\documentclass/)
    const embed = await server.call('/api/public/v1/embeds', { key, body: { entries } })
    const page = await server.call(new URL(embed.json.data.embedUrl).pathname)
    expect(page.text).toMatch(/^<!doctype html>/i)
  })

  it('is administered while it runs', async () => {
    const { stdout: made } = await admin('key', 'create', '--account', 'demo', '--json')
    const { key } = JSON.parse(made)
    expect((await server.call('/api/public/v1/catalog', { key })).status).toBe(200)
    await admin('key', 'revoke', key)
    expect((await server.call('/api/public/v1/catalog', { key })).status).toBe(401)
    await admin('credits', 'grant', '--account', 'demo', '--amount', '5')
    const { stdout: sound } = await admin('ledger', 'verify')
    expect(sound).toMatch(/sound/)
    await expect(admin('account', 'show', 'nobody')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('no account'),
    })
  })

  it('keeps its metrics on their own port when told so', async () => {
    expect((await server.call('/metrics')).status).toBe(404)
  })

  it('explains itself and a bad setting', async () => {
    const { stdout } = await admin('--help')
    for (const word of ['serve', 'key create', 'PORT', 'DATABASE_URL', 'RATE_LIMIT_BURST'])
      expect(stdout).toContain(word)
    const bad = run(process.execPath, [MAIN, 'serve'], { env: { PATH: process.env.PATH, PORT: 'eighty' } })
    await expect(bad).rejects.toMatchObject({ code: 2, stderr: expect.stringMatching(/PORT.*eighty/s) })
  })

  it('stops cleanly, and does not show the key again', async () => {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    server = await startProcess([MAIN, 'serve', '--demo'], environment, /is ready at[\s\S]*key create.*\n/)
    expect(server.output()).not.toMatch(/wsk_/)
  })
})
