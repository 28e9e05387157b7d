import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { parseCommand, runCommand } from '../../src/admin/run.ts'
import { GroupCommit } from '../../src/ledger/group-commit.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { startPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server.ts'

const entry = { id: 'a', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 2 }

describe('what an operator does with accounts', () => {
  it('changes one, and closes it for all its keys', async () => {
    const server = await startServer()
    const changed = await server.admin(
      'account update demo --title Oak --allowance 50 --rate-per-minute 7 --rate-burst 9',
    )
    expect(changed).toMatchObject({ title: 'Oak', plan: 'monthly', allowance: 50, ratePerMinute: 7, rateBurst: 9 })
    expect(await server.admin('account update demo --allowance 0')).toMatchObject({ title: 'Oak', plan: 'prepaid' })
    expect((await server.call('/api/public/v1/catalog')).status).toBe(200)
    expect(await server.admin('account update demo --closed yes')).toMatchObject({ status: 'closed' })
    const refused = await server.call('/api/public/v1/catalog')
    expect([refused.status, refused.json.error.code]).toEqual([403, 'account_suspended'])
    await server.admin('account update demo --closed no')
    expect((await server.call('/api/public/v1/catalog')).status).toBe(200)
    await expect(server.admin('account update demo --closed maybe')).rejects.toThrow(/yes or no/)
    expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
    await server.stop()
  })

  it('deletes all of one but its ledger, once it is said twice', async () => {
    const server = await startServer()
    const made = await server.call('/api/public/v1/embeds', { body: { entries: [entry] } })
    const { pathname } = new URL(made.json.data.embedUrl)
    expect(await server.admin('account delete demo')).toMatchObject({ deleted: false, keys: 1, embeds: 1 })
    expect((await server.call(pathname)).status).toBe(200)
    expect(await server.admin('account delete demo --yes')).toMatchObject({ deleted: true })
    expect((await server.call(pathname)).status).toBe(404)
    expect((await server.call('/api/public/v1/catalog')).status).toBe(401)
    expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
    expect(await server.admin('account show demo')).toMatchObject({ balance: 998, status: 'closed' })
    await expect(server.admin('account create demo')).rejects.toThrow(/exists already/)
    await server.stop()
  })

  it('tells who used what, for people, programs and tables', async () => {
    const server = await startServer()
    for (const operation of ['worksheets', 'worksheets', 'worksheets/latex'])
      await server.call(`/api/public/v1/${operation}`, { body: { entries: [entry] } })
    const key = server.key.slice(4, 12)
    expect(await server.admin('usage show')).toMatchObject([
      { account: 'demo', operation: 'json', key, requests: 2, problems: 4 },
      { account: 'demo', operation: 'latex', key, requests: 1, problems: 2 },
    ])
    const { storage, ledger, clock } = server.services
    const desk = { database: { DATABASE_URL: undefined, DATA_DIR: '' }, storage, ledger, now: clock() }
    const others = { progress: () => {}, readFile: async () => new Uint8Array(), proof: async () => {} }
    const csv = await runCommand(parseCommand(['usage', 'show', '--by', 'month', '--csv']), { ...desk, ...others })
    expect(csv.output).toMatch(
      new RegExp(`^account,time,operation,key,requests,problems\ndemo,\\d{4}-\\d\\d,json,${key},2,4\n`),
    )
    await expect(server.admin('usage show --from 1.1.2026')).rejects.toThrow(/--from takes a day/)
    await server.stop()
  })

  it('lists embeds, takes one away, and lets one expire', async () => {
    const server = await startServer()
    const make = async () => {
      const { json } = await server.call('/api/public/v1/embeds', { body: { entries: [entry] } })
      return json.data.embedId
    }
    const [first, second] = [await make(), await make()]
    expect(await server.admin('embeds list --account demo')).toMatchObject([{ id: first }, { id: second }])
    await server.admin(`embeds delete ${first}`)
    await expect(server.admin(`embeds delete ${first}`)).rejects.toThrow(/no embed/)
    expect((await server.call(`/embeds/${first}`)).status).toBe(404)
    await server.admin(`embeds expire ${second} --in-days 3`)
    server.later(2.9 * 24 * 3600 * 1000)
    expect((await server.call(`/embeds/${second}`)).status).toBe(200)
    server.later(0.2 * 24 * 3600 * 1000)
    expect((await server.call(`/embeds/${second}`)).status).toBe(404)
    expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
    await server.stop()
  })
})

