import type { LedgerStore, Operation, Reserve, Result } from './operation.ts'

export interface ModelAccount {
  name: string
  balance: number
  held: number
  /** 0 for a prepaid plan. */
  allowance: number
  allowanceLeft: number
  month: number
}

interface ModelCharge extends Reserve {
  state: 'held' | 'settled' | 'released' | 'refunded'
  key: string | null
  replayed: boolean
  page: string | null
}

/** The specification of the ledger: no database, no time, no errors. The stores are tested against it. */
export class ModelLedger implements LedgerStore {
  readonly accounts: Map<string, ModelAccount>
  readonly #grants = new Set<string>()
  readonly #charges = new Map<string, ModelCharge>()

  constructor(accounts: readonly ModelAccount[]) {
    this.accounts = new Map(accounts.map(account => [account.name, { ...account }]))
  }

  async apply(operations: readonly Operation[]): Promise<readonly Result[]> {
    return operations.map(operation => {
      const account = this.accounts.get(operation.account)
      if (!account) return { ok: false, available: 0, reason: 'unknown_account' }
      const outcome = this.#one(operation, account)
      const available = account.balance - account.held
      if (outcome === 'ok' || outcome === 'repeated') return { ok: true, available, repeated: outcome === 'repeated' }
      return { ok: false, available, reason: outcome }
    })
  }

  /** What is known of each charge beside its amount. */
  kept() {
    return [...this.#charges.values()]
      .map(({ id, key, replayed, page }) => ({ id, key, replayed: Number(replayed), page }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  #one(operation: Operation, account: ModelAccount) {
    const available = account.balance - account.held
    switch (operation.type) {
      case 'grant':
        if (this.#grants.has(operation.id)) return 'repeated'
        if (available + operation.amount < 0) return 'insufficient'
        this.#grants.add(operation.id)
        account.balance += operation.amount
        account.allowanceLeft = Math.min(account.allowanceLeft, account.balance)
        return 'ok'
      case 'renew': {
        if (account.allowance === 0 || account.month >= operation.month) return 'repeated'
        const amount = Math.max(account.allowance - account.allowanceLeft, -available)
        account.balance += amount
        account.allowanceLeft += amount
        account.month = operation.month
        return 'ok'
      }
      case 'reserve': {
        if (this.#charges.has(operation.id)) return 'repeated'
        if (this.#holdsKey(operation)) return 'key_in_use'
        if (available < operation.amount) return 'insufficient'
        account.held += operation.amount
        this.#charges.set(operation.id, {
          ...operation,
          state: 'held',
          key: operation.retry?.key ?? null,
          replayed: false,
          page: null,
        })
        return 'ok'
      }
      case 'settle':
      case 'release': {
        const charge = this.#charges.get(operation.id)
        const ending = operation.type === 'settle' ? 'settled' : 'released'
        if (!charge || charge.account !== operation.account) return 'not_found'
        if (charge.state === ending) return 'repeated'
        if (charge.state === 'refunded') return operation.type === 'settle' ? 'repeated' : 'settled'
        if (charge.state !== 'held') return charge.state
        charge.state = ending
        if (operation.type === 'settle') charge.page = operation.page?.id ?? null
        if (ending === 'released') charge.key = null
        account.held -= charge.amount
        if (operation.type === 'settle') {
          account.balance -= charge.amount
          account.allowanceLeft = Math.max(0, account.allowanceLeft - charge.amount)
        }
        return 'ok'
      }
      case 'replay': {
        const charge = this.#charges.get(operation.id)
        if (!charge || charge.account !== operation.account) return 'not_found'
        if (charge.state !== 'settled') return charge.state
        if (charge.replayed) return 'repeated'
        charge.replayed = true
        return 'ok'
      }
      case 'refund': {
        const charge = this.#charges.get(operation.id)
        if (!charge || charge.account !== operation.account) return 'not_found'
        if (charge.state === 'refunded') return 'repeated'
        if (charge.state !== 'settled') return charge.state
        if (charge.replayed) return 'replayed'
        charge.state = 'refunded'
        charge.key = null
        charge.page = null
        account.balance += charge.amount
        return 'ok'
      }
    }
  }

  /** Whether a charge of this account, open or spent, has the same key. A spent one forgets it when its time is over. */
  #holdsKey({ account, at, retry }: Reserve): boolean {
    for (const charge of this.#charges.values()) {
      if (charge.account !== account || charge.key === null || charge.key !== retry?.key) continue
      if (charge.state === 'held' || charge.retry!.expiresAt > at) return true
      charge.key = null
    }
    return false
  }
}
