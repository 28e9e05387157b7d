import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './accounts/accounts.ts'
import { ServiceError } from './errors.ts'
import { chargeId } from './ledger/charge-id.ts'
import type { Charges, RetriedCharge } from './ledger/charges.ts'
import type { GroupCommit } from './ledger/group-commit.ts'
import { monthOf, type Operation, type Result } from './ledger/operation.ts'

/** A finished answer, held back until it is paid for. */
export interface Delivery {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

export interface Order {
  readonly account: Account
  readonly amount: number
  /** What the movement says it was for. */
  readonly note: string
  readonly retry: { readonly key: string; readonly fingerprint: string } | null
}

export interface Outcome {
  readonly delivery: Delivery
  readonly replayed: boolean
  readonly charged: number
  readonly remaining: number
}

export interface Till {
  readonly ledger: Pick<GroupCommit, 'submit'>
  readonly charges: Pick<Charges, 'underKey'>
  readonly clock: () => number
  /** How long a reservation may stay open. Longer than any work takes. */
  readonly leaseMs: number
  readonly onReversed: (amount: number) => void
}

const RETRY_FOR_MS = 24 * 60 * 60 * 1000

/** Between two attempts to reach a database that is gone. */
const LONGEST_WAIT_MS = 60_000

/**
 * The one way to anything that costs credits: reserve, do the work, then settle before the first byte of the answer
 * leaves, or reverse. An answer that was settled is the caller's, even if the connection is gone by then.
 */
export async function payFor(till: Till, order: Order, work: () => Promise<Delivery>): Promise<Outcome> {
  const { ledger, clock } = till
  const id = chargeId(clock())
  const reserved = await reserve(till, order, id)
  if (!reserved.ok) return refused(till, order, reserved, work)

  let delivery: Delivery
  try {
    delivery = await work()
  } catch (error) {
    await reverse(till, order, id)
    throw error
  }

  let settled: Result
  try {
    const response = order.retry ? pack(delivery) : null
    settled = await only(ledger.submit({ type: 'settle', id, account: order.account.name, at: clock(), response }))
  } catch (error) {
    await reverse(till, order, id)
    throw error
  }
  if (!settled.ok) throw new ServiceError('render_timeout', 'The output took too long.')
  return { delivery, replayed: false, charged: order.amount, remaining: settled.available }
}

async function reserve({ ledger, clock, leaseMs }: Till, { account, amount, note, retry }: Order, id: string) {
  const at = clock()
  const month = monthOf(at)
  const operation: Operation = {
    type: 'reserve',
    id,
    account: account.name,
    amount,
    at,
    expiresAt: at + leaseMs,
    note,
    retry: retry && { ...retry, expiresAt: at + RETRY_FOR_MS },
  }
  const renewal: Operation[] =
    account.allowance > 0 && account.renewedMonth < month ? [{ type: 'renew', account: account.name, month, at }] : []
  return (await ledger.submit(...renewal, operation)).at(-1)!
}

async function refused(
  till: Till,
  order: Order,
  result: Extract<Result, { ok: false }>,
  work: () => Promise<Delivery>,
): Promise<Outcome> {
  if (result.reason === 'insufficient') {
    const message = `The request needs ${order.amount} credits; the account has ${result.available}.`
    throw new ServiceError('insufficient_credits', message)
  }
  if (result.reason !== 'key_in_use' || !order.retry) throw new Error(`The reservation was refused: ${result.reason}`)
  const earlier = await till.charges.underKey(order.account.name, order.retry.key)
  if (earlier && earlier.fingerprint !== order.retry.fingerprint) {
    throw new ServiceError('idempotency_key_reused', 'This Idempotency-Key was used for another body or operation.')
  }
  if (earlier?.state === 'settled') {
    return { delivery: unpack(earlier.response), replayed: true, charged: 0, remaining: result.available }
  }
  if (earlier && !(await isAbandoned(till, order, earlier))) {
    const headers = { 'Retry-After': '1' }
    throw new ServiceError('idempotency_in_progress', 'A request with this Idempotency-Key is being served.', {
      headers,
    })
  }
  // The earlier request has failed in the meantime, so this one takes its place.
  return payFor(till, order, work)
}

/** An open reservation whose time is over belongs to a server that is gone: it is ended here. */
async function isAbandoned({ ledger, clock, onReversed }: Till, { account }: Order, earlier: RetriedCharge) {
  const { id, state, amount, expiresAt } = earlier
  if (state !== 'held') return true
  if (expiresAt > clock()) return false
  const released = await only(ledger.submit({ type: 'release', id, account: account.name, at: clock() }))
  if (released.ok && !released.repeated) onReversed(amount)
  return released.ok
}

/**
 * Frees a reservation. While the database cannot be reached this goes on in the background, however long that takes;
 * if the process ends before, the lease does. Where an unanswered settle turns out to have gone through, its credits
 * are given back.
 */
async function reverse(till: Till, order: Order, id: string): Promise<void> {
  const account = order.account.name
  const attempt = async () => {
    const at = till.clock()
    const released = await only(till.ledger.submit({ type: 'release', id, account, at }))
    // Housekeeping was here first.
    if (released.ok && released.repeated) return
    if (!released.ok && released.reason === 'settled') {
      await till.ledger.submit({
        type: 'grant',
        id: `refund:${id}`,
        account,
        amount: order.amount,
        at,
        note: 'not delivered',
      })
    }
    till.onReversed(order.amount)
  }
  await attempt().catch(() => void again(attempt))
}

async function again(attempt: () => Promise<void>): Promise<void> {
  for (let wait = 100; ; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
    await sleep(wait, undefined, { ref: false })
    if (
      await attempt().then(
        () => true,
        () => false,
      )
    )
      return
  }
}

const only = async (results: Promise<readonly Result[]>) => (await results)[0]!

/** One line of JSON, then the body as it is. */
function pack({ status, headers, body }: Delivery): Uint8Array {
  const binary = typeof body !== 'string'
  return Buffer.concat([Buffer.from(`${JSON.stringify({ status, headers, binary })}\n`), Buffer.from(body as string)])
}

function unpack(response: Uint8Array | null): Delivery {
  if (!response) throw new Error('A settled charge with an idempotency key has no response')
  const bytes = Buffer.from(response)
  const end = bytes.indexOf('\n')
  const { status, headers, binary } = JSON.parse(bytes.toString('utf8', 0, end)) as Omit<Delivery, 'body'> & {
    binary: boolean
  }
  const body = bytes.subarray(end + 1)
  return { status, headers, body: binary ? body : body.toString('utf8') }
}
