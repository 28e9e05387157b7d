import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RenderPool } from './rendering/pool.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export interface MetricsOptions {
  readonly pool: Pick<RenderPool, 'waiting' | 'busy'>
  readonly heldCredits: () => Promise<number>
}

/** Everything that /metrics tells. No label names an account or a key. */
export function createMetrics({ pool, heldCredits }: MetricsOptions) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'worksheet_render_queue_length',
    help: 'Outputs that wait for a rendering thread.',
    registers,
    collect() {
      this.set(pool.waiting)
    },
  })
  new Gauge({
    name: 'worksheet_render_workers_busy',
    help: 'Rendering threads at work.',
    registers,
    collect() {
      this.set(pool.busy)
    },
  })
  new Gauge({
    name: 'worksheet_credits_held',
    help: 'Credits that are set aside for requests that run, of all replicas.',
    registers,
    async collect() {
      // While the database is away, the last known number stands.
      await heldCredits().then(
        held => this.set(held),
        () => {},
      )
    },
  })
  return {
    registry,
    databaseErrors: new Counter({
      name: 'worksheet_database_errors_total',
      help: 'Times that the database did not answer, or broke a connection.',
      labelNames: ['place'],
      registers,
    }),
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests and how long they took.',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    problems: new Counter({
      name: 'worksheet_problems_total',
      help: 'Problems that were generated and delivered.',
      labelNames: ['operation'],
      registers,
    }),
    credits: new Counter({
      name: 'worksheet_credits_total',
      help: 'Credits that were charged, and credits of reservations that were reversed.',
      labelNames: ['movement'],
      registers,
    }),
    ledgerBatches: new Histogram({
      name: 'worksheet_ledger_batch_seconds',
      help: 'How long the ledger took to commit a batch.',
      buckets: SECONDS,
      registers,
    }),
    ledgerOperations: new Histogram({
      name: 'worksheet_ledger_batch_operations',
      help: 'How many operations shared a batch.',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
