import { expect, it } from 'vitest'
import { isUnavailable, unavailable } from '../../src/errors.ts'
import { GroupCommit } from '../../src/ledger/group-commit.ts'
import { ModelLedger } from '../../src/ledger/model.ts'
import type { LedgerStore, Operation } from '../../src/ledger/operation.ts'

const grant = (id: number): Operation => ({
  type: 'grant',
  id: String(id),
  account: 'a',
  amount: 1,
  at: 0,
  note: '',
})
const WAITERS = Array.from({ length: 20 }, (_, i) => i)

const model = () => new ModelLedger([{ name: 'a', balance: 0, held: 0, allowance: 0, allowanceLeft: 0, month: 0 }])

it('asks a database that is away once, and refuses all who wait', async () => {
  let asked = 0
  const store: LedgerStore = {
    apply: () => {
      asked++
      return Promise.reject(unavailable(new Error('connect ECONNREFUSED')))
    },
  }
  const counted: number[] = []
  const ledger = new GroupCommit(store, { observe: ({ operations }) => void counted.push(operations) })
  const answers = await Promise.allSettled(WAITERS.map(i => ledger.submit(grant(i))))
  expect(answers.every(answer => answer.status === 'rejected' && isUnavailable(answer.reason))).toBe(true)
  expect(asked).toBe(1)
  expect(counted).toEqual([])
})

it('finds the one bad operation among many in a few batches, and counts each operation once', async () => {
  const inner = model()
  let asked = 0
  const store: LedgerStore = {
    async apply(operations) {
      asked++
      if (operations.some(operation => operation.type === 'grant' && operation.id === '13')) throw new Error('bad')
      return inner.apply(operations)
    },
  }
  let counted = 0
  const ledger = new GroupCommit(store, {
    observe: ({ operations }) => {
      counted += operations
    },
  })
  const answers = await Promise.allSettled(WAITERS.map(i => ledger.submit(grant(i))))
  expect(answers.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([13])
  expect(asked).toBeLessThanOrEqual(11)
  expect(counted).toBe(19)
})

it('lets nobody wait longer than a request does, and never sends what was given up', async () => {
  const sent: string[] = []
  const inner = model()
  let goOn: () => void = () => {}
  const gate = new Promise<void>(resolve => {
    goOn = resolve
  })
  const store: LedgerStore = {
    async apply(operations) {
      sent.push(...operations.map(operation => (operation.type === 'grant' ? operation.id : '')))
      await gate
      return inner.apply(operations)
    },
  }
  const ledger = new GroupCommit(store, { patienceMs: 20 })
  const underWay = ledger.submit(grant(1))
  const queued = new Promise(resolve => setImmediate(() => setImmediate(() => resolve(ledger.submit(grant(2))))))
  await expect(underWay).rejects.toSatisfy(isUnavailable)
  await expect(queued).rejects.toSatisfy(isUnavailable)
  goOn()
  await ledger.drained()
  expect(sent).toEqual(['1'])
})
