import pg from 'pg'
import type { PipelinedClient } from '../ledger/postgres.ts'
import { answerOf } from './away.ts'
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
  connectionTimeoutMillis: 5000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
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
      exclusively: work =>
        alone(config, onError, 'BEGIN', async sql => {
          await sql.rows('SELECT pg_advisory_xact_lock(?)', SCHEMA_LOCK)
          return work(sql)
        }),
      snapshot: look =>
        alone(config, onError, 'BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY', ({ rows }) => look(rows)),
      close: async () => void (await Promise.all([pool.end(), ledger.close()])),
    },
    ledger: ledger.connect,
  }
}

function over(client: pg.Pool | pg.Client): Sql {
  const sql: Sql = {
    dialect: 'postgres',
    async rows<Row>(text: string, ...values: SqlValue[]) {
      const result = await answerOf(client.query(numbered(text, values)))
      return result.rows as Row[]
    },
    async script(text) {
      await answerOf(client.query(text))
    },
    exclusively: work => work(sql),
    snapshot: look => look(sql.rows),
    // It sweeps by itself.
    giveBack: async () => {},
    close: async () => {},
  }
  return sql
}

/** Work that has all the time it needs: others wait for it, and it may have to wait for theirs. */
const NO_HURRY = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 }

/** A transaction on a connection of its own. */
async function alone<Value>(
  config: pg.ClientConfig,
  onError: (error: Error) => void,
  begin: string,
  work: (sql: Sql) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ ...config, ...NO_HURRY })
  // What breaks the connection fails the statement too; without a listener it would end the process.
  client.on('error', onError)
  try {
    await answerOf(client.connect())
    await answerOf(client.query(begin))
    const value = await work(over(client))
    await answerOf(client.query('COMMIT'))
    return value
  } finally {
    // An open transaction ends with its connection.
    await client.end().catch(onError)
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
