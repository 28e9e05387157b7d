import { setTimeout as sleep } from 'node:timers/promises'

export type Readiness = 'ok' | 'no database' | 'disk full' | 'read-only'

/** However often the balancer asks, the database is asked no more often. */
const FRESH_MS = 1000
const PATIENCE_MS = 1500

/** Whether the database takes what is written, told soon even where it tells nothing. */
export function readiness(write: () => Promise<void>, patienceMs = PATIENCE_MS): () => Promise<Readiness> {
  let asked = Number.NEGATIVE_INFINITY
  let last: Promise<Readiness> = Promise.resolve('ok')
  return () => {
    const now = performance.now()
    if (now - asked > FRESH_MS) {
      asked = now
      const late = sleep(patienceMs, 'no database' as const, { ref: false })
      last = Promise.race([write().then((): Readiness => 'ok', reasonOf), late])
    }
    return last
  }
}

const REASONS = [
  [/^(SQLITE_FULL|53100|ENOSPC)/, 'disk full'],
  [/^(SQLITE_READONLY|25006|EROFS)/, 'read-only'],
] as const

/** The database says it with a code, which an error of the service keeps as its cause. */
function reasonOf(error: unknown): Readiness {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } }
  const said = [code, cause?.code].map(String)
  return REASONS.find(([pattern]) => said.some(text => pattern.test(text)))?.[1] ?? 'no database'
}