it('old movements go into a file that can be proved, and the ledger stays sound', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-archive-'))
  const server = await startServer({ dataFolder: folder })
  for (let i = 0; i < 3; i++) await server.call('/api/public/v1/worksheets', { body: { entries: [entry] } })
  const dayMs = 24 * 3600 * 1000
  server.later(10 * dayMs)
  const file = join(folder, 'movements.jsonl')
  await expect(server.admin(`ledger archive ${file} --before 2999-01-01`)).rejects.toThrow(/days ago/)
  const day = new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10)
  const archived = await server.admin<{ movements: number; digest: string }>(`ledger archive ${file} --before ${day}`)
  expect(archived.movements).toBe(6)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await server.admin('ledger verify')).toMatchObject({ ok: true })
  expect(await server.admin('ledger list --account demo')).toHaveLength(1)
  expect(await server.balance()).toBe(994)
  const { storage, ledger, clock } = server.services
  const verify = async (readFile: () => Promise<Uint8Array>) => {
    const desk = { database: { DATABASE_URL: undefined, DATA_DIR: folder }, storage, ledger, now: clock() }
    const rest = { progress: () => {}, readFile, proof: async () => {} }
    return runCommand(parseCommand(['ledger', 'verify', '--archive', file]), { ...desk, ...rest })
  }
  expect(await verify(async () => readFileSync(file))).toMatchObject({ exitCode: 0 })
  expect(await verify(async () => readFileSync(file).subarray(10))).toMatchObject({ exitCode: 1 })
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function backsUp(databaseUrl: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-backup-'))
  const server = await startServer({ databaseUrl, dataFolder: folder })
  const file = join(folder, 'copy')
  await server.call('/api/public/v1/worksheets', { body: { entries: [entry] } })
  await server.admin(`backup create ${file}`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(server.admin(`backup create ${file}`)).rejects.toThrow(/exists already/)
  await server.admin(`backup create ${file}-2`)
  await server.call('/api/public/v1/worksheets', { body: { entries: [entry] } })
  expect(await server.balance()).toBe(996)
  if (databaseUrl === undefined)
    await expect(server.admin(`backup restore ${file} --yes`)).rejects.toThrow(/another server serves/)
  await server.stop()

  const database = { DATABASE_URL: databaseUrl, DATA_DIR: folder }
  const restore = async (words: string[]) => {
    const storage = await openStorage(database)
    const desk = { database, storage, ledger: new GroupCommit(storage.ledger), now: 0, progress: () => {} }
    const rest = { readFile: async () => new Uint8Array(), proof: async () => {} }
    try {
      return await runCommand(parseCommand(['backup', 'restore', ...words]), { ...desk, ...rest })
    } finally {
      await storage.sql.close()
    }
  }
  const bad = join(folder, 'bad')
  writeFileSync(bad, 'no copy')
  await expect(restore([bad, '--yes'])).rejects.toThrow(databaseUrl ? /pg_restore failed/ : /not a whole copy/)
  await expect(restore([file])).rejects.toThrow(/is lost/)
  expect(await restore([file, '--yes'])).toMatchObject({ exitCode: 0 })
  const again = await startServer({ databaseUrl, dataFolder: folder })
  expect(await again.balance()).toBe(998)
  expect((await again.call('/api/public/v1/catalog', { key: server.key })).status).toBe(200)
  await again.stop()
  expect(existsSync(join(folder, 'worksheet.sqlite.restored'))).toBe(false)
  rmSync(folder, { recursive: true, force: true })
}

/** A server with its own pg_dump: an older one refuses a newer server. */
const DISTRIBUTION = '/usr/lib/postgresql'
const withTools = existsSync(DISTRIBUTION)
  ? readdirSync(DISTRIBUTION)
      .map(version => join(DISTRIBUTION, version, 'bin'))
      .find(folder => existsSync(join(folder, 'pg_dump')) && existsSync(join(folder, 'initdb')))
  : undefined

describe('a backup is taken while the service runs, and brings everything back', () => {
  it('with SQLite', () => backsUp(undefined))

  it.runIf(withTools !== undefined)('with PostgreSQL', async () => {
    vi.stubEnv('PG_BIN', withTools)
    const postgres = await startPostgres()
    await backsUp(await postgres.database())
    await postgres.stop()
    vi.unstubAllEnvs()
  })
})
