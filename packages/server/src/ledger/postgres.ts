import type { Client } from 'pg'
import {
  type LedgerStore,
  type Operation,
  REFUND_NOTE,
  REFUSALS,
  type Refusal,
  type Result,
  refundId,
  renewalId,
} from './operation.ts'

/** The part of a database connection that the ledger uses. It must send statements on without waiting for answers. */
export type PipelinedClient = Pick<Client, 'query'>

interface Row {
  readonly outcome: string
  readonly available: number
}

/**
 * Two replicas that lock in the same order rarely disturb each other; when they do, the batch is sent again. So it is
 * when the connection breaks, or the database server ends it: nobody knows then whether the commit went through.
 */
const RETRYABLE = new Set(['40P01', '40001', '57P01', '57P02'])
const ATTEMPTS = 5

/** What the database itself says has a severity; the rest is said of a broken connection. */
function isRetryable(error: unknown): boolean {
  const { severity, code } = error as { severity?: unknown; code?: unknown }
  return severity === undefined || RETRYABLE.has(String(code))
}

/**
 * The ledger in PostgreSQL. A batch goes out in one piece: begin, lock its accounts in order, one statement for each
 * operation, commit. Whoever holds the lock of an account is alone with its charges, on any number of replicas.
 */
export class PostgresLedger implements LedgerStore {
  readonly #connect: () => Promise<PipelinedClient>

  constructor(connect: () => Promise<PipelinedClient>) {
    this.#connect = connect
  }

  async apply(operations: readonly Operation[]): Promise<readonly Result[]> {
    for (let attempt = 1; ; attempt++) {
      // A database that cannot be reached at all is not asked again here.
      const client = await this.#connect()
      try {
        return await this.#once(client, operations)
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error
      }
    }
  }

  async #once(client: PipelinedClient, operations: readonly Operation[]): Promise<readonly Result[]> {
    const accounts = [...new Set(operations.map(({ account }) => account))]
    const sent: Promise<unknown>[] = [
      client.query('BEGIN'),
      client.query({ name: 'ledger-lock', text: LOCK, values: [accounts] }),
    ]
    const answers = operations.map(operation => {
      if (operation.type === 'reserve' && operation.retry) {
        const values = [operation.account, operation.retry.key, operation.at]
        sent.push(client.query({ name: 'ledger-forget', text: FORGET, values }))
      }
      const step = operation.type === 'settle' && operation.page ? 'publish' : operation.type
      return client.query<Row>({ name: `ledger-${step}`, text: STATEMENTS[step], values: valuesOf(operation) })
    })
    const settled = await Promise.allSettled([...sent, ...answers, client.query('COMMIT')])
    // The first failure tells why; those behind it only say that the transaction is over.
    const failed = settled.find(result => result.status === 'rejected')
    if (failed) throw failed.reason
    return (await Promise.all(answers)).map(({ rows: [row] }) => resultOf(row!))
  }
}

function resultOf({ outcome, available }: Row): Result {
  if (outcome === 'ok' || outcome === 'repeated') return { ok: true, available, repeated: outcome === 'repeated' }
  if (!REFUSALS.includes(outcome as Refusal)) throw new Error(`The ledger answered ${outcome}`)
  return { ok: false, available, reason: outcome as Refusal }
}

function valuesOf(operation: Operation): unknown[] {
  switch (operation.type) {
    case 'grant':
      return [operation.id, operation.account, operation.amount, operation.note, operation.at]
    case 'renew':
      return [renewalId(operation.account, operation.month), operation.account, operation.month, operation.at]
    case 'reserve': {
      const { id, account, amount, at, expiresAt, note, apiKey, retry } = operation
      const { operation: what } = operation
      return [id, account, amount, at, expiresAt, note, retry?.key, retry?.fingerprint, retry?.expiresAt, apiKey, what]
    }
    case 'settle': {
      const { id, account, at, response, page } = operation
      const published = page ? [page.id, page.title, page.locale, page.problemCount, page.html, page.etag] : []
      return [id, account, at, response, ...published]
    }
    case 'replay':
      return [operation.id, operation.account, refundId(operation.id)]
    case 'refund':
      return [operation.id, operation.account, operation.at, refundId(operation.id), REFUND_NOTE]
    case 'release':
      return [operation.id, operation.account, operation.at]
  }
}

