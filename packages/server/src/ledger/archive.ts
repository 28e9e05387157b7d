import { createHash } from 'node:crypto'
import type { Sql } from '../storage/sql.ts'
import type { Rows, Violation } from './audit.ts'
import type { Movement } from './charges.ts'

/** What is written about a charge when it begins and when it ends. Grants stay, so that none is made twice. */
export const OF_CHARGES = "('hold', 'charge', 'release')"

export interface ArchiveOptions {
  /** Movements before this time. */
  readonly before: number
  readonly now: number
  /** Returns once the text is safe: what was written is taken out of the ledger then. */
  readonly write: (text: string) => void
  /** Charges in one transaction, so that nobody waits for long. */
  readonly piece?: number
  readonly onProgress?: (movements: number) => void
}

export interface Archived {
  readonly run: number
  readonly movements: number
  /** SHA-256 of all that was written. */
  readonly digest: string
}

const PIECE = 10_000

/** A charge that has ended, that no retry may take, and that was not given back: nothing more will be written about it. */
const DONE = `archived IS NULL AND state <> 'held' AND retry_key IS NULL AND created_at < ?
  AND NOT EXISTS (SELECT 1 FROM movement WHERE reference = charge.id AND kind IN ${OF_CHARGES} AND sequence > ?)
  AND NOT EXISTS (SELECT 1 FROM movement WHERE reference = 'refund:' || charge.id AND kind = 'grant')`

/**
 * Moves old movements out of the ledger into a file, a line of JSON each. The charges that they are about stay, and with
 * them what each account has spent; a closing balance says it in one row, which the audit compares with the charges.
 */
export async function archiveMovements(
  sql: Sql,
  { before, now, write, piece = PIECE, onProgress = () => {} }: ArchiveOptions,
): Promise<Archived> {
  const { run, through } = await begin(sql, before, now)
  const digest = createHash('sha256')
  let movements = 0
  for (let after = ''; ; ) {
    const [bound] = await sql.rows<{ last: string | null }>(
      `SELECT MAX(id) AS last FROM (
         SELECT id FROM charge WHERE id > ? AND archived IS NULL AND created_at < ? ORDER BY id LIMIT ?) AS piece`,
      after,
      before,
      piece,
    )
    const last = bound?.last ?? null
    if (last === null) break
    movements += await sql.exclusively(async inside => {
      const range = [run, after, last] as const
      await inside.rows(
        `UPDATE charge SET archived = ? WHERE id > ? AND id <= ? AND ${DONE}`,
        ...range,
        before,
        through,
      )
      const moved = await inside.rows<Movement>(
        `SELECT movement.* FROM movement JOIN charge ON charge.id = movement.reference
         WHERE charge.archived = ? AND charge.id > ? AND charge.id <= ? AND movement.kind IN ${OF_CHARGES} ORDER BY sequence`,
        ...range,
      )
      const text = moved.map(movement => `${JSON.stringify(movement)}\n`).join('')
      digest.update(text)
      write(text)
      await inside.rows(CLOSE, ...range)
      await inside.rows(
        `DELETE FROM movement WHERE kind IN ${OF_CHARGES}
           AND reference IN (SELECT id FROM charge WHERE archived = ? AND id > ? AND id <= ?)`,
        ...range,
      )
      await inside.rows('UPDATE archive SET movements = movements + ? WHERE run = ?', moved.length, run)
      return moved.length
    })
    await sql.giveBack()
    onProgress(movements)
    after = last
  }
  const archived = { run, movements, digest: digest.digest('hex') }
  await sql.rows('UPDATE archive SET digest = ? WHERE run = ?', archived.digest, run)
  return archived
}

const CLOSE = `
  INSERT INTO closing (run, account, charges, posted)
  SELECT archived, account, COUNT(*), -SUM(CASE WHEN state = 'settled' THEN amount ELSE 0 END)
  FROM charge WHERE archived = ? AND id > ? AND id <= ? GROUP BY archived, account
  ON CONFLICT (run, account) DO UPDATE SET charges = closing.charges + excluded.charges, posted = closing.posted + excluded.posted`

const begin = (sql: Sql, before: number, now: number) =>
  sql.exclusively(async inside => {
    const [row] = await inside.rows<{ run: number; through: number }>(
      `INSERT INTO archive (run, through, movements, at)
       SELECT COALESCE((SELECT MAX(run) FROM archive), 0) + 1,
         COALESCE((SELECT MAX(sequence) FROM movement WHERE at < ?), 0), 0, CAST(? AS BIGINT)
       RETURNING run, through`,
      before,
      now,
    )
    if (!row) throw new Error('The archive was not begun')
    return row
  })

/** Whether a file is one that was written, and holds what the closing balances say. */
export async function checkArchive(rows: Rows, bytes: Uint8Array): Promise<Violation[]> {
  const digest = createHash('sha256').update(bytes).digest('hex')
  const [archive] = await rows<{ run: number }>('SELECT run FROM archive WHERE digest = ?', digest)
  if (!archive) return [{ rule: 'an archive is as it was written', subject: digest }]
  const closings = await rows<{ account: string; posted: number }>(
    'SELECT account, posted FROM closing WHERE run = ?',
    archive.run,
  )
  const sums = new Map<string, { posted: number; held: number }>()
  for (const { account, posted, held } of movementsIn(bytes)) {
    const sum = sums.get(account) ?? { posted: 0, held: 0 }
    sums.set(account, { posted: sum.posted + posted, held: sum.held + held })
  }
  return closings
    .filter(({ account, posted }) => sums.get(account)?.posted !== posted || sums.get(account)?.held !== 0)
    .map(({ account }) => ({ rule: 'an archive adds up to its closing balances', subject: account }))
}

/** One after another: the file may be larger than a text may be long. */
function* movementsIn(bytes: Uint8Array): Generator<Movement> {
  const text = new TextDecoder()
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start)
    yield JSON.parse(text.decode(bytes.subarray(start, end))) as Movement
    start = end + 1
  }
}

const NEWLINE = 0x0a
