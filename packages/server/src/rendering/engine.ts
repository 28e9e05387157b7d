import type { Locale } from '@worksheet/core'
import type { Costs } from './costs.ts'
import { failureOf, serviceErrorOf } from './failure.ts'
import type { Job, Produce, Product } from './job.ts'
import type { Rendered, RenderPool } from './pool.ts'
import { mainThread } from './turns.ts'

/** All that the routes ask of the library. */
export interface Engine {
  /** Reads what is needed for any request, so that none waits for it later. */
  load(): Promise<void>
  /** The catalog as JSON. */
  catalog(locale: Locale): string
  /** What the levels of a topic are made of. */
  levels(topic: string): unknown
  /** Refuses what the catalog does not offer, before anything is reserved. */
  check(request: Job['request']): void
  produce(job: Job, account: string): Promise<Product>
}

export interface Library {
  load(): Promise<void>
  catalog(locale: Locale): unknown
  levels(topic: string): unknown
  check(request: Job['request']): void
  readonly produce: Produce
}

/** A PDF always takes long; how long the answers of strangers take, nobody knows. */
const IN_A_THREAD: ReadonlySet<Job['output']> = new Set(['pdf', 'verdicts'])

/** What takes longer would hold up other requests, so it goes to a thread. */
const QUICK_MS = 12

export function engineOf({ load, catalog, levels, check, produce }: Library, pool: RenderPool, costs: Costs): Engine {
  const catalogs = new Map<Locale, string>()
  const quickly = mainThread()
  const rendered = async (job: Job, account: string): Promise<Rendered> => {
    if (IN_A_THREAD.has(job.output) || costs.estimateMs(job) > QUICK_MS) return pool.run(job, account)
    try {
      const { produced, ms } = await quickly(account, () => {
        const start = performance.now()
        const produced = produce(job)
        // While it is awaited, other requests have their turn: their time is not its own.
        return { produced, ms: performance.now() - start }
      })
      return { product: await produced, ms }
    } catch (error) {
      throw serviceErrorOf(failureOf(error))
    }
  }
  return {
    catalog(locale) {
      const known = catalogs.get(locale) ?? JSON.stringify(catalog(locale))
      catalogs.set(locale, known)
      return known
    },

    load,

    levels,

    check(request) {
      translated(() => check(request))
    },

    async produce(job, account) {
      const { product, ms } = await rendered(job, account)
      costs.learn(job, ms)
      return product
    },
  }
}

function translated(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw serviceErrorOf(failureOf(error))
  }
}

export const problemsOf = ({ entries }: Job['request']) => entries.reduce((sum, { count }) => sum + count, 0)
