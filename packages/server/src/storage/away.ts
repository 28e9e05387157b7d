import { ServiceError, unavailable } from '../errors.ts'

/** What SQLite says when it could not read or write just now, by how its code begins. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN)/

/**
 * What PostgreSQL says when it cannot serve just now: a broken connection, too many of them or a full disk, a server
 * that starts or stops or gave up a statement, an error of its machine, a server that only reads.
 */
const POSTGRES = /^(08|53|57|58|25006)/

const NOT_SAID_BY_A_DATABASE = [ServiceError, TypeError, RangeError]

/** What the database itself says has a severity; the rest is said of a connection. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error) || NOT_SAID_BY_A_DATABASE.some(kind => error instanceof kind)) return false
  const { name, code, severity } = error as Error & { readonly code?: unknown; readonly severity?: unknown }
  if (name === 'SqliteError') return SQLITE.test(String(code))
  return severity === undefined || POSTGRES.test(String(code))
}

/** Tells a database that cannot serve just now from one that was asked something wrong. */
export async function answerOf<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    throw isAway(error) ? unavailable(error) : error
  }
}
