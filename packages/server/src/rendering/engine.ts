import type { Locale } from '@worksheet/core'
import { failureOf, serviceErrorOf } from './failure.ts'
import type { Job, Produce, Product } from './job.ts'
import type { RenderPool } from './pool.ts'

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

/** Up to this many problems, an output other than a PDF takes a few milliseconds at most, less than sending it elsewhere. */
const QUICK_PROBLEMS = 30

export function engineOf({ catalog, check, produce }: Library, pool: RenderPool): Engine {
  const catalogs = new Map<Locale, string>()
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
      if (!isQuick(job)) return pool.run(job)
      try {
        return await produce(job)
      } catch (error) {
        throw serviceErrorOf(failureOf(error))
      }
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

const isQuick = (job: Job) => job.output !== 'pdf' && problemsOf(job.request) <= QUICK_PROBLEMS
