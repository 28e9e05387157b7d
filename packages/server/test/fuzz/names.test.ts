import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { library } from '../../src/rendering/library.ts'
import { startServer, type TestServer } from '../support/server.ts'

/** Words that every object answers to. A caller may call anything so. */
const NAMES = [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length', 'then']
const OPERATIONS = ['worksheets', 'worksheets/pdf', 'worksheets/latex', 'embeds']
const entry = { id: 'a', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 1 }

describe('a word that every object answers to', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({
      library,
      worker: new URL('../../src/rendering/worker.ts', import.meta.url),
      // The worker reads the sources of all topics first.
      environment: { RENDER_TIMEOUT_MS: '60000' },
    })
  })
  afterAll(() => server.stop())

  const send = (operation: string, body: unknown, headers = {}) =>
    server.call(`/api/public/v1/${operation}`, { body, headers })
  /** Written as text, since `__proto__` in a literal is no field. */
  const withField = (field: string, value: unknown) => {
    const json = JSON.stringify({ entries: [entry], seed: 1 })
    return `${json.slice(0, -1)},${JSON.stringify(field)}:${JSON.stringify(value)}}`
  }

  it.each(OPERATIONS)('is an id, a title and a key like any other in %s', async operation => {
    for (const name of NAMES) {
      const body = { entries: [{ ...entry, id: name }], seed: 1, locale: name, title: name, layout: { title: name } }
      const answer = await send(operation, body, { 'Idempotency-Key': `${name}.${operation}`, 'X-Request-Id': name })
      expect(answer.status, `${name} ${answer.text.slice(0, 300)}`).toBe(operation === 'embeds' ? 201 : 200)
    }
  })

  it.each(OPERATIONS)('is an unknown field of every object in %s', async operation => {
    for (const name of NAMES) {
      for (const body of [
        withField(name, { [name]: name }),
        withField('layout', JSON.parse(`{"${name}":1}`)),
        withField(name, null).replace('"count":1', `"count":1,"${name}":{}`),
      ]) {
        const answer = await send(operation, body)
        expect(answer.status, `${body} ${answer.text.slice(0, 300)}`).toBe(operation === 'embeds' ? 201 : 200)
        expect(answer.headers.get('x-worksheet-warnings')).toContain('is not known')
      }
    }
  })

  it.each(OPERATIONS)('names no grade, topic, difficulty or form in %s', async operation => {
    for (const name of NAMES) {
      for (const field of ['grade', 'topic', 'difficulty', 'count']) {
        const answer = await send(operation, { entries: [{ ...entry, [field]: name }] })
        expect(answer.status, `${field} ${name} ${answer.text.slice(0, 300)}`).toBe(400)
      }
      expect((await send(operation, { entries: [{ ...entry, forms: [name] }] })).status, name).toBe(400)
    }
  })

  it('finds nothing as a path, a parameter or a header', async () => {
    for (const name of NAMES) {
      for (const path of [name, `embeds/${name}`, `api/public/v1/${name}`, `oembed?url=${name}&format=${name}`])
        expect((await server.call(`/${path}`)).status, path).toBe(404)
      const catalog = await server.call(`/api/public/v1/catalog?locale=${name}&${name}=${name}`, {
        headers: { 'If-None-Match': name, Accept: name, 'Accept-Encoding': name },
      })
      expect(catalog.status).toBe(200)
      await expect(server.admin(`${name} ${name}`)).rejects.toThrow(/no command/)
    }
  })
})
