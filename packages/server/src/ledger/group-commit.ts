import type { LedgerStore, Operation, Result } from './operation.ts'

interface Waiting {
  readonly operations: readonly Operation[]
  readonly resolve: (results: readonly Result[]) => void
  readonly reject: (error: unknown) => void
}

export type BatchObserver = (batch: { readonly operations: number; readonly seconds: number }) => void

const LARGEST_BATCH = 256

/**
 * One batch is under way at a time; all that arrives meanwhile rides in the next. A durable commit then costs
 * a busy server no more than an unsafe one. The operations of one `submit` always share a batch.
 */
export class GroupCommit {
  readonly #store: LedgerStore
  readonly #observe: BatchObserver
  #queue: Waiting[] = []
  #running = false
  #idle: (() => void)[] = []

  constructor(store: LedgerStore, observe: BatchObserver = () => {}) {
    this.#store = store
    this.#observe = observe
  }

  submit(...operations: Operation[]): Promise<readonly Result[]> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ operations, resolve, reject })
      if (this.#running) return
      this.#running = true
      setImmediate(() => void this.#run())
    })
  }

  /** Resolves once nothing is queued or under way. */
  drained(): Promise<void> {
    return this.#running ? new Promise(resolve => this.#idle.push(resolve)) : Promise.resolve()
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      await this.#commit(this.#queue.splice(0, LARGEST_BATCH))
      // Answers go out, and new requests come in, before the next batch closes.
      await new Promise(resolve => setImmediate(resolve))
    }
    this.#running = false
    for (const resolve of this.#idle.splice(0)) resolve()
  }

  async #commit(batch: readonly Waiting[]): Promise<void> {
    const operations = batch.flatMap(waiting => waiting.operations)
    const start = performance.now()
    try {
      const results = await this.#store.apply(operations)
      let next = 0
      for (const { operations: own, resolve } of batch) {
        resolve(results.slice(next, next + own.length))
        next += own.length
      }
    } catch (error) {
      if (batch.length === 1) batch[0]!.reject(error)
      // One bad operation must not fail its neighbours, and an unknown commit is settled by sending it again.
      else for (const waiting of batch) await this.#commit([waiting])
    }
    this.#observe({ operations: operations.length, seconds: (performance.now() - start) / 1000 })
  }
}
