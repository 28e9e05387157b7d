import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { has } from '@worksheet/testing/tools'
import type { Database } from 'better-sqlite3'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerStore } from '../../src/ledger/operation.ts'
import { openPostgres, type Postgres } from '../../src/storage/postgres.ts'
import { migrate } from '../../src/storage/sql.ts'
import { openSqlite, sqliteSql } from '../../src/storage/sqlite.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { compareWithModel, insertAccounts, wipe } from './model.ts'

/** Mistakes that someone might make in a store, as a text and what stands in its place. */
const SQLITE_MUTANTS: Readonly<Record<string, readonly [string, string]>> = {
  'reserves more than there is': ["if (available < amount) return 'insufficient'", ''],
  'reserves one credit too many': ['available < amount', 'available + 1 < amount'],
  'counts held credits as free': [
    'const available = account.balance - account.held',
    'const available = account.balance',
  ],
  'settles what was settled or released': ["if (found.state !== 'held') return found.state", ''],
  'charges twice for a repeated settle': [
    "if (found.state === ending) return 'repeated'",
    "if (found.state === ending && operation.type === 'release') return 'repeated'",
  ],
  'keeps what was held after a settle': ['held = held - @held', 'held = held'],
  'charges for a release': ["operation.type === 'settle' ? found.amount : 0", 'found.amount'],
  'forgets the movement of a hold': ["movement.run(account, 'hold', 0, amount, id, note, at)", ''],
  'grants twice': ["if (this.#statements.granted.get(id)) return 'repeated'", ''],
  'takes back more than there is': ["if (available + amount < 0) return 'insufficient'", ''],
  'serves a key twice': ["if (holder.get(account, retry.key)) return 'key_in_use'", ''],
  'keeps the key of a release': ["state = 'released', retry_key = NULL", "state = 'released'"],
  'never forgets a key': ['forget.run(account, retry.key, at)', ''],
  'forgets a key too early': ['retry_expires_at <= ?', 'retry_expires_at <= ? + 1'],
  'lets anyone settle': ["if (!found || found.account !== name) return 'not_found'", "if (!found) return 'not_found'"],
  'renews in the same month again': ['account.renewed_month >= month', 'account.renewed_month > month'],
  'adds an allowance to the rest of the last': ['account.allowance - account.allowance_left', 'account.allowance'],
  'refunds what a retry took': ["if (found.replayed) return 'replayed'", ''],
  'refunds twice': ["if (granted.get(refundId(id))) return 'repeated'", ''],
  'refunds what was never charged': [
    "if (found.state !== 'settled') return found.state\n    if (granted.get(refundId(id))) return 'repeated'",
    "if (granted.get(refundId(id))) return 'repeated'",
  ],
  'replays what was refunded': ["if (granted.get(refundId(id))) return 'refunded'", ''],
  'keeps the key of a refund': ['refund.run(id)', ''],
  'keeps the page of a refund': ['unpublish.run(id)', ''],
  'publishes nothing': ['this.#publish(operation.page, name, id, at)', ''],
  'spends bought credits before the allowance': [
    'allowance_left = MAX(0, allowance_left - @spent)',
    'allowance_left = allowance_left',
  ],
}

