import type { Sql } from '../storage/sql.ts'
import { type ArchiveOptions, archiveMovements, checkArchive } from './archive.ts'
import { type AuditOptions, audit } from './audit.ts'

/** What is known of an earlier request under the same idempotency key. */
export interface RetriedCharge {
  readonly id: string
  readonly state: 'held' | 'settled' | 'released'
  readonly amount: number
  readonly expiresAt: number
  readonly fingerprint: string
  readonly response: Uint8Array | null
}

export interface Movement {
  readonly sequence: number
  readonly account: string
  readonly kind: 'grant' | 'renewal' | 'hold' | 'charge' | 'release'
  readonly posted: number
  readonly held: number
  readonly reference: string
  readonly note: string
  readonly at: number
}

/** The questions that are asked of the ledger beside its operations. */
export function chargesOf(sql: Sql) {
  return {
    async underKey(account: string, key: string): Promise<RetriedCharge | null> {
      const [charge] = await sql.rows<RetriedCharge>(
        `SELECT id, state, amount, expires_at AS "expiresAt", fingerprint, response
         FROM charge WHERE account = ? AND retry_key = ?`,
        account,
        key,
      )
      return charge ?? null
    },

    /** Reservations that nobody will end any more. */
    abandoned: (now: number) =>
      sql.rows<{ id: string; account: string; amount: number }>(
        "SELECT id, account, amount FROM charge WHERE state = 'held' AND expires_at <= ? ORDER BY expires_at LIMIT 500",
        now,
      ),

    /** Drops responses whose time for retries is over. */
    async forget(now: number): Promise<void> {
      await sql.rows(
        `UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL
         WHERE retry_key IS NOT NULL AND state = 'settled' AND retry_expires_at <= ?`,
        now,
      )
    },

    /** The newest movements first. */
    movements: (account: string, limit: number) =>
      sql.rows<Movement>('SELECT * FROM movement WHERE account = ? ORDER BY sequence DESC LIMIT ?', account, limit),

    archive: (options: ArchiveOptions) => archiveMovements(sql, options),

    checkArchive: (bytes: Uint8Array) => sql.snapshot(rows => checkArchive(rows, bytes)),

    /** All that is looked at is of one moment, while the ledger goes on. */
    audit: (options?: AuditOptions) => sql.snapshot(rows => audit(rows, options)),
  }
}

export type Charges = ReturnType<typeof chargesOf>
