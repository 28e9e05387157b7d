import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe } from 'vitest'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServer } from '../support/server.ts'
import { contract } from './contract.ts'

const RICH = { environment: { RENDER_TIMEOUT_MS: '10000' } }

describe('the service on SQLite', () => {
  contract(() => startServer(RICH), { standIn: true })
})

describe.runIf(has('postgres'))('the service on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  contract(async () => startServer({ ...RICH, databaseUrl: await postgres.database() }), { standIn: true })
})
