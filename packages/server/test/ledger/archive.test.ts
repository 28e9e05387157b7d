import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { archiveMovements, checkArchive } from '../../src/ledger/archive.ts'
import { audit } from '../../src/ledger/audit.ts'
import type { LedgerStore, Operation } from '../../src/ledger/operation.ts'
import { PostgresLedger } from '../../src/ledger/postgres.ts'
import { SqliteLedger } from '../../src/ledger/sqlite.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { migrate, type Sql } from '../../src/storage/sql.ts'
import { openSqlite, sqliteSql } from '../../src/storage/sqlite.ts'
import { startPostgres } from '../support/postgres.ts'
import { insertAccounts } from './model.ts'

const account = 'first'
const reserve = (id: string, at: number, amount = 2, key: string | null = null): Operation => ({
  type: 'reserve',
  id,
  account,
  amount,
  at,
  expiresAt: at + 9,
  note: '',
  operation: 'json',
  apiKey: null,
  retry: key === null ? null : { key, fingerprint: '', expiresAt: at + 9 },
})
const settle = (id: string, at: number): Operation => ({ type: 'settle', id, account, at, response: null, page: null })
const OLD = 1000

/** Grants come late and early, so that no order of them hides a balance that is made up. */
async function fill({ apply }: LedgerStore): Promise<void> {
  await apply([{ type: 'grant', id: 'start', account, amount: 40, at: 0, note: '' }])
  for (let i = 0; i < 20; i++) await apply([reserve(`old-${i}`, i), settle(`old-${i}`, i)])
  await apply([{ type: 'grant', id: 'more', account, amount: 100, at: 50, note: '' }])
  await apply([reserve('released', 60), { type: 'release', id: 'released', account, at: 60 }])
  await apply([reserve('refunded', 61), settle('refunded', 61), { type: 'refund', id: 'refunded', account, at: 62 }])
  await apply([reserve('kept', 63, 2, 'key'), settle('kept', 63)])
  await apply([reserve('open', 64)])
  await apply([reserve('late', 65)])
  await apply([settle('late', OLD + 1), reserve('new', OLD + 2), settle('new', OLD + 2)])
}

async function archives({ store, sql }: { store: LedgerStore; sql: Sql }): Promise<void> {
  await migrate(sql)
  await insertAccounts(sql)
  await fill({ apply: operations => store.apply(operations) })
  expect(await audit(sql.rows)).toEqual([])
  const before = await sql.rows('SELECT * FROM account ORDER BY name')
  const all = await sql.rows<{ reference: string }>('SELECT reference FROM movement')

  const parts: string[] = []
  const archived = await archiveMovements(sql, {
    before: OLD,
    now: 2000,
    piece: 7,
    write: text => void parts.push(text),
  })
  // Twenty that were spent, and one that was released, of two movements each.
  expect(archived.movements).toBe(42)
  const left = await sql.rows<{ reference: string }>('SELECT reference FROM movement ORDER BY sequence')
  expect(left).toHaveLength(all.length - 42)
  expect(new Set(left.map(({ reference }) => reference))).toEqual(
    new Set(['start', 'more', 'refunded', 'refund:refunded', 'kept', 'open', 'late', 'new']),
  )
  expect(await sql.rows('SELECT * FROM account ORDER BY name')).toEqual(before)
  for (const piece of [1, 5, 1000]) expect(await audit(sql.rows, { piece })).toEqual([])

  const file = Buffer.from(parts.join(''))
  expect(await checkArchive(sql.rows, file)).toEqual([])
  expect(await checkArchive(sql.rows, Buffer.from(`${parts.join('')}{}\n`))).toMatchObject([
    { rule: 'an archive is as it was written' },
  ])

  // The ledger goes on, and what was once done is not done again.
  const again = await store.apply([
    { type: 'grant', id: 'start', account, amount: 40, at: 3000, note: '' },
    reserve('old-3', 3),
    settle('old-3', 3),
    reserve('next', 3000),
    settle('next', 3000),
  ])
  expect(again.map(result => result.ok && result.repeated)).toEqual([true, true, true, false, false])
  expect(await audit(sql.rows)).toEqual([])
  const second = await archiveMovements(sql, { before: 2000, now: 4000, write: () => {} })
  expect(second.movements).toBe(4)
  expect(await audit(sql.rows)).toEqual([])

  await expect(sql.script("DELETE FROM movement WHERE reference = 'next'")).rejects.toThrow(/append-only/)
  await expect(sql.script("DELETE FROM movement WHERE reference = 'start'")).rejects.toThrow(/append-only/)
  for (const [text, rules] of [
    [
      'UPDATE closing SET posted = posted - 1 WHERE run = 1',
      ['balance is the sum of its movements', 'a closing balance is what its charges came to'],
    ],
    ["UPDATE charge SET amount = amount + 1 WHERE id = 'old-5'", ['a closing balance is what its charges came to']],
    [
      "UPDATE charge SET archived = 1 WHERE id = 'next'",
      ['what is archived is not in the ledger', 'a closing balance is what its charges came to'],
    ],
    [
      "UPDATE charge SET archived = NULL WHERE id = 'old-5'",
      ['a reservation is opened once and ended once', 'a closing balance is what its charges came to'],
    ],
  ] as const) {
    await sql
      .exclusively(async inside => {
        await inside.script(text)
        expect(new Set((await audit(inside.rows)).map(({ rule }) => rule)), text).toEqual(new Set(rules))
        throw new Error('undone')
      })
      .catch(error => expect(error.message).toBe('undone'))
  }
}

describe('old movements leave the ledger, and what they came to is proved', () => {
  it('in SQLite', async () => {
    const database = openSqlite(':memory:')
    const sql = sqliteSql(database)
    let made: SqliteLedger | null = null
    const store: LedgerStore = {
      apply: operations => {
        made ??= new SqliteLedger(database)
        return made.apply(operations)
      },
    }
    await archives({ store, sql })
    await sql.close()
  })

  it.runIf(has('postgres'))('in PostgreSQL', async () => {
    const postgres = await startPostgres()
    const { sql, ledger } = openPostgres(await postgres.database(), () => {})
    await archives({ store: new PostgresLedger(ledger), sql })
    await sql.close()
    await postgres.stop()
  })
})
