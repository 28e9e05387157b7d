import { afterEach, beforeEach, expect, it, vi } from 'vitest'

// The promises of node:timers are not among what is faked.
vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => new Promise(resolve => setTimeout(resolve, ms)) }))

import type { Account } from '../../src/accounts/accounts.ts'
import { ModelLedger } from '../../src/ledger/model.ts'
import type { Operation } from '../../src/ledger/operation.ts'
import { type Order, payFor, type Till } from '../../src/paid.ts'

const MINUTE_MS = 60_000
const account = { name: 'a', balance: 100, held: 0, allowance: 0, allowanceLeft: 0, month: 0 }
const order: Order = {
  account: { ...account, renewedMonth: 0 } as unknown as Account,
  amount: 5,
  note: '',
  operation: 'json',
  apiKey: null,
  retry: null,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('gives back what was charged for an answer that was not delivered, however long the database is gone', async () => {
  const ledger = new ModelLedger([account])
  let gone = false
  const till: Till = {
    ledger: {
      async submit(...operations: Operation[]) {
        if (gone) throw new Error('The database is gone')
        const results = await ledger.apply(operations)
        // It goes with the commit done and the answer not sent.
        gone = operations.some(({ type }) => type === 'settle')
        if (gone) throw new Error('The connection broke')
        return results
      },
    },
    charges: { underKey: async () => null },
    clock: Date.now,
    leaseMs: MINUTE_MS,
    onReversed: () => {},
  }
  const answer = payFor(till, order, async () => ({ status: 200, headers: {}, body: '' }))
  await expect(answer).rejects.toThrow(/broke/)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(ledger.accounts.get('a')!.balance).toBe(95)
  gone = false
  await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
  expect(ledger.accounts.get('a')).toMatchObject({ balance: 100, held: 0 })
})
