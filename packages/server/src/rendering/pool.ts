import type { Worker } from 'node:worker_threads'
import { ServiceError, shuttingDown } from '../errors.ts'
import { type Failure, serviceErrorOf } from './failure.ts'
import type { Job, Product } from './job.ts'
import { Turns } from './turns.ts'

export interface PoolOptions {
  readonly createWorker: () => Worker
  readonly workers: number
  readonly queue: number
  readonly timeoutMs: number
  readonly estimateMs: (job: Job) => number
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
  readonly account: string
  readonly job: Job
  /** When it fails, by the clock that only runs on. */
  readonly endsAt: number
  readonly deadline: NodeJS.Timeout
  readonly resolve: (rendered: Rendered) => void
  readonly reject: (error: ServiceError) => void
}

interface Slot {
  readonly worker: Worker
  task: Task | null
  startedAt: number
}

/**
 * Threads that render, one task each at a time, with a queue that has an end and a deadline that counts the wait too.
 * Accounts take turns, so that one that sends a hundred leaves the next its place, and none has all of several threads;
 * what cannot be done before its
 * deadline, by what its like has cost so far, is refused while it waits.
 * A worker that is stuck or crashes is replaced; only its own task fails.
 */
export class RenderPool {
  readonly #options: PoolOptions
  readonly #slots: Slot[] = []
  readonly #queue = new Turns<Task>()
  #count = 0
  #closed = false

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

  run(job: Job, account: string): Promise<Rendered> {
    const { queue, workers, timeoutMs } = this.#options
    if (this.#closed) return Promise.reject(shuttingDown())
    const mayBegin = this.busy < workers && this.#mayGoOn(account)
    if (!mayBegin && this.#queue.length >= queue && !this.#makeRoom(account)) return Promise.reject(this.#overloaded())
    return new Promise((resolve, reject) => {
      const number = ++this.#count
      const deadline = setTimeout(() => this.#expire(number), timeoutMs)
      this.#queue.add(account, {
        number,
        account,
        job,
        endsAt: performance.now() + timeoutMs,
        deadline,
        resolve,
        reject,
      })
      this.start()
      this.#next()
      this.#refuseHopeless()
    })
  }

  /** One of several threads is always left to others, however long the work of one account takes. */
  #mayGoOn(account: string): boolean {
    const running = this.#slots.filter(({ task }) => task?.account === account).length
    return running < Math.max(1, this.#options.workers - 1)
  }

  /** Who has more waiting than another gives up its last place for it. */
  #makeRoom(account: string): boolean {
    const last = this.#queue.lastOfMost()
    const most = Math.max(0, ...this.#queue.counts())
    if (!last || most <= this.#queue.of(account) + 1) return false
    this.#queue.remove(last)
    this.#fail(last, this.#overloaded())
    return true
  }

  /** How long the threads are busy with what they have begun. */
  #begunMs(): number {
    const now = performance.now()
    return this.#slots.reduce(
      (sum, { task, startedAt }) =>
        task ? sum + Math.max(0, this.#options.estimateMs(task.job) - (now - startedAt)) : sum,
      0,
    )
  }

  #refuseHopeless(): void {
    const { workers, estimateMs } = this.#options
    const now = performance.now()
    let ms = this.#begunMs()
    for (const task of [...this.#queue.inOrder()]) {
      const own = estimateMs(task.job)
      // Alone it is tried in any case: an estimate may be wrong, and only a trial mends it.
      if (ms > 0 && now + ms / workers + own > task.endsAt) {
        this.#queue.remove(task)
        this.#fail(task, this.#overloaded())
      } else ms += own
    }
  }

  #overloaded(): ServiceError {
    const { workers, estimateMs } = this.#options
    const ms = [...this.#queue.inOrder()].reduce((sum, { job }) => sum + estimateMs(job), this.#begunMs())
    const seconds = Math.max(1, Math.ceil(ms / workers / 1000))
    const headers = { 'Retry-After': String(seconds) }
    return new ServiceError('overloaded', `Too much work is waiting. Try again in ${seconds} s.`, { headers })
  }

  /** Ends the threads. What still runs or waits fails with `shutting_down`. */
  async close(): Promise<void> {
    this.#closed = true
    const slots = this.#slots.splice(0)
    const tasks = [...slots.flatMap(({ task }) => task ?? []), ...this.#queue.inOrder()]
    for (const task of tasks) this.#queue.remove(task)
    for (const task of tasks) this.#fail(task, shuttingDown())
    await Promise.all(slots.map(({ worker }) => worker.terminate()))
  }

  #slot(): Slot {
    const worker = this.#options.createWorker()
    const slot: Slot = { worker, task: null, startedAt: 0 }
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
      const task = this.#queue.next(account => this.#mayGoOn(account))
      if (!task) return
      slot.task = task
      slot.startedAt = performance.now()
      slot.worker.postMessage({ number: task.number, job: task.job })
    }
  }

  #answer(slot: Slot, answer: Answer): void {
    const { task } = slot
    if (task?.number !== answer.number) return
    slot.task = null
    clearTimeout(task.deadline)
    if ('product' in answer) {
      task.resolve(answer)
    } else task.reject(serviceErrorOf(answer.failure))
    this.#next()
    // What was just learnt may leave some without hope.
    setImmediate(() => this.#refuseHopeless())
  }

  #expire(number: number): void {
    const error = new ServiceError(
      'render_timeout',
      'The output took too long. Ask for fewer problems, or try again later.',
    )
    const waiting = [...this.#queue.inOrder()].find(task => task.number === number)
    if (waiting) {
      this.#queue.remove(waiting)
      this.#fail(waiting, error)
    }
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