const POSTGRES_MUTANTS: Readonly<Record<string, readonly [string, string]>> = {
  'reserves more than there is': ['WHERE available >= $3::bigint AND', 'WHERE'],
  'counts held credits as free': ['SELECT balance - held AS available,', 'SELECT balance AS available,'],
  'settles what was settled or released': ["AND state = 'held' RETURNING amount", 'RETURNING amount'],
  'keeps what was held after a settle': ['held = held - ended.amount', 'held = held'],
  'charges for a release': ["state === 'settled' ? 'ended.amount' : '0'", "'ended.amount'"],
  'forgets the movement of a hold': [
    "'hold', 0, $3::bigint, $1, $6, $4 FROM opened",
    "'hold', 0, $3::bigint, $1, $6, $4 FROM opened WHERE false",
  ],
  'grants twice': ['AND NOT EXISTS (SELECT FROM known) RETURNING 1', 'RETURNING 1'],
  'serves a key twice': ['AND NOT EXISTS (SELECT FROM holder) RETURNING 1', 'RETURNING 1'],
  'keeps the key of a release': ["'retry_key = NULL, fingerprint = NULL'", "'fingerprint = NULL'"],
  'never forgets a key': [
    "AND state = 'settled' AND retry_expires_at <= $3",
    "AND state = 'settled' AND retry_expires_at < -1 AND $3 = $3",
  ],
  'lets anyone settle': ['WHERE id = $1 AND account = $2 AND state', 'WHERE id = $1 AND state'],
  'renews in the same month again': ['renewed_month < $3::bigint', 'renewed_month <= $3::bigint'],
  'refunds what a retry took': [
    "state = 'settled' AND replayed = 0 AND NOT EXISTS (SELECT FROM refunded)),",
    "state = 'settled' AND NOT EXISTS (SELECT FROM refunded)),",
  ],
  'keeps the page of a refund': [
    'DELETE FROM embed WHERE charge = $1 AND',
    'DELETE FROM embed WHERE false AND charge = $1 AND',
  ],
  'replays what was refunded': ["WHEN EXISTS (SELECT FROM refunded) THEN 'refunded'", "WHEN false THEN 'refunded'"],
  'publishes what was not paid for': [
    'SELECT $5, $2, $1, $6, $7, $8, $9, $10, $3 FROM ended)',
    'SELECT $5, $2, $1, $6, $7, $8, $9, $10, $3 FROM before WHERE NOT EXISTS (SELECT FROM embed WHERE id = $5))',
  ],
  'adds an allowance to the rest of the last': [
    'GREATEST(allowance - allowance_left, -available)',
    'GREATEST(allowance, -available)',
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'worksheet-mutants-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let count = 0

/** The store with one piece of its text replaced, as a module of its own. */
async function mutantOf(file: 'sqlite' | 'postgres', [text, replacement]: readonly [string, string]) {
  const read = (name: string) => readFileSync(new URL(`../../src/ledger/${name}.ts`, import.meta.url), 'utf8')
  const source = read(file)
  const changed = source.replace(text, () => replacement)
  expect(changed, `"${text}" is not in ${file}.ts any more`).not.toBe(source)
  const written = (name: string, content: string) => {
    const { outputText } = ts.transpileModule(content, {
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    })
    const path = join(folder, `${name}.mjs`)
    writeFileSync(path, outputText.replace("'./operation.ts'", "'./operation.mjs'"))
    return pathToFileURL(path).href
  }
  written('operation', read('operation'))
  const url = written(`${file}-${++count}`, changed)
  return (await import(/* @vite-ignore */ url)) as {
    SqliteLedger: new (database: Database) => LedgerStore
    PostgresLedger: new (connect: Postgres['ledger']) => LedgerStore
  }
}

describe('a mutant of the SQLite ledger is caught when it', () => {
  for (const [name, mutation] of Object.entries(SQLITE_MUTANTS)) {
    it(name, async () => {
      const { SqliteLedger } = await mutantOf('sqlite', mutation)
      const database = openSqlite(':memory:')
      const sql = sqliteSql(database)
      await migrate(sql)
      await insertAccounts(sql)
      const store = new SqliteLedger(database)
      const fresh = async () => {
        if (database.inTransaction) database.exec('ROLLBACK')
        database.exec('BEGIN')
        return { store, sql }
      }
      await expect(compareWithModel(fresh, 4000, { seed: 7, shrink: false })).rejects.toThrow()
    })
  }
})

describe.runIf(has('postgres'))('a mutant of the PostgreSQL ledger is caught when it', () => {
  let server: TestPostgres
  let postgres: Postgres
  let url: string
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.database()
    postgres = openPostgres(url, () => {})
    await migrate(postgres.sql)
    await insertAccounts(postgres.sql)
  })
  afterAll(async () => {
    await postgres.sql.close()
    await server.stop()
  })

  for (const [name, mutation] of Object.entries(POSTGRES_MUTANTS)) {
    it(name, async () => {
      const { PostgresLedger } = await mutantOf('postgres', mutation)
      // Statements are kept by name on a connection, so each mutant has its own.
      const own = openPostgres(url, () => {})
      const store = new PostgresLedger(own.ledger)
      const fresh = async () => {
        await wipe(postgres.sql)
        return { store, sql: postgres.sql }
      }
      try {
        await expect(compareWithModel(fresh, 600, { seed: 7, shrink: false })).rejects.toThrow()
      } finally {
        await own.sql.close()
      }
    })
  }
})
