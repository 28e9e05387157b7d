import { parentPort } from 'node:worker_threads'
import { serveJobs } from '../../src/rendering/serve-jobs.ts'
import { fakeProduce } from './fake-produce.ts'

serveJobs(parentPort!, fakeProduce)
