import { workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

/** Lets a test run a worker from its source. */
register()
await import(workerData.file)
