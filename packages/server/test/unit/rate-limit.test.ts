import { has } from '@worksheet/testing/tools'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  memoryRateLimiter,
  postgresRateLimiter,
  type RateDecision,
  type RateLimit,
  type RateLimiter,
} from '../../src/rate-limit.ts'
import { openPostgres } from '../../src/storage/postgres.ts'
import { migrate } from '../../src/storage/sql.ts'
import { startPostgres } from '../support/postgres.ts'

const NOW = 1.8e12

/** In memory, the limiter answers at once. */
function limiterAt(limit: RateLimit): (now: number) => RateDecision {
  const limiter = memoryRateLimiter()
  return now => limiter.take('account', limit, now) as RateDecision
}

async function countsWhatIsOwed(limiter: RateLimiter): Promise<void> {
  const limit = { perMinute: 60, burst: 3 }
  const take = async (now: number) => limiter.take('debtor', limit, now)
  expect((await take(NOW)).allowed).toBe(true)
  await limiter.owe('debtor', limit, 7, NOW)
  expect(await take(NOW)).toMatchObject({ allowed: false, retryAfter: 6000 })
  expect((await take(NOW + 5999)).allowed).toBe(false)
  expect((await take(NOW + 6000)).allowed).toBe(true)
  await limiter.owe('debtor', limit, 1_000_000, NOW + 6000)
  expect(await take(NOW + 6000), 'no debt is longer than a minute').toMatchObject({
    allowed: false,
    retryAfter: 61_000,
  })
}

async function locksNobodyOut(limiter: RateLimiter): Promise<void> {
  const take = async (now: number) => limiter.take('account', { perMinute: 60, burst: 3 }, now)
  for (let i = 0; i < 3; i++) await take(NOW)
  const earlier = NOW - 3_600_000
  expect(await take(earlier)).toMatchObject({ allowed: false, retryAfter: 1000 })
  expect((await take(earlier + 1000)).allowed).toBe(true)
  expect((await take(earlier + 1000)).allowed).toBe(false)
  // The clock of another replica may be a little behind; the limit is the same for both.
  expect((await take(earlier - 4000)).allowed).toBe(false)
  expect((await take(earlier + 1000)).allowed).toBe(false)
  expect((await take(earlier + 2000)).allowed).toBe(true)
}

describe('the rate limit', () => {
  it('allows the burst at once, and the rate in the long run', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 500 }), (perMinute, burst) => {
        const take = limiterAt({ perMinute, burst })
        const decisions = Array.from({ length: burst + 3 }, () => take(NOW))
        expect(decisions.map(({ allowed }) => allowed)).toEqual([...Array(burst).fill(true), false, false, false])
        const { retryAfter } = decisions.at(-1)!
        expect(retryAfter).toBeGreaterThan(0)
        expect(take(NOW + retryAfter).allowed).toBe(true)
        expect(take(NOW + retryAfter).allowed).toBe(false)
      }),
    )
  })

  it('tells how many may follow and when the burst is whole again', () => {
    const take = limiterAt({ perMinute: 60, burst: 3 })
    const decisions = Array.from({ length: 4 }, () => take(NOW))
    expect(decisions.map(({ remaining }) => remaining)).toEqual([2, 1, 0, 0])
    expect(decisions.map(({ resetAfter }) => resetAfter)).toEqual([1000, 2000, 3000, 3000])
    expect(decisions[3]!.retryAfter).toBe(1000)
  })

  it('locks nobody out when the clock is set back', () => locksNobodyOut(memoryRateLimiter()))

  it('counts what is owed', () => countsWhatIsOwed(memoryRateLimiter()))

  it.runIf(has('postgres'))('does the same in PostgreSQL', async () => {
    const postgres = await startPostgres()
    const { sql } = openPostgres(await postgres.database(), () => {})
    await migrate(sql)
    await locksNobodyOut(postgresRateLimiter(sql))
    await countsWhatIsOwed(postgresRateLimiter(sql))
    await sql.close()
    await postgres.stop()
  })

  it('never allows more than the burst and the rate together', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 200 }), waits => {
        const take = limiterAt({ perMinute: 120, burst: 4 })
        let now = NOW
        let allowed = 0
        for (const wait of waits) {
          now += wait
          if (take(now).allowed) allowed++
        }
        expect(allowed).toBeLessThanOrEqual(4 + Math.floor((now - NOW) / 500))
      }),
    )
  })
})
