import { join } from 'node:path'
import Database from 'better-sqlite3'
import { ConfigError } from '../config.ts'
import { patiently, prepareFile } from './sqlite.ts'

/** A server that was told to stop may still be at it. */
const PATIENCE_MS = 2000

/**
 * One process serves an SQLite file: a second would take for abandoned what the first is at. The lock is one of the
 * system's, which ends with its process, however that ends.
 */
export async function serveAlone(folder: string): Promise<{ end(): void }> {
  const file = join(folder, 'server.lock')
  prepareFile(file)
  const lock = new Database(file, { timeout: 0 })
  try {
    await patiently(() => void lock.exec('BEGIN EXCLUSIVE'), PATIENCE_MS)
  } catch (error) {
    lock.close()
    const message = `DATA_DIR: another server serves the database in ${folder}. Stop it, choose another folder, or set DATABASE_URL, so that several servers share PostgreSQL.`
    throw new ConfigError(message, { cause: error })
  }
  return { end: () => void lock.close() }
}