const LOCK = 'SELECT 1 FROM account WHERE name = ANY($1) ORDER BY name FOR NO KEY UPDATE'

const FORGET = `UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL
  WHERE account = $1 AND retry_key = $2 AND state = 'settled' AND retry_expires_at <= $3`

/** Each statement names its steps: what was there `before`, what is `known`, what it `changed`, and the outcome. */
const AVAILABLE = 'COALESCE((SELECT available FROM changed), (SELECT available FROM before), 0) AS available'
const BEFORE = `before AS (
  SELECT balance - held AS available, allowance, allowance_left, renewed_month FROM account WHERE name = $2)`

const ending = (state: 'settled' | 'released', alsoDoes = '') => {
  const spent = state === 'settled' ? 'ended.amount' : '0'
  return `
  WITH ${BEFORE}, known AS (SELECT state FROM charge WHERE id = $1 AND account = $2),
  ended AS (
    UPDATE charge SET state = '${state}', ${state === 'settled' ? 'response = $4' : 'retry_key = NULL, fingerprint = NULL'}
    WHERE id = $1 AND account = $2 AND state = 'held' RETURNING amount),
  entry AS (
    INSERT INTO movement (account, kind, posted, held, reference, note, at)
    SELECT $2, '${state === 'settled' ? 'charge' : 'release'}', -(${spent}), -amount, $1, '', $3 FROM ended),
  changed AS (
    UPDATE account SET balance = balance - ${spent}, held = held - ended.amount,
      allowance_left = GREATEST(0, allowance_left - ${spent})
    FROM ended WHERE name = $2 RETURNING balance - held AS available)${alsoDoes}
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM before) THEN 'unknown_account'
    WHEN EXISTS (SELECT FROM ended) THEN 'ok'
    WHEN NOT EXISTS (SELECT FROM known) THEN 'not_found'
    WHEN (SELECT state FROM known) = '${state}' THEN 'repeated'
    ELSE (SELECT state FROM known) END AS outcome, ${AVAILABLE}`
}

