import type { Database, Statement } from 'better-sqlite3'
import type { Embed } from '../embeds/embeds.ts'
import {
  type LedgerStore,
  type Operation,
  REFUND_NOTE,
  type Refund,
  type Refusal,
  type Replay,
  type Reserve,
  type Result,
  refundId,
  renewalId,
} from './operation.ts'

type Outcome = 'ok' | 'repeated' | Refusal

interface AccountRow {
  readonly balance: number
  readonly held: number
  readonly allowance: number
  readonly allowance_left: number
  readonly renewed_month: number
}

interface ChargeRow {
  readonly account: string
  readonly amount: number
  readonly state: 'held' | 'settled' | 'released'
  readonly replayed: number
}

/** The ledger in SQLite. Calls are synchronous: a batch is one transaction, and the event loop never interleaves two. */
export class SqliteLedger implements LedgerStore {
  readonly #statements: ReturnType<typeof prepare>
  readonly #transact: (operations: readonly Operation[]) => readonly Result[]

  constructor(database: Database) {
    this.#statements = prepare(database)
    this.#transact = database.transaction((operations: readonly Operation[]) =>
      operations.map(operation => this.#one(operation)),
    ).immediate
  }

  async apply(operations: readonly Operation[]): Promise<readonly Result[]> {
    return this.#transact(operations)
  }

  #one(operation: Operation): Result {
    const { account } = this.#statements
    const before = account.get(operation.account)
    if (!before) return { ok: false, available: 0, reason: 'unknown_account' }
    const outcome = this.#apply(operation, before)
    const after = account.get(operation.account)!
    const available = after.balance - after.held
    if (outcome === 'ok' || outcome === 'repeated') return { ok: true, available, repeated: outcome === 'repeated' }
    return { ok: false, available, reason: outcome }
  }

  #apply(operation: Operation, account: AccountRow): Outcome {
    const { movement, grant, renew, resolve, charge } = this.#statements
    const available = account.balance - account.held
    switch (operation.type) {
      case 'grant': {
        const { id, account: name, amount, at, note } = operation
        if (this.#statements.granted.get(id)) return 'repeated'
        if (available + amount < 0) return 'insufficient'
        movement.run(name, 'grant', amount, 0, id, note, at)
        grant.run({ name, amount })
        return 'ok'
      }
      case 'renew': {
        const { account: name, month, at } = operation
        if (account.allowance === 0 || account.renewed_month >= month) return 'repeated'
        const amount = Math.max(account.allowance - account.allowance_left, -available)
        movement.run(name, 'renewal', amount, 0, renewalId(name, month), '', at)
        renew.run({ name, amount, month })
        return 'ok'
      }
      case 'reserve':
        return this.#reserve(operation, available)
      case 'settle':
      case 'release': {
        const { id, account: name, at } = operation
        const found = charge.get(id)
        if (!found || found.account !== name) return 'not_found'
        const ending = operation.type === 'settle' ? 'settled' : 'released'
        if (found.state === ending) return 'repeated'
        if (found.state !== 'held') return found.state
        const spent = operation.type === 'settle' ? found.amount : 0
        if (operation.type === 'settle') this.#statements.settle.run(operation.response, id)
        else this.#statements.release.run(id)
        resolve.run({ name, spent, held: found.amount })
        movement.run(name, operation.type === 'settle' ? 'charge' : 'release', -spent, -found.amount, id, '', at)
        if (operation.type === 'settle' && operation.page) this.#publish(operation.page, name, id, at)
        return 'ok'
      }
      case 'replay':
        return this.#replay(operation)
      case 'refund':
        return this.#refund(operation)
    }
  }

  #replay({ id, account }: Replay): Outcome {
    const { charge, granted, replay } = this.#statements
    const found = charge.get(id)
    if (!found || found.account !== account) return 'not_found'
    if (found.state !== 'settled') return found.state
    if (granted.get(refundId(id))) return 'refunded'
    if (found.replayed) return 'repeated'
    replay.run(id)
    return 'ok'
  }

  #refund({ id, account, at }: Refund): Outcome {
    const { charge, granted, movement, refund, unpublish, giveBack } = this.#statements
    const found = charge.get(id)
    if (!found || found.account !== account) return 'not_found'
    if (found.state !== 'settled') return found.state
    if (granted.get(refundId(id))) return 'repeated'
    if (found.replayed) return 'replayed'
    refund.run(id)
    unpublish.run(id)
    giveBack.run(found.amount, account)
    movement.run(account, 'grant', found.amount, 0, refundId(id), REFUND_NOTE, at)
    return 'ok'
  }

  #publish({ id, title, locale, problemCount, html, etag }: Embed, account: string, charge: string, at: number) {
    this.#statements.publish.run(id, account, charge, title, locale, problemCount, html, etag, at)
  }

  #reserve(
    { id, account, amount, at, expiresAt, note, operation, apiKey, retry }: Reserve,
    available: number,
  ): Outcome {
    const { charge, forget, holder, hold, open, movement } = this.#statements
    if (charge.get(id)) return 'repeated'
    if (retry) {
      forget.run(account, retry.key, at)
      if (holder.get(account, retry.key)) return 'key_in_use'
    }
    if (available < amount) return 'insufficient'
    hold.run(amount, account)
    open.run(
      id,
      account,
      amount,
      at,
      expiresAt,
      operation,
      apiKey,
      retry?.key ?? null,
      retry?.fingerprint ?? null,
      retry?.expiresAt ?? null,
    )
    movement.run(account, 'hold', 0, amount, id, note, at)
    return 'ok'
  }
}

