import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../../src/metrics.ts'
import { startServer } from '../support/server.ts'
import { until } from '../support/until.ts'

const entry = { id: 'slow-400', grade: '6', topic: 'one-step-equations', difficulty: 'easy', count: 3 }

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

it('credits that are held and a database that is away show in the metrics', async () => {
  const server = await startServer()
  const { metrics, storage } = server.services
  const shown = async (pattern: RegExp) => pattern.test((await server.call('/metrics')).text)
  expect(await shown(/^worksheet_credits_held 0$/m)).toBe(true)
  const pdf = server.call('/api/public/v1/worksheets/pdf', { body: { entries: [entry] } })
  await until(() => shown(/^worksheet_credits_held 3$/m))
  expect((await pdf).status).toBe(200)
  expect(await shown(/^worksheet_credits_held 0$/m)).toBe(true)
  await storage.sql.close()
  expect((await server.call('/api/public/v1/catalog')).status).toBeGreaterThanOrEqual(500)
  // What was known last is told while there is nobody to ask.
  expect(await metrics.registry.metrics()).toMatch(/^worksheet_credits_held 0$/m)
  await server.stop().catch(() => {})
})

it('a request that is refused before it gets to its route is counted under it', async () => {
  const server = await startServer({ environment: { RATE_LIMIT_PER_MINUTE: '1', RATE_LIMIT_BURST: '1' } })
  await server.call('/api/public/v1/catalog')
  const refused = [await server.call('/api/public/v1/worksheets', { key: null, body: {} })]
  refused.push(await server.call('/api/public/v1/embeds', { body: {} }))
  expect(refused.map(({ status }) => status)).toEqual([401, 429])
  const { text } = await server.call('/metrics', { key: null })
  expect(text).toMatch(/_count\{method="POST",route="\/api\/public\/v1\/worksheets",status="401"\} 1/)
  expect(text).toMatch(/_count\{method="POST",route="\/api\/public\/v1\/embeds",status="429"\} 1/)
  await server.stop()
})

it('every alert asks for metrics that there are', async () => {
  const file = new URL('../../../../docs/guides/alerts.yml', import.meta.url)
  const { groups } = parse(readFileSync(file, 'utf8')) as Rules
  const { registry } = createMetrics({ pool: { waiting: 0, busy: 0 }, heldCredits: async () => 0 })
  const known = registry.getMetricsAsArray().map(({ name }) => name)
  const rules = groups.flatMap(group => group.rules)
  expect(rules.length).toBeGreaterThan(5)
  for (const { alert, expr } of rules) {
    const asked = expr.match(/\b(?:worksheet|http)_\w+/g) ?? []
    for (const name of asked) expect(known, alert).toContain(name.replace(/_(?:bucket|count|sum)$/, ''))
  }
})
