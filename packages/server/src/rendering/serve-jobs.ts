import type { MessagePort } from 'node:worker_threads'
import { failureOf } from './failure.ts'
import type { Job, Produce } from './job.ts'
import type { Answer } from './pool.ts'

const encoder = new TextEncoder()

/** Answers each job on the port with its product or its failure. */
export function serveJobs(port: MessagePort, produce: Produce): void {
  port.on('message', async ({ number, job }: { number: number; job: Job }) => {
    try {
      const start = performance.now()
      const made = await produce(job)
      // A string would be copied on the main thread, letter by letter.
      const product = job.output === 'json' && typeof made === 'string' ? encoder.encode(made) : made
      const answer: Answer = { number, product, ms: performance.now() - start }
      // Bytes that fill their buffer change hands; others are copied.
      const own = typeof product !== 'string' && product.byteLength === product.buffer.byteLength
      port.postMessage(answer, own ? [product.buffer as ArrayBuffer] : [])
    } catch (error) {
      const answer: Answer = { number, failure: failureOf(error) }
      port.postMessage(answer)
    }
  })
}
