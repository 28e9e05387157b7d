import pino from 'pino'
import { expect, it } from 'vitest'
import { reverseAbandoned, startHousekeeping } from '../../src/housekeeping.ts'
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

it('counts what it reverses with all that was reversed', async () => {
  const server = await startServer()
  const { services } = server
  const reserve = {
    type: 'reserve',
    account: 'demo',
    at: 0,
    expiresAt: 1,
    note: '',
    operation: 'json',
    apiKey: null,
    retry: null,
  } as const
  await services.ledger.submit({ ...reserve, id: 'one', amount: 3 }, { ...reserve, id: 'two', amount: 4 })
  expect(await reverseAbandoned(services, 1)).toBe(2)
  expect((await server.call('/metrics')).text).toMatch(/worksheet_credits_total\{movement="reversed"\} 7\n/)
  await server.stop()
})
