import { join } from 'node:path'
import { accountsOf } from '../accounts/accounts.ts'
import { brandingsOf } from '../accounts/brandings.ts'
import { keysOf } from '../accounts/keys.ts'
import { ConfigError } from '../config.ts'
import { embedsOf } from '../embeds/embeds.ts'
import { chargesOf } from '../ledger/charges.ts'
import type { LedgerStore } from '../ledger/operation.ts'
import { PostgresLedger } from '../ledger/postgres.ts'
import { SqliteLedger } from '../ledger/sqlite.ts'
import { memoryRateLimiter, postgresRateLimiter, type RateLimiter } from '../rate-limit.ts'
import { openPostgres } from './postgres.ts'
import { migrate, type Sql } from './sql.ts'
import { openSqlite, sqliteSql } from './sqlite.ts'

export interface Storage extends ReturnType<typeof repositories> {
  readonly sql: Sql
  readonly ledger: LedgerStore
  readonly limiter: RateLimiter
}

/** Opens the database and brings its schema up to date. */
export async function openStorage(
  { DATABASE_URL, DATA_DIR }: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string },
  onError: (error: Error) => void = () => {},
): Promise<Storage> {
  try {
    const parts =
      DATABASE_URL === undefined ? sqlite(join(DATA_DIR, 'worksheet.sqlite')) : postgres(DATABASE_URL, onError)
    await migrate(parts.sql)
    return { ...parts, ...repositories(parts.sql) }
  } catch (error) {
    const setting = DATABASE_URL === undefined ? `DATA_DIR: the database in ${DATA_DIR}` : 'DATABASE_URL: the database'
    throw new ConfigError(`${setting} cannot be opened: ${(error as Error).message}`, { cause: error })
  }
}

function sqlite(file: string) {
  const database = openSqlite(file)
  return { sql: sqliteSql(database), ledger: lazily(() => new SqliteLedger(database)), limiter: memoryRateLimiter() }
}

function postgres(url: string, onError: (error: Error) => void) {
  const { sql, ledger } = openPostgres(url, onError)
  return { sql, ledger: new PostgresLedger(ledger), limiter: postgresRateLimiter(sql) }
}

/** SQLite checks statements when they are prepared, so the ledger has to wait for its tables. */
function lazily(make: () => LedgerStore): LedgerStore {
  let made: LedgerStore | null = null
  return {
    apply: operations => {
      made ??= make()
      return made.apply(operations)
    },
  }
}

const repositories = (sql: Sql) => ({
  accounts: accountsOf(sql),
  keys: keysOf(sql),
  brandings: brandingsOf(sql),
  embeds: embedsOf(sql),
  charges: chargesOf(sql),
})
