import { parentPort } from 'node:worker_threads'
import { produce } from './produce.ts'
import { serveJobs } from './serve-jobs.ts'

/** The entry of a rendering thread. */
serveJobs(parentPort!, produce)
