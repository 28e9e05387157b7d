import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PostgresLedger } from '../../src/ledger/postgres.ts'
import { SqliteLedger } from '../../src/ledger/sqlite.ts'
import { openPostgres, type Postgres } from '../../src/storage/postgres.ts'
import { migrate } from '../../src/storage/sql.ts'
import { openSqlite, sqliteSql } from '../../src/storage/sqlite.ts'
import { startPostgres, type TestPostgres, withoutPostgres } from '../support/postgres.ts'
import { compareWithModel, insertAccounts, wipe } from './model.ts'

/** Sequences of some twenty operations: a million operations in all. */
const SQLITE_RUNS = 47_000
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
    const operations = await compareWithModel(fresh, SQLITE_RUNS, { seed: 42 })
    expect(operations).toBeGreaterThan(1_000_000)
  }, 600_000)
})

describe.skipIf(withoutPostgres)('the ledger in PostgreSQL', () => {
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
    await compareWithModel(fresh, POSTGRES_RUNS, { seed: 42 })
  })
})
