import type { SqlValue } from '../storage/sql.ts'

/** Asks the database; the text runs on both. */
export type Rows = <Row>(text: string, ...values: SqlValue[]) => Promise<Row[]>

export interface Violation {
  readonly rule: string
  readonly subject: string
}

export interface AuditOptions {
  /** How many rows are looked at in one statement, so that none takes long, whatever the size of the ledger. */
  readonly piece?: number
  readonly onProgress?: (progress: Progress) => void
}

export interface Progress {
  readonly table: Table
  readonly done: number
}

type Table = 'movement' | 'charge' | 'embed'

const PIECE = 50_000

/**
 * Promises of single rows and what belongs to them: every row that one of these returns breaks one. Each is asked of
 * piece after piece of its table.
 */
const OF_ROWS: Readonly<Record<string, { readonly table: Table; readonly text: string }>> = {
  'a reservation is opened once and ended once': {
    table: 'charge',
    text: `
    SELECT charge.id AS subject FROM charge LEFT JOIN movement ON movement.reference = charge.id
      AND movement.account = charge.account AND movement.kind IN ('hold', 'charge', 'release')
    WHERE charge.id > ? AND charge.id <= ? AND charge.archived IS NULL
    GROUP BY charge.id, charge.state, charge.amount
    HAVING SUM(CASE WHEN kind = 'hold' AND posted = 0 AND movement.held = amount THEN 1 ELSE 0 END) <> 1
      OR SUM(CASE WHEN kind = 'charge' AND posted = -amount AND movement.held = -amount THEN 1 ELSE 0 END)
         <> CASE WHEN state = 'settled' THEN 1 ELSE 0 END
      OR SUM(CASE WHEN kind = 'release' AND posted = 0 AND movement.held = -amount THEN 1 ELSE 0 END)
         <> CASE WHEN state = 'released' THEN 1 ELSE 0 END
      OR COUNT(*) <> CASE WHEN state = 'held' THEN 1 ELSE 2 END`,
  },
  'what is archived is not in the ledger': {
    table: 'charge',
    text: `
    SELECT charge.id AS subject FROM charge JOIN movement ON movement.reference = charge.id
      AND movement.kind IN ('hold', 'charge', 'release')
    WHERE charge.id > ? AND charge.id <= ? AND charge.archived IS NOT NULL`,
  },
  'a movement belongs to a charge': {
    table: 'movement',
    text: `
    SELECT reference AS subject FROM movement
    WHERE sequence > ? AND sequence <= ? AND kind IN ('hold', 'charge', 'release')
      AND NOT EXISTS (SELECT 1 FROM charge WHERE charge.id = movement.reference AND charge.account = movement.account)`,
  },
  'a refund gives back what its charge took': {
    table: 'movement',
    text: `
    SELECT movement.reference AS subject FROM movement
    LEFT JOIN charge ON charge.id = SUBSTR(movement.reference, 8) AND charge.account = movement.account
    WHERE sequence > ? AND sequence <= ? AND movement.kind = 'grant' AND movement.reference LIKE 'refund:%'
      AND (charge.id IS NULL OR charge.state <> 'settled' OR charge.amount <> movement.posted)`,
  },
  'what was refunded is not delivered': {
    table: 'movement',
    text: `
    SELECT charge.id AS subject FROM movement JOIN charge ON charge.id = SUBSTR(movement.reference, 8)
    WHERE sequence > ? AND sequence <= ? AND movement.kind = 'grant' AND movement.reference LIKE 'refund:%'
      AND (charge.retry_key IS NOT NULL OR charge.response IS NOT NULL OR charge.replayed <> 0
        OR EXISTS (SELECT 1 FROM embed WHERE embed.charge = charge.id))`,
  },
  'a page was paid for': {
    table: 'embed',
    text: `
    SELECT embed.id AS subject FROM embed JOIN charge ON charge.id = embed.charge
    WHERE embed.id > ? AND embed.id <= ? AND charge.state <> 'settled'`,
  },
}

const OF_ACCOUNTS: Readonly<Record<string, string>> = {
  'what is held is what is open': `
    SELECT name AS subject FROM account
    LEFT JOIN (SELECT account, SUM(amount) AS open FROM charge WHERE state = 'held' GROUP BY account) AS charges
      ON charges.account = account.name
    WHERE held <> COALESCE(open, 0)`,
  'a balance is never negative': `
    SELECT name AS subject FROM account WHERE held < 0 OR balance < held OR allowance_left < 0 OR allowance_left > balance`,
}

/** PostgreSQL adds whole numbers up to numbers of any length, which come as text. */
const whole = (sum: string) => `CAST(${sum} AS BIGINT)`

/** What the archived charges of a piece come to. */
const CLOSED = `
  SELECT archived AS run, account, COUNT(*) AS charges,
    ${whole("-SUM(CASE WHEN state = 'settled' THEN amount ELSE 0 END)")} AS posted
  FROM charge WHERE id > ? AND id <= ? AND archived IS NOT NULL GROUP BY archived, account`

interface Closing {
  readonly run: number
  readonly account: string
  readonly charges: number
  readonly posted: number
}

