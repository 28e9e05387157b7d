import type { Sql } from './sql.ts'

/** What time it is for the service, in milliseconds since 1970. */
export interface Clock {
  now(): number
  /** Sets it anew, so that it does not drift away. */
  set(): Promise<void>
}

/** One process serves the database: its machine's clock is as good as any. */
export const machineClock: Clock = { now: Date.now, set: async () => {} }

interface Reading {
  /** What to add to the steps of this process. */
  readonly offset: number
  /** How far it may be wrong: half of the time that asking took. */
  readonly doubt: number
}

/**
 * Limits, leases, months and expiry are the same for all replicas, so the database's clock decides, whatever those of
 * their machines say. It is asked now and then; in between, time goes on by steps that nobody can set.
 */
export async function databaseClock(sql: Sql, steps = () => performance.now()): Promise<Clock> {
  const read = async (): Promise<Reading> => {
    const before = steps()
    const [row] = await sql.rows<{ now: number }>(
      'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS DOUBLE PRECISION) AS now',
    )
    const after = steps()
    if (!row) throw new Error('The database told no time')
    return { offset: row.now - (before + after) / 2, doubt: (after - before) / 2 }
  }
  let { offset } = await read()
  return {
    now: () => Math.round(steps() + offset),
    async set() {
      const reading = await read()
      // A slow answer tells little; only what it proves wrong is changed.
      if (Math.abs(reading.offset - offset) > reading.doubt) offset = reading.offset
    },
  }
}
