import pino from 'pino'
import { expect, it } from 'vitest'
import { startHousekeeping } from '../../src/housekeeping.ts'
import { startServer } from '../support/server.ts'

it('does not keep a server from stopping when the database takes nothing any more', async () => {
  const server = await startServer()
  const { services } = server
  services.keyUse.write = () => Promise.reject(new Error('database or disk is full'))
  const told: string[] = []
  const log = pino({}, { write: line => void told.push(line) })
  await startHousekeeping({ ...services, log }).stop()
  expect(told.join()).toMatch(/disk is full/)
  await server.stop()
})
