import type { Sql } from '../storage/sql.ts'

export type Plan = { readonly plan: 'prepaid' } | { readonly plan: 'monthly'; readonly allowance: number }

export interface Account {
  readonly name: string
  readonly status: 'active' | 'suspended'
  readonly plan: 'prepaid' | 'monthly'
  /** Credits a month of a monthly plan; 0 for a prepaid one. */
  readonly allowance: number
  readonly renewedMonth: number
  readonly balance: number
  readonly held: number
  readonly ratePerMinute: number | null
  readonly rateBurst: number | null
  readonly createdAt: number
}

export interface NewAccount {
  readonly name: string
  readonly allowance: number
  readonly ratePerMinute: number | null
  readonly rateBurst: number | null
}

/** Names are typed on a command line, so they are short and plain. */
export const ACCOUNT_NAME = /^[a-z0-9][a-z0-9._-]{0,62}$/

export const ACCOUNT_COLUMNS = `account.name, account.status, account.plan, account.allowance, account.renewed_month AS "renewedMonth",
  account.balance, account.held, account.rate_per_minute AS "ratePerMinute", account.rate_burst AS "rateBurst",
  account.created_at AS "createdAt"`

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

    async none(): Promise<boolean> {
      return (await sql.rows('SELECT 1 FROM account LIMIT 1')).length === 0
    },
  }
}

export type Accounts = ReturnType<typeof accountsOf>
