/**
 * Every row that one of these returns is a broken promise of the ledger. The text runs on both databases.
 * Each looks at the append-only movements and at the rows derived from them, and compares.
 */
export const AUDIT = {
  'balance is the sum of its movements': `
    SELECT account.name AS subject FROM account LEFT JOIN movement ON movement.account = account.name
    GROUP BY account.name, account.balance, account.held
    HAVING account.balance <> COALESCE(SUM(movement.posted), 0) OR account.held <> COALESCE(SUM(movement.held), 0)`,
  'what is held is what is open': `
    SELECT name AS subject FROM account WHERE held <>
      (SELECT COALESCE(SUM(amount), 0) FROM charge WHERE charge.account = account.name AND state = 'held')`,
  'a balance is never negative': `
    SELECT name AS subject FROM account WHERE held < 0 OR balance < held OR allowance_left < 0 OR allowance_left > balance`,
  'a balance never was negative': `
    SELECT DISTINCT account AS subject FROM (
      SELECT account, SUM(posted) OVER running AS balance, SUM(posted - held) OVER running AS available
      FROM movement WINDOW running AS (PARTITION BY account ORDER BY sequence)
    ) AS history WHERE balance < 0 OR available < 0`,
  'a reservation is opened once and ended once': `
    SELECT charge.id AS subject FROM charge LEFT JOIN movement ON movement.reference = charge.id
      AND movement.account = charge.account AND movement.kind IN ('hold', 'charge', 'release')
    GROUP BY charge.id, charge.state, charge.amount
    HAVING SUM(CASE WHEN kind = 'hold' AND posted = 0 AND movement.held = amount THEN 1 ELSE 0 END) <> 1
      OR SUM(CASE WHEN kind = 'charge' AND posted = -amount AND movement.held = -amount THEN 1 ELSE 0 END)
         <> CASE WHEN state = 'settled' THEN 1 ELSE 0 END
      OR SUM(CASE WHEN kind = 'release' AND posted = 0 AND movement.held = -amount THEN 1 ELSE 0 END)
         <> CASE WHEN state = 'released' THEN 1 ELSE 0 END
      OR COUNT(*) <> CASE WHEN state = 'held' THEN 1 ELSE 2 END`,
  'a movement belongs to a charge': `
    SELECT reference AS subject FROM movement WHERE kind IN ('hold', 'charge', 'release')
      AND NOT EXISTS (SELECT 1 FROM charge WHERE charge.id = movement.reference AND charge.account = movement.account)`,
} as const

export interface Violation {
  readonly rule: string
  readonly subject: string
}

export async function audit(rows: (text: string) => Promise<readonly { subject: string }[]>): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const [rule, text] of Object.entries(AUDIT)) {
    for (const { subject } of await rows(text)) violations.push({ rule, subject })
  }
  return violations
}