const STATEMENTS = {
  grant: `
  WITH ${BEFORE}, known AS (SELECT 1 FROM movement WHERE reference = $1 AND kind = 'grant'),
  entry AS (
    INSERT INTO movement (account, kind, posted, held, reference, note, at)
    SELECT $2, 'grant', $3::bigint, 0, $1, $4, $5 FROM before
    WHERE available + $3::bigint >= 0 AND NOT EXISTS (SELECT FROM known) RETURNING 1),
  changed AS (
    UPDATE account SET balance = balance + $3::bigint, allowance_left = LEAST(allowance_left, balance + $3::bigint)
    WHERE name = $2 AND EXISTS (SELECT FROM entry) RETURNING balance - held AS available)
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM before) THEN 'unknown_account'
    WHEN EXISTS (SELECT FROM known) THEN 'repeated'
    WHEN NOT EXISTS (SELECT FROM entry) THEN 'insufficient'
    ELSE 'ok' END AS outcome, ${AVAILABLE}`,
  renew: `
  WITH ${BEFORE}, due AS (
    SELECT GREATEST(allowance - allowance_left, -available) AS amount FROM before
    WHERE allowance > 0 AND renewed_month < $3::bigint),
  entry AS (
    INSERT INTO movement (account, kind, posted, held, reference, note, at)
    SELECT $2, 'renewal', amount, 0, $1, '', $4 FROM due),
  changed AS (
    UPDATE account SET balance = balance + due.amount, allowance_left = allowance_left + due.amount, renewed_month = $3::bigint
    FROM due WHERE name = $2 RETURNING balance - held AS available)
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM before) THEN 'unknown_account'
    WHEN NOT EXISTS (SELECT FROM due) THEN 'repeated'
    ELSE 'ok' END AS outcome, ${AVAILABLE}`,
  reserve: `
  WITH ${BEFORE}, known AS (SELECT 1 FROM charge WHERE id = $1),
  holder AS (SELECT 1 FROM charge WHERE account = $2 AND retry_key = $7),
  opened AS (
    INSERT INTO charge (id, account, amount, state, created_at, expires_at, retry_key, fingerprint, retry_expires_at, api_key, operation)
    SELECT $1, $2, $3::bigint, 'held', $4, $5, $7, $8, $9, $10, $11 FROM before
    WHERE available >= $3::bigint AND NOT EXISTS (SELECT FROM known) AND NOT EXISTS (SELECT FROM holder) RETURNING 1),
  entry AS (
    INSERT INTO movement (account, kind, posted, held, reference, note, at)
    SELECT $2, 'hold', 0, $3::bigint, $1, $6, $4 FROM opened),
  changed AS (
    UPDATE account SET held = held + $3::bigint
    WHERE name = $2 AND EXISTS (SELECT FROM opened) RETURNING balance - held AS available)
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM before) THEN 'unknown_account'
    WHEN EXISTS (SELECT FROM known) THEN 'repeated'
    WHEN EXISTS (SELECT FROM holder) THEN 'key_in_use'
    WHEN NOT EXISTS (SELECT FROM opened) THEN 'insufficient'
    ELSE 'ok' END AS outcome, ${AVAILABLE}`,
  settle: ending('settled'),
  publish: ending(
    'settled',
    `,
  page AS (
    INSERT INTO embed (id, account, charge, title, locale, problem_count, html, etag, created_at)
    SELECT $5, $2, $1, $6, $7, $8, $9, $10, $3 FROM ended)`,
  ),
  replay: `
  WITH ${BEFORE}, known AS (SELECT state FROM charge WHERE id = $1 AND account = $2),
  refunded AS (SELECT 1 FROM movement WHERE reference = $3 AND kind = 'grant'),
  changed AS (
    UPDATE charge SET replayed = 1
    WHERE id = $1 AND account = $2 AND state = 'settled' AND replayed = 0 AND NOT EXISTS (SELECT FROM refunded)
    RETURNING (SELECT available FROM before) AS available)
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM before) THEN 'unknown_account'
    WHEN NOT EXISTS (SELECT FROM known) THEN 'not_found'
    WHEN (SELECT state FROM known) <> 'settled' THEN (SELECT state FROM known)
    WHEN EXISTS (SELECT FROM refunded) THEN 'refunded'
    WHEN EXISTS (SELECT FROM changed) THEN 'ok'
    ELSE 'repeated' END AS outcome, ${AVAILABLE}`,
  refund: `
  WITH ${BEFORE}, known AS (SELECT state, amount, replayed FROM charge WHERE id = $1 AND account = $2),
  refunded AS (SELECT 1 FROM movement WHERE reference = $4 AND kind = 'grant'),
  due AS (
    SELECT amount FROM known WHERE state = 'settled' AND replayed = 0 AND NOT EXISTS (SELECT FROM refunded)),
  forgotten AS (
    UPDATE charge SET retry_key = NULL, fingerprint = NULL, response = NULL WHERE id = $1 AND EXISTS (SELECT FROM due)),
  unpublished AS (DELETE FROM embed WHERE charge = $1 AND EXISTS (SELECT FROM due)),
  entry AS (
    INSERT INTO movement (account, kind, posted, held, reference, note, at)
    SELECT $2, 'grant', amount, 0, $4, $5, $3 FROM due),
  changed AS (
    UPDATE account SET balance = balance + due.amount FROM due WHERE name = $2 RETURNING balance - held AS available)
  SELECT CASE
    WHEN NOT EXISTS (SELECT FROM before) THEN 'unknown_account'
    WHEN NOT EXISTS (SELECT FROM known) THEN 'not_found'
    WHEN EXISTS (SELECT FROM due) THEN 'ok'
    WHEN (SELECT state FROM known) <> 'settled' THEN (SELECT state FROM known)
    WHEN EXISTS (SELECT FROM refunded) THEN 'repeated'
    ELSE 'replayed' END AS outcome, ${AVAILABLE}`,
  release: ending('released'),
} as const
