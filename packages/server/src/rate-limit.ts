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
}

/**
 * The generic cell rate algorithm. All it keeps is `fullAt`: when the burst will be whole again.
 * Each request moves it one interval on; it must not move further than the burst reaches.
 */
export function decide(
  fullAt: number,
  { perMinute, burst }: RateLimit,
  now: number,
): RateDecision & { fullAt: number } {
  const interval = 60_000 / perMinute
  const next = Math.max(fullAt, now) + interval
  const wait = next - now - burst * interval
  const allowed = wait <= EPSILON
  const kept = allowed ? next : fullAt
  return {
    allowed,
    fullAt: kept,
    remaining: Math.max(0, Math.floor((burst * interval - (kept - now)) / interval + EPSILON)),
    retryAfter: allowed ? 0 : wait,
    resetAfter: Math.max(0, kept - now),
  }
}

/** Intervals are seldom whole milliseconds; sums of them must not refuse the last request of a burst. */
const EPSILON = 1e-6

const FORGET_AT = 10_000

/** For a single process. */
export function memoryRateLimiter(): RateLimiter {
  const fullAt = new Map<string, number>()
  return {
    take(account, limit, now) {
      if (fullAt.size > FORGET_AT) for (const [name, time] of fullAt) if (time < now) fullAt.delete(name)
      const decision = decide(fullAt.get(account) ?? 0, limit, now)
      fullAt.set(account, decision.fullAt)
      return decision
    },
  }
}

/** Shared by all replicas. Times are kept in microseconds, because columns are whole numbers. */
export function postgresRateLimiter(sql: Sql): RateLimiter {
  const take = `
    INSERT INTO rate_limit AS old (account, full_at) VALUES (?, ?::bigint + ?::bigint)
    ON CONFLICT (account) DO UPDATE SET full_at = GREATEST(old.full_at, ?::bigint) + ?::bigint
    WHERE GREATEST(old.full_at, ?::bigint) + ?::bigint <= ?::bigint
    RETURNING full_at`
  return {
    async take(account, limit, now) {
      const time = Math.round(now * 1000)
      const interval = Math.round(60_000_000 / limit.perMinute)
      const latest = time + limit.burst * interval
      const rows = await sql.rows<{ full_at: number }>(
        take,
        account,
        time,
        interval,
        time,
        interval,
        time,
        interval,
        latest,
      )
      if (rows[0]) {
        const ahead = rows[0].full_at - time
        return {
          allowed: true,
          remaining: Math.floor((latest - rows[0].full_at) / interval),
          retryAfter: 0,
          resetAfter: ahead / 1000,
        }
      }
      const [row] = await sql.rows<{ full_at: number }>('SELECT full_at FROM rate_limit WHERE account = ?', account)
      const fullAt = row?.full_at ?? latest
      const retryAfter = Math.max(1, (fullAt + interval - latest) / 1000)
      return { allowed: false, remaining: 0, retryAfter, resetAfter: Math.max(0, (fullAt - time) / 1000) }
    },
  }
}