/** What a piece of the movements adds to each account, and the lowest point on the way, behind what is archived. */
const RUNNING = `
  SELECT account, ${whole('SUM(posted)')} AS posted, ${whole('SUM(held)')} AS held,
    ${whole('MIN(CASE WHEN sequence > ? THEN balance END)')} AS "lowestBalance",
    ${whole('MIN(CASE WHEN sequence > ? THEN available END)')} AS "lowestAvailable"
  FROM (
    SELECT account, sequence, posted, held, SUM(posted) OVER running AS balance, SUM(posted - held) OVER running AS available
    FROM movement WHERE sequence > ? AND sequence <= ? WINDOW running AS (PARTITION BY account ORDER BY sequence)
  ) AS history GROUP BY account`

interface Piece {
  readonly account: string
  readonly posted: number
  readonly held: number
  /** Null where all of the piece stands among what is archived. */
  readonly lowestBalance: number | null
  readonly lowestAvailable: number | null
}

type Bound = string | number

const KEYS: Readonly<Record<Table, { readonly key: string; readonly first: Bound }>> = {
  movement: { key: 'sequence', first: 0 },
  charge: { key: 'id', first: '' },
  embed: { key: 'id', first: '' },
}

/** Looks at the append-only movements and at the rows derived from them, and compares. */
export async function audit(
  rows: Rows,
  { piece = PIECE, onProgress = () => {} }: AuditOptions = {},
): Promise<Violation[]> {
  const violations: Violation[] = []
  const collect = (rule: string, found: readonly { readonly subject: string }[]) => {
    for (const { subject } of found) violations.push({ rule, subject })
  }
  for (const [rule, text] of Object.entries(OF_ACCOUNTS)) collect(rule, await rows(text))
  const [archive] = await rows<{ through: number }>('SELECT COALESCE(MAX(through), 0) AS through FROM archive')
  const through = archive?.through ?? 0
  const closings = await rows<Closing>('SELECT run, account, charges, posted FROM closing')
  const closed = new Map<string, { charges: number; posted: number }>()
  // Where movements are archived, an account begins with what they came to.
  const sums = new Map<string, { balance: number; held: number }>()
  for (const { account, posted } of closings)
    sums.set(account, { balance: (sums.get(account)?.balance ?? 0) + posted, held: 0 })
  const negative = new Set<string>()
  for (const table of ['movement', 'charge', 'embed'] as const) {
    let done = 0
    for await (const [after, last] of piecesOf(rows, table, piece)) {
      if (table === 'movement') {
        for (const { account, posted, held, lowestBalance, lowestAvailable } of await rows<Piece>(
          RUNNING,
          through,
          through,
          after,
          last,
        )) {
          const before = sums.get(account) ?? { balance: 0, held: 0 }
          const [balance, available] = [before.balance, before.balance - before.held]
          if (balance + (lowestBalance ?? -balance) < 0 || available + (lowestAvailable ?? -available) < 0)
            negative.add(account)
          sums.set(account, { balance: before.balance + posted, held: before.held + held })
        }
      }
      if (table === 'charge')
        for (const { run, account, charges, posted } of await rows<Closing>(CLOSED, after, last)) {
          const sum = closed.get(`${run} ${account}`) ?? { charges: 0, posted: 0 }
          closed.set(`${run} ${account}`, { charges: sum.charges + charges, posted: sum.posted + posted })
        }
      for (const [rule, { table: of, text }] of Object.entries(OF_ROWS))
        if (of === table) collect(rule, await rows(text, after, last))
      done += piece
      onProgress({ table, done })
    }
  }
  const accounts = await rows<{ name: string; balance: number; held: number }>(
    'SELECT name, balance, held FROM account',
  )
  const unequal = accounts.filter(({ name, balance, held }) => {
    const sum = sums.get(name) ?? { balance: 0, held: 0 }
    return sum.balance !== balance || sum.held !== held
  })
  collect(
    'balance is the sum of its movements',
    unequal.map(({ name }) => ({ subject: name })),
  )
  const told = new Map(closings.map(({ run, account, ...sum }) => [`${run} ${account}`, sum]))
  const wrong = [...new Set([...told.keys(), ...closed.keys()])].filter(name => {
    const [said, found] = [told.get(name), closed.get(name)]
    return said?.charges !== found?.charges || said?.posted !== found?.posted
  })
  collect(
    'a closing balance is what its charges came to',
    wrong.map(subject => ({ subject })),
  )
  collect(
    'a balance never was negative',
    [...negative].map(subject => ({ subject })),
  )
  return violations
}

/** The bounds of one piece after another: after the first, up to the second. */
async function* piecesOf(rows: Rows, table: Table, size: number): AsyncGenerator<readonly [Bound, Bound]> {
  const { key, first } = KEYS[table]
  const next = `SELECT MAX(bound) AS last FROM (SELECT ${key} AS bound FROM ${table} WHERE ${key} > ? ORDER BY ${key} LIMIT ?) AS piece`
  for (let after = first; ; ) {
    const [row] = await rows<{ last: Bound | null }>(next, after, size)
    const last = row?.last ?? null
    if (last === null) return
    yield [after, last]
    after = last
  }
}
