import type { Sql } from '../storage/sql.ts'
import { ACCOUNT_COLUMNS, type Account } from './accounts.ts'
import { makeKey, type ParsedKey, sameSecret } from './key.ts'

export interface ApiKey {
  readonly publicPart: string
  readonly account: string
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
  readonly expiresAt: number | null
  readonly revokedAt: number | null
}

const KEY_COLUMNS = `public_part AS "publicPart", api_key.account, api_key.name, api_key.created_at AS "createdAt",
  last_used_at AS "lastUsedAt", expires_at AS "expiresAt", revoked_at AS "revokedAt"`

const NOTHING = new Uint8Array(32)

/** Keys in one statement, which takes only so many values. */
const KEYS_AT_ONCE = 200

/** The name that both databases have for a number of 64 bits. */
const BIGINT = 'BIGINT'

interface Found extends Account {
  readonly secretHash: Uint8Array
  readonly expiresAt: number | null
  readonly revokedAt: number | null
}

export function keysOf(sql: Sql) {
  return {
    /** The whole key is told here, once; the storage keeps only a hash of its secret. */
    async create(account: string, name: string, expiresAt: number | null, now: number) {
      const { text, publicPart, secretHash } = makeKey()
      await sql.rows(
        'INSERT INTO api_key (public_part, account, name, secret_hash, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
        publicPart,
        account,
        name,
        secretHash,
        now,
        expiresAt,
      )
      return { text, publicPart }
    },

    /** The account behind a valid key. An unknown, revoked, expired or wrong one takes the same road to null. */
    async authenticate({ publicPart, secretHash }: ParsedKey, now: number): Promise<Account | null> {
      const [found] = await sql.rows<Found>(
        `SELECT ${ACCOUNT_COLUMNS}, secret_hash AS "secretHash", expires_at AS "expiresAt", revoked_at AS "revokedAt"
         FROM api_key JOIN account ON account.name = api_key.account WHERE public_part = ?`,
        publicPart,
      )
      const right = sameSecret(secretHash, found?.secretHash ?? NOTHING)
      const valid = found !== undefined && (found.revokedAt ?? now + 1) > now && (found.expiresAt ?? now + 1) > now
      return right && valid ? found : null
    },

    list: (account: string) =>
      sql.rows<ApiKey>(
        `SELECT ${KEY_COLUMNS} FROM api_key WHERE account = ? ORDER BY created_at, public_part`,
        account,
      ),

    async find(publicPart: string): Promise<ApiKey | null> {
      const [key] = await sql.rows<ApiKey>(`SELECT ${KEY_COLUMNS} FROM api_key WHERE public_part = ?`, publicPart)
      return key ?? null
    },

    /** A key that is revoked already keeps its earlier time. */
    async revoke(publicPart: string, at: number): Promise<void> {
      await sql.rows(
        'UPDATE api_key SET revoked_at = ? WHERE public_part = ? AND (revoked_at IS NULL OR revoked_at > ?)',
        at,
        publicPart,
        at,
      )
    },

    /** All in one statement, so that it is one write however many keys there are. */
    async markUsed(used: ReadonlyMap<string, number>): Promise<void> {
      const all = [...used]
      for (let i = 0; i < all.length; i += KEYS_AT_ONCE) {
        const some = all.slice(i, i + KEYS_AT_ONCE)
        await sql.rows(
          `UPDATE api_key SET last_used_at = CASE public_part ${some.map(() => `WHEN ? THEN CAST(? AS ${BIGINT})`).join(' ')} END
           WHERE public_part IN (${some.map(() => '?').join(', ')})`,
          ...some.flat(),
          ...some.map(([publicPart]) => publicPart),
        )
      }
    },
  }
}

export type Keys = ReturnType<typeof keysOf>

/** Collects when keys were used and writes it down now and then, so that no request waits for it. */
export class KeyUse {
  readonly #keys: Keys
  #used = new Map<string, number>()

  constructor(keys: Keys) {
    this.#keys = keys
  }

  mark(publicPart: string, now: number): void {
    this.#used.set(publicPart, now)
  }

  async write(): Promise<void> {
    const used = this.#used
    this.#used = new Map()
    await this.#keys.markUsed(used)
  }
}
