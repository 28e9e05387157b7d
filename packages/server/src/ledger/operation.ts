import type { Embed } from '../embeds/embeds.ts'

/**
 * What a ledger is asked and what it answers, as plain data. Every operation is idempotent by its id,
 * so a batch whose outcome is unknown may be sent again whole.
 */
export type Operation = Grant | Renew | Reserve | Settle | Release | Replay | Refund

/** Adds credits to an account, or takes them away where the amount is negative. */
export interface Grant {
  readonly type: 'grant'
  readonly id: string
  readonly account: string
  readonly amount: number
  readonly at: number
  readonly note: string
}

/** Starts a month of a monthly plan: fills the allowance up again. Does nothing when that month has already begun. */
export interface Renew {
  readonly type: 'renew'
  readonly account: string
  readonly month: number
  readonly at: number
}

/** Sets credits aside for work that is about to begin. Ends in exactly one settle or release. */
export interface Reserve {
  readonly type: 'reserve'
  readonly id: string
  readonly account: string
  readonly amount: number
  readonly at: number
  readonly expiresAt: number
  readonly note: string
  /** What was asked for, such as `pdf`. */
  readonly operation: string
  /** The part of the API key that is no secret; null where no key asked. */
  readonly apiKey: string | null
  readonly retry: Retry | null
}

/** The caller's idempotency key, and what it was used for. */
export interface Retry {
  readonly key: string
  readonly fingerprint: string
  readonly expiresAt: number
}

/**
 * The work is done: the credits are spent. The response is kept for retries under the same key, and the page that was
 * bought becomes public, all in one.
 */
export interface Settle {
  readonly type: 'settle'
  readonly id: string
  readonly account: string
  readonly at: number
  readonly response: Uint8Array | null
  readonly page: Embed | null
}

/** The work failed or its time ran out: the credits are free again, and so is the key. */
export interface Release {
  readonly type: 'release'
  readonly id: string
  readonly account: string
  readonly at: number
}

/** A retry takes the kept response of a settled charge: from then on it was delivered, and is not given back. */
export interface Replay {
  readonly type: 'replay'
  readonly id: string
  readonly account: string
}

/** Gives back what a settled charge took for an answer that nobody got. Its key is free again, its page is gone. */
export interface Refund {
  readonly type: 'refund'
  readonly id: string
  readonly account: string
  readonly at: number
}

/** `held`, `settled`, `released` and `refunded` tell how a charge stands that cannot become what was asked for. */
export const REFUSALS = [
  'unknown_account',
  'insufficient',
  'key_in_use',
  'not_found',
  'held',
  'settled',
  'released',
  'refunded',
  'replayed',
] as const
export type Refusal = (typeof REFUSALS)[number]

/** `available` is what the account can still spend after the operation; `repeated` tells a second sending of the same one. */
export type Result =
  | { readonly ok: true; readonly available: number; readonly repeated: boolean }
  | { readonly ok: false; readonly available: number; readonly reason: Refusal }

/** Applies a batch in one durable transaction. The results stand in the order of the operations. */
export interface LedgerStore {
  apply(operations: readonly Operation[]): Promise<readonly Result[]>
}

/** A month is counted from year 0, in UTC. */
export function monthOf(time: number): number {
  const date = new Date(time)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export const renewalId = (account: string, month: number) => `renewal:${account}:${month}`

/** A refund is a grant whose name tells the charge. */
export const refundId = (charge: string) => `refund:${charge}`

export const REFUND_NOTE = 'not delivered'
