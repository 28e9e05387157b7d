import pg from 'pg'
import type { PipelinedClient } from '../ledger/postgres.ts'
import type { Sql, SqlValue } from './sql.ts'

/** Any number that all replicas agree on: whoever holds this advisory lock may change the schema. */
const SCHEMA_LOCK = 7_291_113

const INT8 = 20

/** Amounts and times stay far below 2^53, so bigint columns are read as numbers. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/**
 * How long the two ends wait for each other. One that went away without a word is kept by the system for a quarter of an
 * hour or more: requests would hang here as long, and there the locks of a transaction that nobody ends.
 */
export const PATIENCE = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 10_000,
}

const connection = (url: string, patience: typeof PATIENCE): pg.ClientConfig => ({
  ...patience,
  connectionString: url,
  types,
  application_name: 'worksheet-server',
  keepAlive: true,
})

export interface Postgres {
  readonly sql: Sql
  /** The ledger's own connection, opened again when it was lost. */
  readonly ledger: () => Promise<PipelinedClient>
}

export function openPostgres(url: string, onError: (error: Error) => void, patience = PATIENCE): Postgres {
  const config = connection(url, patience)
  const pool = new pg.Pool({ ...config, max: 10, idleTimeoutMillis: 30_000 })
  // A server restart breaks idle connections; without a listener that would end the process.
  pool.on('error', onError)
  const ledger = reconnecting(config, onError)
  return {
    sql: {
      ...over(pool),
      exclusively: work => exclusively(pool, work),
      close: async () => void (await Promise.all([pool.end(), ledger.close()])),
    },
    ledger: ledger.connect,
  }
}

function over(client: pg.Pool | pg.PoolClient): Sql {
  const sql: Sql = {
    dialect: 'postgres',
    async rows<Row>(text: string, ...values: SqlValue[]) {
      const result = await client.query(numbered(text, values))
      return result.rows as Row[]
    },
    async script(text) {
      await client.query(text)
    },
    exclusively: work => work(sql),
    close: async () => {},
  }
  return sql
}

async function exclusively<Value>(pool: pg.Pool, work: (sql: Sql) => Promise<Value>): Promise<Value> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    const value = await work(over(client))
    await client.query('COMMIT')
    return value
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

const texts = new Map<string, { name: string; text: string }>()

/** Turns each `?` into `$1`, `$2`, ... and lets the server keep the parsed statement. */
function numbered(text: string, values: SqlValue[]): pg.QueryConfig {
  let known = texts.get(text)
  if (!known) {
    let count = 0
    known = { name: `storage-${texts.size}`, text: text.replaceAll('?', () => `$${++count}`) }
    texts.set(text, known)
  }
  return { ...known, values }
}

function reconnecting(config: pg.ClientConfig, onError: (error: Error) => void) {
  let current: Promise<pg.Client> | null = null
  const open = async () => {
    const client = new pg.Client({ ...config, pipeline: true } as pg.ClientConfig)
    const forget = () => {
      current = null
    }
    client.on('error', error => {
      forget()
      onError(error)
    })
    client.on('end', forget)
    await client.connect()
    return client
  }
  return {
    connect: (): Promise<PipelinedClient> => {
      current ??= open().catch(error => {
        current = null
        throw error
      })
      return current
    },
    close: async () => {
      await (await current?.catch(() => null))?.end()
    },
  }
}
