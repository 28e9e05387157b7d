import { monthOf } from '../ledger/operation.ts'
import type { Sql } from '../storage/sql.ts'

export type Plan = { readonly plan: 'prepaid' } | { readonly plan: 'monthly'; readonly allowance: number }

export interface Account {
  readonly name: string
  /** What people call it. */
  readonly title: string
  readonly closedAt: number | null
  readonly status: 'active' | 'suspended'
  readonly plan: 'prepaid' | 'monthly'
  /** Credits a month of a monthly plan; 0 for a prepaid one. */
  readonly allowance: number
  readonly allowanceLeft: number
  readonly renewedMonth: number
  readonly balance: number
  readonly held: number
  readonly ratePerMinute: number | null
  readonly rateBurst: number | null
  readonly createdAt: number
}

export interface Changes {
  readonly title?: string
  readonly allowance?: number
  readonly ratePerMinute?: number
  readonly rateBurst?: number
  /** Null opens it again. */
  readonly closedAt?: number | null
}

export interface NewAccount {
  readonly name: string
  readonly allowance: number
  readonly ratePerMinute: number | null
  readonly rateBurst: number | null
}

/** Names are typed on a command line, so they are short and plain. */
export const ACCOUNT_NAME = /^[a-z0-9][a-z0-9._-]{0,62}$/

export const ACCOUNT_COLUMNS = `account.name, account.title, account.closed_at AS "closedAt", account.status, account.plan, account.allowance,
  account.allowance_left AS "allowanceLeft", account.renewed_month AS "renewedMonth",
  account.balance, account.held, account.rate_per_minute AS "ratePerMinute", account.rate_burst AS "rateBurst",
  account.created_at AS "createdAt"`

/** What an account can spend and what is left of its allowance, also where its month has not begun in the ledger yet. */
export function creditsOf({ balance, held, allowance, allowanceLeft, renewedMonth }: Account, now: number) {
  const available = balance - held
  const isDue = allowance > 0 && renewedMonth < monthOf(now)
  const renewal = isDue ? Math.max(allowance - allowanceLeft, -available) : 0
  return { balance: balance + renewal, held, available: available + renewal, allowanceLeft: allowanceLeft + renewal }
}

export function accountsOf(sql: Sql) {
  return {
    /** False where the name is taken. */
    async create({ name, allowance, ratePerMinute, rateBurst }: NewAccount, now: number): Promise<boolean> {
      const rows = await sql.rows(
        `INSERT INTO account (name, status, plan, allowance, rate_per_minute, rate_burst, created_at)
         VALUES (?, 'active', ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING name`,
        name,
        allowance > 0 ? 'monthly' : 'prepaid',
        allowance,
        ratePerMinute,
        rateBurst,
        now,
      )
      return rows.length === 1
    },

    async find(name: string): Promise<Account | null> {
      const [account] = await sql.rows<Account>(`SELECT ${ACCOUNT_COLUMNS} FROM account WHERE name = ?`, name)
      return account ?? null
    },

    list: () => sql.rows<Account>(`SELECT ${ACCOUNT_COLUMNS} FROM account ORDER BY name`),

    async setStatus(name: string, status: Account['status']): Promise<void> {
      await sql.rows('UPDATE account SET status = ? WHERE name = ?', status, name)
    },

    /** What is left of an allowance that ends is the account's own from then on. */
    async update(name: string, { title, allowance, ratePerMinute, rateBurst, closedAt }: Changes): Promise<void> {
      if (title !== undefined) await sql.rows('UPDATE account SET title = ? WHERE name = ?', title, name)
      if (allowance !== undefined)
        await sql.rows(
          `UPDATE account SET plan = ?, allowance = ?, allowance_left = CASE WHEN ? = 0 THEN 0 ELSE allowance_left END
           WHERE name = ?`,
          allowance > 0 ? 'monthly' : 'prepaid',
          allowance,
          allowance,
          name,
        )
      if (ratePerMinute !== undefined)
        await sql.rows('UPDATE account SET rate_per_minute = ? WHERE name = ?', ratePerMinute, name)
      if (rateBurst !== undefined) await sql.rows('UPDATE account SET rate_burst = ? WHERE name = ?', rateBurst, name)
      if (closedAt !== undefined) await sql.rows('UPDATE account SET closed_at = ? WHERE name = ?', closedAt, name)
    },

    /**
     * Takes away all that belongs to the account but its ledger, which has to tell where every credit went. Its name
     * stays taken.
     */
    remove: (name: string, now: number) =>
      sql.exclusively(async inside => {
        await inside.rows('DELETE FROM api_key WHERE account = ?', name)
        await inside.rows('DELETE FROM branding WHERE account = ?', name)
        await inside.rows('DELETE FROM embed WHERE account = ?', name)
        await inside.rows(
          "UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL WHERE account = ? AND state = 'settled'",
          name,
        )
        await inside.rows("UPDATE account SET title = '', closed_at = ? WHERE name = ?", now, name)
      }),

    /** Credits of all accounts that are set aside. */
    async held(): Promise<number> {
      const [row] = await sql.rows<{ held: number }>(
        'SELECT CAST(COALESCE(SUM(held), 0) AS BIGINT) AS held FROM account',
      )
      return row!.held
    },

    async none(): Promise<boolean> {
      return (await sql.rows('SELECT 1 FROM account LIMIT 1')).length === 0
    },
  }
}

export type Accounts = ReturnType<typeof accountsOf>
