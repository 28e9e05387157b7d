import { Worker } from 'node:worker_threads'
import { readConfig } from '../../src/config.ts'
import { serve } from '../../src/serve.ts'
import { fakeLibrary } from './fake-library.ts'

/** The service with the stand-in library as a process of its own, to be killed. */
const running = await serve({
  config: readConfig(process.env),
  library: fakeLibrary,
  createWorker: () => new Worker(new URL('./fake-worker.mjs', import.meta.url)),
  print: text => process.stdout.write(text),
})
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
process.stdout.write('READY\n')
