import { migrations } from './migrations.ts'

export type Dialect = 'sqlite' | 'postgres'
export type SqlValue = string | number | null | Uint8Array

/** The little that the two databases have in common. Statements are written once, with `?` for every value. */
export interface Sql {
  readonly dialect: Dialect
  rows<Row>(text: string, ...values: SqlValue[]): Promise<Row[]>
  /** Runs several statements that take no values. */
  script(text: string): Promise<void>
  /** Runs alone: no other process is inside at the same time, and all of it happens or nothing. */
  exclusively<Value>(work: (sql: Sql) => Promise<Value>): Promise<Value>
  /** Looks at the database as it is at this moment, for as long as it takes, and holds nobody up. */
  snapshot<Value>(look: (rows: Sql['rows']) => Promise<Value>): Promise<Value>
  /** Gives the room of what was forgotten back to the disk, a little at a time. */
  giveBack(): Promise<void>
  close(): Promise<void>
}

/** Brings the schema up to date. Replicas that start together take turns, and only the first finds work to do. */
export async function migrate(sql: Sql): Promise<void> {
  const steps = migrations(sql.dialect)
  await sql.exclusively(async inside => {
    await inside.script('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)')
    const [row] = await inside.rows<{ version: number }>('SELECT COALESCE(MAX(version), 0) AS version FROM migration')
    const version = row!.version
    if (version > steps.length) {
      throw new Error(`The database is of a later release (schema ${version}; this release knows ${steps.length}).`)
    }
    for (const [index, step] of steps.entries()) {
      if (index < version) continue
      await inside.script(step)
      await inside.rows('INSERT INTO migration (version) VALUES (?)', index + 1)
    }
  })
}