function prepare(database: Database) {
  const statement = <Row = unknown>(text: string) => database.prepare(text) as Statement<unknown[], Row>
  return {
    account: statement<AccountRow>(
      'SELECT balance, held, allowance, allowance_left, renewed_month FROM account WHERE name = ?',
    ),
    charge: statement<ChargeRow>('SELECT account, amount, state, replayed FROM charge WHERE id = ?'),
    granted: statement("SELECT 1 FROM movement WHERE reference = ? AND kind = 'grant'"),
    grant: statement(
      `UPDATE account SET balance = balance + @amount, allowance_left = MIN(allowance_left, balance + @amount)
       WHERE name = @name`,
    ),
    renew: statement(
      `UPDATE account SET balance = balance + @amount, allowance_left = allowance_left + @amount, renewed_month = @month
       WHERE name = @name`,
    ),
    forget: statement(
      `UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL
       WHERE account = ? AND retry_key = ? AND state = 'settled' AND retry_expires_at <= ?`,
    ),
    holder: statement('SELECT 1 FROM charge WHERE account = ? AND retry_key = ?'),
    hold: statement('UPDATE account SET held = held + ? WHERE name = ?'),
    open: statement(
      `INSERT INTO charge (id, account, amount, state, created_at, expires_at, operation, api_key, retry_key, fingerprint, retry_expires_at)
       VALUES (?, ?, ?, 'held', ?, ?, ?, ?, ?, ?, ?)`,
    ),
    settle: statement("UPDATE charge SET state = 'settled', response = ? WHERE id = ?"),
    release: statement("UPDATE charge SET state = 'released', retry_key = NULL, fingerprint = NULL WHERE id = ?"),
    replay: statement('UPDATE charge SET replayed = 1 WHERE id = ?'),
    refund: statement('UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL WHERE id = ?'),
    giveBack: statement('UPDATE account SET balance = balance + ? WHERE name = ?'),
    publish: statement(
      `INSERT INTO embed (id, account, charge, title, locale, problem_count, html, etag, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    unpublish: statement('DELETE FROM embed WHERE charge = ?'),
    resolve: statement(
      `UPDATE account SET balance = balance - @spent, held = held - @held, allowance_left = MAX(0, allowance_left - @spent)
       WHERE name = @name`,
    ),
    movement: statement(
      'INSERT INTO movement (account, kind, posted, held, reference, note, at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ),
  }
}
