import { isChanged } from '@worksheet/testing/changes'
import { seedOf } from '@worksheet/testing/seeds'
import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '../../src/ledger/audit.ts'
import { type PipelinedClient, PostgresLedger } from '../../src/ledger/postgres.ts'
import { SqliteLedger } from '../../src/ledger/sqlite.ts'
import { openPostgres, type Postgres } from '../../src/storage/postgres.ts'
import { migrate } from '../../src/storage/sql.ts'
import { openSqlite, sqliteSql } from '../../src/storage/sqlite.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { compareWithModel, insertAccounts, wipe } from './model.ts'

/** Sequences of some twenty operations: a million operations in all where the ledger is touched, a tenth of it elsewhere. */
const SQLITE_RUNS = isChanged(
  'packages/server/src/ledger/',
  'packages/server/src/storage/',
  'packages/server/test/ledger/',
)
  ? 47_000
  : 4_700
const POSTGRES_RUNS = 120

describe('the ledger in SQLite', () => {
  it('does what the model does', async () => {
    const database = openSqlite(':memory:')
    const sql = sqliteSql(database)
    await migrate(sql)
    await insertAccounts(sql)
    const store = new SqliteLedger(database)
    // Each sequence runs inside a transaction that is then undone, which is the quickest way to an empty ledger.
    const fresh = async () => {
      if (database.inTransaction) database.exec('ROLLBACK')
      database.exec('BEGIN')
      return { store, sql }
    }
    const operations = await compareWithModel(fresh, SQLITE_RUNS, { seed: seedOf(42) })
    expect(operations).toBeGreaterThan(21 * SQLITE_RUNS)
  }, 600_000)
})

describe.runIf(has('postgres'))('the ledger in PostgreSQL', () => {
  let server: TestPostgres
  let postgres: Postgres
  beforeAll(async () => {
    server = await startPostgres()
    postgres = openPostgres(await server.database(), () => {})
    await migrate(postgres.sql)
    await insertAccounts(postgres.sql)
  })
  afterAll(async () => {
    await postgres.sql.close()
    await server.stop()
  })

  it('does what the model does', async () => {
    const store = new PostgresLedger(postgres.ledger)
    const fresh = async () => {
      await wipe(postgres.sql)
      return { store, sql: postgres.sql }
    }
    await compareWithModel(fresh, POSTGRES_RUNS, { seed: seedOf(42) })
  })

  it('sends a batch again when nobody said whether it was committed, and does it once', async () => {
    const account = 'first'
    await wipe(postgres.sql)
    for (const committed of [true, false]) {
      let breaks = 1
      const breaking = async (): Promise<PipelinedClient> => {
        const client = await postgres.ledger()
        const query = async (...given: Parameters<typeof client.query>) => {
          if (String(given[0]) !== 'COMMIT' || breaks === 0) return client.query(...given)
          breaks--
          await client.query(committed ? 'COMMIT' : 'ROLLBACK')
          throw new Error('Connection terminated unexpectedly')
        }
        return { query } as PipelinedClient
      }
      const store = new PostgresLedger(breaking)
      const id = `grant ${committed}`
      const [result] = await store.apply([{ type: 'grant', id, account, amount: 5, at: 0, note: '' }])
      expect(result).toMatchObject({ ok: true, available: committed ? 5 : 10, repeated: committed })
      expect(breaks).toBe(0)
    }
    expect(await audit(postgres.sql.rows)).toEqual([])
  })
})
