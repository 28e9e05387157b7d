import { statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { accountsOf } from '../accounts/accounts.ts'
import { brandingsOf } from '../accounts/brandings.ts'
import { keysOf } from '../accounts/keys.ts'
import { usageOf } from '../accounts/usage.ts'
import { ConfigError } from '../config.ts'
import { embedsOf } from '../embeds/embeds.ts'
import { toldInside } from '../errors.ts'
import { chargesOf } from '../ledger/charges.ts'
import type { LedgerStore } from '../ledger/operation.ts'
import { PostgresLedger } from '../ledger/postgres.ts'
import { SqliteLedger } from '../ledger/sqlite.ts'
import { memoryRateLimiter, postgresRateLimiter, type RateLimiter } from '../rate-limit.ts'
import { answerOf } from './away.ts'
import { type Clock, databaseClock, machineClock } from './clock.ts'
import { openPostgres } from './postgres.ts'
import { type Readiness, readiness } from './readiness.ts'
import { migrate, type Sql } from './sql.ts'
import { openSqlite, patiently, sqliteSql } from './sqlite.ts'

export interface Storage extends ReturnType<typeof repositories> {
  readonly sql: Sql
  readonly ledger: LedgerStore
  readonly limiter: RateLimiter
  readonly clock: Clock
  readonly readiness: () => Promise<Readiness>
}

export const SQLITE_FILE = 'worksheet.sqlite'

/** Opens the database and brings its schema up to date. */
export async function openStorage(
  { DATABASE_URL, DATA_DIR }: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string },
  onError: (error: Error) => void = () => {},
): Promise<Storage> {
  try {
    const parts = DATABASE_URL === undefined ? sqlite(join(DATA_DIR, SQLITE_FILE)) : postgres(DATABASE_URL, onError)
    await migrate(parts.sql)
    const clock = parts.sql.dialect === 'sqlite' ? machineClock : await databaseClock(parts.sql)
    const write = async () => {
      await parts.hasRoom()
      await parts.sql.rows(PROBE, clock.now())
    }
    return { ...parts, ...repositories(parts.sql), clock, readiness: readiness(write) }
  } catch (error) {
    const setting = DATABASE_URL === undefined ? `DATA_DIR: the database in ${DATA_DIR}` : 'DATABASE_URL: the database'
    throw new ConfigError(`${setting} cannot be opened: ${toldInside(error)}`, { cause: error })
  }
}

function sqlite(file: string) {
  const database = openSqlite(file)
  // SQLite checks statements when they are prepared, so the ledger has to wait for its tables.
  let made: LedgerStore | null = null
  const ledger: LedgerStore = {
    apply: operations =>
      answerOf(
        patiently(() => {
          made ??= new SqliteLedger(database)
          return made.apply(operations)
        }),
      ),
  }
  return { sql: sqliteSql(database), ledger, limiter: memoryRateLimiter(), hasRoom: () => hasRoom(dirname(file)) }
}

function postgres(url: string, onError: (error: Error) => void) {
  const { sql, ledger: connect } = openPostgres(url, onError)
  const store = new PostgresLedger(connect)
  const ledger: LedgerStore = { apply: operations => answerOf(store.apply(operations)) }
  // Its disk is another machine's, which says so when it is full.
  return { sql, ledger, limiter: postgresRateLimiter(sql), hasRoom: async () => {} }
}

const PROBE = 'INSERT INTO probe (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = excluded.at'

/** Less is soon used up: requests go elsewhere before they fail here. */
const LEAST_ROOM = 16 * 1024 * 1024

async function hasRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < LEAST_ROOM) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
}

const repositories = (sql: Sql) => ({
  accounts: accountsOf(sql),
  keys: keysOf(sql),
  brandings: brandingsOf(sql),
  embeds: embedsOf(sql),
  charges: chargesOf(sql),
  usage: usageOf(sql),
})
