import type { Worker } from 'node:worker_threads'
import { ServiceError, shuttingDown } from '../errors.ts'
import { type Failure, serviceErrorOf } from './failure.ts'
import type { Job, Product } from './job.ts'

export interface PoolOptions {
  readonly createWorker: () => Worker
  readonly workers: number
  readonly queue: number
  readonly timeoutMs: number
}

/** A product, and how long its making took. */
export interface Rendered {
  readonly product: Product
  readonly ms: number
}

/** What a worker answers to a message `{ number, job }`. */
export type Answer = ({ readonly number: number } & Rendered) | { readonly number: number; readonly failure: Failure }

interface Task {
  readonly number: number
  readonly job: Job
  readonly deadline: NodeJS.Timeout
  readonly resolve: (rendered: Rendered) => void
  readonly reject: (error: ServiceError) => void
}

interface Slot {
  readonly worker: Worker
  task: Task | null
}

/**
 * Threads that render, one task each at a time, with a queue that has an end and a deadline that counts the wait too.
 * A worker that is stuck or crashes is replaced; only its own task fails.
 */
export class RenderPool {
  readonly #options: PoolOptions
  readonly #slots: Slot[] = []
  readonly #queue: Task[] = []
  #count = 0
  #closed = false
  /** A moving average of how long a task takes, to tell a refused caller when to come back. */
  #typicalMs = 100

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get waiting(): number {
    return this.#queue.length
  }

  get busy(): number {
    return this.#slots.filter(({ task }) => task !== null).length
  }

  /** The threads start with the first task; this starts them before. */
  start(): void {
    while (this.#slots.length < this.#options.workers) this.#slots.push(this.#slot())
  }

  run(job: Job): Promise<Rendered> {
    if (this.#closed) return Promise.reject(shuttingDown())
    if (this.#queue.length >= this.#options.queue && this.busy >= this.#options.workers)
      return Promise.reject(this.#overloaded())
    return new Promise((resolve, reject) => {
      const number = ++this.#count
      const deadline = setTimeout(() => this.#expire(number), this.#options.timeoutMs)
      this.#queue.push({ number, job, deadline, resolve, reject })
      this.start()
      this.#next()
    })
  }

  #overloaded(): ServiceError {
    const seconds = Math.max(1, Math.ceil((this.#queue.length * this.#typicalMs) / this.#options.workers / 1000))
    const headers = { 'Retry-After': String(seconds) }
    return new ServiceError('overloaded', `Too much work is waiting. Try again in ${seconds} s.`, { headers })
  }

  /** Ends the threads. What still runs or waits fails with `shutting_down`. */
  async close(): Promise<void> {
    this.#closed = true
    const slots = this.#slots.splice(0)
    const tasks = [...slots.flatMap(({ task }) => task ?? []), ...this.#queue.splice(0)]
    for (const task of tasks) this.#fail(task, shuttingDown())
    await Promise.all(slots.map(({ worker }) => worker.terminate()))
  }

  #slot(): Slot {
    const worker = this.#options.createWorker()
    const slot: Slot = { worker, task: null }
    const broken = (cause: unknown) =>
      this.#replace(slot, new ServiceError('render_failed', 'The rendering broke down.', { cause }))
    worker.on('message', (answer: Answer) => this.#answer(slot, answer))
    worker.on('error', broken)
    worker.on('messageerror', broken)
    worker.on('exit', code => broken(new Error(`The worker ended with code ${code}`)))
    worker.unref()
    return slot
  }

  #next(): void {
    for (const slot of this.#slots) {
      if (slot.task) continue
      const task = this.#queue.shift()
      if (!task) return
      slot.task = task
      slot.worker.postMessage({ number: task.number, job: task.job })
    }
  }

  #answer(slot: Slot, answer: Answer): void {
    const { task } = slot
    if (task?.number !== answer.number) return
    slot.task = null
    clearTimeout(task.deadline)
    if ('product' in answer) {
      this.#typicalMs += (answer.ms - this.#typicalMs) / 8
      task.resolve(answer)
    } else task.reject(serviceErrorOf(answer.failure))
    this.#next()
  }

  #expire(number: number): void {
    const error = new ServiceError(
      'render_timeout',
      'The output took too long. Ask for fewer problems, or try again later.',
    )
    const waiting = this.#queue.findIndex(task => task.number === number)
    if (waiting >= 0) this.#fail(this.#queue.splice(waiting, 1)[0]!, error)
    const slot = this.#slots.find(({ task }) => task?.number === number)
    if (slot) this.#replace(slot, error)
  }

  /** Takes a slot's worker out of service, whatever state it is in. A new one starts when there is work for it. */
  #replace(slot: Slot, error: ServiceError): void {
    const place = this.#slots.indexOf(slot)
    if (place < 0) return
    this.#slots.splice(place, 1)
    if (slot.task) this.#fail(slot.task, error)
    slot.task = null
    void slot.worker.terminate()
    if (this.#queue.length > 0) this.start()
    this.#next()
  }

  #fail(task: Task, error: ServiceError): void {
    clearTimeout(task.deadline)
    task.reject(error)
  }
}
