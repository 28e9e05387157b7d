import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { answerOf } from './away.ts'
import type { Sql, SqlValue } from './sql.ts'

/** It names customers, so nobody but the owner reads it. */
const OWNER_ONLY = 0o600

/** Opens a file, or memory under the name `:memory:`. WAL with full synchronisation: what is committed survives a power cut. */
export function openSqlite(file: string): Database.Database {
  if (file !== ':memory:') prepareFile(file)
  // Who waits for a lock in SQLite itself holds up everything else in this process; see `patiently`.
  const database = new Database(file, { timeout: 0 })
  // Only a file without tables takes it: what is forgotten gives its room back.
  database.pragma('auto_vacuum = INCREMENTAL')
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('wal_autocheckpoint = 2000')
  return database
}

/** Makes the file where there is none, for its owner alone. */
export function prepareFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  closeSync(openSync(file, 'a', OWNER_ONLY))
  // SQLite gives its side files the mode of the file.
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) chmodSync(path, OWNER_ONLY)
}

/** How long another process may hold the lock: a backup or a command is done sooner. */
const LOCK_MS = 8000
const LONGEST_WAIT_MS = 50

/** 4 MB: a few milliseconds. */
const PAGES_AT_ONCE = 1000

const isBusy = (error: unknown) => String((error as { code?: unknown } | null)?.code).startsWith('SQLITE_BUSY')

/** Tries until the lock of another process is gone, while this one goes on with what else there is. */
export async function patiently<Value>(work: () => Value | Promise<Value>, patienceMs = LOCK_MS): Promise<Value> {
  const end = performance.now() + patienceMs
  for (let wait = 1; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error
    }
    await sleep(wait)
  }
}

export function sqliteSql(database: Database.Database): Sql {
  const prepared = new Map<string, Database.Statement<unknown[]>>()
  const statement = (text: string) => {
    const known = prepared.get(text)
    if (known) return known
    const made = database.prepare(text)
    prepared.set(text, made)
    return made
  }
  const sql: Sql = {
    dialect: 'sqlite',
    rows<Row>(text: string, ...values: SqlValue[]) {
      const run = () => {
        const made = statement(text)
        if (made.reader) return made.all(...values) as Row[]
        made.run(...values)
        return []
      }
      return answerOf(patiently(run))
    },
    script: text => answerOf(patiently(() => void database.exec(text))),
    async exclusively(work) {
      await sql.script('BEGIN IMMEDIATE')
      try {
        const value = await work(sql)
        await sql.script('COMMIT')
        return value
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    giveBack: () => sql.script(`PRAGMA incremental_vacuum(${PAGES_AT_ONCE})`),
    async snapshot(look) {
      // Memory has no second door, and nobody else inside.
      if (database.memory) return look(sql.rows)
      const own = new Database(database.name, { readonly: true, timeout: 0 })
      try {
        own.exec('BEGIN')
        return await look(sqliteSql(own).rows)
      } finally {
        own.close()
      }
    },
    async close() {
      database.close()
    },
  }
  return sql
}
