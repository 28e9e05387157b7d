import type { Logger } from 'pino'
import type { KeyUse } from './accounts/keys.ts'
import type { GroupCommit } from './ledger/group-commit.ts'
import type { Maker } from './maker.ts'
import type { Metrics } from './metrics.ts'
import type { Till } from './paid.ts'
import type { RateLimit } from './rate-limit.ts'
import type { Engine } from './rendering/engine.ts'
import type { Storage } from './storage/storage.ts'

/** All that the application works with, so that a test can put anything in its place. */
export interface Services {
  readonly publicUrl: string
  readonly rateLimit: RateLimit
  /** Whether /metrics is answered here, or on a port of its own. */
  readonly showMetrics: boolean
  /** The page at the root; null where that leads to the documentation. */
  readonly maker: Maker | null
  readonly storage: Storage
  readonly ledger: GroupCommit
  readonly till: Till
  readonly keyUse: KeyUse
  readonly engine: Engine
  readonly clock: () => number
  readonly log: Logger
  readonly metrics: Metrics
  readonly lifecycle: Lifecycle
}

/** `serving`, then `draining` while load balancers take notice, then `closed` to new requests. */
export interface Lifecycle {
  phase: 'serving' | 'draining' | 'closed'
}
