import fc from 'fast-check'
import { expect } from 'vitest'
import { audit } from '../../src/ledger/audit.ts'
import { ModelLedger } from '../../src/ledger/model.ts'
import type { LedgerStore, Operation } from '../../src/ledger/operation.ts'
import type { Sql } from '../../src/storage/sql.ts'

export const ACCOUNTS = [
  { name: 'first', balance: 0, held: 0, allowance: 0, allowanceLeft: 0, month: 0 },
  { name: 'second', balance: 0, held: 0, allowance: 0, allowanceLeft: 0, month: 0 },
  { name: 'monthly', balance: 0, held: 0, allowance: 30, allowanceLeft: 0, month: 0 },
] as const

const account = fc.constantFrom('first', 'second', 'monthly', 'monthly', 'nobody')
const charge = fc.integer({ min: 0, max: 12 }).map(n => `charge-${n}`)
const at = fc.integer({ min: 0, max: 20 })
const retry = fc.option(
  fc.record({
    key: fc.constantFrom('a', 'b'),
    fingerprint: fc.constant('f'),
    expiresAt: fc.integer({ min: 0, max: 25 }),
  }),
  { freq: 2 },
)

const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('grant' as const),
      id: fc.integer({ min: 0, max: 8 }).map(n => `grant-${n}`),
      account,
      amount: fc.integer({ min: -20, max: 40 }).filter(amount => amount !== 0),
      at,
      note: fc.constant(''),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('renew' as const), account, month: fc.integer({ min: 1, max: 5 }), at }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      type: fc.constant('reserve' as const),
      id: charge,
      account,
      amount: fc.integer({ min: 1, max: 25 }),
      at,
      expiresAt: at,
      note: fc.constant('json'),
      retry,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('settle' as const),
      id: charge,
      account,
      at,
      response: fc.option(fc.uint8Array({ maxLength: 4 })),
    }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('release' as const), id: charge, account, at }) },
)

export interface Subject {
  readonly store: LedgerStore
  readonly sql: Sql
}

/**
 * Sends random batches to the store and to the model. Every result, every balance and the audit must agree after
 * each batch. Returns how many operations were compared.
 */
export async function compareWithModel(
  fresh: () => Promise<Subject>,
  runs: number,
  { seed, shrink = true }: { readonly seed: number; readonly shrink?: boolean },
): Promise<number> {
  let operations = 0
  const batches = fc.array(fc.array(operation, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(batches, async list => {
      const model = new ModelLedger(ACCOUNTS)
      const { store, sql } = await fresh()
      for (const batch of list) {
        operations += batch.length
        expect(await store.apply(batch)).toEqual(await model.apply(batch))
      }
      expect(await accountsOf(sql)).toEqual([...model.accounts.values()].sort((a, b) => (a.name < b.name ? -1 : 1)))
      expect(await audit(text => sql.rows(text))).toEqual([])
    }),
    { numRuns: runs, seed, endOnFailure: !shrink },
  )
  return operations
}

const accountsOf = (sql: Sql) =>
  sql.rows(`SELECT name, balance, held, allowance, allowance_left AS "allowanceLeft", renewed_month AS month
    FROM account ORDER BY name`)

export async function insertAccounts(sql: Sql): Promise<void> {
  for (const { name, allowance } of ACCOUNTS) {
    const plan = allowance > 0 ? 'monthly' : 'prepaid'
    await sql.rows(
      "INSERT INTO account (name, status, plan, allowance, created_at) VALUES (?, 'active', ?, ?, 0)",
      name,
      plan,
      allowance,
    )
  }
}

/** Empties what the operations wrote in PostgreSQL. The append-only rule is lifted for that moment alone. */
export async function wipe(sql: Sql): Promise<void> {
  await sql.script(`ALTER TABLE movement DISABLE TRIGGER movement_is_final; DELETE FROM movement; DELETE FROM charge;
      ALTER TABLE movement ENABLE TRIGGER movement_is_final;`)
  await sql.rows('UPDATE account SET balance = 0, held = 0, allowance_left = 0, renewed_month = 0')
}
