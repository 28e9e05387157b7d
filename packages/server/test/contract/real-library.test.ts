import { describe, expect, it } from 'vitest'
import { library } from '../../src/rendering/library.ts'
import { startServer } from '../support/server.ts'
import { contract } from './contract.ts'

describe('the service with the real library', () => {
  const start = () =>
    startServer({
      library,
      worker: new URL('../../src/rendering/worker.ts', import.meta.url),
      environment: { RENDER_TIMEOUT_MS: '60000' },
    })
  contract(start, { standIn: false })
})

describe('the real library behind the service', () => {
  it('gives the same worksheet whether it is rendered at once or in a thread', async () => {
    const server = await startServer({ library, worker: new URL('../../src/rendering/worker.ts', import.meta.url) })
    const grades = (await server.call('/api/public/v1/catalog')).json as {
      id: string
      topics: { id: string; implemented: boolean; difficulties: string[] }[]
    }[]
    const topics = grades.flatMap(({ id, topics }) =>
      topics.filter(({ implemented }) => implemented).map(topic => ({ grade: id, topic })),
    )
    const entries = topics.slice(0, 5).map(({ grade, topic }, i) => ({
      id: `e${i}`,
      grade,
      topic: topic.id,
      difficulty: topic.difficulties[0]!,
      count: 10,
    }))
    const small = await server.call('/api/public/v1/worksheets', { body: { entries: entries.slice(0, 1), seed: 5 } })
    const large = await server.call('/api/public/v1/worksheets', { body: { entries, seed: 5 } })
    expect(large.json.data.problemCount).toBe(10 * entries.length)
    expect(large.json.data.entries[0]).toEqual(small.json.data.entries[0])
    await server.stop()
  })
})
