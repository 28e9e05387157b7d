import { isUnavailable, unavailable } from '../errors.ts'
import type { LedgerStore, Operation, Result } from './operation.ts'

interface Waiting {
  readonly operations: readonly Operation[]
  readonly resolve: (results: readonly Result[]) => void
  readonly reject: (error: unknown) => void
}

/** How long anyone waits for an answer of the ledger, whatever happens to the database. */
const PATIENCE_MS = 10_000

export interface GroupCommitOptions {
  readonly observe?: BatchObserver
  readonly patienceMs?: number
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
  readonly #patienceMs: number
  #queue: Waiting[] = []
  #running = false
  #idle: (() => void)[] = []

  constructor(store: LedgerStore, { observe = () => {}, patienceMs = PATIENCE_MS }: GroupCommitOptions = {}) {
    this.#store = store
    this.#observe = observe
    this.#patienceMs = patienceMs
  }

  submit(...operations: Operation[]): Promise<readonly Result[]> {
    return new Promise((resolve, reject) => {
      const answered =
        <Value>(answer: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(deadline)
          answer(value)
        }
      const waiting = { operations, resolve: answered(resolve), reject: answered(reject) }
      const deadline = setTimeout(() => this.#giveUp(waiting), this.#patienceMs)
      this.#queue.push(waiting)
      if (this.#running) return
      this.#running = true
      setImmediate(() => void this.#run())
    })
  }

  /** Resolves once nothing is queued or under way. */
  drained(): Promise<void> {
    return this.#running ? new Promise(resolve => this.#idle.push(resolve)) : Promise.resolve()
  }

  /** What is queued is never sent then. Of what is under way nobody knows whether it was done. */
  #giveUp(waiting: Waiting): void {
    const place = this.#queue.indexOf(waiting)
    if (place >= 0) this.#queue.splice(place, 1)
    waiting.reject(unavailable(new Error('The ledger did not answer in time')))
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
    let results: readonly Result[]
    try {
      results = await this.#store.apply(operations)
    } catch (error) {
      // Nobody gets an answer of a database that gives none, so none is asked for once more.
      if (batch.length === 1 || isUnavailable(error)) for (const { reject } of batch) reject(error)
      else {
        // One bad operation must not fail its neighbours: halves find it in a few batches.
        const half = Math.ceil(batch.length / 2)
        await this.#commit(batch.slice(0, half))
        await this.#commit(batch.slice(half))
      }
      return
    }
    this.#observe({ operations: operations.length, seconds: (performance.now() - start) / 1000 })
    let next = 0
    for (const { operations: own, resolve } of batch) {
      resolve(results.slice(next, next + own.length))
      next += own.length
    }
  }
}
