import type { Sql } from '../storage/sql.ts'

export const DAY_MS = 24 * 60 * 60 * 1000

/** What was asked for on a day, by operation and key. What was given back is not in it. */
export interface Usage {
  readonly account: string
  readonly time: number
  readonly operation: string | null
  readonly apiKey: string | null
  readonly requests: number
  readonly problems: number
}

export function usageOf(sql: Sql) {
  return {
    /** From one time up to another; of all accounts where none is named. */
    between: (from: number, to: number, account: string | null) =>
      sql.rows<Usage>(
        `SELECT account, (created_at / ${DAY_MS}) * ${DAY_MS} AS time, operation, api_key AS "apiKey",
           COUNT(*) AS requests, CAST(SUM(amount) AS BIGINT) AS problems
         FROM charge
         WHERE state = 'settled' AND created_at >= ? AND created_at < ? AND (CAST(? AS TEXT) IS NULL OR account = ?)
           AND NOT EXISTS (SELECT 1 FROM movement WHERE reference = 'refund:' || charge.id AND kind = 'grant')
         GROUP BY account, (created_at / ${DAY_MS}) * ${DAY_MS}, operation, api_key
         ORDER BY account, time, operation, "apiKey"`,
        from,
        to,
        account,
        account,
      ),
  }
}
