import { Worker } from 'node:worker_threads'
import { readConfig } from '../../src/config.ts'
import { serve } from '../../src/serve.ts'
import { fakeLibrary } from './fake-library.ts'

/** A machine whose clock is wrong. */
const { now } = Date
const wrongBy = Number(process.env.CLOCK_WRONG_BY_MS ?? 0)
Date.now = () => now() + wrongBy

/** The service with the stand-in library as a process of its own, to be killed. */
let ahead = 0

const running = await serve({
  config: readConfig(process.env),
  library: fakeLibrary,
  createWorker: () => new Worker(new URL('./fake-worker.mjs', import.meta.url)),
  print: text => process.stdout.write(text),
  aheadMs: () => ahead,
})
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
process.on('message', (ms: number) => {
  ahead += ms
  process.send?.(ahead)
})
process.stdout.write('READY\n')
