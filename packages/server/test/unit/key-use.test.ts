import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { accountsOf } from '../../src/accounts/accounts.ts'
import { KeyUse, keysOf } from '../../src/accounts/keys.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { migrate, type Sql } from '../../src/storage/sql.ts'
import { openSqlite, sqliteSql } from '../../src/storage/sqlite.ts'
import { startPostgres } from '../support/postgres.ts'

const NOW = 1.8e12
const KEYS = 450

/** Counts the statements that are sent to the database: each one is a write with its own sync. */
function counted(sql: Sql): { readonly sql: Sql; readonly statements: () => number } {
  let statements = 0
  const rows: Sql['rows'] = (text, ...values) => {
    statements++
    return sql.rows(text, ...values)
  }
  return { sql: { ...sql, rows }, statements: () => statements }
}

async function writesInBatches(inside: Sql): Promise<void> {
  await migrate(inside)
  await accountsOf(inside).create({ name: 'school', allowance: 0, ratePerMinute: null, rateBurst: null }, NOW)
  const made: string[] = []
  for (let i = 0; i < KEYS; i++) {
    const { publicPart } = await keysOf(inside).create('school', `key ${i}`, null, NOW)
    made.push(publicPart)
  }
  const { sql, statements } = counted(inside)
  const keyUse = new KeyUse(keysOf(sql))

  await keyUse.write()
  expect(statements(), 'no key was used').toBe(0)

  const [unused, ...used] = made
  for (const round of [1, 2, 3]) used.forEach((publicPart, i) => void keyUse.mark(publicPart, NOW + 1000 * round + i))
  expect(statements(), 'no request waits for a write').toBe(0)
  await keyUse.write()
  expect(statements(), '449 keys, 1,347 uses').toBe(3)
  const found = new Map((await keysOf(inside).list('school')).map(key => [key.publicPart, key.lastUsedAt]))
  expect(used.map(publicPart => found.get(publicPart))).toEqual(used.map((_, i) => NOW + 3000 + i))
  expect(found.get(unused!)).toBeNull()

  await keyUse.write()
  expect(statements(), 'what is written is not written again').toBe(3)
}

describe('when keys were used', () => {
  it('is written in few statements, on SQLite', async () => {
    const sql = sqliteSql(openSqlite(':memory:'))
    await writesInBatches(sql)
    await sql.close()
  })

  it.skipIf(!has('postgres'))('is written in few statements, on PostgreSQL', async () => {
    const postgres = await startPostgres()
    const { sql } = openPostgres(await postgres.database(), () => {})
    await writesInBatches(sql)
    await sql.close()
    await postgres.stop()
  })
})
