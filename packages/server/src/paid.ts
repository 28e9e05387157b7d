import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Account } from './accounts/accounts.ts'
import type { Embed } from './embeds/embeds.ts'
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
  /** What becomes public once it is paid for. */
  readonly page?: Embed
}

export interface Order {
  readonly account: Account
  readonly amount: number
  /** What the movement says it was for. */
  readonly note: string
  readonly operation: string
  readonly apiKey: string | null
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
  readonly onReversed: (amount: number, how: 'reversed' | 'refunded') => void
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
  const reserved = await reserve(till, order, id).catch(error => {
    // It may have gone through all the same. If this fails too, its lease ends.
    void release(till, order, id).catch(() => {})
    throw error
  })
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
    const response = order.retry ? await pack(delivery) : null
    const { page = null } = delivery
    settled = await only(
      ledger.submit({ type: 'settle', id, account: order.account.name, at: clock(), response, page }),
    )
  } catch (error) {
    void reverse(till, order, id)
    throw error
  }
  if (!settled.ok) throw new ServiceError('render_timeout', 'The output took too long.')
  return { delivery, replayed: false, charged: order.amount, remaining: settled.available }
}

async function reserve(
  { ledger, clock, leaseMs }: Till,
  { account, amount, note, operation: what, apiKey, retry }: Order,
  id: string,
) {
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
    operation: what,
    apiKey,
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
    const { id, response } = earlier
    const taken = await only(till.ledger.submit({ type: 'replay', id, account: order.account.name }))
    if (taken.ok) return { delivery: await unpack(response), replayed: true, charged: 0, remaining: taken.available }
    // It was given back in the meantime.
    return payFor(till, order, work)
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
  if (released.ok && !released.repeated) onReversed(amount, 'reversed')
  return released.ok
}

/**
 * Undoes a charge whose answer was not delivered. While the database cannot be reached this goes on in the background,
 * however long that takes; if the process ends before, the lease does. Where an unanswered settle turns out to have
 * gone through, its credits are given back, unless a retry has taken the answer by then.
 */
async function reverse(till: Till, order: Order, id: string): Promise<void> {
  const attempt = async () => {
    const released = await release(till, order, id)
    if (released.ok || released.reason !== 'settled') return
    const { name: account } = order.account
    const refunded = await only(till.ledger.submit({ type: 'refund', id, account, at: till.clock() }))
    if (refunded.ok && !refunded.repeated) till.onReversed(order.amount, 'refunded')
  }
  await attempt().catch(() => void again(attempt))
}

async function release({ ledger, clock, onReversed }: Till, { account, amount }: Order, id: string): Promise<Result> {
  const released = await only(ledger.submit({ type: 'release', id, account: account.name, at: clock() }))
  // Else housekeeping was here first.
  if (released.ok && !released.repeated) onReversed(amount, 'reversed')
  return released
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

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** Below it, compression saves nothing. A PDF is compressed in itself. */
const LEAST_BYTES = 1024

/** One line of JSON, then the body, compressed off the main thread where that saves room. */
async function pack({ status, headers, body }: Delivery): Promise<Uint8Array> {
  const binary = typeof body !== 'string'
  const bytes = Buffer.from(body as string)
  const zipped = bytes.length >= LEAST_BYTES && headers['Content-Type'] !== 'application/pdf'
  const line = Buffer.from(`${JSON.stringify({ status, headers, binary, zipped })}\n`)
  return Buffer.concat([line, zipped ? await compress(bytes, { level: 5 }) : bytes])
}

async function unpack(response: Uint8Array | null): Promise<Delivery> {
  if (!response) throw new Error('A settled charge with an idempotency key has no response')
  const stored = Buffer.from(response)
  const end = stored.indexOf('\n')
  const { status, headers, binary, zipped } = JSON.parse(stored.toString('utf8', 0, end)) as Omit<Delivery, 'body'> & {
    readonly binary: boolean
    /** Not told by earlier releases, which compressed nothing. */
    readonly zipped?: boolean
  }
  const rest = stored.subarray(end + 1)
  const body = zipped ? await decompress(rest) : rest
  return { status, headers, body: binary ? body : body.toString('utf8') }
}
