import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer, type TestServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const entry = { grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 1 }

describe('one account that asks for all it may', () => {
  let server: TestServer
  let other = ''
  beforeAll(async () => {
    server = await startServer({ environment: { RENDER_QUEUE: '20', RENDER_TIMEOUT_MS: '3000' } })
    await server.admin('account create other')
    await server.admin('credits grant --account other --amount 100')
    other = (await server.admin<{ key: string }>('key create --account other')).key
    await pdf('a')
  })
  afterAll(() => server.stop())

  const pdf = (id: string, key = server.key) =>
    server.call('/api/public/v1/worksheets/pdf', { key, body: { entries: [{ ...entry, id }] } })

  it('leaves another its turn, and its place in a queue that is full', async () => {
    const answered: string[] = []
    const many = Array.from({ length: 40 }, async () => {
      const { status } = await pdf('slow-50')
      answered.push(`many ${status}`)
    })
    // All places are taken once somebody is refused.
    await Promise.race(many)
    const one = Array.from({ length: 3 }, async () => {
      const { status } = await pdf('slow-50', other)
      answered.push(`one ${status}`)
    })
    await Promise.all([...many, ...one])
    expect(answered.filter(text => text === 'one 200')).toHaveLength(3)
    expect(answered.filter(text => text === 'many 200').length).toBeGreaterThan(10)
    // In the order of their coming, they would have been the last of all.
    expect(answered.slice(answered.lastIndexOf('one 200'))).toContain('many 200')
  })

  it('never has all of several threads', async () => {
    const wide = await startServer({ environment: { RENDER_WORKERS: '2', RENDER_TIMEOUT_MS: '20000' } })
    await wide.admin('account create other')
    await wide.admin('credits grant --account other --amount 100')
    const { key } = await wide.admin<{ key: string }>('key create --account other')
    const ask = (id: string, own: string) =>
      wide.call('/api/public/v1/worksheets/pdf', { key: own, body: { entries: [{ ...entry, id }] } })
    await Promise.all([ask('a', wide.key), ask('a', key)])
    const answered: string[] = []
    const many = Array.from({ length: 3 }, () => ask('slow-1500', wide.key).then(() => answered.push('many')))
    await until(async () => (await wide.admin<{ held: number }>('credits balance --account demo')).held === 3)
    expect((await ask('a', key)).status).toBe(200)
    expect(answered).toEqual([])
    await Promise.all(many)
    await wide.stop()
  })

  it('is told at once what cannot be done in time, rather than after its time', async () => {
    const before = await server.balance()
    const statuses = (await Promise.all(Array.from({ length: 21 }, () => pdf('slow-400')))).map(({ status }) => status)
    const counted = (status: number) => statuses.filter(each => each === status).length
    const [done, refused, late] = [counted(200), counted(503), counted(504)]
    expect(done + refused + late).toBe(statuses.length)
    // What had begun when the time ended may be late, if the machine is slower than it was.
    expect(late).toBeLessThanOrEqual(2)
    expect(refused).toBeGreaterThan(8)
    expect(await server.balance()).toBe(before - done)
  })

  it('counts a long body as several requests, also where it is refused', async () => {
    await server.admin('account create slow --rate-per-minute 1 --rate-burst 12')
    const { key } = await server.admin<{ key: string }>('key create --account slow')
    const filler = Array.from({ length: 4000 }, (_, i) => [`field ${i}`, 'x'.repeat(40)])
    const long = JSON.stringify({ entries: [{ ...entry, id: 'a' }], ...Object.fromEntries(filler) })
    const refused = await server.call('/api/public/v1/worksheets', { key, body: long })
    expect([refused.status, refused.json.error.code]).toEqual([400, 'invalid_json'])
    // Of twelve it has taken one, and one for each 32 KiB.
    const left = 12 - 1 - Math.floor(long.length / 32768)
    const statuses = []
    for (let i = 0; i < 12; i++) statuses.push((await server.call('/api/public/v1/catalog', { key })).status)
    expect(statuses.filter(status => status === 200)).toHaveLength(left)
  })
})
