import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { exampleEntry, type Grade } from '../../src/openapi/examples.ts'
import { library } from '../../src/rendering/library.ts'
import { entriesOf, startServer } from '../support/server.ts'
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
  it('has the topic that examples are to show, which are read at a glance', () => {
    expect(exampleEntry(library.catalog('en') as Grade[])).toMatchObject({ grade: '7', topic: 'two-step-equations' })
  })

  it('gives the same worksheet whether it is rendered at once or in a thread', async () => {
    const server = await startServer({ library, worker: new URL('../../src/rendering/worker.ts', import.meta.url) })
    const entries = entriesOf((await server.call('/api/public/v1/catalog')).json, 10).slice(0, 5)
    const small = await server.call('/api/public/v1/worksheets', { body: { entries: entries.slice(0, 1), seed: 5 } })
    const large = await server.call('/api/public/v1/worksheets', { body: { entries, seed: 5 } })
    expect(large.json.data.problemCount).toBe(10 * entries.length)
    expect(large.json.data.entries[0]).toEqual(small.json.data.entries[0])
    await server.stop()
  })

  it('answers as its OpenAPI document says, for every topic in both languages', async () => {
    const server = await startServer({ library, worker: new URL('../../src/rendering/worker.ts', import.meta.url) })
    await server.admin('credits grant --account demo --amount 1000000')
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    ajv.addSchema({ ...(await server.call('/openapi.json')).json, $id: 'openapi' })
    const isCatalog = ajv.getSchema('openapi#/components/schemas/Catalog')!
    const isAnswer = ajv.getSchema('openapi#/components/schemas/WorksheetAnswer')!
    const catalog = (await server.call('/api/public/v1/catalog')).json
    expect(isCatalog(catalog), JSON.stringify(isCatalog.errors)).toBe(true)
    for (const { id: grade, topics } of catalog) {
      for (const { id: topic, difficulties } of topics.filter(({ implemented }) => implemented)) {
        const entries = difficulties.map(difficulty => ({ id: difficulty, grade, topic, difficulty, count: 3 }))
        const locale = topic.length % 2 ? 'es' : 'en'
        const { status, json, text } = await server.call('/api/public/v1/worksheets', {
          body: { entries, locale, seed: 11 },
        })
        expect(status, `${topic} ${text.slice(0, 300)}`).toBe(200)
        expect(isAnswer(json), `${topic} ${JSON.stringify(isAnswer.errors)}`).toBe(true)
      }
    }
    await server.stop()
  })
})
