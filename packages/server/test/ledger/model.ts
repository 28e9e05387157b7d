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
/** A charge, nearly always with the account that may end it: else no sequence would get far. */
const charge = fc
  .tuple(fc.integer({ min: 0, max: 8 }), fc.integer({ min: 0, max: 9 }), account)
  .map(([n, chance, any]) => ({ id: `charge-${n}`, account: chance === 0 ? any : ACCOUNTS[n % ACCOUNTS.length]!.name }))
const at = fc.integer({ min: 0, max: 20 })
const retry = fc.option(
  fc.record({
    key: fc.constantFrom('a', 'b'),
    fingerprint: fc.constant('f'),
    expiresAt: fc.integer({ min: 0, max: 25 }),
  }),
  { freq: 2 },
)

const pageOf = (id: string) => ({ id, title: '', locale: 'en', problemCount: 1, html: new Uint8Array(), etag: '' })

const grant = fc.record({
  type: fc.constant('grant' as const),
  id: fc.integer({ min: 0, max: 8 }).map(n => `grant-${n}`),
  account,
  amount: fc.integer({ min: -20, max: 40 }).filter(amount => amount !== 0),
  at,
  note: fc.constant(''),
})
const renew = fc.record({ type: fc.constant('renew' as const), account, month: fc.integer({ min: 1, max: 5 }), at })

const reserve = fc.record({
  type: fc.constant('reserve' as const),
  amount: fc.integer({ min: 1, max: 25 }),
  at,
  expiresAt: at,
  note: fc.constant('json'),
  operation: fc.constant('json'),
  apiKey: fc.option(fc.constant('12345678')),
  retry,
})
const settle = fc.record({
  type: fc.constant('settle' as const),
  at,
  response: fc.option(fc.uint8Array({ maxLength: 4 })),
  isPage: fc.boolean(),
})
const replay = fc.record({ type: fc.constant('replay' as const) })
const refund = fc.record({ type: fc.constant('refund' as const), at })
const release = fc.record({ type: fc.constant('release' as const), at })

const ofCharge = <Rest extends object>(rest: fc.Arbitrary<Rest>) =>
  fc.tuple(charge, rest).map(([charge, rest]) => ({ ...rest, ...charge }))

const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 3, arbitrary: grant },
  { weight: 1, arbitrary: renew },
  { weight: 7, arbitrary: ofCharge(reserve) },
  {
    weight: 5,
    arbitrary: ofCharge(settle).map(({ isPage, ...rest }) => ({ ...rest, page: isPage ? pageOf(rest.id) : null })),
  },
  { weight: 2, arbitrary: ofCharge(replay) },
  { weight: 2, arbitrary: ofCharge(refund) },
  { weight: 3, arbitrary: ofCharge(release) },
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
      expect(await chargesOf(sql)).toEqual(model.kept())
      expect(await accountsOf(sql)).toEqual([...model.accounts.values()].sort((a, b) => (a.name < b.name ? -1 : 1)))
      expect(await audit(sql.rows)).toEqual([])
    }),
    { numRuns: runs, seed, endOnFailure: !shrink },
  )
  return operations
}

const accountsOf = (sql: Sql) =>
  sql.rows(`SELECT name, balance, held, allowance, allowance_left AS "allowanceLeft", renewed_month AS month
    FROM account ORDER BY name`)

/** Which charges are kept for retries, were taken by one, or have a page. */
const chargesOf = (sql: Sql) =>
  sql.rows(`SELECT charge.id, retry_key AS key, replayed, embed.id AS page
    FROM charge LEFT JOIN embed ON embed.charge = charge.id ORDER BY charge.id`)

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
  await sql.script(`ALTER TABLE movement DISABLE TRIGGER USER; DELETE FROM movement; DELETE FROM charge; DELETE FROM embed;
      ALTER TABLE movement ENABLE TRIGGER USER;`)
  await sql.rows('UPDATE account SET balance = 0, held = 0, allowance_left = 0, renewed_month = 0')
}
