import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { Sql, SqlValue } from './sql.ts'

/** Opens a file, or memory under the name `:memory:`. WAL with full synchronisation: what is committed survives a power cut. */
export function openSqlite(file: string): Database.Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Database(file, { timeout: 5000 })
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('wal_autocheckpoint = 2000')
  return database
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
    async rows<Row>(text: string, ...values: SqlValue[]) {
      const made = statement(text)
      if (made.reader) return made.all(...values) as Row[]
      made.run(...values)
      return []
    },
    async script(text) {
      database.exec(text)
    },
    async exclusively(work) {
      database.exec('BEGIN IMMEDIATE')
      try {
        const value = await work(sql)
        database.exec('COMMIT')
        return value
      } catch (error) {
        if (database.inTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    async close() {
      database.close()
    },
  }
  return sql
}
