import type { Locale } from '@worksheet/core'
import { Costs } from './costs.ts'
import { failureOf, serviceErrorOf } from './failure.ts'
import type { Job, Produce, Product } from './job.ts'
import type { Rendered, RenderPool } from './pool.ts'

/** All that the routes ask of the library. */
export interface Engine {
  /** The catalog as JSON. */
  catalog(locale: Locale): string
  /** Refuses what the catalog does not offer, before anything is reserved. */
  check(request: Job['request']): void
  produce(job: Job): Promise<Product>
}

export interface Library {
  catalog(locale: Locale): unknown
  check(request: Job['request']): void
  readonly produce: Produce
}

/** What takes longer would hold up other requests, so it goes to a thread. */
const QUICK_MS = 12

export function engineOf({ catalog, check, produce }: Library, pool: RenderPool): Engine {
  const catalogs = new Map<Locale, string>()
  const costs = new Costs()
  const rendered = async (job: Job): Promise<Rendered> => {
    if (job.output === 'pdf' || costs.estimateMs(job) > QUICK_MS) return pool.run(job)
    try {
      const start = performance.now()
      const produced = produce(job)
      // While it is awaited, other requests have their turn: their time is not its own.
      const ms = performance.now() - start
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

    check(request) {
      translated(() => check(request))
    },

    async produce(job) {
      const { product, ms } = await rendered(job)
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
