import { has } from '@worksheet/testing/tools'
import { describe, expect, it } from 'vitest'
import { audit } from '../../src/ledger/audit.ts'
import type { LedgerStore, Operation } from '../../src/ledger/operation.ts'
import { PostgresLedger } from '../../src/ledger/postgres.ts'
import { SqliteLedger } from '../../src/ledger/sqlite.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { migrate, type Sql } from '../../src/storage/sql.ts'
import { openSqlite, sqliteSql } from '../../src/storage/sqlite.ts'
import { startPostgres } from '../support/postgres.ts'
import { insertAccounts } from './model.ts'

const page = (id: string) => ({ id, title: '', locale: 'en', problemCount: 1, html: new Uint8Array(), etag: '' })
const charge = (id: string, account = 'first'): Operation[] => [
  {
    type: 'reserve',
    id,
    account,
    amount: 2,
    at: 0,
    expiresAt: 9,
    note: '',
    operation: 'json',
    apiKey: null,
    retry: { key: id, fingerprint: '', expiresAt: 9 },
  },
  { type: 'settle', id, account, at: 0, response: new Uint8Array(1), page: page(`page of ${id}`) },
]

/** What nobody may do, and the promises that it breaks. */
const BREAKS: readonly (readonly [what: string, text: string, rules: readonly string[]])[] = [
  [
    'a balance',
    "UPDATE account SET balance = balance + 1 WHERE name = 'first'",
    ['balance is the sum of its movements'],
  ],
  [
    'what is held',
    "UPDATE account SET held = held + 1 WHERE name = 'first'",
    ['what is held is what is open', 'balance is the sum of its movements'],
  ],
  [
    'the amount of a charge',
    "UPDATE charge SET amount = amount + 1 WHERE id = 'charge-5'",
    ['a reservation is opened once and ended once'],
  ],
  [
    'a movement of nothing',
    "INSERT INTO movement (account, kind, posted, held, reference, note, at) VALUES ('first', 'release', 0, 0, 'none', '', 0)",
    ['a movement belongs to a charge'],
  ],
  [
    'a refund of more than was taken',
    "INSERT INTO movement (account, kind, posted, held, reference, note, at) VALUES ('first', 'grant', 3, 0, 'refund:charge-5', '', 0)",
    [
      'a refund gives back what its charge took',
      'what was refunded is not delivered',
      'balance is the sum of its movements',
    ],
  ],
  [
    'a kept response of a refund',
    "UPDATE charge SET retry_key = 'x', response = NULL WHERE id = 'refunded'",
    ['what was refunded is not delivered'],
  ],
  [
    'a page of a released charge',
    "UPDATE embed SET charge = 'released' WHERE id = 'page of charge-5'",
    ['a page was paid for'],
  ],
  [
    'a balance that was negative for a moment',
    `INSERT INTO movement (account, kind, posted, held, reference, note, at) VALUES
      ('second', 'grant', -50, 0, 'one', '', 0), ('second', 'grant', 50, 0, 'two', '', 0)`,
    ['a balance never was negative'],
  ],
]

async function tells(fresh: () => Promise<{ store: LedgerStore; sql: Sql; close(): Promise<void> }>): Promise<void> {
  for (const [what, text, rules] of BREAKS) {
    const { store, sql, close } = await fresh()
    await migrate(sql)
    await insertAccounts(sql)
    const grants = ['first', 'second'].map(
      (account): Operation => ({ type: 'grant', id: account, account, amount: 30, at: 0, note: '' }),
    )
    await store.apply(grants)
    for (let i = 0; i < 10; i++) await store.apply(charge(`charge-${i}`))
    await store.apply([...charge('refunded', 'second'), { type: 'refund', id: 'refunded', account: 'second', at: 0 }])
    await store.apply([charge('released', 'second')[0]!, { type: 'release', id: 'released', account: 'second', at: 0 }])
    for (const piece of [1, 3, 1000]) expect(await audit(sql.rows, { piece })).toEqual([])
    await sql.script(text)
    for (const piece of [1, 3, 1000]) {
      const told: number[] = []
      const found = await audit(sql.rows, { piece, onProgress: ({ done }) => void told.push(done) })
      expect(new Set(found.map(({ rule }) => rule)), `${what} in pieces of ${piece}`).toEqual(new Set(rules))
      expect(told.length).toBeGreaterThanOrEqual(3)
    }
    await close()
  }
}

describe('the audit finds every broken promise, in pieces of any size', () => {
  it('in SQLite', () =>
    tells(async () => {
      const database = openSqlite(':memory:')
      const sql = sqliteSql(database)
      let made: SqliteLedger | null = null
      const store: LedgerStore = {
        apply: operations => {
          made ??= new SqliteLedger(database)
          return made.apply(operations)
        },
      }
      return { store, sql, close: () => sql.close() }
    }))

  it.runIf(has('postgres'))('in PostgreSQL', async () => {
    const postgres = await startPostgres()
    await tells(async () => {
      const { sql, ledger } = openPostgres(await postgres.database(), () => {})
      return { store: new PostgresLedger(ledger), sql, close: () => sql.close() }
    })
    await postgres.stop()
  })
})
