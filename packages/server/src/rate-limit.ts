import type { Sql } from './storage/sql.ts'

/** A burst of requests at once, then so many a minute. */
export interface RateLimit {
  readonly perMinute: number
  readonly burst: number
}

export interface RateDecision {
  readonly allowed: boolean
  /** Requests that may follow at once. */
  readonly remaining: number
  /** Milliseconds until the next request is allowed; 0 if it is now. */
  readonly retryAfter: number
  /** Milliseconds until the whole burst is there again. */
  readonly resetAfter: number
}

export interface RateLimiter {
  take(account: string, limit: RateLimit, now: number): Promise<RateDecision> | RateDecision
  /** Counts so many more requests, also beyond the burst: those that follow wait for them. */
  owe(account: string, limit: RateLimit, requests: number, now: number): Promise<void> | void
}

/**
 * The generic cell rate algorithm, in whole microseconds. All that is kept of an account is `fullAt`: when its burst
 * will be whole again. Each request moves it one interval on; it must not move further than the burst reaches.
 */
function step({ perMinute, burst }: RateLimit, nowMs: number) {
  const now = Math.round(nowMs * 1000)
  const interval = Math.round(60_000_000 / perMinute)
  return { now, interval, latest: now + burst * interval }
}

/** Nothing that is counted reaches further beyond the burst: clocks of replicas differ by less, and no debt is longer. */
const MOST_SKEW = 60_000_000

/**
 * While the clock runs on, `fullAt` stays within the burst. Once it is set back, `fullAt` is far ahead and would lock
 * the account out until the clock is there again; the account is taken to have just used its burst up instead.
 */
const believed = (fullAt: number, latest: number) => (fullAt > latest + MOST_SKEW ? latest : fullAt)

/** What is told of a request, from where `fullAt` stands after it. */
function decisionOf(allowed: boolean, fullAt: number, limit: RateLimit, nowMs: number): RateDecision {
  const { now, interval, latest } = step(limit, nowMs)
  return {
    allowed,
    remaining: Math.max(0, Math.floor((latest - Math.max(fullAt, now)) / interval)),
    retryAfter: allowed ? 0 : Math.max(1, (fullAt + interval - latest) / 1000),
    resetAfter: Math.max(0, (fullAt - now) / 1000),
  }
}

const FORGET_AT = 10_000

/** For a single process. */
export function memoryRateLimiter(): RateLimiter {
  const accounts = new Map<string, number>()
  return {
    take(account, limit, nowMs) {
      const { now, interval, latest } = step(limit, nowMs)
      if (accounts.size > FORGET_AT) for (const [name, fullAt] of accounts) if (fullAt < now) accounts.delete(name)
      const fullAt = believed(accounts.get(account) ?? 0, latest)
      const next = Math.max(fullAt, now) + interval
      const allowed = next <= latest
      accounts.set(account, allowed ? next : fullAt)
      return decisionOf(allowed, allowed ? next : fullAt, limit, nowMs)
    },
    owe(account, limit, requests, nowMs) {
      const { now, interval, latest } = step(limit, nowMs)
      const owed = Math.max(accounts.get(account) ?? 0, now) + requests * interval
      accounts.set(account, Math.min(owed, latest + MOST_SKEW))
    },
  }
}

const TAKE = `
  INSERT INTO rate_limit AS old (account, full_at) VALUES (?, ?::bigint + ?::bigint)
  ON CONFLICT (account) DO UPDATE SET full_at = GREATEST(old.full_at, ?::bigint) + ?::bigint
  WHERE GREATEST(old.full_at, ?::bigint) + ?::bigint <= ?::bigint
  RETURNING full_at AS "fullAt"`

/** Shared by all replicas. */
export function postgresRateLimiter(sql: Sql): RateLimiter {
  return {
    async take(account, limit, nowMs) {
      const { now, interval, latest } = step(limit, nowMs)
      const [taken] = await sql.rows<{ fullAt: number }>(
        TAKE,
        account,
        now,
        interval,
        now,
        interval,
        now,
        interval,
        latest,
      )
      if (taken) return decisionOf(true, taken.fullAt, limit, nowMs)
      const [kept] = await sql.rows<{ fullAt: number }>(
        'SELECT full_at AS "fullAt" FROM rate_limit WHERE account = ?',
        account,
      )
      const fullAt = believed(kept?.fullAt ?? latest, latest)
      if (kept && fullAt < kept.fullAt)
        await sql.rows(
          'UPDATE rate_limit SET full_at = ? WHERE account = ? AND full_at = ?',
          fullAt,
          account,
          kept.fullAt,
        )
      return decisionOf(false, fullAt, limit, nowMs)
    },
    async owe(account, limit, requests, nowMs) {
      const { now, interval, latest } = step(limit, nowMs)
      await sql.rows(OWE, account, now, requests * interval, now, requests * interval, latest + MOST_SKEW)
    },
  }
}

const OWE = `
  INSERT INTO rate_limit AS old (account, full_at) VALUES (?, ?::bigint + ?::bigint)
  ON CONFLICT (account) DO UPDATE SET full_at = LEAST(GREATEST(old.full_at, ?::bigint) + ?::bigint, ?::bigint)`
